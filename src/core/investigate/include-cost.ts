import type { BodySizes } from '#core/exchange/outcome.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import type { ColumnRequest } from '#core/dialect/column-request.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { readFlatFields } from '#core/query/flat-fields.ts'
import { pruneForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { Investigation, Outcomes, Step, StepFailure } from './investigation.ts'

/** A variant of the query, to measure the cost of an include. */
export type CostVariant =
  /** The query as it is. */
  | { kind: 'requested' }
  /** Without one relation, its fields, and the relations below it. */
  | { kind: 'without'; relation: string }
  /** Only what the shown columns need. */
  | { kind: 'columns' }

/** The measurements of one variant; `first` is null until it was sent. */
export interface VariantCost {
  variant: CostVariant
  first: MeasurementResult | null
  rounds: readonly MeasurementResult[]
}

export type MeasurementResult =
  | { kind: 'measured'; sizes: BodySizes; firstByteMs: number; wholeMs: number }
  | { kind: 'failed'; failure: StepFailure }

export type Measurement = Extract<MeasurementResult, { kind: 'measured' }>

/** The round with the median total time, and the range of the total times in milliseconds. */
export interface TypicalCost {
  middle: Measurement
  shortestMs: number
  longestMs: number
}

export interface CostQuestion extends Investigation<readonly VariantCost[]> {
  /** The measurements so far, one per variant, in the order of the requests. */
  costs(outcomes: Outcomes): readonly VariantCost[]
}

interface PlannedVariant {
  variant: CostVariant
  plan: RequestPlan
}

/**
 * Plans the measurement of include costs: the unchanged query, the query without each include, and optionally
 * the query for the shown columns only. Each variant is sent once, then in three more rounds, so that changes
 * of the server's speed affect all variants. One request at a time, so that they do not slow each other down.
 * A variant that fails is not sent again; if the query itself fails, the measurement ends. `shown` is the
 * measurement of the response already received for this query, if complete. null if the query has no include
 * or is invalid.
 */
export function planIncludeCost(
  requested: QueryForm,
  conventions: Conventions,
  columns: Pick<ColumnRequest, 'include' | 'fields'> | null,
  shown: MeasurementResult | null = null,
): CostQuestion | null {
  const form = pruneForm(requested)
  if (form.include.length === 0) return null
  const variants = planVariants(form, conventions, columns)
  if (variants[0]?.variant.kind !== 'requested') return null
  const isShown = (variant: CostVariant) => variant.kind === 'requested' && shown !== null
  const costs = (outcomes: Outcomes) =>
    variants.map(({ variant }) => {
      const cost = costOf(variant, outcomes)
      return isShown(variant) ? { ...cost, first: shown } : cost
    })
  return {
    price: variants.length * allRounds.length - (shown === null ? 0 : 1),
    costs,
    next(outcomes) {
      const next = nextOf(variants, outcomes, isShown)
      return next
        ? { kind: 'open', wanted: [next] }
        : { kind: 'concluded', conclusion: costs(outcomes) }
    },
  }
}

/** Three rounds after the first response, so that one slow response is not the median. */
const laterRounds = [1, 2, 3] as const
const allRounds = ['first', ...laterRounds] as const
type Round = (typeof allRounds)[number]

/** The median of the rounds; null until all rounds have ended, or if one failed. */
export function typicalOf({ rounds }: VariantCost): TypicalCost | null {
  const known = rounds.filter((measured) => measured.kind === 'measured')
  const sorted = known.sort((left, right) => left.wholeMs - right.wholeMs)
  const [shortest] = sorted
  const middle = sorted[Math.floor(sorted.length / 2)]
  const longest = sorted.at(-1)
  if (!shortest || !middle || !longest || known.length < laterRounds.length) return null
  return { middle, shortestMs: shortest.wholeMs, longestMs: longest.wholeMs }
}

/** True if the ranges of total times do not overlap; otherwise the difference may be chance. */
export const isClearlyApart = (left: TypicalCost, right: TypicalCost): boolean =>
  left.longestMs < right.shortestMs || right.longestMs < left.shortestMs

/** The variants with a valid request, without duplicate requests. */
function planVariants(
  form: QueryForm,
  conventions: Conventions,
  columns: Pick<ColumnRequest, 'include' | 'fields'> | null,
): PlannedVariant[] {
  const forms: [CostVariant, QueryForm][] = [
    [{ kind: 'requested' }, form],
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

/** Also leaves out the relation's fields and the relations below it, because these would include it again. */
function leaveOut(relation: string, form: QueryForm, { fields }: Conventions): QueryForm {
  const isOther = (path: string) => path !== relation && !path.startsWith(`${relation}.`)
  const rest = form.fields.filter((row) => isOther(row.relation))
  // An empty flat list would request all attributes.
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
    allRounds.some((round) => outcomes.get(keyOf(variant, round))?.kind === 'failed')
  if (variants.some(({ variant }) => variant.kind === 'requested' && hasFailed(variant)))
    return null
  for (const round of allRounds) {
    const open = variants.find(
      ({ variant }) =>
        !(round === 'first' && isShown(variant)) &&
        !hasFailed(variant) &&
        !outcomes.has(keyOf(variant, round)),
    )
    if (open) return createStep(open.variant, round, open.plan)
  }
  return null
}

const createStep = (variant: CostVariant, round: Round, plan: RequestPlan): Step => ({
  key: keyOf(variant, round),
  plan,
  purpose: { kind: 'include-cost', parameters: parametersOf(variant) },
})

function parametersOf(variant: CostVariant): RequestParameter[] {
  switch (variant.kind) {
    case 'requested':
      return []
    case 'without':
      return [{ kind: 'include', name: variant.relation }]
    case 'columns':
      return [{ kind: 'fields', name: '' }]
  }
}

const keyOf = (variant: CostVariant, round: Round): string =>
  `${String(round)} ${variant.kind} ${variant.kind === 'without' ? variant.relation : ''}`

const costOf = (variant: CostVariant, outcomes: Outcomes): VariantCost => ({
  variant,
  first: measuredOf(outcomes.get(keyOf(variant, 'first'))),
  rounds: laterRounds
    .map((round) => measuredOf(outcomes.get(keyOf(variant, round))))
    .filter((measured) => measured !== null),
})

function measuredOf(outcome: ReturnType<Outcomes['get']>): MeasurementResult | null {
  if (outcome === undefined) return null
  if (outcome.kind === 'failed') return outcome
  const { firstByteMs, body } = outcome
  // Only a complete response was measured.
  if (firstByteMs === undefined || body === undefined) return null
  return {
    kind: 'measured',
    sizes: body.sizes,
    firstByteMs,
    wholeMs: firstByteMs + body.downloadMs,
  }
}
