import { isRefused } from '#core/exchange/outcome.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import { planRequest } from '#core/query/plan-request.ts'
import {
  listConditions,
  withConditions,
  type Condition,
  type ConditionRules,
} from './conditions.ts'
import { asCount } from '#core/query/count-form.ts'
import {
  hitsAt,
  isWholeList,
  openOrConclude,
  uniqueSteps,
  type Outcomes,
  type Step,
  type StepFailure,
} from './investigation.ts'
import { planDeletions, planItemById, readItem, type ItemById, withItems } from './item-by-id.ts'
import {
  checkWithoutCondition,
  listFailing,
  type MissingCheck,
  type MissingConclusion,
  type MissingQuestion,
  type SoughtItem,
  compareWithItem,
} from './missing.ts'

/**
 * Plans the search for why an item is not in a response of a dataCycle CORE (datacycle-core.md 10.6). The first
 * request reads the item. The others filter the list to its ID: without conditions, with each condition, and
 * with all: at most n+3 requests for n conditions. Requests whose result follows from an earlier "no" are not
 * sent. An item that the server does not know is looked up in the deletions instead.
 *
 * The item's own attributes are shown as evidence, but decide nothing.
 */
export function planMembershipSearch(sought: SoughtItem, rules: ConditionRules): MissingQuestion {
  const { id, form } = sought
  const conditions = listConditions(form, rules)
  const plan = planMembershipSteps(sought, conditions, rules)
  const first = uniqueSteps([plan.item, plan.whole].filter(isPlanned))
  const steps = uniqueSteps([...first, ...plan.each, plan.query].filter(isPlanned))
  const read = (outcomes: Outcomes) => readMembership(id, plan, outcomes)

  /** The requests needed given the outcomes so far. */
  function stepsOf(outcomes: Outcomes): Step[] {
    if (first.some(({ key }) => !outcomes.has(key))) return first
    const { item, inEndpoint } = read(outcomes)
    if (isGone(item)) return [...first, plan.deletions]
    return inEndpoint === 'no' ? first : steps
  }

  const checks = (outcomes: Outcomes): MissingCheck[] => {
    const known = read(outcomes)
    const content = known.item?.kind === 'exists' ? known.item.item : null
    const each = conditions.map((condition, at): MissingCheck => {
      const result = known.each[at] ?? 'unknown'
      const own = content && compareWithItem(content, condition, form, rules.conventions)
      // Evidence only if the item agrees with the server.
      const evidence = own?.result === result ? own.evidence : null
      return { kind: 'condition', condition, result, reason: null, evidence }
    })
    return listChecks(known, each)
  }

  return {
    conditions,
    price: Math.max(steps.length, first.length + 1),
    pageSize: null,
    next: (outcomes) =>
      openOrConclude(stepsOf(outcomes), outcomes, () =>
        conclude(read(outcomes), listFailing(checks(outcomes))),
      ),
    checks,
    nameIn(outcomes) {
      const { item } = read(outcomes)
      return item?.kind === 'exists' ? item.name : null
    },
  }
}

/** The requests. A list request is null if the ID cannot be added to the query's own ID filter. */
interface MembershipPlan {
  item: Step
  deletions: Step
  /** The endpoint without conditions. */
  whole: Step | null
  /** The endpoint with one condition each. */
  each: readonly (Step | null)[]
  /** The endpoint with all conditions. */
  query: Step | null
}

function planMembershipSteps(
  { id, form }: SoughtItem,
  conditions: readonly Condition[],
  rules: ConditionRules,
): MembershipPlan {
  const purposeOf = (step: string, parameters: RequestParameter[] = []): Step['purpose'] => ({
    kind: 'missing',
    step,
    parameters,
  })
  const planCount = (
    key: string,
    kept: readonly number[],
    purpose: Step['purpose'],
  ): Step | null => {
    const requested = withItems(withConditions(form, conditions, new Set(kept)), [id])
    const planned = requested && planRequest(asCount(requested, rules), rules.conventions)
    return planned?.ok ? { key, plan: planned.value, purpose, isCount: true } : null
  }
  const whole = planCount('endpoint', [], purposeOf('endpoint'))
  const each = conditions.map(({ parameter }, at) =>
    planCount(`condition ${String(at)}`, [at], purposeOf('condition', [parameter])),
  )
  return {
    item: planItemById(id, purposeOf('readable')),
    deletions: planDeletions(purposeOf('deleted')),
    whole,
    each,
    // With one condition, its request is already the query; with none, the request for the endpoint is.
    query:
      conditions.length > 1
        ? planCount('query', [...conditions.keys()], purposeOf('query'))
        : conditions.length === 0
          ? whole
          : (each[0] ?? null),
  }
}

