import { renderParameter, type RequestParameter } from '#core/query/request-parameter.ts'
import type { QueryForm } from '#core/query/form.ts'
import {
  stepForAll,
  findZeroAlone,
  findCauses,
  listRounds,
  type CountStep,
} from './cause-search.ts'
import {
  asCount,
  listConditions,
  withConditions,
  type Condition,
  type ConditionRules,
} from './conditions.ts'
import type { Hits, Investigation, Outcomes, Step, StepFailure } from './investigation.ts'
import { planSent } from './plan-sent.ts'
import { keyOfSet, readSubsetCounts, type CountState, type SubsetCounts } from './subset-counts.ts'

/** A step of the diagnosis and its result (truth.md 4). */
export interface DiagnosisStep {
  kind: DiagnosisStepKind
  /** The conditions examined; empty for the query as a whole. */
  conditions: readonly Condition[]
  state: DiagnosisStepState
  /** True if this condition is a cause; only on the step that counts it alone. */
  isCause: boolean
}

export type DiagnosisStepKind =
  'address' | 'token' | 'endpoint' | 'whole' | 'alone' | 'without' | 'pair'

export type DiagnosisStepState =
  | CountState
  /** The address answers, the token is accepted, or the endpoint exists. */
  | { kind: 'passed' }

export type Diagnosis =
  /**
   * Each of these has no hits on its own; `without` are the hits of the query without them, zero if more than
   * two of the others exclude each other.
   */
  | { kind: 'found'; causes: readonly Condition[]; without: Hits }
  /** These have no hits together, but each has hits on its own. */
  | { kind: 'pair'; causes: readonly Condition[]; without: Hits }
  /** The endpoint has no items. */
  | { kind: 'empty-endpoint' }
  /** There are hits. `shrinks` is the condition that removes most items; null if none removes any. */
  | { kind: 'none'; hits: Hits; shrinks: { condition: Condition; without: Hits } | null }
  /** There are hits, but the requested page is past the last one. `last` is null if unknown. */
  | { kind: 'behind'; hits: Hits; number: string; last: number | null }
  /** No single condition and no pair explains the empty answer. */
  | { kind: 'unexplained' }
  /** A step failed, so there is no conclusion. */
  | { kind: 'failed'; failure: StepFailure }

export interface DoctorQuestion extends Investigation<Diagnosis> {
  conditions: readonly Condition[]
  /** The maximum number of additional requests if no single condition is the cause. */
  pricePairs: number
  /** The steps so far. */
  steps(outcomes: Outcomes): readonly DiagnosisStep[]
}

/** The query to diagnose; it was answered successfully. */
export interface AnsweredQuery {
  form: QueryForm
  /** The hits of its answer; null if unknown, or if it was not the first page. */
  hits: Hits | null
  /** Whether the received page was empty; `last` is the last page number, null if unknown. */
  page?: { isEmpty: boolean; last: number | null }
}

/**
 * Plans the search for the cause of an answer with no or few items.
 *
 * At most 2n+3 requests for n conditions, and n(n-1)/2 more if every condition has hits on its own. No set of
 * conditions is counted twice; known hits of the query itself are reused. All requests use the query's own
 * method. A page past the last one needs no request.
 */
export function planDiagnosis(requested: AnsweredQuery, rules: ConditionRules): DoctorQuestion {
  const { form, hits } = requested
  const conditions = listConditions(form, rules)
  const count = conditions.length
  const countsIn = (outcomes: Outcomes) => readSubsetCounts(count, hits, outcomes)

  /** Requests of the first round, and up to two more for the hits without the causes. */
  function firstPrice(): number {
    const counts = countsIn(new Map())
    const open = listRounds(counts)
      .flat()
      .filter(({ set }) => counts.countOf(set).kind === 'unknown')
    return new Set(open.map(({ set }) => keyOfSet(set))).size + (count < 4 ? 0 : 2)
  }

  const isKnownPastEnd = isPastEnd(requested) && hits !== null && hits.count > 0n
  return {
    conditions,
    price: isKnownPastEnd ? 0 : firstPrice(),
    // With two or three conditions, the first round includes all pairs.
    pricePairs: isKnownPastEnd || count < 4 ? 0 : (count * (count - 1)) / 2,
    next(outcomes) {
      const counts = countsIn(outcomes)
      const countings = listCountings(requested, counts)
      const states = countings.map(({ set }) => counts.countOf(set))
      const open = countings.filter((_, at) => states[at]?.kind === 'unknown')
      if (open.length > 0)
        return {
          kind: 'open',
          wanted: uniqueByKey(open.map((one) => planCount(one, form, conditions, rules))),
        }
      const failed = states.find((state) => state.kind === 'failed')
      return {
        kind: 'concluded',
        conclusion: failed ?? conclude(requested, conditions, counts),
      }
    },
    steps(outcomes) {
      const nextSteps = this.next(outcomes)
      const causes =
        nextSteps.kind === 'concluded' && 'causes' in nextSteps.conclusion
          ? nextSteps.conclusion.causes
          : []
      const counts = countsIn(outcomes)
      return [
        ...readBasicSteps(counts.countOf([]), hits !== null),
        ...uniqueSteps(listCountings(requested, counts))
          .filter(({ kind, about }) => kind === 'whole' || about.length > 0)
          .map(({ kind, set, about }): DiagnosisStep => {
            const own = pick(conditions, about)
            const isCause = kind === 'alone' && own.some((one) => causes.includes(one))
            return { kind, conditions: own, state: counts.countOf(set), isCause }
          }),
      ]
    },
  }
}

