import { isRefused } from '#core/exchange/outcome.ts'
import { renderParameter, type RequestParameter } from '#core/query/request-parameter.ts'
import type { QueryForm } from '#core/query/form.ts'
import {
  listConditions,
  withConditions,
  type Condition,
  type ConditionRules,
  planVariant,
  pairsOf,
} from './conditions.ts'
import { asCount } from '#core/query/count-form.ts'
import {
  uniqueSteps,
  type Hits,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
} from './investigation.ts'
import { keyOfSet, readSubsetCounts, type CountState, type SubsetCounts } from './counts.ts'

/** A step of the diagnosis and its result (truth.md 4). */
export interface DiagnosisStep {
  kind: DiagnosisStepKind
  /** The conditions examined; empty if the step examines none, such as the endpoint. */
  conditions: readonly Condition[]
  state: DiagnosisStepState
  /** True if this condition is a cause; only on the step that counts it alone. */
  isCause: boolean
}

/** `whole`: the endpoint without conditions. The other counts are those of `CountStep`. */
export type DiagnosisStepKind =
  | 'address'
  | 'token'
  | 'endpoint'
  | 'whole'
  | 'alone'
  | 'without'
  | 'pair'

export type DiagnosisStepState =
  | CountState
  /** The address answers, the token is accepted, or the endpoint exists. */
  | { kind: 'passed' }

export type Diagnosis =
  /**
   * Conditions that have no hits on their own, and pairs of the others that have none together. `without` are
   * the hits of the query without all of these: zero if the rest still finds nothing.
   */
  | { kind: 'found'; causes: readonly Condition[]; without: Hits }
  /** Each condition has hits on its own; pairs of these have none. `without`: the hits without all of these. */
  | { kind: 'pair'; causes: readonly Condition[]; without: Hits }
  | { kind: 'empty-endpoint' }
  /** There are hits. `shrinks` is the condition that removes most items; null if none removes any. */
  | { kind: 'none'; hits: Hits; shrinks: { condition: Condition; without: Hits } | null }
  /** There are hits, but the requested page is past the last one. `last` is null if unknown. */
  | { kind: 'past-end'; hits: Hits; number: string; last: number | null }
  /** No single condition and no pair explains the empty answer. */
  | { kind: 'unexplained' }
  /** A step failed, so there is no conclusion. */
  | { kind: 'failed'; failure: StepFailure }

export interface DoctorQuestion extends Investigation<Diagnosis> {
  conditions: readonly Condition[]
  /**
   * The maximum number of additional requests for pairs. They are counted if the query finds nothing even
   * without the conditions that have no hits on their own.
   */
  pricePairs: number
  steps(outcomes: Outcomes): readonly DiagnosisStep[]
}

/** The query to diagnose; it was answered successfully. */
export interface QueryOfResponse {
  form: QueryForm
  /** The hits of its response; null if unknown, or if it was not the first page. */
  hits: Hits | null
  /** Whether the received page was empty; `last` is the last page number, null if unknown. */
  page?: { isEmpty: boolean; last: number | null }
}

/**
 * Plans the search for the cause of a response with no or few items.
 *
 * At most 2n+3 requests for n conditions, one more if the hits of the query are unknown, and up to n(n-1)/2
 * more for pairs. No set of conditions is counted twice. All requests use the query's own method. A page that is
 * known to be past the last one needs no request.
 */
export function planDiagnosis(requested: QueryOfResponse, rules: ConditionRules): DoctorQuestion {
  const { form, hits } = requested
  const conditions = listConditions(form, rules)
  const count = conditions.length
  const countsIn = (outcomes: Outcomes) => readSubsetCounts(count, hits, outcomes)

  /** Requests of the first round, and up to two more for the hits without the causes. */
  function firstPrice(): number {
    const counts = countsIn(new Map())
    const open = listRounds(counts)
      .flat()
      .filter(({ counted }) => counts.countOf(counted).kind === 'unknown')
    return new Set(open.map(({ counted }) => keyOfSet(counted))).size + (count < 4 ? 0 : 2)
  }

  const isKnownPastEnd = isPastEnd(requested) && hits !== null && hits.count > 0n
  return {
    conditions,
    price: isKnownPastEnd ? 0 : firstPrice(),
    // With two or three conditions, the first round includes all pairs.
    pricePairs: isKnownPastEnd || count < 4 ? 0 : (count * (count - 1)) / 2,
    next(outcomes) {
      const counts = countsIn(outcomes)
      const countSteps = listCountSteps(requested, counts)
      const states = countSteps.map(({ counted }) => counts.countOf(counted))
      const open = countSteps.filter((_, at) => states[at]?.kind === 'unknown')
      if (open.length > 0)
        return {
          kind: 'open',
          wanted: uniqueSteps(open.map((one) => planCountStep(one, form, conditions, rules))),
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
        ...uniqueCountSteps(listCountSteps(requested, counts))
          .filter(
            ({ kind, counted, examined }) =>
              kind === 'whole' ||
              // Without its only condition, the query is the endpoint, which has its line.
              (examined.length > 0 && !(kind === 'without' && counted.length === 0)),
          )
          .map(({ kind, counted, examined }): DiagnosisStep => {
            const own = pick(conditions, examined)
            const isCause = kind === 'alone' && own.some((one) => causes.includes(one))
            return { kind, conditions: own, state: counts.countOf(counted), isCause }
          }),
      ]
    },
  }
}

/** True if an empty page other than the first was received: it may be past the last page. */
const isPastEnd = ({ form, page }: QueryOfResponse): boolean =>
  page?.isEmpty === true && !['', '1'].includes(form.pageNumber)

