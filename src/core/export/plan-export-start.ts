import type { QueryForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { AskedPage } from '#core/response/asked-page.ts'
import { planPageNumber } from '#core/response/page-steps.ts'
import { planWalkStart } from './plan-walk.ts'

/**
 * The first page of the query that a page belongs to, its size as it was asked for. A body typed by hand
 * stays as typed but for the page's number.
 */
export function planExportStart(page: AskedPage): { plan: RequestPlan; form: QueryForm } {
  const { query } = page
  if (query.plan.kind === 'post') {
    if (query.form.pageNumber === '') return query
    const { plan, form } = planPageNumber(page, 1)
    return { plan, form }
  }
  const start = planWalkStart(query.form, page.conventions)
  // Only a form that was sent gets here.
  if (!start.ok) throw new Error('A form that was sent cannot be planned any more')
  return start.value
}
