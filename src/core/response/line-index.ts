import type { LineCut, LineSplitter } from './line-splitter.ts'

/** The lines of a text of any size, decoded on demand. */
export interface LineIndex {
  /** Lines counted so far. */
  readonly lineCount: number
  /** True if all lines are counted. */
  readonly isWhole: boolean
  /** Continues counting over at most this many bytes. */
  extend(byteCount: number): void
  /** The lines [from, to) of those counted so far. */
  lines(from: number, to: number): TextLine[]
  /** The line that contains an offset; continues counting up to it if needed. */
  lineOf(offset: number): number
}

export interface TextLine {
  text: string
  /** Indentation in columns: two per level. */
  indent: number
  /** Number of bytes not shown because the line is too long. */
  hiddenBytes: number
}

export interface IndexedText {
  /** The text is the range [start, end) of `bytes`. */
  start: number
  end: number
  bytes: (from: number, to: number) => Uint8Array
  decode: (bytes: Uint8Array) => string
  split: LineSplitter
  /** Transforms a line's text for display. */
  present: (text: string) => string
}

const linesPerMark = 128
/** Bytes cut into lines at a time; doubled for a longer line. */
const windowSize = 65_536
/** Bytes shown of a line. */
const maxShownLength = 4000

/** Creates the index of a complete text. Costs 16 bytes per 128 lines. */
export function createLineIndex(source: IndexedText): LineIndex {
  const { start, end, decode, present } = source
  /** Offset and depth of every 128th line. */
  const offsets: number[] = []
  const depths: number[] = []
  let lineCount = 0
  let next = start
  let nextDepth = 0

  function countUntil(isEnough: () => boolean): void {
    if (next >= end) return
    const from = next
    cutLines(source, from, nextDepth, (cut, _window, base) => {
      if (lineCount % linesPerMark === 0) {
        offsets.push(next)
        depths.push(nextDepth)
      }
      lineCount += 1
      next = base + Math.max(cut.next, 1)
      nextDepth = cut.depth
      return !isEnough()
    })
    if (next === from || !hasLine(source, next, nextDepth)) next = end
  }

  return {
    get lineCount() {
      return lineCount
    },
    get isWhole() {
      return next >= end
    },
    extend(byteCount) {
      const until = next + byteCount
      countUntil(() => next >= until)
    },
    lines(from, to) {
      const mark = Math.floor(from / linesPerMark)
      const lines: TextLine[] = []
      let line = mark * linesPerMark
      const last = Math.min(to, lineCount)
      if (from >= last) return lines
      cutLines(source, offsets[mark] ?? start, depths[mark] ?? 0, (cut, window) => {
        if (line >= from) {
          const shown = Math.min(cut.end, cut.start + maxShownLength)
          lines.push({
            text: present(decode(window.subarray(cut.start, shown))),
            indent: cut.indent * 2,
            hiddenBytes: cut.end - shown,
          })
        }
        line += 1
        return line < last
      })
      return lines
    },
    lineOf(offset) {
      if (next <= offset) countUntil(() => next > offset)
      let mark = upperBound(offsets, offset) - 1
      if (mark < 0) mark = 0
      let line = mark * linesPerMark
      cutLines(source, offsets[mark] ?? start, depths[mark] ?? 0, (cut, _window, base) => {
        if (base + cut.next > offset) return false
        line += 1
        return true
      })
      return Math.max(0, Math.min(line, lineCount - 1))
    },
  }
}

/** Passes lines to `take` from an offset on, until it returns false or the text ends. */
function cutLines(
  { end, bytes, split }: IndexedText,
  from: number,
  depth: number,
  take: (cut: LineCut, window: Uint8Array, base: number) => boolean,
): void {
  let base = from
  let at = 0
  let level = depth
  let size = windowSize
  let window = bytes(base, Math.min(end, base + size))
  while (base + at < end) {
    const cut = split(window, at, level, base + window.length === end)
    if (cut === null) {
      // The line continues after the window: read again from its start, with a larger window if it fills all
      // of it.
      size = at === 0 ? size * 2 : windowSize
      base += at
      at = 0
      window = bytes(base, Math.min(end, base + size))
      continue
    }
    at = Math.max(cut.next, at + 1)
    level = cut.depth
    if (cut.start === cut.end && base + at >= end) return
    if (!take(cut, window, base)) return
  }
}

/** True if there is more than white space left. */
function hasLine(source: IndexedText, from: number, depth: number): boolean {
  if (from >= source.end) return false
  let found = false
  cutLines(source, from, depth, () => {
    found = true
    return false
  })
  return found
}

/** The number of entries of an ascending list that are ≤ `limit`. */
function upperBound(numbers: readonly number[], limit: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Byte ranges in the order found, efficient for tens of millions. */
export interface RangeList {
  readonly length: number
  /** Throws a RangeError for a position outside of the list, like `endOf`. */
  startOf(position: number): number
  /** The offset after the last byte. */
  endOf(position: number): number
}

export interface GrowingRangeList extends RangeList {
  /** Offsets are integers from 0 to 2^32 - 1. */
  push(start: number, end: number): void
}

const rangesPerBlock = 4096

/** Stores ranges in blocks of fixed size: growing copies nothing, and a range needs 8 bytes. */
export function createRangeList(): GrowingRangeList {
  const blocks: Uint32Array[] = []
  let length = 0

  function at(position: number, part: 0 | 1): number {
    const block = blocks[Math.floor(position / rangesPerBlock)]
    const value = block?.[(position % rangesPerBlock) * 2 + part]
    if (value === undefined || position >= length) {
      throw new RangeError(`No range at position ${position} of ${length}`)
    }
    return value
  }

  return {
    get length() {
      return length
    },
    startOf: (position) => at(position, 0),
    endOf: (position) => at(position, 1),
    push(start, end) {
      const place = length % rangesPerBlock
      let block = blocks.at(-1)
      if (!block || place === 0) {
        block = new Uint32Array(rangesPerBlock * 2)
        blocks.push(block)
      }
      block[place * 2] = start
      block[place * 2 + 1] = end
      length += 1
    },
  }
}
