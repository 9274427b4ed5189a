import type { JsonValue } from '#core/json/json-value.ts'
import type { AskedParameter } from '#core/query/asked-parameter.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { compareWithItem } from './condition-of-item.ts'
import {
  asPlain,
  listConditions,
  withConditions,
  type Condition,
  type ConditionRules,
} from './conditions.ts'
import type { Outcomes, Step } from './investigation.ts'
import { nameOfItem } from './item-by-id.ts'
import { createItemWalk, type ItemWalk, type WalkState } from './item-walk.ts'
import {
  checkWhole,
  listFailing,
  type MissingCheck,
  type MissingConclusion,
  type MissingQuestion,
  type SoughtItem,
} from './missing.ts'

/** As many as api.md 8.2 names for batches. */
const pageSize = '100'
const maxPagesOfEndpoint = 20
const maxPagesOfOthers = 5

/**
 * Plans why an item is not in an answer of an instance that can only be asked for lists (api.md 4): the answer
 * itself, the endpoint without conditions, and where the item shows nothing by itself, each condition alone.
 * Each walk is of limited length, and what it did not meet is not said to be absent.
 */
export function askWalkForItem(sought: SoughtItem, rules: ConditionRules): MissingQuestion {
  const { form } = sought
  const conditions = listConditions(form, rules)
  const walks = planWalks(sought, conditions, rules)
  const compare = (item: JsonValue, condition: Condition) =>
    compareWithItem(item, condition, form, rules.conventions)

  function checks(outcomes: Outcomes): MissingCheck[] {
    const { endpoint, query, each, item } = readWalks(walks, outcomes)
    return [
      checkWhole('readable', item === null ? 'unknown' : 'yes'),
      checkWhole('endpoint', resultOf(endpoint)),
      ...conditions.map((condition, at) =>
        checkCondition(condition, resultOf(each[at]), item && compare(item, condition)),
      ),
      checkWhole('query', resultOf(query)),
    ]
  }

  /** The walks that are needed, one after the other: each only where those before it leave it open. */
  function walksOpen(outcomes: Outcomes): WalkState[] {
    const { endpoint, query, each } = readWalks(walks, outcomes)
    if (query.kind === 'met' || conditions.length === 0) return [query]
    if (endpoint.kind !== 'met' || query.kind === 'open') return [query, endpoint]
    const isUntold = (one: Condition) => compare(endpoint.item, one).result === 'unknown'
    return [
      query,
      endpoint,
      ...conditions.flatMap((one, at) => (isUntold(one) ? (each[at] ?? []) : [])),
    ]
  }

  return {
    conditions,
    price: priceOf(conditions.length),
    pageSize: Number(pageSize),
    look(outcomes) {
      const wanted = walksOpen(outcomes).flatMap((state) =>
        state.kind === 'open' ? state.wanted : [],
      )
      if (wanted.length > 0) return { kind: 'open', wanted }
      const failing = listFailing(checks(outcomes))
      return { kind: 'concluded', conclusion: conclude(readWalks(walks, outcomes), failing) }
    },
    checks,
    nameIn(outcomes) {
      const { item } = readWalks(walks, outcomes)
      return item === null ? null : nameOfItem(item)
    },
  }
}

const priceOf = (conditions: number): number =>
  maxPagesOfEndpoint + maxPagesOfOthers * (conditions < 2 ? conditions : conditions + 1)

/** Each of the lists that are walked through, by its pages; the same where it is the same list. */
interface Walks<Walk> {
  endpoint: Walk
  query: Walk
  /** One condition alone. */
  each: readonly Walk[]
}

function planWalks(
  { id, form }: SoughtItem,
  conditions: readonly Condition[],
  rules: ConditionRules,
): Walks<ItemWalk> {
  function walk(
    key: string,
    kept: readonly number[],
    parameters: AskedParameter[],
    maxPages: number,
  ) {
    const asked = asPlain(withConditions(form, conditions, new Set(kept)))
    const [step = ''] = key.split(' ')
    const purpose: Step['purpose'] = { kind: 'missing', step, parameters }
    return createItemWalk(maxPages, (number) => {
      const pageNumber = String(number)
      // What the person sorts by keeps pages together, where the server sorts by it.
      const page = { ...asked, pageSize, pageNumber, sort: form.sort }
      const planned = planRequest(page, rules.conventions)
      // Only a form that was sent gets here, and less of it is no new problem.
      if (!planned.ok) throw new Error('A part of a form that was sent cannot be planned')
      const reads = { kind: 'item', id } as const
      return { key: `${key} ${pageNumber}`, plan: planned.value, purpose, include: [], reads }
    })
  }
  const endpoint = walk('endpoint', [], [], maxPagesOfEndpoint)
  const query =
    conditions.length === 0 ? endpoint : walk('query', [...conditions.keys()], [], maxPagesOfOthers)
  // Of one condition it is the query itself.
  const each = conditions.map(({ parameter }, at) =>
    conditions.length === 1
      ? query
      : walk(`condition ${String(at)}`, [at], [parameter], maxPagesOfOthers),
  )
  return { endpoint, query, each }
}

interface Walked extends Walks<WalkState> {
  /** The item, wherever it was met. */
  item: JsonValue | null
}

function readWalks({ endpoint, query, each }: Walks<ItemWalk>, outcomes: Outcomes): Walked {
  const walked = {
    endpoint: endpoint.read(outcomes),
    query: query.read(outcomes),
    each: each.map((one) => one.read(outcomes)),
  }
  const met = [walked.query, walked.endpoint, ...walked.each].find(({ kind }) => kind === 'met')
  return { ...walked, item: met?.kind === 'met' ? met.item : null }
}

/** What the walk tells; where it tells nothing, what the item shows by itself. */
function checkCondition(
  condition: Condition,
  walked: MissingCheck['result'],
  own: Pick<MissingCheck, 'result' | 'shown'> | null,
): MissingCheck {
  if (walked === 'unknown' && own !== null)
    return { kind: 'condition', condition, reason: null, ...own }
  const shown = own?.result === walked ? own.shown : null
  return { kind: 'condition', condition, result: walked, reason: null, shown }
}

function conclude({ endpoint, query }: Walked, failing: readonly Condition[]): MissingConclusion {
  if (query.kind === 'met') return { kind: 'listed' }
  if (endpoint.kind === 'absent') return { kind: 'not-in-endpoint', isReadable: false }
  if (endpoint.kind === 'failed') return endpoint
  if (query.kind === 'failed') return query
  if (endpoint.kind === 'not-met') return endpoint
  // That the answer does not have it must be proved as well.
  if (query.kind === 'absent' && failing.length > 0) return { kind: 'fails', conditions: failing }
  return query.kind === 'not-met' ? query : { kind: 'untold' }
}

function resultOf(state: WalkState | undefined): MissingCheck['result'] {
  if (state?.kind === 'met') return 'yes'
  return state?.kind === 'absent' ? 'no' : 'unknown'
}
