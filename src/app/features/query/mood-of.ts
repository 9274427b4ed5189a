import { isInstanceHint, type FieldNote } from '#core/dialect/instance-hint.ts'

/** How a field looks with what there is to say about it. */
export function moodOf(notes: readonly FieldNote[]): 'calm' | 'warning' | 'error' {
  if (notes.some(({ severity }) => severity === 'blocks')) return 'error'
  return notes.some((note) => !isUnfinished(note)) ? 'warning' : 'calm'
}

/** A row just added is not wrong yet: the words under it are enough. */
const isUnfinished = (note: FieldNote): boolean =>
  !isInstanceHint(note) && (note.kind.endsWith('-missing') || note.kind === 'filter-key-unknown')
