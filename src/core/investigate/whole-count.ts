import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { listConditions, withConditions, type ConditionRules } from './conditions.ts'
import { planCount } from './counts.ts'
import type { Step } from './investigation.ts'

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
      countedRelations: [],
      isCount: true,
    }
  )
}
