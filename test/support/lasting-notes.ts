import type { ReadingNote } from '#core/query/reading.ts'

/**
 * Notes but for those that a form of the app causes itself, read back from what it sends: its text may look encoded
 * twice, it may hold a list of fields that is not documented or invisible characters, and conventions may put members of one
 * object into the query and into the body.
 */
export const lastingNotes = (notes: readonly ReadingNote[]): readonly ReadingNote[] =>
  notes.filter(({ kind }) => !causedByForm.has(kind))

const causedByForm: ReadonlySet<ReadingNote['kind']> = new Set([
  'encoded-twice',
  'in-both',
  'invisible-kept',
  'kept-as-extra',
])
