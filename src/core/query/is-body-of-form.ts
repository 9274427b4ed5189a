import { minifyJson } from '#core/request/plan-body.ts'
import { bodyOf } from '#core/request/request-plan.ts'
import type { Conventions } from './conventions.ts'
import type { QueryForm } from './form.ts'
import { planRequest } from './plan-request.ts'

/**
 * True if a form produces this body, ignoring white space. A hand-typed body may contain more; null is none, so that
 * the form itself is sent.
 */
export function isBodyOfForm(
  body: string | null,
  form: QueryForm,
  conventions: Conventions,
): boolean {
  if (body === null) return true
  const planned = planRequest(form, conventions)
  return planned.ok && bodyOf(planned.value) === minifyJson(body)
}
