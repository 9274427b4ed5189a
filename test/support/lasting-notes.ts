import type { ReadingNote } from '#core/query/reading.ts'

/**
 * Notes but for those that a form of the app causes itself, read back from what it sends: its text may look encoded
 * twice, it may hold a list of fields that is not documented, and conventions may put members of one object into the
 * query and into the body.
 */
export const lastingNotes = (notes: readonly ReadingNote[]): readonly ReadingNote[] =>
  notes.filter(
    ({ kind }) => kind !== 'encoded-twice' && kind !== 'in-both' && kind !== 'kept-as-extra',
  )
