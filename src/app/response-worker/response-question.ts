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
import { createResponseTexts } from './response-texts.ts'
import { createResponseTrees } from './response-trees.ts'
import type { Opening, Question, QuestionOf, Reply, ReplyOf } from './protocol.ts'
import type { Turns } from './receive-exchange.ts'
import { createUsedIn } from './used-in.ts'
import { linkedIds, readItemView, readMissing } from '#core/item-view/item-view.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** Maximum length of an error body that is read. */
const maxErrorBodyBytes = 200_000
/** Later items rarely have other attributes or types. */
const itemsForNames = 100
const itemsForPoints = 500
const itemsForTypes = 1000

export interface QuestionAnswerer {
  /** Answers a question of the page about the response received so far. */
  answer(question: Question): Reply | Promise<Reply>
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

  function answer(question: Question): Reply | Promise<Reply> {
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
    answer,
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
