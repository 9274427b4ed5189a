import { createAttributeProfile } from '#core/coverage/attribute-profile.ts'
import { createCoverage } from '#core/coverage/coverage.ts'
import { createMissingCount } from '#core/coverage/missing-attributes.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { Question, Reply } from './protocol.ts'
import type { Turns } from './turns.ts'

type Asked<K extends Question['kind']> = Extract<Question, { kind: K }>
type Answered<K extends Reply['kind']> = Extract<Reply, { kind: K }>

/** Counts what the items that are there have, from the first to the last of them, with pauses in between. */
export interface AnswerCoverage {
  coverage(question: Asked<'coverage'>): Promise<Answered<'coverage'>>
  profile(question: Asked<'profile'>): Promise<Answered<'profile'>>
}

export function createAnswerCoverage(deps: {
  itemCount: () => number
  read: (position: number) => JsonValue
  turns: Turns
}): AnswerCoverage {
  const { itemCount, read, turns } = deps
  const asked = { coverage: 0, profile: 0 }

  /** Hands each item on; false where the same was asked once more meanwhile. */
  async function walk(
    kind: keyof typeof asked,
    take: (item: JsonValue, position: number) => void,
  ): Promise<boolean> {
    asked[kind] += 1
    const own = asked[kind]
    for (let position = 0; position < itemCount(); position += 1) {
      if (await turns.pause()) if (own !== asked[kind]) return false
      take(read(position), position)
    }
    return true
  }

  return {
    async coverage({ required }) {
      const counted = createCoverage()
      const missing = createMissingCount(required)
      const isWhole = await walk('coverage', (item) => {
        counted.add(item)
        missing.add(item)
      })
      if (!isWhole) return { kind: 'coverage', coverage: null }
      const { items, isTruncated } = counted
      return {
        kind: 'coverage',
        coverage: {
          items,
          attributes: counted.list(),
          isTruncated,
          missing: missing.missing(),
          types: missing.types(),
        },
      }
    },
    async profile({ path }) {
      const profile = createAttributeProfile(path)
      const isWhole = await walk('profile', (item, position) => {
        profile.add(item, position)
      })
      return { kind: 'profile', profile: isWhole ? profile.read() : null }
    },
  }
}
