import { renderParameter, type AskedParameter } from '#core/query/asked-parameter.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { QueryForm } from '#core/query/form.ts'
import { countAll, findAlone, findCauses, listRounds, type Counting } from './cause-search.ts'
import {
  asCount,
  listConditions,
  withConditions,
  type Condition,
  type ConditionRules,
} from './conditions.ts'
import type { Hits, Investigation, Outcomes, Step, StepFailure } from './investigation.ts'
import { keyOfSet, readSubsetCounts, type Counted, type SubsetCounts } from './subset-counts.ts'

/** A step of the diagnosis: what was asked, and what came (truth.md 4). */
export interface DiagnosisStep {
  kind: DiagnosisStepKind
  /** What it is about; empty for the query as a whole. */
  conditions: readonly Condition[]
  state: DiagnosisStepState
  /** Whether this condition is to blame; true on its own step only, whatever else it stands on. */
  isCause: boolean
}

export type DiagnosisStepKind =
  'address' | 'token' | 'endpoint' | 'whole' | 'alone' | 'without' | 'pair'

export type DiagnosisStepState =
  | Counted
  /** It holds: the address answers, the token is accepted, the endpoint exists. */
  | { kind: 'passed' }

export type Diagnosis =
  /**
   * These bring nothing, each by itself; `without` are the hits of the query without them, none where more
   * than two of the others exclude each other.
   */
  | { kind: 'found'; causes: readonly Condition[]; without: Hits }
  /** These bring nothing together, and each of them something by itself. */
  | { kind: 'pair'; causes: readonly Condition[]; without: Hits }
  /** The endpoint holds nothing: no condition is to blame. */
  | { kind: 'empty-endpoint' }
  /** Nothing is to blame: there are hits. `shrinks` takes most away; null where nothing takes any. */
  | { kind: 'none'; hits: Hits; shrinks: { condition: Condition; without: Hits } | null }
  /** There are hits, and the page asked for lies behind them. `last` is null where nothing tells it. */
  | { kind: 'behind'; hits: Hits; number: string; last: number | null }
  /** Neither a condition nor two of them explain it. */
  | { kind: 'unexplained' }
  /** A step was not answered, so nothing is concluded. */
  | { kind: 'failed'; failure: StepFailure }

export interface DoctorQuestion extends Investigation<Diagnosis> {
  conditions: readonly Condition[]
  /** Most requests that are asked besides where no condition alone is to blame. */
  pricePairs: number
  /** The steps as far as they are known. */
  steps(outcomes: Outcomes): readonly DiagnosisStep[]
}

/** What is asked about: a query that was answered with success. */
export interface AnsweredQuery {
  form: QueryForm
  /** The hits that its answer told; null where it told none, or where it was another page than the first. */
  hits: Hits | null
  /** Whether the page that came was empty, and the number of the last page where anything tells it. */
  page?: { isEmpty: boolean; last: number | null }
}

/**
 * Plans the search for the reason of an answer without items, or for what shrinks an answer.
 *
 * At most 2n+3 requests for n conditions, and n(n-1)/2 more where no condition alone brings zero; the sets
 * of conditions are what is counted, so that no set is counted twice and the query itself not again. All
 * sets are asked with the query's own method. An empty page behind the last one needs no request.
 */
export function askDoctor(asked: AnsweredQuery, rules: ConditionRules): DoctorQuestion {
  const { form, hits } = asked
  const conditions = listConditions(form, rules)
  const count = conditions.length
  const countsIn = (outcomes: Outcomes) => readSubsetCounts(count, hits, outcomes)

  /** What the first round asks, and what is left without the causes where no step of it was that. */
  function firstPrice(): number {
    const counts = countsIn(new Map())
    const open = listRounds(counts)
      .flat()
      .filter(({ set }) => counts.of(set).kind === 'unknown')
    return new Set(open.map(({ set }) => keyOfSet(set))).size + (count < 4 ? 0 : 2)
  }

  const isBehindKnown = isBehind(asked) && hits !== null && hits.count > 0n
  return {
    conditions,
    price: isBehindKnown ? 0 : firstPrice(),
    // Of two or three conditions all pairs stand in the first round.
    pricePairs: isBehindKnown || count < 4 ? 0 : (count * (count - 1)) / 2,
    look(outcomes) {
      const counts = countsIn(outcomes)
      const countings = listCountings(asked, counts)
      const states = countings.map(({ set }) => counts.of(set))
      const open = countings.filter((_, at) => states[at]?.kind === 'unknown')
      if (open.length > 0)
        return {
          kind: 'open',
          wanted: uniqueByKey(open.map((one) => planCount(one, form, conditions, rules))),
        }
      const failed = states.find((state) => state.kind === 'failed')
      return {
        kind: 'concluded',
        conclusion: failed ?? conclude(asked, conditions, counts),
      }
    },
    steps(outcomes) {
      const concluded = this.look(outcomes)
      const causes =
        concluded.kind === 'concluded' && 'causes' in concluded.conclusion
          ? concluded.conclusion.causes
          : []
      const counts = countsIn(outcomes)
      return [
        ...readGround(counts.of([]), hits !== null),
        ...uniqueSteps(listCountings(asked, counts))
          .filter(({ kind, about }) => kind === 'whole' || about.length > 0)
          .map(({ kind, set, about }): DiagnosisStep => {
            const own = pick(conditions, about)
            const isCause = kind === 'alone' && own.some((one) => causes.includes(one))
            return { kind, conditions: own, state: counts.of(set), isCause }
          }),
      ]
    },
  }
}

