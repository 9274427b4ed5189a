/** A piece of a line of JSON with one color. */
export interface LineSegment {
  text: string
  kind: 'plain' | 'key' | 'string' | 'number' | 'literal'
  isHit: boolean
}

const token =
  /("(?:\\.|[^"\\])*"?)(?=(\s*:)?)|(-?\d+(?:\.\d*)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g

/**
 * Splits a line of JSON into pieces of one color, and marks the hits of a case-insensitive search. A line
 * that is not JSON stays plain.
 */
export function segmentLine(
  text: string,
  options: { isJson: boolean; needle: string },
): LineSegment[] {
  const colored = options.isJson ? colorize(text) : [{ text, kind: 'plain' as const, isHit: false }]
  return options.needle === '' ? colored : colored.flatMap((one) => markHits(one, options.needle))
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

function markHits(segment: LineSegment, needle: string): LineSegment[] {
  const lower = segment.text.toLowerCase()
  const wanted = needle.toLowerCase()
  // If lowercasing changes the length of the text, the offsets of hits do not match.
  if (lower.length !== segment.text.length) return [segment]
  const parts: LineSegment[] = []
  let at = 0
  for (let hit = lower.indexOf(wanted); hit >= 0; hit = lower.indexOf(wanted, at)) {
    if (hit > at) parts.push({ ...segment, text: segment.text.slice(at, hit) })
    at = hit + wanted.length
    parts.push({ ...segment, text: segment.text.slice(hit, at), isHit: true })
  }
  if (at < segment.text.length) parts.push({ ...segment, text: segment.text.slice(at) })
  return parts
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
