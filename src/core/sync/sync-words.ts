import type { SyncCause, SyncFault } from './check-import.ts'
import type { ImportCheckResult } from './sync-document.ts'
import type { SyncNote } from './sync-notes.ts'

type CountedNote = Extract<SyncNote, { count: number }>['kind']

/** The texts of an import check report. Settings are named as on the command line, English causes as in JSON. */
export interface SyncWords {
  title: string
  /** Number of wrong items by fault. */
  verdict: (counts: Readonly<Record<SyncFault, number>>, isClean: boolean) => string
  scope: (baseUrl: string, startedAt: string, askedAt: string) => string
  stamp: string
  mark: string
  removal: string
  held: string
  now: string
  requests: string
  modified: string
  touched: string
  deletions: string
  tried: Readonly<Record<ImportCheckResult['tried']['modified'], string>>
  deleted: Readonly<Record<ImportCheckResult['deleted'], string>>
  wrong: Readonly<Record<SyncFault, (count: number) => string>>
  cause: (cause: SyncCause) => string
  note: (text: string) => string
  notes: Readonly<
    Record<CountedNote, (count: number) => string> &
      Record<Exclude<SyncNote['kind'], CountedNote>, string>
  >
}