/** The page that came is empty and not the first: it may lie behind the items. */
const isBehind = ({ form, page }: AnsweredQuery): boolean =>
  page?.isEmpty === true && !['', '1'].includes(form.pageNumber)

function listCountings(asked: AnsweredQuery, counts: SubsetCounts): Counting[] {
  // Whether the empty page lies behind the items is known before anything else is searched.
  const isOpen = isBehind(asked) && !counts.isZero(counts.all)
  return isOpen ? [countAll(counts)] : listRounds(counts).flat()
}

function planCount(
  { kind, set, about }: Counting,
  form: QueryForm,
  conditions: readonly Condition[],
  rules: ConditionRules,
): Step {
  const counted = asCount(withConditions(form, conditions, new Set(set)), rules)
  const planned = planRequest(counted, rules.conventions)
  // Only a form that was sent gets here, and less of it is no new problem.
  if (!planned.ok) throw new Error('A part of a form that was sent cannot be planned')
  const own = pick(conditions, about)
  const purpose = doctorPurpose(kind, parametersOf(own), describeValues(own))
  return { key: keyOfSet(set), plan: planned.value, purpose, include: [], isCount: true }
}

function conclude(
  asked: AnsweredQuery,
  conditions: readonly Condition[],
  counts: SubsetCounts,
): Diagnosis {
  const { all, isZero } = counts
  const hits = counts.hitsOf(all)
  if (!isZero(all) && isBehind(asked)) return concludeBehind(asked, hits)
  if (isZero([])) return { kind: 'empty-endpoint' }
  if (!isZero(all)) return { kind: 'none', hits, shrinks: findShrinking(conditions, counts) }
  const causes = findCauses(counts)
  const rest = counts.without(causes)
  // Whatever else there is, what brings nothing alone is to blame.
  const kind = findAlone(counts).length > 0 ? 'found' : 'pair'
  if (causes.length === 0 || (kind === 'pair' && isZero(rest))) return { kind: 'unexplained' }
  return { kind, causes: pick(conditions, causes), without: counts.hitsOf(rest) }
}

function concludeBehind({ form, page }: AnsweredQuery, hits: Hits): Diagnosis {
  const size = Number(form.pageSize)
  const counted = hits.isExact && size > 0 ? Math.ceil(Number(hits.count) / size) : null
  return { kind: 'behind', hits, number: form.pageNumber, last: page?.last ?? counted }
}

/** The condition that takes most hits away; null where none takes any. */
function findShrinking(
  conditions: readonly Condition[],
  counts: SubsetCounts,
): Extract<Diagnosis, { kind: 'none' }>['shrinks'] {
  const [most] = conditions
    .map((condition, at) => ({ condition, without: counts.hitsOf(counts.without([at])) }))
    .toSorted((one, other) => Number(other.without.count - one.without.count))
  return most && most.without.count > counts.hitsOf(counts.all).count ? most : null
}

const pick = (conditions: readonly Condition[], set: readonly number[]): Condition[] =>
  conditions.filter((_, at) => set.includes(at))

/**
 * Address, token and endpoint: an answer with success proves all three, and so does the answer that is
 * asked about; what else the count of the whole endpoint says, it says of one of them.
 */
function readGround(whole: Counted, isAnswered: boolean): DiagnosisStep[] {
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

/** Each set once; the step that comes first gives it its purpose. */
const uniqueByKey = (steps: readonly Step[]): Step[] =>
  steps.filter(({ key }, at) => steps.findIndex((other) => other.key === key) === at)

/** Each step once: what is left without the causes may have been a step of the first round. */
const uniqueSteps = (countings: readonly Counting[]): Counting[] =>
  countings.filter(
    ({ kind, about }, at) =>
      countings.findIndex(
        (other) => other.kind === kind && other.about.join(' ') === about.join(' '),
      ) === at,
  )

/** What a step of the doctor is for; a long value is cut, as a purpose is only read. */
export const doctorPurpose = (
  step: string,
  parameters: AskedParameter[],
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

/** The parameters of conditions, each once. */
export const parametersOf = (conditions: readonly Condition[]): AskedParameter[] => [
  ...new Map(
    conditions.map(({ parameter }) => [renderParameter(parameter), parameter] as const),
  ).values(),
]
