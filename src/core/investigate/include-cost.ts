import type { BodySizes } from '#core/exchange/outcome.ts'
import type { AskedParameter } from '#core/query/asked-parameter.ts'
import type { ColumnRequest } from '#core/dialect/column-request.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { readFlatFields } from '#core/query/flat-fields.ts'
import { pruneForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { Investigation, Outcomes, Step, StepFailure } from './investigation.ts'

/** What was asked to learn what an include costs. */
export type CostVariant =
  /** The query as it is. */
  | { kind: 'asked' }
  /** Without one relation, and what was asked of it and below it. */
  | { kind: 'without'; relation: string }
  /** Only what the columns that are shown need. */
  | { kind: 'columns' }

/** One variant: its first response, and those of the rounds after it; null while not asked. */
export interface VariantCost {
  variant: CostVariant
  first: Measured | null
  rounds: readonly Measured[]
}

/** One response, as it was measured; how it would be another time nobody knows. */
export type Measured =
  | { kind: 'measured'; sizes: BodySizes; firstByteMs: number; wholeMs: number }
  | { kind: 'failed'; failure: StepFailure }

/** A response that came, and how it was measured. */
export type Known = Extract<Measured, { kind: 'measured' }>

/** The middle of the rounds by the whole time, and how far they lie apart, in milliseconds. */
export interface TypicalCost {
  middle: Known
  shortestMs: number
  longestMs: number
}

export interface CostQuestion extends Investigation<readonly VariantCost[]> {
  /** What has been measured so far, a row for each variant, in the order in which they are asked. */
  costs(outcomes: Outcomes): readonly VariantCost[]
}

interface PlannedVariant {
  variant: CostVariant
  plan: RequestPlan
}

/**
 * Plans what the includes of a query cost: the query as it is, without each include, and, where they are
 * given, only for the columns shown. First each once, then three rounds, in each of which all have their turn, so
 * that a server that gets slower or faster meanwhile does so for all of them. Never two at once, as they would slow
 * each other down. A variant that fails is not asked again, and where the query itself fails nothing is compared.
 * `shown` is the response that is there already, where it is of this very query and was whole: that was its first
 * one. null where the query has no include, or can not be sent.
 */
export function askIncludeCost(
  asked: QueryForm,
  conventions: Conventions,
  columns: Pick<ColumnRequest, 'include' | 'fields'> | null,
  shown: Measured | null = null,
): CostQuestion | null {
  const form = pruneForm(asked)
  if (form.include.length === 0) return null
  const variants = planVariants(form, conventions, columns)
  if (variants[0]?.variant.kind !== 'asked') return null
  const isShown = (variant: CostVariant) => variant.kind === 'asked' && shown !== null
  const costs = (outcomes: Outcomes) =>
    variants.map(({ variant }) => {
      const cost = costOf(variant, outcomes)
      return isShown(variant) ? { ...cost, first: shown } : cost
    })
  return {
    price: variants.length * turns.length - (shown === null ? 0 : 1),
    costs,
    look(outcomes) {
      const next = nextOf(variants, outcomes, isShown)
      return next
        ? { kind: 'open', wanted: [next] }
        : { kind: 'concluded', conclusion: costs(outcomes) }
    },
  }
}

/** Rounds after the first response. Three are the fewest of which one that was held up is not the middle. */
const roundsAfter = [1, 2, 3] as const
const turns = ['first', ...roundsAfter] as const
type Turn = (typeof turns)[number]

/** What the rounds say together; null before the first of them, and where one failed. */
export function typicalOf({ rounds }: VariantCost): TypicalCost | null {
  const known = rounds.filter((measured) => measured.kind === 'measured')
  const sorted = known.sort((left, right) => left.wholeMs - right.wholeMs)
  const [shortest] = sorted
  const middle = sorted[Math.floor(sorted.length / 2)]
  const longest = sorted.at(-1)
  if (!shortest || !middle || !longest || known.length < roundsAfter.length) return null
  return { middle, shortestMs: shortest.wholeMs, longestMs: longest.wholeMs }
}

/** Whether no round of the one took as long as one of the other: else the difference may be chance. */
export const isClearlyApart = (left: TypicalCost, right: TypicalCost): boolean =>
  left.longestMs < right.shortestMs || right.longestMs < left.shortestMs

/** Those that can be sent, each request once. */
function planVariants(
  form: QueryForm,
  conventions: Conventions,
  columns: Pick<ColumnRequest, 'include' | 'fields'> | null,
): PlannedVariant[] {
  const forms: [CostVariant, QueryForm][] = [
    [{ kind: 'asked' }, form],
    ...[...new Set(form.include)].map((relation): [CostVariant, QueryForm] => [
      { kind: 'without', relation },
      leaveOut(relation, form, conventions),
    ]),
  ]
  if (columns)
    forms.push([{ kind: 'columns' }, { ...form, include: columns.include, fields: columns.fields }])
  const planned = new Map<string, PlannedVariant>()
  for (const [variant, one] of forms) {
    const plan = planRequest(one, conventions)
    if (!plan.ok) continue
    const key = JSON.stringify(plan.value)
    if (!planned.has(key)) planned.set(key, { variant, plan: plan.value })
  }
  return [...planned.values()]
}

/** What lies below a relation, and the fields of it, would bring it in again. */
function leaveOut(relation: string, form: QueryForm, { fields }: Conventions): QueryForm {
  const isOther = (path: string) => path !== relation && !path.startsWith(`${relation}.`)
  const rest = form.fields.filter((row) => isOther(row.relation))
  // One flat list over all that is empty would ask for everything.
  const isEmptied = fields === 'flat-list' && form.fields.length > 0 && rest.length === 0
  return {
    ...form,
    include: form.include.filter(isOther),
    fields: isEmptied ? readFlatFields(['@id']) : rest,
  }
}

function nextOf(
  variants: readonly PlannedVariant[],
  outcomes: Outcomes,
  isShown: (variant: CostVariant) => boolean,
): Step | null {
  const hasFailed = (variant: CostVariant) =>
    turns.some((turn) => outcomes.get(keyOf(variant, turn))?.kind === 'failed')
  if (variants.some(({ variant }) => variant.kind === 'asked' && hasFailed(variant))) return null
  for (const turn of turns) {
    const open = variants.find(
      ({ variant }) =>
        !(turn === 'first' && isShown(variant)) &&
        !hasFailed(variant) &&
        !outcomes.has(keyOf(variant, turn)),
    )
    if (open) return createStep(open.variant, turn, open.plan)
  }
  return null
}

const createStep = (variant: CostVariant, turn: Turn, plan: RequestPlan): Step => ({
  key: keyOf(variant, turn),
  plan,
  purpose: { kind: 'include-cost', parameters: parametersOf(variant) },
  include: [],
})

/** What a variant changes. */
function parametersOf(variant: CostVariant): AskedParameter[] {
  switch (variant.kind) {
    case 'asked':
      return []
    case 'without':
      return [{ kind: 'include', name: variant.relation }]
    case 'columns':
      return [{ kind: 'fields', name: '' }]
  }
}

const keyOf = (variant: CostVariant, turn: Turn): string =>
  `${String(turn)} ${variant.kind} ${variant.kind === 'without' ? variant.relation : ''}`

const costOf = (variant: CostVariant, outcomes: Outcomes): VariantCost => ({
  variant,
  first: measuredOf(outcomes.get(keyOf(variant, 'first'))),
  rounds: roundsAfter
    .map((round) => measuredOf(outcomes.get(keyOf(variant, round))))
    .filter((measured) => measured !== null),
})

function measuredOf(outcome: ReturnType<Outcomes['get']>): Measured | null {
  if (outcome === undefined) return null
  if (outcome.kind === 'failed') return outcome
  const { firstByteMs, body } = outcome
  // An answer that came to its end was measured.
  if (firstByteMs === undefined || body === undefined) return null
  return {
    kind: 'measured',
    sizes: body.sizes,
    firstByteMs,
    wholeMs: firstByteMs + body.downloadMs,
  }
}