function listCountSteps(requested: QueryOfResponse, counts: SubsetCounts): CountStep[] {
  // First find out whether the page is past the last one.
  const isOpen = isPastEnd(requested) && !counts.isZero(counts.all)
  return isOpen ? [stepForAll(counts)] : listRounds(counts).flat()
}

function planCountStep(
  { kind, counted, examined }: CountStep,
  form: QueryForm,
  conditions: readonly Condition[],
  rules: ConditionRules,
): Step {
  const countForm = asCount(withConditions(form, conditions, new Set(counted)), rules)
  const plan = planVariant(countForm, rules.conventions)
  const own = pick(conditions, examined)
  const purpose = doctorPurpose(kind, parametersOf(own), describeValues(own))
  return { key: keyOfSet(counted), plan, purpose, isCount: true }
}

function conclude(
  requested: QueryOfResponse,
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

function concludePastEnd({ form, page }: QueryOfResponse, hits: Hits): Diagnosis {
  const size = Number(form.pageSize)
  const counted = hits.isExact && size > 0 ? Math.ceil(Number(hits.count) / size) : null
  return { kind: 'past-end', hits, number: form.pageNumber, last: page?.last ?? counted }
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
 * The steps for address, token and endpoint. A successful response proves all three; an error of the count of
 * the endpoint without conditions concerns one of them.
 */
function readBasicSteps(unfiltered: CountState, isAnswered: boolean): DiagnosisStep[] {
  const passed: DiagnosisStepState = { kind: 'passed' }
  const step = (kind: DiagnosisStepKind, state: DiagnosisStepState): DiagnosisStep => ({
    kind,
    state,
    conditions: [],
    isCause: false,
  })
  const steps = (
    address: DiagnosisStepState,
    token: DiagnosisStepState,
    endpoint: DiagnosisStepState,
  ) => [step('address', address), step('token', token), step('endpoint', endpoint)]
  const unknown: DiagnosisStepState = { kind: 'unknown' }
  if (unfiltered.kind === 'counted' || isAnswered) return steps(passed, passed, passed)
  if (unfiltered.kind === 'unknown') return steps(unknown, unknown, unknown)
  const { failure } = unfiltered
  if (failure.kind === 'problem') return steps(unfiltered, unknown, unknown)
  const status = failure.kind === 'status' ? failure.status : null
  if (status !== null && isRefused(status)) return steps(passed, unfiltered, unknown)
  return status === 404 ? steps(passed, unknown, unfiltered) : steps(passed, unknown, unknown)
}

/** Removes duplicates: the step without the causes may also be in the first round. */
const uniqueCountSteps = (countSteps: readonly CountStep[]): CountStep[] =>
  countSteps.filter(
    ({ kind, examined }, at) =>
      countSteps.findIndex(
        (other) => other.kind === kind && other.examined.join(' ') === examined.join(' '),
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

/** A request that counts a set of conditions, and its purpose. */
interface CountStep {
  /** `whole`: the endpoint without conditions; `alone`: only one; `without`: all, or all but some; `pair`: only two. */
  kind: 'whole' | 'alone' | 'without' | 'pair'
  /** Indexes of the conditions in the request. */
  counted: readonly number[]
  /** Indexes of the conditions that the step examines. */
  examined: readonly number[]
}

/** The query with all its conditions; its count may already be known. */
const stepForAll = ({ all }: SubsetCounts): CountStep => ({
  kind: 'without',
  counted: all,
  examined: [],
})

/** The sets to count, by round. A round is listed only if all previous rounds are counted. */
function listRounds(counts: SubsetCounts): CountStep[][] {
  const { all, without, isZero } = counts
  const first: CountStep[] = [
    { kind: 'whole', counted: [], examined: [] },
    ...all.map((at): CountStep => ({ kind: 'alone', counted: [at], examined: [at] })),
    ...all.map((at): CountStep => ({ kind: 'without', counted: without([at]), examined: [at] })),
    stepForAll(counts),
  ]
  const isCounted = ({ counted }: CountStep) => counts.countOf(counted).kind === 'counted'
  if (!first.every(isCounted) || !isZero(all) || isZero([])) return [first]
  const zeroAlone = findZeroAlone(counts)
  const rest = without(zeroAlone)
  const second: CountStep[] =
    zeroAlone.length === 0 ? [] : [{ kind: 'without', counted: rest, examined: zeroAlone }]
  if (!second.every(isCounted) || !isZero(rest)) return [first, second]
  const third = pairsOf(rest).map((pair): CountStep => ({
    kind: 'pair',
    counted: pair,
    examined: pair,
  }))
  if (!third.every(isCounted)) return [first, second, third]
  const causes = findCauses(counts)
  // The conclusion states the hits without the causes.
  const fourth: CountStep[] = [{ kind: 'without', counted: without(causes), examined: causes }]
  return [first, second, third, fourth]
}

/** Indexes of the conditions that have no hits on their own. */
const findZeroAlone = ({ all, isZero }: SubsetCounts): number[] => all.filter((at) => isZero([at]))

/** Indexes of the conditions that have no hits alone, and of pairs of the remaining ones that have none. */
function findCauses(counts: SubsetCounts): number[] {
  const zeroAlone = findZeroAlone(counts)
  const rest = counts.without(zeroAlone)
  const paired = counts.isZero(rest) ? pairsOf(rest).filter(counts.isZero).flat() : []
  return [...new Set([...zeroAlone, ...paired])].toSorted((one, other) => one - other)
}
