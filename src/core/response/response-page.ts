import { isRefused, isSuccess } from '#core/exchange/outcome.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { Links, Paging } from './envelope.ts'
import type { ResponseFinding } from './response-index.ts'
import type { ResponseShape } from './response-scan.ts'

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

/** The result of requesting one item by its ID. */
export type ItemResult =
  /** The response is the item. */
  | { kind: 'there' }
  /** Its validity has expired, with the server's message (datacycle-core.md 6). */
  | { kind: 'expired'; words: string }
  /** No item has this ID, or this endpoint does not contain it. */
  | { kind: 'unknown' }
  /** 401 or 403. */
  | { kind: 'refused'; status: number }
  /** Any other response without an item. */
  | { kind: 'other'; status: number; words: string }
  | { kind: 'no-answer'; problem: string }

/**
 * Reads the response of `things/{id}` or `endpoints/{e}/{id}`. The latter is an empty list if the item is not
 * available there (datacycle-core.md 1).
 */
export function readItemResult({
  status,
  body,
  words,
}: {
  status: number
  body: ReadBody & { items: number }
  /** The server's error messages. */
  words: readonly string[]
}): ItemResult {
  const text = words.join(' ')
  if (isSuccess(status) && body.items > 0) return { kind: 'there' }
  if (describeResponseWithoutItems(status, body) === 'empty') return { kind: 'unknown' }
  if (isRefused(status)) return { kind: 'refused', status }
  const missing = status === 404 ? readMissingItem(text) : null
  if (missing === 'expired') return { kind: 'expired', words: text }
  return missing === 'unknown' ? { kind: 'unknown' } : { kind: 'other', status, words: text }
}

/** What CORE's words of a 404 say about an item (datacycle-core.md 9); null if another program or an unknown path said it. */
export function readMissingItem(words: string): 'expired' | 'unknown' | null {
  if (/\bexpired\b/i.test(words)) return 'expired'
  return /^Not found$/i.test(words.trim()) ? 'unknown' : null
}

export interface ReadBody {
  shape: ResponseShape
  findings: readonly ResponseFinding[]
}

/** True if a body ended early or became invalid JSON, so that parts are missing. */
export const isBroken = (findings: readonly ResponseFinding[]): boolean =>
  findings.some(({ kind }) => kind === 'broken-off' || kind === 'malformed')

/** Classifies a complete response without items: an error, an empty list, or no list. */
export function describeResponseWithoutItems(
  status: number,
  { shape, findings }: ReadBody,
): 'error' | 'empty' | 'no-items' {
  if (!isSuccess(status)) return 'error'
  if (isBroken(findings)) return 'no-items'
  return shape === 'envelope' || shape === 'bare-array' ? 'empty' : 'no-items'
}

/** Why a successful response has no item list; texts come from i18n. */
export type NoItemsCause =
  | 'html'
  | 'not-json'
  | 'empty'
  | 'broken'
  | 'graph-object'
  | 'graph-scalar'
  | 'no-graph'
  /** The request excluded the items (datacycle-core.md 2.1), so nothing is wrong. */
  | 'left-out'

/** `isGraphOff`: the request excluded the items. */
export function readNoItemsCause({ shape, findings }: ReadBody, isGraphOff: boolean): NoItemsCause {
  switch (shape) {
    case 'html':
    case 'not-json':
      return shape
    case 'empty':
      return isBroken(findings) ? 'broken' : 'empty'
    case 'graph-object':
    case 'graph-scalar':
      return shape
    case 'bare-array':
    case 'envelope':
    case 'no-graph':
    case 'pending':
    case 'scalar':
      if (isBroken(findings)) return 'broken'
      return isGraphOff ? 'left-out' : 'no-graph'
  }
}
