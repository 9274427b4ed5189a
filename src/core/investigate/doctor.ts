import { renderParameter, type AskedParameter } from '#core/query/asked-parameter.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { QueryForm } from '#core/query/form.ts'
import {
  asCount,
  listConditions,
  withConditions,
  type Condition,
  type ConditionRules,
} from './conditions.ts'
import {
  hitsOf,
  type Hits,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
} from './investigation.ts'
import { pairsOf } from './pairs-of.ts'

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
  | { kind: 'unknown' }
  /** It holds: the address answers, the token is accepted, the endpoint exists. */
  | { kind: 'passed' }
  | { kind: 'counted'; hits: Hits }
  | { kind: 'failed'; failure: StepFailure }

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
export function askDoctor(
  { form, hits, page }: AnsweredQuery,
  rules: ConditionRules,
): DoctorQuestion {
  const conditions = listConditions(form, rules)
  const all = conditions.map((_, at) => at)
  const keyOf = (set: readonly number[]) => set.toSorted((one, other) => one - other).join(',')
  const without = (...left: readonly number[]) => all.filter((at) => !left.includes(at))
  const known = new Map(hits === null ? [] : [[keyOf(all), hits]])

  function stepOf(set: readonly number[], kind: DiagnosisStepKind, about: readonly number[]): Step {
    const counted = asCount(withConditions(form, conditions, new Set(set)), rules)
    const planned = planRequest(counted, rules.conventions)
    // Only a form that was sent gets here, and less of it is no new problem.
    if (!planned.ok) throw new Error('A part of a form that was sent cannot be planned')
    const own = pick(about)
    const purpose = doctorPurpose(kind, parametersOf(own), describeValues(own))
    return { key: keyOf(set), plan: planned.value, purpose, include: [], isCount: true }
  }

  function countOf(outcomes: Outcomes, set: readonly number[]): Counted {
    const found = known.get(keyOf(set))
    if (found !== undefined) return { kind: 'counted', hits: found }
    const outcome = outcomes.get(keyOf(set))
    switch (outcome?.kind) {
      case undefined:
        return { kind: 'unknown' }
      case 'failed':
        return outcome
      case 'answered':
        return { kind: 'counted', hits: hitsOf(outcome.answer) }
    }
  }

  const isZero = (outcomes: Outcomes, set: readonly number[]) => {
    const count = countOf(outcomes, set)
    return count.kind === 'counted' && count.hits.count === 0n
  }

  const isAlone = (outcomes: Outcomes) => all.filter((at) => isZero(outcomes, [at]))

  /** The query itself: known, or the step of the only condition. */
  const itself: Counting = { kind: 'without', set: all, about: [] }
  const isBehind = page?.isEmpty === true && !['', '1'].includes(form.pageNumber)

  /** The sets that each round counts; the next round is there once all before it are counted. */
  function rounds(outcomes: Outcomes): Counting[][] {
    // Whether the empty page lies behind the items is known before anything else is searched.
    const isOpen = isBehind && !isZero(outcomes, all)
    return isOpen ? [[itself]] : stepRounds(outcomes)
  }

  function stepRounds(outcomes: Outcomes): Counting[][] {
    const first: Counting[] = [
      { kind: 'whole', set: [], about: [] },
      ...all.map((at): Counting => ({ kind: 'alone', set: [at], about: [at] })),
      ...all.map((at): Counting => ({ kind: 'without', set: without(at), about: [at] })),
      itself,
    ]
    const isCounted = (counting: Counting) => countOf(outcomes, counting.set).kind === 'counted'
    if (!first.every(isCounted) || !isZero(outcomes, all) || isZero(outcomes, [])) return [first]
    const alone = isAlone(outcomes)
    const rest = without(...alone)
    const second: Counting[] =
      alone.length === 0 ? [] : [{ kind: 'without', set: rest, about: alone }]
    if (!second.every(isCounted) || !isZero(outcomes, rest)) return [first, second]
    const third = pairsOf(rest).map((pair): Counting => ({ kind: 'pair', set: pair, about: pair }))
    if (!third.every(isCounted)) return [first, second, third]
    const causes = causesOf(outcomes)
    // What is left without them is told with the verdict.
    const fourth: Counting[] = [{ kind: 'without', set: without(...causes), about: causes }]
    return [first, second, third, fourth]
  }

  /** Those that bring zero alone, and of the rest those that bring zero in a pair. */
  function causesOf(outcomes: Outcomes): number[] {
    const alone = isAlone(outcomes)
    const rest = without(...alone)
    const paired = isZero(outcomes, rest)
      ? pairsOf(rest)
          .filter((pair) => isZero(outcomes, pair))
          .flat()
      : []
    return [...new Set([...alone, ...paired])].toSorted((one, other) => one - other)
  }

  const pick = (set: readonly number[]) => conditions.filter((_, at) => set.includes(at))

  function conclude(outcomes: Outcomes): Diagnosis {
    const hitsWith = (set: readonly number[]): Hits => {
      const count = countOf(outcomes, set)
      return count.kind === 'counted' ? count.hits : { count: 0n, isExact: false }
    }
    if (!isZero(outcomes, all) && isBehind) return behind(hitsWith(all))
    if (isZero(outcomes, [])) return { kind: 'empty-endpoint' }
    if (!isZero(outcomes, all)) {
      const hitsOfAll = hitsWith(all)
      const byHits = all
        .map((at) => ({ at, without: hitsWith(without(at)) }))
        .toSorted((one, other) => compare(other.without.count, one.without.count))
      const [most] = byHits
      const condition = most && conditions[most.at]
      const shrinks =
        condition && most.without.count > hitsOfAll.count
          ? { condition, without: most.without }
          : null
      return { kind: 'none', hits: hitsOfAll, shrinks }
    }
    const causes = causesOf(outcomes)
    // Whatever else there is, what brings nothing alone is to blame.
    const kind = isAlone(outcomes).length > 0 ? 'found' : 'pair'
    if (causes.length === 0 || (kind === 'pair' && isZero(outcomes, without(...causes))))
      return { kind: 'unexplained' }
    return { kind, causes: pick(causes), without: hitsWith(without(...causes)) }
  }

  function behind(told: Hits): Diagnosis {
    const size = Number(form.pageSize)
    const counted = told.isExact && size > 0 ? Math.ceil(Number(told.count) / size) : null
    return { kind: 'behind', hits: told, number: form.pageNumber, last: page?.last ?? counted }
  }

  const count = conditions.length
  const isBehindKnown = isBehind && hits !== null && hits.count > 0n

  /** What the first round asks, and what is left without the causes where no step of it was that. */
  function firstPrice(): number {
    if (isBehindKnown) return 0
    const asked = stepRounds(new Map())
      .flat()
      .filter(({ set }) => !known.has(keyOf(set)))
    return new Set(asked.map(({ set }) => keyOf(set))).size + (count < 4 ? 0 : 2)
  }

  return {
    conditions,
    price: firstPrice(),
    // Of two or three conditions all pairs stand in the first round.
    pricePairs: isBehindKnown || count < 4 ? 0 : (count * (count - 1)) / 2,
    look(outcomes) {
      const countings = rounds(outcomes).flat()
      const states = countings.map(({ set }) => countOf(outcomes, set))
      const open = countings.filter((_, at) => states[at]?.kind === 'unknown')
      if (open.length > 0)
        return {
          kind: 'open',
          wanted: uniqueByKey(open.map(({ set, kind, about }) => stepOf(set, kind, about))),
        }
      const failed = states.find((state) => state.kind === 'failed')
      return {
        kind: 'concluded',
        conclusion: failed ?? conclude(outcomes),
      }
    },
    steps(outcomes) {
      const concluded = this.look(outcomes)
      const causes =
        concluded.kind === 'concluded' && 'causes' in concluded.conclusion
          ? concluded.conclusion.causes
          : []
      const whole = countOf(outcomes, [])
      return [
        ...readGround(whole, hits !== null),
        ...uniqueSteps(rounds(outcomes).flat())
          .filter(({ kind, about }) => kind === 'whole' || about.length > 0)
          .map(({ kind, set, about }): DiagnosisStep => {
            const own = pick(about)
            const isCause = kind === 'alone' && own.some((one) => causes.includes(one))
            return { kind, conditions: own, state: countOf(outcomes, set), isCause }
          }),
      ]
    },
  }
}

type Counted = Extract<DiagnosisStepState, { kind: 'unknown' | 'counted' | 'failed' }>

interface Counting {
  kind: 'whole' | 'alone' | 'without' | 'pair'
  /** The conditions that are asked for, by position. */
  set: readonly number[]
  /** The conditions that the step is about. */
  about: readonly number[]
}

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
  const status = failure.kind === 'status' ? failure.status : 0
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

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0)

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
