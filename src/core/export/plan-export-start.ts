import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { withPageMember } from '#core/request/with-page-member.ts'
import { readTypedBody, type AskedPage } from '#core/response/asked-page.ts'
import { readAskedPage } from '#core/response/page-position.ts'
import { planWalkStart } from './plan-walk.ts'

/**
 * The first page of the query that a page belongs to, its size as it was asked for and without an offset in
 * front, which would leave items out. A body typed by hand stays as typed but for its page.
 */
export function planExportStart(page: AskedPage): { plan: RequestPlan; form: QueryForm } {
  const { query, conventions } = page
  const start = planWalkStart(query.form, conventions)
  // Only a form that was sent gets here.
  if (!start.ok) throw new Error('A form that was sent cannot be planned any more')
  const typed = readTypedBody(query, conventions)
  return typed === null || query.plan.kind !== 'post'
    ? start.value
    : { plan: { ...query.plan, body: fromItsStart(typed, page) }, form: start.value.form }
}

/** By which a CORE orders all items, and which no edit changes (datacycle-core.md 9). */
export const steadySort = 'dct:created'

/** The page's query sorted by that key; null where a body typed by hand stands for it, which nobody else rewrites. */
export function sortSteadily(page: AskedPage): AskedPage | null {
  const { query, conventions } = page
  if (readTypedBody(query, conventions) !== null) return null
  const form: QueryForm = {
    ...query.form,
    sort: [{ attribute: steadySort, direction: 'ascending' }],
  }
  const planned = planRequest(form, conventions)
  return planned.ok ? { ...page, query: { form, plan: planned.value } } : null
}

/** Only what leads elsewhere is changed: a body that begins at the start keeps every byte. */
function fromItsStart(body: string, { query }: AskedPage): string {
  const { number, offset, limit } = readAskedPage({ plan: query.plan, query })
  // With a limit the offset alone is the place (datacycle-core.md 4).
  const isNumbered = limit === null && (query.form.pageNumber !== '' || (number ?? 1) > 1)
  const first = isNumbered ? withPageMember(body, 'number', 1) : body
  return ((offset ?? 0) > 0 ? withPageMember(first ?? body, 'offset', 0) : first) ?? body
}
