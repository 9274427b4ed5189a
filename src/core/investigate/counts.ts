import { type QueryForm, emptyForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { type ConditionRules, listConditions, withConditions } from './conditions.ts'
import { asCount } from '#core/query/count-form.ts'
import {
  hitsOf,
  openOrConclude,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
  type Hits,
} from './investigation.ts'

/** The result of counting the items of several forms. */
export type CountConclusion =
  | { kind: 'counted' }
  /** A request did not return a list; earlier counts remain valid. */
  | { kind: 'failed'; failure: StepFailure }

type CountRules = Pick<ConditionRules, 'conventions' | 'isDatacycle'>

export type Countable = readonly [key: string, form: QueryForm]

/** Plans one count per form, without invalid forms. Stops at the first failure. */
export function planCounts(
  wanted: readonly Countable[],
  rules: CountRules,
): Investigation<CountConclusion> {
  const steps = wanted.flatMap(([key, form]): Step[] => {
    const plan = planCount(form, rules)
    return plan === null ? [] : [{ key, plan, purpose: { kind: 'counts' }, isCount: true }]
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

/** The counts so far, only from responses with a total. */
export function readCounts(outcomes: Outcomes): Map<string, bigint> {
  return new Map(
    [...outcomes].flatMap(([key, outcome]) => {
      if (outcome.kind === 'failed') return []
      const { count, isExact } = hitsOf(outcome.response)
      return isExact ? [[key, count] as const] : []
    }),
  )
}

/** Whether a request was counted, and its hits. */
export type CountState =
  | { kind: 'unknown' }
  | { kind: 'counted'; hits: Hits }
  | { kind: 'failed'; failure: StepFailure }

export function readCount(outcomes: Outcomes, key: string): CountState {
  const outcome = outcomes.get(key)
  switch (outcome?.kind) {
    case undefined:
      return { kind: 'unknown' }
    case 'failed':
      return outcome
    case 'answered':
      return { kind: 'counted', hits: hitsOf(outcome.response) }
  }
}

/** The hits of a query with only some of its conditions, which are given by index. */
export interface SubsetCounts {
  /** The indexes of all conditions. */
  all: readonly number[]
  without: (removed: readonly number[]) => number[]
  countOf: (set: readonly number[]) => CountState
  isZero: (set: readonly number[]) => boolean
  /** An inexact 0 if the set is not counted. */
  hitsOf: (set: readonly number[]) => Hits
}

/** The step key of a set, independent of its order, so that no set is counted twice. */
export const keyOfSet = (set: readonly number[]): string =>
  set.toSorted((one, other) => one - other).join(',')

/** Reads the counts so far; `hitsOfAll` are the hits of the query itself, null if unknown. */
export function readSubsetCounts(
  size: number,
  hitsOfAll: Hits | null,
  outcomes: Outcomes,
): SubsetCounts {
  const all = Array.from({ length: size }, (_, at) => at)

  function countOf(set: readonly number[]): CountState {
    const key = keyOfSet(set)
    return hitsOfAll !== null && key === keyOfSet(all)
      ? { kind: 'counted', hits: hitsOfAll }
      : readCount(outcomes, key)
  }

  return {
    all,
    without: (removed) => all.filter((at) => !removed.includes(at)),
    countOf,
    isZero(set) {
      const count = countOf(set)
      return count.kind === 'counted' && count.hits.count === 0n
    },
    hitsOf(set) {
      const count = countOf(set)
      return count.kind === 'counted' ? count.hits : { count: 0n, isExact: false }
    },
  }
}

/**
 * The request for the number of items of an endpoint without conditions. null if the query has no conditions
 * (its own total is that number), or if the request is invalid.
 */
export function planWholeCount(form: QueryForm, rules: ConditionRules): Step | null {
  if (listConditions(form, rules).length === 0) return null
  const bare: QueryForm = { ...emptyForm, endpoint: form.endpoint }
  // A CORE filters by its default language if none is sent.
  const whole = withConditions(bare, listConditions(bare, rules), new Set())
  const plan = planCount(whole, rules)
  return (
    plan && {
      key: 'whole',
      plan,
      purpose: { kind: 'whole-count' },
      isCount: true,
    }
  )
}
