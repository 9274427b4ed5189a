import { planRequest } from '#core/query/plan-request.ts'
import { bodyOf } from '#core/request/request-plan.ts'
import type { ShownAnswer } from './answer-store.ts'

/** Whether the form alone asks for what was sent; a body typed by hand may ask for more. */
export function isWholeForm({
  sent: { form, conventions, plan },
}: Pick<ShownAnswer, 'sent'>): boolean {
  if (plan.kind !== 'post') return true
  const planned = planRequest(form, conventions)
  return planned.ok && bodyOf(planned.value) === plan.body
}
