import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { ConditionRules } from './conditions.ts'
import type { Investigation, Outcomes, Step, StepFailure } from './investigation.ts'

/** An item that a name may mean. */
export interface NamedItem {
  id: string
  name: string
  /** As the API names it; '' where it tells none. */
  type: string
  /** A town; '' where it tells none. */
  place: string
}

export type NameSearch =
  /** Each item once, those first whose name begins with what was typed. Empty where nothing was found. */
  { kind: 'found'; items: readonly NamedItem[] } | { kind: 'failed'; failure: StepFailure }

const maxEndpoints = 4
const maxHits = 20

/**
 * Searches endpoints for items by words of their name: the full text of each endpoint, without any other
 * condition, one request for each of at most four. A CORE has no list of all its items (datacycle-core.md 1),
 * so an item of an endpoint that nobody named is not found.
 */
export function askName(
  { name, endpoints }: { name: string; endpoints: readonly string[] },
  { conventions, isDatacycle }: Pick<ConditionRules, 'conventions' | 'isDatacycle'>,
): Investigation<NameSearch> {
  const steps = endpoints.slice(0, maxEndpoints).flatMap((endpoint): Step[] => {
    const form: QueryForm = { ...emptyForm, endpoint, q: name, pageSize: String(maxHits) }
    const plan = planRequest(isDatacycle ? { ...form, include: ['location'] } : form, conventions)
    const purpose = { kind: 'missing', step: 'name', parameter: 'q' } as const
    return plan.ok
      ? [{ key: `name ${endpoint}`, plan: plan.value, purpose, include: [], looksCloser: true }]
      : []
  })
  return {
    price: steps.length,
    look(outcomes) {
      const wanted = steps.filter(({ key }) => !outcomes.has(key))
      return wanted.length > 0
        ? { kind: 'open', wanted }
        : { kind: 'concluded', conclusion: conclude(name, steps, outcomes) }
    },
  }
}

function conclude(name: string, steps: readonly Step[], outcomes: Outcomes): NameSearch {
  const came = steps.flatMap(({ key }) => outcomes.get(key) ?? [])
  const items = came.flatMap((one) =>
    one.kind === 'answered' ? (one.look?.items ?? []).filter(({ id }) => id !== '') : [],
  )
  const failed = came.find((one) => one.kind === 'failed')
  if (items.length === 0 && failed?.kind === 'failed') return failed
  const typed = name.toLowerCase()
  const rank = (one: NamedItem) => (one.name.toLowerCase().startsWith(typed) ? 0 : 1)
  const byId = new Map(
    items.map(({ id, name: its, type, place }) => [id, { id, name: its, type, place }]),
  )
  return {
    kind: 'found',
    items: [...byId.values()].toSorted((one, other) => rank(one) - rank(other)).slice(0, maxHits),
  }
}