/** The known facts about an item and the lists filtered to it. */
interface Membership {
  item: ItemById | null
  /** True if the complete list of deletions was searched. */
  hasSearchedDeletions: boolean
  inEndpoint: ListedState
  each: readonly ListedState[]
  inQuery: ListedState
  /** Of the request for the item itself. */
  itemFailure: StepFailure | null
  /** Of the request for the endpoint without conditions. */
  endpointFailure: StepFailure | null
  failures: readonly StepFailure[]
}

type ListedState = MissingCheck['result']

function readMembership(id: string, plan: MembershipPlan, outcomes: Outcomes): Membership {
  const listed = (step: Step | null): ListedState => {
    const hits = hitsAt(outcomes, step?.key ?? '')
    return hits === null ? 'unknown' : hits.count > 0n ? 'yes' : 'no'
  }
  const failureOf = (step: Step | null): StepFailure | null => {
    const outcome = outcomes.get(step?.key ?? '')
    return outcome?.kind === 'failed' ? outcome.failure : null
  }
  return {
    item: readItem(id, outcomes),
    hasSearchedDeletions: isWholeList(outcomes.get(plan.deletions.key)),
    inEndpoint: listed(plan.whole),
    each: plan.each.map(listed),
    inQuery: listed(plan.query),
    itemFailure: failureOf(plan.item),
    endpointFailure: failureOf(plan.whole),
    failures: [...outcomes.values()].flatMap((one) => (one.kind === 'failed' ? [one.failure] : [])),
  }
}

function listChecks(
  { item, inEndpoint, inQuery }: Membership,
  each: readonly MissingCheck[],
): MissingCheck[] {
  const isRead = item === null ? 'unknown' : item.kind === 'exists' ? 'yes' : 'no'
  const reason = item?.kind === 'expired' || item?.kind === 'deleted' ? item.kind : null
  const readable: MissingCheck = { ...checkWithoutCondition('readable', isRead), reason }
  if (isGone(item)) return [readable]
  const endpoint = checkWithoutCondition('endpoint', inEndpoint)
  if (inEndpoint === 'no') return [readable, endpoint]
  return [readable, endpoint, ...each, checkWithoutCondition('query', inQuery)]
}

function conclude(
  {
    item,
    hasSearchedDeletions,
    inEndpoint,
    inQuery,
    itemFailure,
    endpointFailure,
    failures,
  }: Membership,
  failing: readonly Condition[],
): MissingConclusion {
  if (inQuery === 'yes') return { kind: 'listed' }
  if (item?.kind === 'deleted') return { kind: 'deleted', at: item.at }
  // An item whose validity ended yesterday is still listed today.
  if (item?.kind === 'expired' && inEndpoint !== 'yes')
    return { kind: 'expired', words: item.words }
  const refusedEndpoint = refusalIn(endpointFailure)
  if (item?.kind === 'exists' && refusedEndpoint !== null)
    return { kind: 'endpoint-refused', status: refusedEndpoint }
  // The list was answered, so the token is not the cause.
  const refusedItem = refusalIn(itemFailure)
  if (inEndpoint === 'no' && refusedItem !== null)
    return { kind: 'item-refused', status: refusedItem }
  if (inEndpoint === 'no' && item !== null)
    return item.kind === 'unknown'
      ? { kind: 'unknown-item', hasSearchedDeletions }
      : { kind: 'not-in-endpoint', isReadable: true }
  if (inEndpoint === 'yes' && failing.length > 0) return { kind: 'fails', conditions: failing }
  const [first] = item === null ? failures : failures.filter(isNot404)
  if (first !== undefined) return { kind: 'failed', failure: first }
  return inEndpoint === 'no'
    ? { kind: 'not-in-endpoint', isReadable: false }
    : { kind: 'unexplained' }
}

const refusalIn = (failure: StepFailure | null): number | null =>
  failure?.kind === 'status' && isRefused(failure.status) ? failure.status : null

const isGone = (item: ItemById | null): boolean =>
  item?.kind === 'unknown' || item?.kind === 'deleted'

const isNot404 = (failure: StepFailure): boolean =>
  failure.kind !== 'status' || failure.status !== 404

const isPlanned = (step: Step | null): step is Step => step !== null
