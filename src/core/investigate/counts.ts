import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { asCount, type ConditionRules } from './conditions.ts'
import {
  hitsOf,
  openOrConclude,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
} from './investigation.ts'

/** The result of counting the items of several forms. */
export type CountConclusion =
  /** All forms were counted. */
  | { kind: 'counted' }
  /** A request did not return a list; earlier counts remain valid. */
  | { kind: 'failed'; failure: StepFailure }

type CountRules = Pick<ConditionRules, 'conventions' | 'isDatacycle'>

/** A form to count, with a key for its count. */
export type Countable = readonly [key: string, form: QueryForm]

/** Plans one count per form, without invalid forms. Stops at the first failure. */
export function planCounts(
  wanted: readonly Countable[],
  rules: CountRules,
): Investigation<CountConclusion> {
  const steps = wanted.flatMap(([key, form]): Step[] => {
    const plan = planCount(form, rules)
    return plan === null
      ? []
      : [{ key, plan, purpose: { kind: 'counts' }, countedRelations: [], isCount: true }]
  })
  return {
    price: steps.length,
    next(outcomes) {
      const failed = [...outcomes.values()].find((outcome) => outcome.kind === 'failed')
      if (failed) return { kind: 'concluded', conclusion: failed }
      return openOrConclude(steps, outcomes, () => ({ kind: 'counted' }))
    },
  }
}

/** The smallest request for a form's total; null if the form is invalid. */
export function planCount(form: QueryForm, rules: CountRules): RequestPlan | null {
  const planned = planRequest(asCount(form, rules), rules.conventions)
  return planned.ok ? planned.value : null
}

/** The counts so far, only from answers with a total. */
export function readCounts(outcomes: Outcomes): Map<string, bigint> {
  return new Map(
    [...outcomes].flatMap(([key, outcome]) => {
      if (outcome.kind === 'failed') return []
      const { count, isExact } = hitsOf(outcome.answer)
      return isExact ? [[key, count] as const] : []
    }),
  )
}
