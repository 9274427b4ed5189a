/** A piece of a line of JSON with one color. */
export interface LineSegment {
  text: string
  kind: 'plain' | 'key' | 'string' | 'number' | 'literal'
  isHit: boolean
}

const token =
  /("(?:\\.|[^"\\])*(?:"|\\?$))(?=(\s*:)?)|(-?\d+(?:\.\d*)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g

/**
 * Splits a line of JSON into pieces of one color, and marks the hits of a case-insensitive search. A line
 * that is not JSON stays plain.
 */
export function segmentLine(
  text: string,
  options: { isJson: boolean; needle: string },
): LineSegment[] {
  const colored = options.isJson ? colorize(text) : [{ text, kind: 'plain' as const, isHit: false }]
  return options.needle === '' ? colored : markHits(colored, text, options.needle)
}

function colorize(text: string): LineSegment[] {
  const segments: LineSegment[] = []
  let at = 0
  const add = (end: number, kind: LineSegment['kind']) => {
    if (end > at) segments.push({ text: text.slice(at, end), kind, isHit: false })
    at = Math.max(at, end)
  }
  for (const found of text.matchAll(token)) {
    add(found.index, 'plain')
    const [whole, string, colon, number] = found
    const kind =
      string !== undefined
        ? colon === undefined
          ? 'string'
          : 'key'
        : number !== undefined
          ? 'number'
          : 'literal'
    add(found.index + whole.length, kind)
  }
  add(text.length, 'plain')
  return segments
}

/** A hit may begin in one color and end in another. */
function markHits(segments: readonly LineSegment[], text: string, needle: string): LineSegment[] {
  const lower = text.toLowerCase()
  const wanted = needle.toLowerCase()
  // If lowercasing changes the length of the text, the offsets of hits do not match.
  let hit = lower.length === text.length ? lower.indexOf(wanted) : -1
  let at = 0
  return segments.flatMap((segment) => {
    const parts: LineSegment[] = []
    const end = at + segment.text.length
    while (at < end) {
      const isHit = hit >= 0 && hit <= at
      const border = isHit ? hit + wanted.length : hit < 0 ? end : hit
      const from = at
      at = Math.min(end, border)
      parts.push({ ...segment, text: text.slice(from, at), isHit })
      if (isHit && at === border) hit = lower.indexOf(wanted, at)
    }
    return parts
  })
}

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
