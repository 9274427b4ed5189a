import type { AskedParameter } from '#core/query/asked-parameter.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { compareWithItem } from './condition-of-item.ts'
import { asCount, listConditions, withConditions, type ConditionRules } from './conditions.ts'
import { hitsOf, isWholeList, type Outcomes, type Step } from './investigation.ts'
import { planDeletions, planItemById, readItem, type ItemById } from './item-by-id.ts'
import type { MissingCheck, MissingConclusion, MissingQuestion } from './missing.ts'
import { withItems } from './with-items.ts'

/**
 * Plans why an item is not in an answer of a dataCycle CORE: whether it can be read at all, and whether a
 * list filtered to it has it, without any condition, with each of them, and with all (datacycle-core.md 10.6).
 * At most n+3 requests for n conditions, none of which carries a list: what follows from a "no" is not asked.
 * An item that the instance does not know is looked for among its deletions instead.
 *
 * What the item shows by itself stands beside what the server says, and decides nothing.
 */
export function askMembership(
  { id, form }: { id: string; form: QueryForm },
  rules: ConditionRules,
): MissingQuestion {
  const conditions = listConditions(form, rules)
  const all = conditions.map((_, at) => at)
  const item = planItemById(id, { kind: 'missing', step: 'readable', parameters: [] })
  const deletions = planDeletions({ kind: 'missing', step: 'deleted', parameters: [] })
  const whole = membership('endpoint', [], [])
  const each = conditions.map(({ parameter }, at) =>
    membership(`condition ${String(at)}`, [at], [parameter]),
  )
  // Of one condition it is the same question.
  const query = conditions.length > 1 ? membership('query', all, []) : (each[0] ?? whole)
  const first = uniqueSteps([item, whole])
  const steps = uniqueSteps([...first, ...each, query])

  /** Null where the query holds a value that the ID cannot be added to. */
  function membership(
    key: string,
    kept: readonly number[],
    parameters: AskedParameter[],
  ): Step | null {
    const asked = withItems(withConditions(form, conditions, new Set(kept)), [id])
    const planned = asked && planRequest(asCount(asked, rules), rules.conventions)
    if (!planned?.ok) return null
    const [step = ''] = key.split(' ')
    const purpose: Step['purpose'] = { kind: 'missing', step, parameters }
    return { key, plan: planned.value, purpose, include: [], isCount: true }
  }

  const listed = (outcomes: Outcomes, step: Step | null): MissingCheck['result'] => {
    const outcome = outcomes.get(step?.key ?? '')
    if (outcome?.kind !== 'answered') return 'unknown'
    return hitsOf(outcome.answer).count > 0n ? 'yes' : 'no'
  }

  /** What is asked, given what came: nothing that follows from it. */
  function stepsOf(outcomes: Outcomes): Step[] {
    if (first.some(({ key }) => !outcomes.has(key))) return first
    if (isGone(readItem(id, outcomes))) return [...first, deletions]
    return listed(outcomes, whole) === 'no' ? first : steps
  }

  function checks(outcomes: Outcomes): MissingCheck[] {
    const found = readItem(id, outcomes)
    const content = found?.kind === 'exists' ? found.item : null
    const plain = (kind: MissingCheck['kind'], result: MissingCheck['result']): MissingCheck => ({
      kind,
      condition: null,
      result,
      reason: null,
      shown: null,
    })
    const isRead = found === null ? 'unknown' : found.kind === 'exists' ? 'yes' : 'no'
    const reason = found?.kind === 'expired' || found?.kind === 'deleted' ? found.kind : null
    const readable: MissingCheck = { ...plain('readable', isRead), reason }
    if (isGone(found)) return [readable]
    const inEndpoint = listed(outcomes, whole)
    if (inEndpoint === 'no') return [readable, plain('endpoint', 'no')]
    return [
      readable,
      plain('endpoint', inEndpoint),
      ...conditions.map((condition, at): MissingCheck => {
        const result = listed(outcomes, each[at] ?? null)
        const own = content && compareWithItem(content, condition, form, rules.conventions)
        // Evidence only where the item and the server say the same.
        const shown = own?.result === result ? own.shown : null
        return { kind: 'condition', condition, result, reason: null, shown }
      }),
      plain('query', listed(outcomes, query)),
    ]
  }

  function conclude(outcomes: Outcomes): MissingConclusion {
    const known = readItem(id, outcomes)
    const inEndpoint = listed(outcomes, whole)
    const failing = checks(outcomes).flatMap(({ condition, result }) =>
      condition !== null && result === 'no' ? [condition] : [],
    )
    if (listed(outcomes, query) === 'yes') return { kind: 'listed' }
    if (known?.kind === 'deleted') return { kind: 'deleted', at: known.at }
    // What has expired since midnight is still listed (datacycle-core.md 9).
    if (known?.kind === 'expired' && inEndpoint !== 'yes')
      return { kind: 'expired', words: known.words }
    const refused = outcomes.get(whole?.key ?? '')
    const failure = refused?.kind === 'failed' ? refused.failure : null
    const isRefusal = failure?.kind === 'status' && [401, 403].includes(failure.status)
    if (known?.kind === 'exists' && isRefusal)
      return { kind: 'endpoint-refused', status: failure.status }
    if (inEndpoint === 'no' && known !== null)
      return known.kind === 'unknown'
        ? { kind: 'unknown-item', isSought: isWholeList(outcomes.get(deletions.key)) }
        : { kind: 'not-in-endpoint', isReadable: true }
    if (inEndpoint === 'yes' && failing.length > 0) return { kind: 'fails', conditions: failing }
    const failures = [...outcomes.values()].flatMap((one) =>
      one.kind === 'failed' ? [one.failure] : [],
    )
    const [first] = known === null ? failures : failures.filter(isNotMissing)
    if (first !== undefined) return { kind: 'failed', failure: first }
    return inEndpoint === 'no' ? { kind: 'not-in-endpoint', isReadable: false } : { kind: 'untold' }
  }

  return {
    conditions,
    price: Math.max(steps.length, first.length + 1),
    pageSize: null,
    look(outcomes) {
      const wanted = stepsOf(outcomes).filter(({ key }) => !outcomes.has(key))
      return wanted.length > 0
        ? { kind: 'open', wanted }
        : { kind: 'concluded', conclusion: conclude(outcomes) }
    },
    checks,
    nameIn(outcomes) {
      const found = readItem(id, outcomes)
      return found?.kind === 'exists' ? found.name : null
    },
  }
}

const isGone = (item: ItemById | null): boolean =>
  item?.kind === 'unknown' || item?.kind === 'deleted'

const isNotMissing = (failure: { kind: string; status?: number }): boolean =>
  failure.kind !== 'status' || failure.status !== 404

const uniqueSteps = (steps: readonly (Step | null)[]): Step[] =>
  steps.flatMap((step, at) =>
    step !== null && steps.findIndex((other) => other?.key === step.key) === at ? [step] : [],
  )
