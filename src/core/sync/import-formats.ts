import type { HandoverFormat } from '#core/handover/handover-formats.ts'
import { syncLanguages, type SyncLanguage } from './render-sync.ts'

/** The nightly import of all items, in a language that it is written in. */
export type ImportFormat = `import-${SyncLanguage}`

/** Whatever a query is given away as: this request, its link, or the import of all of its items. */
export type ShareFormat = HandoverFormat | 'link' | ImportFormat

/** The language of an import; null for what gives away the request. */
export const importLanguageOf = (format: ShareFormat): SyncLanguage | null =>
  syncLanguages.find((language) => format === `import-${language}`) ?? null

export const isImportFormat = (format: ShareFormat): format is ImportFormat =>
  importLanguageOf(format) !== null
