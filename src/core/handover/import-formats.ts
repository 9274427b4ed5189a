import { syncLanguages, type SyncLanguage } from '#core/sync/render-sync.ts'
import type { HandoverFormat } from './handover-formats.ts'

/** The nightly import of all items, in a language that it is written in. */
export type ImportFormat = `import-${SyncLanguage}`

/** Whatever a query is given away as: this request, its link, or the import of all of its items. */
export type ShareFormat = HandoverFormat | 'link' | ImportFormat

/** The language of an import; null for what gives away the request. */
export const importLanguageOf = (format: ShareFormat): SyncLanguage | null =>
  syncLanguages.find((language) => format === `import-${language}`) ?? null
