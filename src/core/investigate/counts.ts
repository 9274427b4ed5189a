import type { Conventions } from '../query/conventions.ts'
import type { QueryForm } from '../query/form.ts'
import { planRequest } from '../query/plan-request.ts'
import type { RequestPlan } from '../request/request-plan.ts'
import { asCount } from './conditions.ts'
import {
  hitsOf,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
} from './investigation.ts'

/** How many items each of several forms finds: one small request each. */
export type CountConclusion =
  | { kind: 'counted' }
  /** A request was not answered with a list; what had come before it stands. */
  | { kind: 'failed'; failure: StepFailure }

/** What is counted, by the name under which the count is wanted. */
export type Countable = readonly [key: string, form: QueryForm]

/** Plans one count for each form; those that stand for no request are left out. Ends with the first failure. */
export function askCounts(
  wanted: readonly Countable[],
  conventions: Conventions,
): Investigation<CountConclusion> {
  const steps = wanted.flatMap(([key, form]): Step[] => {
    const plan = planCount(form, conventions)
    return plan === null ? [] : [{ key, plan, purpose: { kind: 'counts' }, include: [] }]
  })
  return {
    price: steps.length,
    look(outcomes) {
      const failed = [...outcomes.values()].find((outcome) => outcome.kind === 'failed')
      if (failed) return { kind: 'concluded', conclusion: failed }
      const open = steps.filter(({ key }) => !outcomes.has(key))
      return open.length > 0
        ? { kind: 'open', wanted: open }
        : { kind: 'concluded', conclusion: { kind: 'counted' } }
    },
  }
}

/**
 * The smallest request that tells a form's total; null where the form stands for no request. Where a flat list
 * says what is delivered, the one item that comes along has its ID alone, which is quick (datacycle-core.md 2.3).
 */
export function planCount(form: QueryForm, conventions: Conventions): RequestPlan | null {
  const isFlat = conventions.fields === 'flat-list'
  const fields = isFlat ? [{ relation: '', attributes: ['@id'] }] : []
  const planned = planRequest({ ...asCount(form), fields }, conventions)
  return planned.ok ? planned.value : null
}

/** The counts that are known so far; without a total nothing is known. */
export function readCounts(outcomes: Outcomes): Map<string, bigint> {
  return new Map(
    [...outcomes].flatMap(([key, outcome]) => {
      if (outcome.kind === 'failed') return []
      const { count, isExact } = hitsOf(outcome.answer)
      return isExact ? [[key, count] as const] : []
    }),
  )
}
