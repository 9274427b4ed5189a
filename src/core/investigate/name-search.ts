import { describeEndpointName } from '#core/query/endpoint-name.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { asPlain, type ConditionRules } from './conditions.ts'
import {
  isSameId,
  isWholeList,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
  type StepOutcome,
} from './investigation.ts'
import { withItems } from './with-items.ts'

/** An item that a name may mean. */
export interface NamedItem {
  id: string
  name: string
  /** As the API names it; '' where it tells none. */
  type: string
  /** A town; '' where it tells none. */
  place: string
  /** Those of the searched endpoints that have it. */
  endpoints: readonly string[]
  /** Whether it is in the response to the query; null where nobody knows. */
  isListed: boolean | null
}

export interface NameQuestion extends Investigation<NameSearch> {
  /** Those that are searched, each by a request. */
  endpoints: readonly string[]
  /** Whether one of its requests tells which items are missing from the response. */
  tellsMissing: boolean
}

export type NameSearch =
  | {
      kind: 'found'
      /** Each item once: the missing ones first, then by what of the name was typed: its beginning, a part of it, nothing. */
      items: readonly NamedItem[]
      /** Why it is not known which of them are missing, where a request was to tell. */
      untold: StepFailure | null
    }
  | { kind: 'failed'; failure: StepFailure }

const maxEndpoints = 10
const maxHits = 20

/**
 * Searches endpoints for items by words of their name: the full text of each endpoint, without any other
 * condition, one request for each of at most ten. A CORE has no list of all its items (datacycle-core.md 1),
 * so an item of an endpoint that nobody named is not found. One request more tells which of them are in the
 * response to the query: there a list can be limited to IDs (datacycle-core.md 9).
 */
export function askName(
  { name, form, endpoints }: { name: string; form: QueryForm; endpoints: readonly string[] },
  { conventions, isDatacycle }: Pick<ConditionRules, 'conventions' | 'isDatacycle'>,
): NameQuestion {
  const searched = endpoints.slice(0, maxEndpoints)
  const steps = searched.flatMap((endpoint): Step[] => {
    const asked: QueryForm = { ...emptyForm, endpoint, q: name, pageSize: String(maxHits) }
    const plan = planRequest(isDatacycle ? { ...asked, include: ['location'] } : asked, conventions)
    const purpose: Step['purpose'] = { kind: 'missing', step: 'name', parameters: [{ kind: 'q' }] }
    return plan.ok
      ? [{ key: `name ${endpoint}`, plan: plan.value, purpose, include: [], looksCloser: true }]
      : []
  })

  /** Which of these items the query brings; null where it cannot be asked. */
  function listing(ids: readonly string[]): Step | null {
    const own = isDatacycle && ids.length > 0 ? withItems(ofAllPages(form), ids) : null
    if (own === null) return null
    const plan = planRequest(
      { ...own, fields: [{ relation: '', attributes: ['@id'] }], pageSize: String(ids.length) },
      conventions,
    )
    const purpose: Step['purpose'] = { kind: 'missing', step: 'listed', parameters: [] }
    return plan.ok ? { key: 'listed', plan: plan.value, purpose, include: [] } : null
  }

  const tellsMissing = listing([anyId]) !== null

  return {
    price: steps.length + (tellsMissing ? 1 : 0),
    endpoints: searched,
    tellsMissing,
    look(outcomes) {
      const open = steps.filter(({ key }) => !outcomes.has(key))
      if (open.length > 0) return { kind: 'open', wanted: open }
      const search = readHits(name, steps, outcomes)
      if (search.kind === 'failed') return { kind: 'concluded', conclusion: search }
      // One that is no UUID makes the answer empty (datacycle-core.md 9).
      const ids = search.items.map(({ id }) => id).filter(isUuid)
      const step = listing(ids)
      if (step !== null && !outcomes.has(step.key)) return { kind: 'open', wanted: [step] }
      const outcome = outcomes.get(step?.key ?? '')
      return { kind: 'concluded', conclusion: mark(search.items, ids, outcome) }
    },
  }
}

const anyId = '00000000-0000-4000-8000-000000000000'
const isUuid = (id: string): boolean => describeEndpointName(id).kind === 'uuid'

/** Wherever a page begins, an item of the query is in its response. */
const ofAllPages = (form: QueryForm): QueryForm => {
  const plain = asPlain(form)
  return { ...plain, extra: plain.extra.filter(({ name }) => !/^page(?:\[|$)/.test(name)) }
}

type Hit = Omit<NamedItem, 'isListed'>

function readHits(
  name: string,
  steps: readonly Step[],
  outcomes: Outcomes,
): { kind: 'found'; items: readonly Hit[] } | { kind: 'failed'; failure: StepFailure } {
  const came = steps.flatMap(({ key }) => outcomes.get(key) ?? [])
  const items = steps.flatMap(({ key, plan }) => {
    const one = outcomes.get(key)
    const found = one?.kind === 'answered' ? (one.look?.items ?? []) : []
    const endpoint = 'endpoint' in plan ? plan.endpoint : ''
    return found.filter(({ id }) => id !== '').map((item) => ({ ...item, endpoint }))
  })
  const failed = came.find((one) => one.kind === 'failed')
  if (items.length === 0 && failed?.kind === 'failed') return failed
  const typed = name.toLowerCase()
  const rank = ({ name: its }: Pick<Hit, 'name'>) => {
    const at = its.toLowerCase().indexOf(typed)
    return at < 0 ? 2 : Math.min(at, 1)
  }
  const byId = new Map<string, Hit>()
  for (const { id, name: its, type, place, endpoint } of items) {
    const endpoints = [...(byId.get(id)?.endpoints ?? []), endpoint]
    byId.set(id, { id, name: its, type, place, endpoints })
  }
  return {
    kind: 'found',
    items: [...byId.values()].toSorted((one, other) => rank(one) - rank(other)).slice(0, maxHits),
  }
}

/** That one is missing is proved only by an answer of nothing but what was asked for, and of all of it. */
function mark(
  hits: readonly Hit[],
  asked: readonly string[],
  outcome: StepOutcome | undefined,
): NameSearch {
  const came = outcome?.kind === 'answered' ? outcome.answer.ids : []
  const isOf = (ids: readonly string[], id: string) => ids.some((one) => isSameId(one, id))
  const isProof = isWholeList(outcome) && came.every((id) => isOf(asked, id))
  const items = hits.map((hit): NamedItem => {
    const isTold = isProof && isOf(asked, hit.id)
    return { ...hit, isListed: isTold ? isOf(came, hit.id) : null }
  })
  const rank = ({ isListed }: NamedItem) => (isListed === false ? 0 : 1)
  const untold =
    outcome === undefined || isProof
      ? null
      : outcome.kind === 'failed'
        ? outcome.failure
        : ({ kind: 'no-list' } as const)
  return {
    kind: 'found',
    items: items.toSorted((one, other) => rank(one) - rank(other)),
    untold,
  }
}
