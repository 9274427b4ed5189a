import { createAttributeValues } from '#core/coverage/attribute-values.ts'
import { createCoverage } from '#core/coverage/coverage.ts'
import { createMissingCount } from '#core/coverage/required-attributes.ts'
import { meetsCondition } from '#core/coverage/row-condition.ts'
import { createTranslationCount } from '#core/coverage/translations.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { ReadableItems } from './response-survey.ts'
import type { QuestionOf, ReplyOf } from './protocol.ts'
import type { Turns } from './receive-exchange.ts'

/** Counts the attributes of all items received so far, with pauses. */
export interface ResponseCoverage {
  coverage(question: QuestionOf<'coverage'>): Promise<ReplyOf<'coverage'>>
  matching(question: QuestionOf<'matching'>): Promise<ReplyOf<'matching'>>
  attributeValues(question: QuestionOf<'attribute-values'>): Promise<ReplyOf<'attribute-values'>>
  overview(question: QuestionOf<'overview'>): Promise<ReplyOf<'overview'>>
}

export function createResponseCoverage(deps: {
  items: ReadableItems
  turns: Turns
}): ResponseCoverage {
  const { items, turns } = deps
  const latestNumbers = { coverage: 0, matching: 0, 'attribute-values': 0, overview: 0 }

  /** Calls back with each item; false if a newer question of the same kind arrived. */
  async function walk(
    kind: keyof typeof latestNumbers,
    take: (item: JsonValue, position: number) => void,
  ): Promise<boolean> {
    latestNumbers[kind] += 1
    const ownNumber = latestNumbers[kind]
    // Items that arrive meanwhile are walked as well.
    for (let position = 0; position < items.itemCount; position += 1) {
      const hasPaused = await turns.pause()
      if (hasPaused && ownNumber !== latestNumbers[kind]) return false
      take(await items.read(position), position)
    }
    return true
  }

  return {
    async coverage({ required }) {
      const counted = createCoverage()
      const missing = createMissingCount(required)
      const translations = createTranslationCount()
      const isLatest = await walk('coverage', (item) => {
        counted.add(item)
        missing.add(item)
        translations.add(item)
      })
      if (!isLatest) return { kind: 'coverage', coverage: null }
      const { items: total, isTruncated } = counted
      return {
        kind: 'coverage',
        coverage: {
          items: total,
          attributes: counted.list(),
          byKind: counted.byKind(),
          isTruncated,
          missing: missing.missing(),
          typeCounts: missing.typeCounts(),
          translations: translations.read(),
        },
      }
    },
    async matching({ condition }) {
      const positions: number[] = []
      const isLatest = await walk('matching', (item, position) => {
        if (meetsCondition(item, condition, position)) positions.push(position)
      })
      return { kind: 'matching', positions: isLatest ? positions : null }
    },
    async attributeValues({ path }) {
      const values = createAttributeValues(path)
      const isLatest = await walk('attribute-values', (item, position) => {
        values.add(item, position)
      })
      return { kind: 'attribute-values', values: isLatest ? values.read() : null }
    },
    async overview({ options }) {
      // Loaded only here: telephone numbers alone need 80 kB of rules.
      const { createOverview } = await import('#core/overview/create-overview.ts')
      const overview = createOverview(options)
      const isLatest = await walk('overview', (item, position) => {
        overview.add(item, position)
      })
      if (!isLatest) return { kind: 'overview', overview: null }
      const steps = overview.finish()
      let step = steps.next()
      while (!step.done) {
        await turns.pause()
        step = steps.next()
      }
      return { kind: 'overview', overview: { items: overview.items, lines: step.value } }
    },
  }
}
