import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import { openOrConclude, type Investigation, type Outcomes, type Step } from './investigation.ts'
import { planItemById, readItemOutcome } from './item-by-id.ts'

/** Whether a server still has an item that is missing from a list or in the deletions. */
export type ItemFate =
  /** The server returns the item. */
  | 'there'
  /** No longer valid, so not listed, but not deleted. */
  | 'expired'
  /** The server no longer knows the item. */
  | 'gone'
  /** Another answer, or none: it is unknown whether the item exists. */
  | 'unknown'

/** Limited, because each item takes a request. */
export const maxChecked = 20

/** Plans one request per item, for the first `maxChecked` items. */
export function planFateChecks(
  ids: readonly string[],
  /** Called with the number of the request, from 1. */
  purposeOf: (number: number) => RequestPurpose,
): Investigation<ReadonlyMap<string, ItemFate>> {
  const steps = ids
    .slice(0, maxChecked)
    .map((id, at): Step => ({ ...planItemById(id, purposeOf(at + 1), ['name']), key: id }))
  return {
    price: steps.length,
    next: (outcomes) => openOrConclude(steps, outcomes, () => readItemFates(outcomes)),
  }
}

/** The results so far, by item ID. */
export const readItemFates = (outcomes: Outcomes): ReadonlyMap<string, ItemFate> =>
  new Map(
    Array.from(outcomes, ([id, outcome]): [string, ItemFate] => {
      const isGone =
        outcome.kind === 'failed' &&
        outcome.failure.kind === 'status' &&
        outcome.failure.status === 410
      const kind = readItemOutcome(id, outcome)?.kind
      if (isGone || kind === 'unknown') return [id, 'gone']
      if (kind === 'exists') return [id, 'there']
      return [id, kind === 'expired' ? 'expired' : 'unknown']
    }),
  )
