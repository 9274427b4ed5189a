/** A line of a list whose lines have different heights, all of them whole units. */
export interface UnitLine {
  /** Where it begins, in units. */
  top: number
  /** How high it is. */
  units: number
}

/** The lines of which a part stands in [from, to). They come in their order, without gaps. */
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
