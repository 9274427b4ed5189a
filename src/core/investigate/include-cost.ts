import type { BodySizes } from '../exchange/outcome.ts'
import type { AskedParameter } from '../query/asked-parameter.ts'
import type { ColumnRequest } from '../dialect/column-request.ts'
import type { Conventions } from '../query/conventions.ts'
import { readFlatFields } from '../query/flat-fields.ts'
import { pruneForm, type QueryForm } from '../query/form.ts'
import { planRequest } from '../query/plan-request.ts'
import type { RequestPlan } from '../request/request-plan.ts'
import type { Investigation, Outcomes, Step, StepFailure } from './investigation.ts'

/** What was asked to learn what an include costs. */
export type CostVariant =
  /** The query as it is. */
  | { kind: 'asked' }
  /** Without one relation, and what was asked of it and below it. */
  | { kind: 'without'; relation: string }
  /** Only what the columns that are shown need. */
  | { kind: 'columns' }

/** One variant, asked twice, one right after the other: `cold` came first, `warm` second; null while not asked. */
export interface VariantCost {
  variant: CostVariant
  cold: Measured | null
  warm: Measured | null
}

/** One response, as it was measured; how it would be another time nobody knows. */
export type Measured =
  | { kind: 'measured'; sizes: BodySizes; firstByteMs: number; wholeMs: number }
  | { kind: 'failed'; failure: StepFailure }

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
 * given, only for the columns shown; each asked twice, never two at once, as they would slow each other down.
 * A variant whose first request fails is not asked again, and where the query itself fails nothing is compared.
 * `shown` is the response that is there already, where it is of this very query and was whole: that was its cold one,
 * and any further one is warm. null where the query has no include, or can not be sent.
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
      return isShown(variant) ? { ...cost, cold: shown } : cost
    })
  return {
    price: variants.length * 2 - (shown === null ? 0 : 1),
    costs,
    look(outcomes) {
      const next = nextOf(variants, outcomes, isShown)
      return next
        ? { kind: 'open', wanted: [next] }
        : { kind: 'concluded', conclusion: costs(outcomes) }
    },
  }
}

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
  for (const { variant, plan } of variants) {
    for (const turn of isShown(variant) ? (['warm'] as const) : (['cold', 'warm'] as const)) {
      const outcome = outcomes.get(keyOf(variant, turn))
      if (outcome === undefined) return createStep(variant, turn, plan)
      if (outcome.kind === 'failed') {
        if (variant.kind === 'asked') return null
        break
      }
    }
  }
  return null
}

const createStep = (variant: CostVariant, turn: 'cold' | 'warm', plan: RequestPlan): Step => ({
  key: keyOf(variant, turn),
  plan,
  purpose: { kind: 'include-cost', parameter: parameterOf(variant) },
  include: [],
})

/** What a variant changes; '' for nothing. */
function parameterOf(variant: CostVariant): AskedParameter | '' {
  switch (variant.kind) {
    case 'asked':
      return ''
    case 'without':
      return `include.${variant.relation}`
    case 'columns':
      return 'fields.'
  }
}

const keyOf = (variant: CostVariant, turn: 'cold' | 'warm'): string =>
  `${turn} ${variant.kind} ${variant.kind === 'without' ? variant.relation : ''}`

const costOf = (variant: CostVariant, outcomes: Outcomes): VariantCost => ({
  variant,
  cold: measuredOf(outcomes.get(keyOf(variant, 'cold'))),
  warm: measuredOf(outcomes.get(keyOf(variant, 'warm'))),
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
