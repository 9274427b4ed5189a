import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { withPageMember } from '#core/request/plan-body.ts'
import { readTypedBody, type ResponsePage } from '#core/response/response-page.ts'
import { readRequestedPage } from '#core/response/page-position.ts'

/**
 * The request for the first page of the query behind a page: same page size, no offset. A hand-typed body
 * keeps everything but its page.
 */
export function planExportStart(page: ResponsePage): { plan: RequestPlan; form: QueryForm } {
  const { query, conventions } = page
  const { pageNumber, extra } = query.form
  const form: QueryForm = {
    ...query.form,
    pageNumber: pageNumber === '' ? '' : '1',
    extra: extra.filter(({ name }) => name !== 'page[offset]'),
  }
  const planned = planRequest(form, conventions)
  // Unreachable: the form was already sent.
  if (!planned.ok) throw new Error('A form that was sent cannot be planned any more')
  const typed = readTypedBody(query, conventions)
  return typed === null || query.plan.kind !== 'post'
    ? { plan: planned.value, form }
    : { plan: { ...query.plan, body: resetPage(typed, page) }, form }
}

/** A sort key of CORE that all items have and that edits do not change (datacycle-core.md 9). */
export const steadySort = 'dct:created'

/** The page's query sorted by `steadySort`; null for a hand-typed body. */
export const withSteadySort = (page: ResponsePage): ResponsePage | null =>
  withFormChange(page, { sort: [{ attribute: steadySort, direction: 'ascending' }] })

/** The page's query with more relations included; null for a hand-typed body. */
export const withIncluded = (
  page: ResponsePage,
  relations: readonly string[],
): ResponsePage | null =>
  withFormChange(page, { include: [...new Set([...page.query.form.include, ...relations])] })

function withFormChange(page: ResponsePage, change: Partial<QueryForm>): ResponsePage | null {
  const { query, conventions } = page
  if (readTypedBody(query, conventions) !== null) return null
  const form: QueryForm = { ...query.form, ...change }
  const planned = planRequest(form, conventions)
  return planned.ok ? { ...page, query: { form, plan: planned.value } } : null
}

/** Resets the page in a body; a body that is already at the start stays byte for byte. */
function resetPage(body: string, { query }: ResponsePage): string {
  const { number, offset, limit } = readRequestedPage({ plan: query.plan, query })
  // With a limit, only the offset matters (datacycle-core.md 4).
  const isNumbered = limit === null && (query.form.pageNumber !== '' || (number ?? 1) > 1)
  const firstPage = isNumbered ? withPageMember(body, 'number', 1) : body
  return ((offset ?? 0) > 0 ? withPageMember(firstPage ?? body, 'offset', 0) : firstPage) ?? body
}
