import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'

/** Plans a part or a change of a form that was sent before, which cannot make it invalid. */
export function planVariant(form: QueryForm, conventions: Conventions): RequestPlan {
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error('A part of a form that was sent cannot be planned')
  return planned.value
}
