import {
  openOrConclude,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
} from '#core/investigate/investigation.ts'
import { planDeletions } from '#core/investigate/item-by-id.ts'
import type { SetQuery } from '#core/set/set-query.ts'
import { planDelta } from './plan-sync.ts'
import type { SyncStamp } from './check-import.ts'

/** Changes and deletions since a day, as far as they can be counted without a saved set. */
export interface CountsSince {
  modified: CountOutcome
  touched: CountOutcome
  /** On the whole server: the list of deletions does not name endpoints. */
  deleted: CountOutcome
}

export type CountOutcome =
  /** `total`: digits; null if the response has none. */
  | { kind: 'counted'; total: string | null }
  /** The request failed, or its response has no list. */
  | { kind: 'failed'; failure: StepFailure }
  /** Not counted, because the query itself filters by this timestamp. */
  | { kind: 'own-filter' }

/** Plans to count what a dataCycle CORE would report to an import since a day, in at most three requests. */
export function planCountsSince(query: SetQuery, since: string): Investigation<CountsSince> {
  const steps = [...stepsOf(query, since)]
  return {
    price: steps.length,
    next: (outcomes) =>
      openOrConclude(steps, outcomes, () => {
        const read = (key: SyncStamp | 'deleted') =>
          steps.some((step) => step.key === key)
            ? readCount(outcomes, key)
            : ({ kind: 'own-filter' } as const)
        return { modified: read('modified'), touched: read('touched'), deleted: read('deleted') }
      }),
  }
}

function* stepsOf(query: SetQuery, since: string): Generator<Step> {
  let number = 0
  for (const stamp of ['modified', 'touched'] as const) {
    const plan = planDelta(query, stamp, { since, size: 1 })
    if (plan === null) continue
    number += 1
    const purpose = { kind: 'sync', step: stamp, number } as const
    yield { key: stamp, plan, purpose, countedRelations: [], isCount: true }
  }
  const purpose = { kind: 'sync', step: 'deleted', number: number + 1 } as const
  yield { ...planDeletions(purpose, { since, pageSize: '1' }), key: 'deleted' }
}

function readCount(outcomes: Outcomes, key: string): CountOutcome {
  const outcome = outcomes.get(key)
  if (outcome?.kind === 'answered') return { kind: 'counted', total: outcome.answer.total }
  return { kind: 'failed', failure: outcome?.failure ?? { kind: 'no-list' } }
}
