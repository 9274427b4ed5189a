import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { listConditions, withConditions, type ConditionRules } from './conditions.ts'
import { planCount } from './counts.ts'
import type { Step } from './investigation.ts'

/**
 * The one small request that tells how many items an endpoint holds without any condition; null where the query
 * has no condition, and its own total says so, or where the endpoint can not be asked.
 */
export function planWholeCount(form: QueryForm, rules: ConditionRules): Step | null {
  if (listConditions(form, rules).length === 0) return null
  const bare: QueryForm = { ...emptyForm, endpoint: form.endpoint }
  // A CORE filters by a language although nothing is sent.
  const whole = withConditions(bare, listConditions(bare, rules), new Set())
  const plan = planCount(whole, rules)
  return (
    plan && { key: 'whole', plan, purpose: { kind: 'whole-count' }, include: [], isCount: true }
  )
}
