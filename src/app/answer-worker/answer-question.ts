import { judgeResponse } from '#core/batch/judge-response.ts'
import { observeNames } from '#core/content/observe-names.ts'
import { observeType } from '#core/content/observe-type.ts'
import { observeEnvelope } from '#core/finding/read-envelope.ts'
import { readAnswerDetails } from '#core/investigate/answer-details.ts'
import type { AnswerIndex } from '#core/response/answer-index.ts'
import { readErrorBody } from '#core/response/error-body.ts'
import type { AnswerComparison } from './answer-comparison.ts'
import { createAnswerCoverage } from './answer-coverage.ts'
import { createAnswerItems, type AnswerItems } from './answer-items.ts'
import { answerSurvey, type ReadableItems } from './answer-survey.ts'
import { createAnswerTexts } from './answer-texts.ts'
import { viewItem } from './answer-view.ts'
import { createAnswerTrees } from './answer-trees.ts'
import { judgeVerdicts } from './answer-verdicts.ts'
import type { Opening, Question, QuestionOf, Reply } from './protocol.ts'
import type { Turns } from './turns.ts'

/** Maximum length of an error body that is read. */
const maxErrorBodyBytes = 200_000
/** Later items rarely have other attributes or types. */
const itemsForNames = 100
const itemsForTypes = 1000

export interface QuestionAnswerer {
  /** Answers a question of the page about the response received so far. */
  answer(question: Question): Reply | Promise<Reply>
  /** The first view of the items received so far. */
  readonly opening: () => Opening
  /** Precomputes results that are needed sooner or later for a complete response. */
  prepare(): Promise<void>
}

export function createQuestionAnswerer(deps: {
  index: AnswerIndex
  turns: Turns
  comparison: AnswerComparison
  decode: (bytes: Uint8Array) => string
  encode: (text: string) => Uint8Array
}): QuestionAnswerer {
  const { index, turns, comparison } = deps
  const items = createAnswerItems(index, turns)
  const texts = createAnswerTexts(index, deps)
  const readable = readableItemsOf(index, items)
  const coverage = createAnswerCoverage({ items: readable, turns })
  const trees = createAnswerTrees(index, (position) => items.read(position))

  function answer(question: Question): Reply | Promise<Reply> {
    switch (question.kind) {
      case 'rows':
        return items.rows(question)
      case 'columns':
        return items.columns()
      case 'names':
        return { kind: 'names', names: observeNames(firstItems(readable, itemsForNames)) }
      case 'types':
        return {
          kind: 'types',
          seen: {
            items: observeType(firstItems(readable, itemsForTypes)),
            ...observeEnvelope(index),
          },
        }
      case 'order':
        return items.order(question)
      case 'table':
        return items.table(question)
      case 'locate':
        return items.locate(question)
      case 'facts':
        return items.facts(question)
      case 'survey':
      case 'labels':
      case 'pictures':
        return answerSurvey(question, { items: readable, turns })
      case 'coverage':
        return coverage.coverage(question)
      case 'matching':
        return coverage.matching(question)
      case 'profile':
        return coverage.profile(question)
      case 'contrast':
        return coverage.contrast(question)
      case 'verdicts':
        return judgeVerdicts(question, { index, turns, read: (position) => items.read(position) })
      case 'judgement': {
        const { query, head, outcome } = question
        return { kind: 'judgement', judgement: judgeResponse(query, { head, index, outcome }) }
      }
      case 'outline':
        return items.outline(question)
      case 'answer-details':
        return { kind: 'answer-details', details: readAnswerDetails(index) }
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

function readItem(index: AnswerIndex, { position, limit }: QuestionOf<'item'>): Reply {
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

const readableItemsOf = (index: AnswerIndex, items: AnswerItems) =>
  ({
    get itemCount() {
      return index.itemCount
    },
    read: (position: number) => items.read(position),
  }) satisfies ReadableItems

const readErrorDetails = (index: AnswerIndex) =>
  readErrorBody(index.text(0, Math.min(index.byteLength, maxErrorBodyBytes)))
