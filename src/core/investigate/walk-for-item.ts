import { readTitle } from '#core/content/language-text.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import {
  listConditions,
  withConditions,
  type Condition,
  type ConditionRules,
  planVariant,
} from './conditions.ts'
import { asPlain } from '#core/query/count-form.ts'
import type { Outcomes, Step, StepFailure } from './investigation.ts'
import {
  checkWithoutCondition,
  listFailing,
  type MissingCheck,
  type MissingConclusion,
  type MissingQuestion,
  type SoughtItem,
  compareWithItem,
} from './missing.ts'

/** The batch size in api.md 8.2. */
const pageSize = '100'
const maxPagesOfEndpoint = 20
const maxPagesOfOthers = 5

/**
 * Plans the search for why an item is not in a response, for a server that only has lists (api.md 4): walks
 * through the response, the endpoint without conditions, and each condition alone if the item itself does not
 * show whether it is met. Each walk has a page limit, so an item it did not find is not necessarily absent.
 */
export function planWalkForItem(sought: SoughtItem, rules: ConditionRules): MissingQuestion {
  const { form } = sought
  const conditions = listConditions(form, rules)
  const walks = planWalks(sought, conditions, rules)
  const compare = (item: JsonValue, condition: Condition) =>
    compareWithItem(item, condition, form, rules.conventions)

  function checks(outcomes: Outcomes): MissingCheck[] {
    const { endpoint, query, each, item } = readWalks(walks, outcomes)
    return [
      checkWithoutCondition('readable', item === null ? 'unknown' : 'yes'),
      checkWithoutCondition('endpoint', resultOf(endpoint)),
      ...conditions.map((condition, at) =>
        createConditionCheck(condition, resultOf(each[at]), item && compare(item, condition)),
      ),
      checkWithoutCondition('query', resultOf(query)),
    ]
  }

  /** The walks that are needed, in sequence: each only if the previous ones leave the question open. */
  function neededWalks(outcomes: Outcomes): WalkState[] {
    const { endpoint, query, each } = readWalks(walks, outcomes)
    if (query.kind === 'found' || conditions.length === 0) return [query]
    if (endpoint.kind !== 'found' || query.kind === 'open') return [query, endpoint]
    const isUnknown = (one: Condition) => compare(endpoint.item, one).result === 'unknown'
    return [
      query,
      endpoint,
      ...conditions.flatMap((one, at) => (isUnknown(one) ? (each[at] ?? []) : [])),
    ]
  }

  return {
    conditions,
    price: priceOf(conditions.length),
    pageSize: Number(pageSize),
    next(outcomes) {
      // One after the other, because each has several pages under way.
      const open = neededWalks(outcomes).find(({ kind }) => kind === 'open')
      if (open?.kind === 'open') return { kind: 'open', wanted: [open.step] }
      const failing = listFailing(checks(outcomes))
      return { kind: 'concluded', conclusion: conclude(readWalks(walks, outcomes), failing) }
    },
    checks,
    nameIn(outcomes) {
      const { item } = readWalks(walks, outcomes)
      return item && (readTitle(item, '')?.text ?? null)
    },
  }
}

const priceOf = (conditions: number): number =>
  maxPagesOfEndpoint + maxPagesOfOthers * (conditions < 2 ? conditions : conditions + 1)

/** The lists to walk through; equal lists share a walk. */
interface Walks<Walk> {
  endpoint: Walk
  query: Walk
  /** Each condition alone. */
  each: readonly Walk[]
}

function planWalks(
  { id, form }: SoughtItem,
  conditions: readonly Condition[],
  rules: ConditionRules,
): Walks<Step> {
  function walk(
    key: string,
    kept: readonly number[],
    parameters: RequestParameter[],
    maxPages: number,
  ): Step {
    const requested = asPlain(withConditions(form, conditions, new Set(kept)))
    const [step = ''] = key.split(' ')
    // The query's sort keeps pages stable, if the server applies it.
    const page = { ...requested, pageSize, pageNumber: '1', sort: form.sort }
    const { conventions } = rules
    return {
      key,
      plan: planVariant(page, conventions),
      purpose: { kind: 'missing', step, parameters },
      walk: { form: page, conventions, itemId: id, maxPages },
    }
  }
  const endpoint = walk('endpoint', [], [], maxPagesOfEndpoint)
  const query =
    conditions.length === 0 ? endpoint : walk('query', [...conditions.keys()], [], maxPagesOfOthers)
  // With one condition, its walk is that of the query.
  const each = conditions.map(({ parameter }, at) =>
    conditions.length === 1
      ? query
      : walk(`condition ${String(at)}`, [at], [parameter], maxPagesOfOthers),
  )
  return { endpoint, query, each }
}

interface WalkStates extends Walks<WalkState> {
  /** The item, from whichever walk found it. */
  item: JsonValue | null
}

function readWalks({ endpoint, query, each }: Walks<Step>, outcomes: Outcomes): WalkStates {
  const states = {
    endpoint: readWalk(endpoint, outcomes),
    query: readWalk(query, outcomes),
    each: each.map((walk) => readWalk(walk, outcomes)),
  }
  const found = [states.query, states.endpoint, ...states.each].find(({ kind }) => kind === 'found')
  return { ...states, item: found?.kind === 'found' ? found.item : null }
}

/** The result of the walk, else that of the item's own attributes. */
function createConditionCheck(
  condition: Condition,
  walkResult: MissingCheck['result'],
  own: Pick<MissingCheck, 'result' | 'evidence'> | null,
): MissingCheck {
  if (walkResult === 'unknown' && own !== null)
    return { kind: 'condition', condition, reason: null, ...own }
  const evidence = own?.result === walkResult ? own.evidence : null
  return { kind: 'condition', condition, result: walkResult, reason: null, evidence }
}

function conclude(
  { endpoint, query }: WalkStates,
  failing: readonly Condition[],
): MissingConclusion {
  if (query.kind === 'found') return { kind: 'listed' }
  if (endpoint.kind === 'absent') return { kind: 'not-in-endpoint', isReadable: false }
  if (endpoint.kind === 'failed') return endpoint
  if (query.kind === 'failed') return query
  if (endpoint.kind === 'not-encountered') return endpoint
  // The item's absence from the response must be proved too.
  if (query.kind === 'absent' && failing.length > 0) return { kind: 'fails', conditions: failing }
  return query.kind === 'not-encountered' ? query : { kind: 'unexplained' }
}

function resultOf(state: WalkState | undefined): MissingCheck['result'] {
  if (state?.kind === 'found') return 'yes'
  return state?.kind === 'absent' ? 'no' : 'unknown'
}

/** The progress of a search for an item through the pages of a list (truth.md 5). */
type WalkState =
  | { kind: 'open'; step: Step }
  | { kind: 'found'; item: JsonValue }
  /** All items of the list were received, and it is not one of them. */
  | { kind: 'absent' }
  /** Not found, but items may have been missed: the limit was reached, or pages repeated or skipped items. */
  | { kind: 'not-encountered'; pages: number; items: number }
  | { kind: 'failed'; failure: StepFailure }

function readWalk(step: Step, outcomes: Outcomes): WalkState {
  const outcome = outcomes.get(step.key)
  if (outcome === undefined) return { kind: 'open', step }
  if (outcome.kind === 'failed') return outcome
  const { response, walked } = outcome
  if (response.item !== null) return { kind: 'found', item: response.item }
  const { pages = 0, items = 0, isComplete = false } = walked ?? {}
  return isComplete ? { kind: 'absent' } : { kind: 'not-encountered', pages, items }
}
