import { minifyJson } from '#core/request/minify-json.ts'
import { bodyOf } from '#core/request/request-plan.ts'
import type { Conventions } from './conventions.ts'
import type { QueryForm } from './form.ts'
import { planRequest } from './plan-request.ts'

/** Whether a form makes this very body, white space aside; one typed by hand may ask for more than a form can say. */
export function isBodyOfForm(body: string, form: QueryForm, conventions: Conventions): boolean {
  const planned = planRequest(form, conventions)
  return planned.ok && bodyOf(planned.value) === minifyJson(body)
}
