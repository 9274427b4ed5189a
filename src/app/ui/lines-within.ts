/** Pixels per unit of height. */
export const unitHeight = 4

/** A line of a list whose lines have different heights, in whole units. */
export interface UnitLine {
  /** Offset from the top of the list, in units. */
  top: number
  /** Height in units. */
  units: number
}

/** The lines that overlap [from, to), in units. `lines` must be in order and without gaps. */
export function linesWithin<L extends UnitLine>(
  lines: readonly L[],
  from: number,
  to: number,
): readonly L[] {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    const line = lines[middle]
    if (line && line.top + line.units <= from) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < lines.length && (lines[end]?.top ?? 0) < to) end += 1
  return lines.slice(low, end)
}
