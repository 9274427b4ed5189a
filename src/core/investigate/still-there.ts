import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import type { Investigation, Outcomes, Step } from './investigation.ts'
import { planItemById, readItemById } from './item-by-id.ts'

/** What an instance says of an item that a list does not tell of, or that stands among the deletions. */
export type StillThere =
  | 'there'
  /** Its validity is over, and nobody is shown it; it was not deleted. */
  | 'expired'
  | 'gone'
  /** Another answer, or none. */
  | 'untold'

/** One request each, so no more than that at once (whole-set.md L9). */
export const maxChecked = 20

/** Asks for the first of some items, one request each. */
export function askStillThere(
  ids: readonly string[],
  /** Of the how manieth request, from 1. */
  purposeOf: (number: number) => RequestPurpose,
): Investigation<ReadonlyMap<string, StillThere>> {
  const steps = ids
    .slice(0, maxChecked)
    .map((id, at): Step => ({ ...planItemById(id, purposeOf(at + 1), ['name']), key: id }))
  return {
    price: steps.length,
    look(outcomes) {
      const wanted = steps.filter(({ key }) => !outcomes.has(key))
      return wanted.length > 0
        ? { kind: 'open', wanted }
        : { kind: 'concluded', conclusion: readStillThere(outcomes) }
    },
  }
}

/** As far as it is known. */
export const readStillThere = (outcomes: Outcomes): ReadonlyMap<string, StillThere> =>
  new Map(
    Array.from(outcomes, ([id, outcome]): [string, StillThere] => {
      const isGone =
        outcome.kind === 'failed' &&
        outcome.failure.kind === 'status' &&
        outcome.failure.status === 410
      const kind = readItemById(id, outcome)?.kind
      if (isGone || kind === 'unknown') return [id, 'gone']
      if (kind === 'exists') return [id, 'there']
      return [id, kind === 'expired' ? 'expired' : 'untold']
    }),
  )
