import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { Links, Paging } from '#core/response/envelope.ts'

/** A query: the form, and its request, which may contain more if the body was hand-typed. */
export interface PlannedQuery {
  form: QueryForm
  plan: RequestPlan
}

/** The hand-typed body; null if the form produces the request. */
export function readTypedBody(
  { form, plan }: PlannedQuery,
  conventions: Conventions,
): string | null {
  if (plan.kind !== 'post') return null
  const fromForm = planRequest(form, conventions)
  const isOfForm =
    fromForm.ok && fromForm.value.kind === 'post' && fromForm.value.body === plan.body
  return isOfForm ? null : plan.body
}

/** A page of a response, with all data needed to request another page. */
export interface ResponsePage {
  /** The request for this page: the query's own, or one derived from it by paging. */
  plan: RequestPlan
  query: PlannedQuery
  conventions: Conventions
  /** The connection's base URL, without a trailing slash. */
  baseUrl: string
  paging: Paging
  links: Links
  itemCount: number
  /** Other names of the endpoint that its links may use. */
  endpointAliases?: readonly string[]
  /** Page size derived from earlier pages of this query, if known. */
  seenSize?: number | null
  /** Number of an earlier page of this query with the same items in the same order. */
  samePageAs?: number | null
  /** The highest total seen for the endpoint in the same language, under any query; null if unknown. */
  maxTotalSeen?: number | null
  /** True if the app assembled the items (whole-set.md), so they are not one page of the server. */
  isWholeSet?: boolean
}

const noPaging: Paging = { total: null, pages: null, number: null, size: null, collection: null }
const noLinks: Links = { self: null, first: null, prev: null, next: null, last: null }

/** A saved set, displayed as one page. */
export const asWholeSet = (page: ResponsePage): ResponsePage => ({
  ...page,
  paging: noPaging,
  links: noLinks,
  isWholeSet: true,
})
