import { readId } from '#core/content/identify-object.ts'
import { judgeResponse } from '#core/query-check/judge-response.ts'
import { observeType, observeNames } from '#core/content/observe-items.ts'
import { readSinglePoint } from '#core/place/collect-places.ts'
import { observeEnvelope } from '#core/finding/read-envelope.ts'
import { readResponseDetails } from '#core/investigate/response-details.ts'
import type { ResponseIndex } from '#core/response/response-index.ts'
import { readErrorBody } from '#core/response/error-body.ts'
import type { ResponseComparison } from './response-comparison.ts'
import { createResponseCoverage } from './response-coverage.ts'
import { createResponseItems, type ResponseItems } from './response-items.ts'
import { answerSurvey, type ReadableItems } from './response-survey.ts'
import { createResponseTrees } from './response-trees.ts'
import type { Opening, Question, QuestionOf, Reply, ReplyOf, Layout, Part } from './protocol.ts'
import type { Turns } from './receive-exchange.ts'
import { createUsedIn } from './used-in.ts'
import { linkedIds, readItemView, readMissing } from '#core/item-view/item-view.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { formatJson } from '#core/json/render-json.ts'
import { createNeedle, findBytes } from '#core/response/find-bytes.ts'
import { createLineIndex, type LineIndex } from '#core/response/line-index.ts'
import { splitPrettyLine, splitRawLine } from '#core/response/line-splitter.ts'

/** Maximum length of an error body that is read. */
const maxErrorBodyBytes = 200_000
/** Later items rarely have other attributes or types. */
const itemsForNames = 100
const itemsForPoints = 500
const itemsForTypes = 1000

export interface QuestionAnswerer {
  /** Answers a question of the page about the response received so far. */
  response(question: Question): Reply | Promise<Reply>
  /** The first view of the items received so far. */
  readonly opening: () => Opening
  /** Precomputes results that are needed sooner or later for a complete response. */
  prepare(): Promise<void>
}

interface AnswererDependencies {
  index: ResponseIndex
  turns: Turns
  comparison: ResponseComparison
  decode: (bytes: Uint8Array) => string
  encode: (text: string) => Uint8Array
}

export function createQuestionAnswerer(deps: AnswererDependencies): QuestionAnswerer {
  const { index, turns, comparison } = deps
  const items = createResponseItems(index, turns)
  const texts = createResponseTexts(deps)
  const readable = readableItemsOf(index, items)
  const coverage = createResponseCoverage({ items: readable, turns })
  const usedIn = createUsedIn({ items: readable, turns })
  const trees = createResponseTrees(index, (position) => items.read(position))

  function response(question: Question): Reply | Promise<Reply> {
    switch (question.kind) {
      case 'rows':
        return items.rows(question)
      case 'columns':
        return items.columns()
      case 'names':
        return { kind: 'names', names: observeNames(firstItems(readable, itemsForNames)) }
      case 'points':
        return { kind: 'points', points: readPoints(firstItems(readable, itemsForPoints)) }
      case 'types': {
        const seen = observeType(firstItems(readable, itemsForTypes))
        return { kind: 'types', seen: { items: seen, ...observeEnvelope(index) } }
      }
      case 'order':
        return items.order(question)
      case 'table':
        return items.table(question)
      case 'locate':
        return items.locate(question)
      case 'used-in':
        return usedIn(question)
      case 'facts':
        return items.facts(question)
      case 'survey':
      case 'labels':
      case 'pictures':
      case 'differences':
        return answerSurvey(question, { items: readable, turns })
      case 'coverage':
        return coverage.coverage(question)
      case 'matching':
        return coverage.matching(question)
      case 'attribute-values':
        return coverage.attributeValues(question)
      case 'overview':
        return coverage.overview(question)
      case 'judgement': {
        const { query, head, outcome } = question
        return { kind: 'judgement', judgement: judgeResponse(query, { head, index, outcome }) }
      }
      case 'outline':
        return items.outline(question)
      case 'response-details':
        return { kind: 'response-details', details: readResponseDetails(index) }
      case 'view':
        return viewItem(question, items)
      case 'item':
        return readItem(index, question)
      case 'error-details':
        return { kind: 'error-details', details: readErrorDetails(index) }
      case 'tree':
        return trees.tree(question)
      case 'tree-search':
        return trees.search(question)
      case 'tree-entry':
        return trees.entry(question)
      case 'lines':
        return texts.lines(question)
      case 'search':
        return texts.search(question)
      case 'line-of':
        return texts.lineOf(question)
      case 'file':
        return texts.file(question)
      case 'compare':
        return comparison.compare(question)
      case 'compared-items':
        return comparison.items(question)
      case 'compared-values':
        return comparison.values(question)
      case 'compare-end':
        return comparison.end()
    }
  }
  return {
    response,
    opening: () => items.opening(),
    async prepare() {
      const { shape } = index.scan
      const isJson = shape !== 'html' && shape !== 'not-json' && shape !== 'empty'
      await texts.countAhead(isJson ? 'pretty' : 'received')
    },
  }
}

function readItem(index: ResponseIndex, { position, limit }: QuestionOf<'item'>): Reply {
  if (position >= index.itemCount) return { kind: 'item', text: null, byteLength: 0 }
  const byteLength = index.scan.items.endOf(position) - index.scan.items.startOf(position)
  return {
    kind: 'item',
    text: byteLength > limit ? null : index.itemText(position),
    byteLength,
  }
}

function* firstItems(items: ReturnType<typeof readableItemsOf>, maxCount: number) {
  for (let position = 0; position < Math.min(items.itemCount, maxCount); position += 1)
    yield items.read(position)
}

const readPoints = (items: Iterable<JsonValue>) =>
  Array.from(items, readSinglePoint).filter((point) => point !== null)

const readableItemsOf = (index: ResponseIndex, items: ResponseItems) =>
  ({
    get itemCount() {
      return index.itemCount
    },
    read: (position: number) => items.read(position),
  }) satisfies ReadableItems

const readErrorDetails = (index: ResponseIndex) =>
  readErrorBody(index.text(0, Math.min(index.byteLength, maxErrorBodyBytes)))

/** Reads an item for display; unresolved links get the name of the linked item if it is on the same page. */
async function viewItem(
  { position, language, required, expected, excludesAttributes }: QuestionOf<'view'>,
  items: Pick<ResponseItems, 'read' | 'locate'>,
): Promise<ReplyOf<'view'>> {
  const item = items.read(position)
  const view = readItemView(item, language)
  const { positions } = await items.locate({ kind: 'locate', ids: linkedIds(view) })
  const onPage = Object.fromEntries(
    Object.entries(positions).map(([id, at]) => [
      id,
      { position: at, name: readItemView(items.read(at), language).title?.text ?? '' },
    ]),
  )
  return {
    kind: 'view',
    id: readId(item),
    view,
    missing: readMissing(item, { required, expected, excludesAttributes }),
    onPage,
  }
}

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

/** The texts of a response and its items as lines. */
export interface ResponseTexts {
  lines(question: QuestionOf<'lines'>): Promise<ReplyOf<'lines'>>
  search(question: QuestionOf<'search'>): Promise<ReplyOf<'search'>>
  lineOf(question: QuestionOf<'line-of'>): ReplyOf<'line-of'>
  file(question: QuestionOf<'file'>): ReplyOf<'file'>
  /** Counts the lines of the whole response in advance, so that a hit far down is shown at once. */
  countAhead(layout: Layout): Promise<void>
}

interface Range {
  start: number
  end: number
}

function createResponseTexts(deps: AnswererDependencies): ResponseTexts {
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
