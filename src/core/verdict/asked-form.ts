import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { readRequest } from '#core/query/read-query-form.ts'
import { renderTarget } from '#core/request/render-target.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { linkedPageNumber } from './link-parameters.ts'

/** A request as it was sent, with the form behind it. */
export interface AskedQuery {
  form: QueryForm
  conventions: Conventions
  plan: RequestPlan
}

/**
 * The form that says what was asked for. A body typed by hand may say something else than the form
 * beside it: then it is read from the body. A followed link names its own page.
 */
export function askedForm({ form, conventions, plan }: AskedQuery): QueryForm {
  if (plan.kind === 'link') {
    const number = linkedPageNumber(plan.target)
    return number === null ? form : { ...form, pageNumber: String(number) }
  }
  if (plan.kind === 'get') return form
  const planned = planRequest(form, conventions)
  if (planned.ok && planned.value.kind === 'post' && planned.value.body === plan.body) return form
  const read = readRequest(
    { method: 'POST', target: renderTarget(plan), body: plan.body },
    conventions,
  )
  return read.ok ? read.value.form : { ...form, filters: [], q: '', pageSize: '', pageNumber: '' }
}