/** True if an empty page other than the first was received: it may be past the last page. */
const isPastEnd = ({ form, page }: AnsweredQuery): boolean =>
  page?.isEmpty === true && !['', '1'].includes(form.pageNumber)

function listCountings(requested: AnsweredQuery, counts: SubsetCounts): CountStep[] {
  // First find out whether the page is past the last one.
  const isOpen = isPastEnd(requested) && !counts.isZero(counts.all)
  return isOpen ? [stepForAll(counts)] : listRounds(counts).flat()
}

function planCount(
  { kind, set, about }: CountStep,
  form: QueryForm,
  conditions: readonly Condition[],
  rules: ConditionRules,
): Step {
  const counted = asCount(withConditions(form, conditions, new Set(set)), rules)
  const plan = planSent(counted, rules.conventions)
  const own = pick(conditions, about)
  const purpose = doctorPurpose(kind, parametersOf(own), describeValues(own))
  return { key: keyOfSet(set), plan, purpose, include: [], isCount: true }
}

function conclude(
  requested: AnsweredQuery,
  conditions: readonly Condition[],
  counts: SubsetCounts,
): Diagnosis {
  const { all, isZero } = counts
  const hits = counts.hitsOf(all)
  if (!isZero(all) && isPastEnd(requested)) return concludePastEnd(requested, hits)
  if (isZero([])) return { kind: 'empty-endpoint' }
  if (!isZero(all)) return { kind: 'none', hits, shrinks: findShrinking(conditions, counts) }
  const causes = findCauses(counts)
  const rest = counts.without(causes)
  // Conditions without hits on their own are always causes.
  const kind = findZeroAlone(counts).length > 0 ? 'found' : 'pair'
  if (causes.length === 0 || (kind === 'pair' && isZero(rest))) return { kind: 'unexplained' }
  return { kind, causes: pick(conditions, causes), without: counts.hitsOf(rest) }
}

function concludePastEnd({ form, page }: AnsweredQuery, hits: Hits): Diagnosis {
  const size = Number(form.pageSize)
  const counted = hits.isExact && size > 0 ? Math.ceil(Number(hits.count) / size) : null
  return { kind: 'behind', hits, number: form.pageNumber, last: page?.last ?? counted }
}

/** The condition that removes most items; null if none removes any. */
function findShrinking(
  conditions: readonly Condition[],
  counts: SubsetCounts,
): Extract<Diagnosis, { kind: 'none' }>['shrinks'] {
  const [first] = conditions
    .map((condition, at) => ({ condition, without: counts.hitsOf(counts.without([at])) }))
    .toSorted((one, other) => Number(other.without.count - one.without.count))
  return first && first.without.count > counts.hitsOf(counts.all).count ? first : null
}

const pick = (conditions: readonly Condition[], set: readonly number[]): Condition[] =>
  conditions.filter((_, at) => set.includes(at))

/**
 * The steps for address, token and endpoint. A successful answer proves all three; an error of the count of
 * the whole endpoint concerns one of them.
 */
function readBasicSteps(whole: CountState, isAnswered: boolean): DiagnosisStep[] {
  const passed: DiagnosisStepState = { kind: 'passed' }
  const step = (kind: DiagnosisStepKind, state: DiagnosisStepState): DiagnosisStep => ({
    kind,
    state,
    conditions: [],
    isCause: false,
  })
  const all = (
    address: DiagnosisStepState,
    token: DiagnosisStepState,
    endpoint: DiagnosisStepState,
  ) => [step('address', address), step('token', token), step('endpoint', endpoint)]
  const unknown: DiagnosisStepState = { kind: 'unknown' }
  if (whole.kind === 'counted' || isAnswered) return all(passed, passed, passed)
  if (whole.kind === 'unknown') return all(unknown, unknown, unknown)
  const { failure } = whole
  if (failure.kind === 'problem') return all(whole, unknown, unknown)
  const status = failure.kind === 'status' ? failure.status : null
  if (status === 401 || status === 403) return all(passed, whole, unknown)
  return status === 404 ? all(passed, unknown, whole) : all(passed, unknown, unknown)
}

/** Keeps the first step of each set. */
const uniqueByKey = (steps: readonly Step[]): Step[] =>
  steps.filter(({ key }, at) => steps.findIndex((other) => other.key === key) === at)

/** Removes duplicates: the step without the causes may also be in the first round. */
const uniqueSteps = (countings: readonly CountStep[]): CountStep[] =>
  countings.filter(
    ({ kind, about }, at) =>
      countings.findIndex(
        (other) => other.kind === kind && other.about.join(' ') === about.join(' '),
      ) === at,
  )

/** The purpose of a step, only for display, so a long value is truncated. */
export const doctorPurpose = (
  step: string,
  parameters: RequestParameter[],
  value: string,
): Step['purpose'] => ({
  kind: 'doctor',
  step,
  parameters,
  value: value.slice(0, maxPurposeLength),
})

const maxPurposeLength = 200

const describeValues = (conditions: readonly Condition[]): string =>
  conditions.length === 1 ? (conditions[0]?.value ?? '') : ''

/** The parameters of conditions, without duplicates. */
export const parametersOf = (conditions: readonly Condition[]): RequestParameter[] => [
  ...new Map(
    conditions.map(({ parameter }) => [renderParameter(parameter), parameter] as const),
  ).values(),
]
