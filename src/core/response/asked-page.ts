import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { Links, Paging } from '#core/response/envelope.ts'

/** What a person asked: the form, and the request it stands for (a body typed by hand may say more). */
export interface AskedQuery {
  form: QueryForm
  plan: RequestPlan
}

/** The body that was typed by hand: null where the form alone stands for the request. */
export function readTypedBody({ form, plan }: AskedQuery, conventions: Conventions): string | null {
  if (plan.kind !== 'post') return null
  const fromForm = planRequest(form, conventions)
  const isOfForm =
    fromForm.ok && fromForm.value.kind === 'post' && fromForm.value.body === plan.body
  return isOfForm ? null : plan.body
}

/** A page of an answer, with all that is needed to ask for another one. */
export interface AskedPage {
  /** The request for this page: the query's own, or one that a page turn made of it. */
  plan: RequestPlan
  /** The query that the page belongs to. */
  query: AskedQuery
  conventions: Conventions
  /** The connection's address, without a trailing slash. */
  baseUrl: string
  paging: Paging
  links: Links
  /** Items on the page. */
  items: number
  /** Other names of the endpoint that its links may use. */
  endpointAliases?: readonly string[]
  /** Items on a full page, where pages of this query that were seen before told. */
  seenSize?: number | null
  /** The page of this query that was seen before with the same items in the same order. */
  seenAs?: number | null
  /** The most items that the endpoint was seen to count under any query; null where none was seen. */
  heldItems?: number | null
  /** Whether the app put the items together (whole-set.md): then nothing of it comes from a page of the server. */
  isWholeSet?: boolean
}

const noPaging: Paging = { total: null, pages: null, number: null, size: null, collection: null }
const noLinks: Links = { self: null, first: null, prev: null, next: null, last: null }

/** A kept set as the one page that it is shown as. */
export const asWholeSet = (page: AskedPage): AskedPage => ({
  ...page,
  paging: noPaging,
  links: noLinks,
  isWholeSet: true,
})
