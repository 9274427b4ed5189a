import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { asCount, withConditions, type Condition, type ConditionRules } from './conditions.ts'
import type { Diagnosis, DoctorQuestion } from './doctor.ts'
import type { Step } from './investigation.ts'
import { firstPageOf } from './remedies.ts'

/** A query with what its diagnosis says, to be looked into further. */
export interface DiagnosedQuery {
  /** Its first page. */
  form: QueryForm
  conditions: readonly Condition[]
  causes: readonly Condition[]
  /** Each cause brings nothing by itself. */
  isFound: boolean
  rules: ConditionRules
}

export const readDiagnosedQuery = (
  form: QueryForm,
  { conditions }: DoctorQuestion,
  diagnosis: Diagnosis,
  rules: ConditionRules,
): DiagnosedQuery => ({
  form: firstPageOf(form),
  conditions,
  causes: 'causes' in diagnosis ? diagnosis.causes : [],
  isFound: diagnosis.kind === 'found',
  rules,
})

/** The form with those of its conditions that are kept. */
export const keepConditions = (
  { form, conditions }: DiagnosedQuery,
  isKept: (one: Condition) => boolean,
): QueryForm =>
  withConditions(
    form,
    conditions,
    new Set(conditions.flatMap((one, at) => (isKept(one) ? [at] : []))),
  )

export function planChange(
  { rules }: DiagnosedQuery,
  key: string,
  changed: QueryForm,
  purpose: Step['purpose'],
): Step {
  const plan = planRequest(changed, rules.conventions)
  // Only a form that was sent gets here, with another value in a place that it had.
  if (!plan.ok) throw new Error('A change of a form that was sent cannot be planned')
  return { key, plan: plan.value, purpose, include: [] }
}

/** The same, of which only the hits are wanted. */
export const countChange = (
  query: DiagnosedQuery,
  key: string,
  changed: QueryForm,
  purpose: Step['purpose'],
): Step => ({
  ...planChange(query, key, asCount(changed, query.rules), purpose),
  isCount: true,
})
