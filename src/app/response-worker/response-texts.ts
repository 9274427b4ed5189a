import { formatJson } from '#core/json/render-json.ts'
import { createNeedle, findBytes } from '#core/response/find-bytes.ts'
import { createLineIndex, type LineIndex } from '#core/response/line-index.ts'
import { splitPrettyLine, splitRawLine } from '#core/response/line-splitter.ts'
import type { ResponseIndex } from '#core/response/response-index.ts'
import type { Layout, Part, QuestionOf, ReplyOf } from './protocol.ts'
import type { Turns } from './receive-exchange.ts'

/** At most this many bytes per question, so that other questions get a turn. */
const maxBytesCounted = 4_000_000
const maxBytesSearched = 32_000_000
/** Counted in about a millisecond. */
const bytesPerStep = 250_000
/** Searched without a pause. */
const bytesPerWindow = 1_000_000
const maxHitsAtOnce = 1000
/** Maximum number of parts whose line indexes are kept. */
const maxIndexes = 3

interface ResponseTexts {
  lines(question: QuestionOf<'lines'>): Promise<ReplyOf<'lines'>>
  search(question: QuestionOf<'search'>): Promise<ReplyOf<'search'>>
  lineOf(question: QuestionOf<'line-of'>): ReplyOf<'line-of'>
  file(question: QuestionOf<'file'>): ReplyOf<'file'>
  /** Counts the lines of the whole response in advance, so that a hit far down is shown at once. */
  countAhead(layout: Layout): Promise<void>
}

interface TextsDependencies {
  index: ResponseIndex
  turns: Turns
  decode: (bytes: Uint8Array) => string
  encode: (text: string) => Uint8Array
}

interface Range {
  start: number
  end: number
}

export function createResponseTexts(deps: TextsDependencies): ResponseTexts {
  const { index, turns } = deps
  const indexes = new Map<string, LineIndex>()

  function rangeOf(part: Part): Range {
    if (part.kind === 'response') return { start: index.scan.bomLength, end: index.byteLength }
    if (part.position >= index.itemCount) return { start: 0, end: 0 }
    const { items } = index.scan
    return { start: items.startOf(part.position), end: items.endOf(part.position) }
  }

  /** The lines of a part. As long as the response grows, its end changes, so its lines are counted anew. */
  function linesOf(part: Part, layout: Layout): LineIndex {
    const { start, end } = rangeOf(part)
    const key = `${layout} ${start} ${end}`
    const known = indexes.get(key)
    if (known) return known
    const isPretty = layout === 'pretty'
    const lines = createLineIndex({
      start,
      end,
      bytes: (from, to) => index.bytes(from, to),
      decode: deps.decode,
      split: isPretty ? splitPrettyLine : splitRawLine,
      present: isPretty ? (text) => formatJson(text, 2).trimStart() : (text) => text,
    })
    if (indexes.size >= maxIndexes) {
      // The whole response keeps its index, because counting its lines takes longest.
      const responseRange = rangeOf({ kind: 'response' })
      const oldest = [...indexes.keys()].find(
        (one) => !one.endsWith(` ${responseRange.start} ${responseRange.end}`),
      )
      if (oldest !== undefined) indexes.delete(oldest)
    }
    indexes.set(key, lines)
    return lines
  }

  async function countLines(lines: LineIndex, byteCount: number): Promise<void> {
    for (let counted = 0; counted < byteCount && !lines.isWhole; counted += bytesPerStep) {
      lines.extend(bytesPerStep)
      await turns.pause()
    }
  }

  return {
    async lines({ part, layout, from, to }) {
      const lineIndex = linesOf(part, layout)
      // Lines already counted are returned at once; an empty range asks to continue the count.
      if (from >= to || lineIndex.lineCount < to) await countLines(lineIndex, maxBytesCounted)
      return {
        kind: 'lines',
        lines: lineIndex.lines(from, to),
        lineCount: lineIndex.lineCount,
        isWhole: lineIndex.isWhole,
      }
    },
    async search({ part, needle: text, from }) {
      const { start, end } = rangeOf(part)
      const needle = createNeedle(text, deps.encode)
      const found: number[] = []
      let next = from ?? start
      const until = Math.min(end, next + maxBytesSearched)
      while (needle && next < until && found.length < maxHitsAtOnce) {
        const begin = next
        const windowEnd = Math.min(until, begin + bytesPerWindow)
        // A hit may begin before the end of this window and end after it.
        const window = index.bytes(begin, Math.min(end, windowEnd + needle.bytes.length - 1))
        const maxHits = maxHitsAtOnce - found.length
        const hits = findBytes(window, needle, maxHits)
        for (const hit of hits) found.push(begin + hit)
        // Hits do not overlap, even if one extends into the next window.
        const endOfHits = (found.at(-1) ?? 0) + needle.bytes.length
        next = hits.length === maxHits ? endOfHits : Math.max(windowEnd, endOfHits)
        // The first search (`from` is null) returns as soon as it has a hit.
        if (from === null && found.length > 0) break
        await turns.pause()
      }
      return { kind: 'search', offsets: found, next: needle && next < end ? next : null }
    },
    lineOf: ({ part, layout, offset }) => ({
      kind: 'line-of',
      line: linesOf(part, layout).lineOf(offset),
    }),
    file({ part }) {
      // The file of the whole response begins with its byte order mark.
      const { start, end } =
        part.kind === 'response' ? { ...rangeOf(part), start: 0 } : rangeOf(part)
      return { kind: 'file', file: fileOf(index, start, end) }
    },
    countAhead: (layout) => countLines(linesOf({ kind: 'response' }, layout), index.byteLength),
  }
}

const pieceSize = 1_000_000

function fileOf(index: ResponseIndex, start: number, end: number): Blob {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let at = start; at < end; at += pieceSize)
    pieces.push(new Uint8Array(index.bytes(at, Math.min(end, at + pieceSize))))
  return new Blob(pieces)
}
