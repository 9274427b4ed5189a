import type { QueryForm } from '#core/query/form.ts'
import { withConditions, type Condition, type ConditionRules, planVariant } from './conditions.ts'
import { asCount } from '#core/query/count-form.ts'
import type { Diagnosis, DoctorQuestion } from './doctor.ts'
import type { Step } from './investigation.ts'
import { firstPageOf } from './remedies.ts'

/** A query with its diagnosis, as input for the second stage. */
export interface DiagnosedQuery {
  /** The form for its first page. */
  form: QueryForm
  conditions: readonly Condition[]
  causes: readonly Condition[]
  /** True if each cause has no hits on its own. */
  areZeroAlone: boolean
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
  areZeroAlone: diagnosis.kind === 'found',
  rules,
})

export const keepConditions = (
  { form, conditions }: DiagnosedQuery,
  isKept: (one: Condition) => boolean,
): QueryForm =>
  withConditions(
    form,
    conditions,
    new Set(conditions.flatMap((one, at) => (isKept(one) ? [at] : []))),
  )

/** The request for a changed form of the query, with the page it has. Throws for a form that cannot be planned. */
export const planChange = (
  { rules }: DiagnosedQuery,
  key: string,
  changed: QueryForm,
  purpose: Step['purpose'],
): Step => ({ key, plan: planVariant(changed, rules.conventions), purpose })

/** As `planChange`, but only for the hits. */
export const planChangeCount = (
  query: DiagnosedQuery,
  key: string,
  changed: QueryForm,
  purpose: Step['purpose'],
): Step => ({
  ...planChange(query, key, asCount(changed, query.rules), purpose),
  isCount: true,
})
