import type { AskedParameter } from '#core/query/asked-parameter.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { compareWithItem } from './condition-of-item.ts'
import { asPlain, listConditions, withConditions, type ConditionRules } from './conditions.ts'
import type { Outcomes, Step } from './investigation.ts'
import { nameOfItem } from './item-by-id.ts'
import { createItemWalk, type WalkState } from './item-walk.ts'
import type { MissingCheck, MissingConclusion, MissingQuestion } from './missing.ts'

/** As many as api.md 8.2 names for batches. */
const pageSize = '100'
const maxPagesOfEndpoint = 20
const maxPagesOfOthers = 5

/**
 * Plans why an item is not in an answer of an instance that can only be asked for lists (api.md 4): the answer
 * itself, the endpoint without conditions, and where the item shows nothing by itself, each condition alone.
 * Each walk is of limited length, and what it did not meet is not said to be absent.
 */
export function askWalkForItem(
  { id, form }: { id: string; form: QueryForm },
  rules: ConditionRules,
): MissingQuestion {
  const conditions = listConditions(form, rules)
  const all = conditions.map((_, at) => at)
  const isSame = conditions.length === 0
  const endpoint = walk('endpoint', [], [], maxPagesOfEndpoint)
  const query = isSame ? endpoint : walk('query', all, [], maxPagesOfOthers)
  // Of one condition it is the query itself.
  const each = conditions.map(({ parameter }, at) =>
    conditions.length === 1
      ? query
      : walk(`condition ${String(at)}`, [at], [parameter], maxPagesOfOthers),
  )

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

  const itemIn = (outcomes: Outcomes) =>
    [query, endpoint, ...each].flatMap((one) => {
      const state = one.read(outcomes)
      return state.kind === 'met' ? [state.item] : []
    })[0] ?? null

  function checkCondition(at: number, outcomes: Outcomes): MissingCheck {
    const condition = conditions[at] ?? null
    const item = itemIn(outcomes)
    const own = item && condition ? compareWithItem(item, condition, form, rules.conventions) : null
    const walked = resultOf(each[at]?.read(outcomes))
    if (walked === 'unknown' && own !== null)
      return { kind: 'condition', condition, reason: null, ...own }
    const shown = own?.result === walked ? own.shown : null
    return { kind: 'condition', condition, result: walked, reason: null, shown }
  }

  function checks(outcomes: Outcomes): MissingCheck[] {
    const plain = (kind: MissingCheck['kind'], result: MissingCheck['result']): MissingCheck => ({
      kind,
      condition: null,
      result,
      reason: null,
      shown: null,
    })
    return [
      plain('readable', itemIn(outcomes) === null ? 'unknown' : 'yes'),
      plain('endpoint', resultOf(endpoint.read(outcomes))),
      ...all.map((at) => checkCondition(at, outcomes)),
      plain('query', resultOf(query.read(outcomes))),
    ]
  }

  /** The walks that are needed, one after the other: each only where those before it leave it open. */
  function walksOpen(outcomes: Outcomes): WalkState[] {
    const inQuery = query.read(outcomes)
    if (inQuery.kind === 'met' || isSame) return [inQuery]
    const inEndpoint = endpoint.read(outcomes)
    if (inEndpoint.kind !== 'met' || inQuery.kind === 'open') return [inQuery, inEndpoint]
    const untold = all.filter((at) => {
      const own = conditions[at]
      return (
        own !== undefined &&
        compareWithItem(inEndpoint.item, own, form, rules.conventions).result === 'unknown'
      )
    })
    return [inQuery, inEndpoint, ...untold.flatMap((at) => each[at]?.read(outcomes) ?? [])]
  }

  function conclude(outcomes: Outcomes): MissingConclusion {
    const inQuery = query.read(outcomes)
    if (inQuery.kind === 'met') return { kind: 'listed' }
    const inEndpoint = endpoint.read(outcomes)
    if (inEndpoint.kind === 'absent') return { kind: 'not-in-endpoint', isReadable: false }
    const failed = [inEndpoint, inQuery].find(({ kind }) => kind === 'failed')
    if (failed?.kind === 'failed') return failed
    if (inEndpoint.kind === 'not-met') return inEndpoint
    const failing = checks(outcomes).flatMap(({ condition, result }) =>
      condition !== null && result === 'no' ? [condition] : [],
    )
    // That the answer does not have it must be proved as well.
    if (inQuery.kind === 'absent' && failing.length > 0)
      return { kind: 'fails', conditions: failing }
    return inQuery.kind === 'not-met' ? inQuery : { kind: 'untold' }
  }

  return {
    conditions,
    price: isSame
      ? maxPagesOfEndpoint
      : maxPagesOfEndpoint +
        maxPagesOfOthers * (conditions.length === 1 ? 1 : conditions.length + 1),
    pageSize: Number(pageSize),
    look(outcomes) {
      const wanted = walksOpen(outcomes).flatMap((state) =>
        state.kind === 'open' ? state.wanted : [],
      )
      return wanted.length > 0
        ? { kind: 'open', wanted }
        : { kind: 'concluded', conclusion: conclude(outcomes) }
    },
    checks,
    nameIn(outcomes) {
      const item = itemIn(outcomes)
      return item === null ? null : nameOfItem(item)
    },
  }
}

function resultOf(state: WalkState | undefined): MissingCheck['result'] {
  if (state?.kind === 'met') return 'yes'
  return state?.kind === 'absent' ? 'no' : 'unknown'
}
