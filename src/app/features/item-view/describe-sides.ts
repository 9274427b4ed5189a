import type { ComparedText, ComparedValue } from '#core/compare/compared-values.ts'
import type { Cell } from '#core/content/cell.ts'

/** The two sides of a difference in words; null for the side that lacks the value. */
export type ReadableSides = Record<'before' | 'after', string | null>

/** Describes both sides in words; null if one has no words, or if the words do not show the difference. */
export function describeSides(
  { before, after }: Pick<ComparedValue, 'before' | 'after'>,
  sayCell: (cell: Cell) => string,
): ReadableSides | null {
  const say = (value: ComparedText | null) => value && sayCell(value.cell)
  const words = { before: say(before), after: say(after) }
  const hasWords = [before, after].every((value) => value?.cell.kind !== 'json')
  return hasWords && words.before !== words.after && words.before !== '' && words.after !== ''
    ? words
    : null
}
