import { findClosingQuote } from './find-bytes.ts'
import {
  TAB,
  LINE_FEED,
  CARRIAGE_RETURN,
  SPACE,
  QUOTE,
  COMMA,
  COLON,
  ARRAY_START,
  ARRAY_END,
  OBJECT_START,
  OBJECT_END,
} from '#core/json/read-json.ts'

/** The boundaries of one line, and its indentation. */
export interface LineCut {
  /** Range of the displayed bytes, [start, end). */
  start: number
  end: number
  next: number
  indent: number
  /** Nesting depth of the next line. */
  depth: number
}

/**
 * Cuts the line that begins at `at`, with the depth after the previous line. Returns null if more bytes are
 * needed, unless `isEnd`. Pure, so splitting can start at any line.
 */
export type LineSplitter = (
  bytes: Uint8Array,
  at: number,
  depth: number,
  isEnd: boolean,
) => LineCut | null

/** Longer raw lines are wrapped. */
export const maxRawLineLength = 240
const maxIndent = 60

/** Lines as received; long ones are wrapped. */
export const splitRawLine: LineSplitter = (bytes, at, depth, isEnd) => {
  const limit = at + maxRawLineLength
  // The line may end with two bytes more, CR and LF.
  const feed = bytes.subarray(at, limit + 2).indexOf(LINE_FEED) + at
  const shown = feed > at && bytes[feed - 1] === CARRIAGE_RETURN ? feed - 1 : feed
  if (feed >= at && shown <= limit)
    return { start: at, end: shown, next: feed + 1, indent: 0, depth }
  if (bytes.length < limit + 2 && !isEnd) return null
  // Do not split a character: its continuation bytes start with the bits 10.
  let end = Math.min(bytes.length, limit)
  while (end < bytes.length && end > at + 1 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1
  return { start: at, end, next: end, indent: 0, depth }
}

/**
 * Formats JSON with two spaces per level (at most 60 levels); tokens are unchanged. Invalid JSON keeps all
 * its tokens in order.
 */
export const splitPrettyLine: LineSplitter = (bytes, from, depth, isEnd) => {
  let at = endOfSpace(bytes, from)
  if (at === bytes.length) return isEnd ? lastLine(from, at, depth) : null
  const start = at
  const first = bytes[at]
  let nextDepth = depth
  let indent = Math.min(depth, maxIndent)
  if (first === ARRAY_END || first === OBJECT_END) {
    nextDepth = Math.max(0, depth - 1)
    indent = Math.min(nextDepth, maxIndent)
    at += 1
  } else {
    for (;;) {
      const token = bytes[at]
      const end = endOfToken(bytes, at, isEnd)
      if (end === null) return null
      const following = endOfSpace(bytes, end)
      const next = bytes[following]
      if (next === undefined && !isEnd) return null
      if (token === ARRAY_START || token === OBJECT_START) {
        // An empty container stays on its line.
        if (next !== token + 2) return { start, end, next: end, indent, depth: depth + 1 }
        at = following + 1
        break
      }
      at = end
      // A name, its colon and its value are one line.
      if (next !== COLON && (token !== COLON || next === undefined || endsValue(next))) break
      at = following
    }
  }
  const comma = endOfSpace(bytes, at)
  if (comma === bytes.length && !isEnd) return null
  const end = bytes[comma] === COMMA ? comma + 1 : at
  return { start, end, next: end, indent, depth: nextDepth }
}

const lastLine = (start: number, end: number, depth: number): LineCut => ({
  start: end,
  end,
  next: Math.max(end, start),
  indent: 0,
  depth,
})

const endsValue = (byte: number) => byte === COMMA || byte === ARRAY_END || byte === OBJECT_END

function endOfSpace(bytes: Uint8Array, at: number): number {
  let end = at
  while (end < bytes.length) {
    const byte = bytes[end]
    if (byte !== SPACE && byte !== LINE_FEED && byte !== CARRIAGE_RETURN && byte !== TAB) break
    end += 1
  }
  return end
}

/** The end of a punctuation character, a string, or any other run; null if more bytes are needed. */
function endOfToken(bytes: Uint8Array, at: number, isEnd: boolean): number | null {
  const first = bytes[at]
  if (first === QUOTE) {
    const quote = findClosingQuote(bytes, at + 1)
    if (quote >= 0) return quote + 1
    return isEnd ? bytes.length : null
  }
  if (isPunctuation(first)) return at + 1
  let end = at + 1
  while (end < bytes.length && !isPunctuation(bytes[end]) && bytes[end] !== QUOTE) {
    if (endOfSpace(bytes, end) !== end) return end
    end += 1
  }
  return end < bytes.length || isEnd ? end : null
}

function isPunctuation(byte: number | undefined): boolean {
  switch (byte) {
    case COMMA:
    case COLON:
    case ARRAY_START:
    case ARRAY_END:
    case OBJECT_START:
    case OBJECT_END:
      return true
    case undefined:
    default:
      return false
  }
}
