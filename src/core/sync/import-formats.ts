import type { HandoverFormat } from '#core/handover/handover-formats.ts'
import { syncLanguages, type SyncLanguage } from './render-sync.ts'

/** A generated program for a nightly import of all items, by programming language. */
export type ImportScriptFormat = `import-${SyncLanguage}`

/** Everything a query can be shared as: its request, its link, or an import program for all its items. */
export type ShareFormat = HandoverFormat | 'link' | ImportScriptFormat

/** Programming language of an import program; null for formats with a single request. */
export const importLanguageOf = (format: ShareFormat): SyncLanguage | null =>
  syncLanguages.find((language) => format === `import-${language}`) ?? null

export const isImportScriptFormat = (format: ShareFormat): format is ImportScriptFormat =>
  importLanguageOf(format) !== null
