import { isInstanceHint, type FieldNote } from '#core/dialect/instance-hint.ts'

/** The appearance of a field with these notes. */
export function toneOf(notes: readonly FieldNote[]): 'calm' | 'warning' | 'error' {
  if (notes.some(({ severity }) => severity === 'blocks')) return 'error'
  return notes.some((note) => !isUnfinished(note)) ? 'warning' : 'calm'
}

/** An incomplete new row is not marked as wrong; the note below it is enough. */
const isUnfinished = (note: FieldNote): boolean =>
  !isInstanceHint(note) && (note.kind.endsWith('-missing') || note.kind === 'filter-key-unknown')
