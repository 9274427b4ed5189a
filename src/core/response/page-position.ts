import { readPlanParameters } from '#core/request/plan-body.ts'
import type { ResponsePage } from './response-page.ts'
import { pageNumberOfLink, readPageParameters, type RequestedPage } from './page-link.ts'

/** A page's position in the whole result; null if unknown. */
export interface PagePosition {
  /** This page, from 1. */
  number: number | null
  /** Number of the last page, from 1; an empty result has one page. */
  last: number | null
  /** Number of items before this page. */
  before: number | null
  /** The page size that the server really uses. */
  size: number | null
}

/**
 * A page's position, from what the server says (`meta`, an earlier page with the same items, `links.self`,
 * `prev` and `next`), otherwise from the request (form, page number of the followed link, `page[offset]` with
 * `page[limit]`). It is never derived from the previous page.
 */
export function readPosition(page: ResponsePage): PagePosition {
  if (page.isWholeSet === true) return { number: 1, last: 1, before: 0, size: null }
  const requested = readRequestedPage(page)
  const number = statedPageNumber(page, requested.number) ?? requested.number
  const size = readSize(page, requested, number)
  const before = itemsBefore(requested, number, size)
  return { number, before, size, last: lastPageOf(page, requested, number, size) }
}

/** The requested page; without page parameters the first one (api.md 4.5). */
export function readRequestedPage(page: Pick<ResponsePage, 'plan' | 'query'>): RequestedPage {
  const parameters = readPlanParameters(page.plan)
  const requested = readPageParameters(parameters)
  if (requested.limit !== null) {
    const pageIndex = pageIndexOf(requested.offset, requested.limit)
    return { ...requested, number: Number.isInteger(pageIndex) ? pageIndex + 1 : null }
  }
  if (requested.number !== null || requested.hasCursor) return requested
  return { ...requested, number: hasAddedParameter(page) ? null : 1 }
}

/** The page that an offset selects, from 0; not an integer if the offset is within a page. */
const pageIndexOf = (offset: number | null, limit: number): number => (offset ?? 0) / limit

/** True if a followed link has a parameter that the query does not have, so that it may be any page. */
function hasAddedParameter({ plan, query }: Pick<ResponsePage, 'plan' | 'query'>): boolean {
  if (plan.kind !== 'link') return false
  const queryNames = new Set(readPlanParameters(query.plan).map(({ name }) => name))
  return readPlanParameters(plan).some(({ name }) => !queryNames.has(name) && name !== 'page[size]')
}

function statedPageNumber(
  { paging, links, samePageAs }: ResponsePage,
  requested: number | null,
): number | null {
  if (paging.number !== null && paging.number > 0) return paging.number
  if (typeof samePageAs === 'number') return samePageAs
  const self = pageNumberOfLink(links.self)
  if (self !== null) return self
  const prev = pageNumberOfLink(links.prev)
  const next = pageNumberOfLink(links.next)
  if (prev !== null && next === prev + 2) return prev + 1
  // The server returned its first page instead of the requested one: there is no `prev`, and `next` is 2.
  return requested !== null && requested > 1 && links.prev === null && next === 2 ? 1 : null
}

/** True if the server says that a page follows, so that this one is full. */
function hasNextPage({ paging, links }: ResponsePage, number: number | null): boolean {
  if (links.next !== null) return true
  return number !== null && paging.pages !== null && number < paging.pages
}

/**
 * True if the server's total and number of pages match this page size; null unless it sends both. Totals may
 * have any length. The page count may or may not include the items skipped by the offset (datacycle-core.md 12).
 */
export function matchesPageCount(size: number, page: ResponsePage): boolean | null {
  const { total, pages } = page.paging
  if (total === null || pages === null) return null
  const count = (items: bigint) => (items + BigInt(size) - 1n) / BigInt(size)
  const { offset } = readRequestedPage(page)
  return [0n, BigInt(offset ?? 0)].some(
    (skipped) => count(BigInt(total) - skipped) === BigInt(pages),
  )
}

function readSize(
  page: ResponsePage,
  requested: RequestedPage,
  number: number | null,
): number | null {
  const { itemCount, paging } = page
  const isFirst = number === 1 && (requested.offset ?? 0) === 0
  const hasMoreItems = isFirst && paging.total !== null && Number(paging.total) > itemCount
  const wanted = requested.limit ?? requested.size
  // The server's page count confirms the requested size, so this page just has fewer items.
  if (wanted !== null && itemCount < wanted && matchesPageCount(wanted, page) === true)
    return wanted
  if (itemCount > 0 && (hasNextPage(page, number) || hasMoreItems)) return itemCount
  const fits = (size: number | null | undefined) =>
    typeof size === 'number' && size > 0 && size >= itemCount ? size : null
  const isSizeConfirmed = isFirst || wanted === itemCount || itemCount === 0
  return fits(paging.size) ?? fits(page.seenSize) ?? (isSizeConfirmed ? fits(wanted) : null)
}

function itemsBefore(
  requested: RequestedPage,
  number: number | null,
  size: number | null,
): number | null {
  const { limit } = requested
  const offset = requested.offset ?? 0
  // With a limit the offset selects the page, unless the server says that it returned another one.
  if (limit !== null && (number === null || number === Math.floor(pageIndexOf(offset, limit)) + 1))
    return offset
  const skipped = limit === null ? offset : 0
  if (number === 1) return skipped
  return number === null || size === null ? null : skipped + (number - 1) * size
}

function lastPageOf(
  { paging, links, itemCount }: ResponsePage,
  requested: RequestedPage,
  number: number | null,
  size: number | null,
): number | null {
  if (paging.pages !== null) return Math.max(1, paging.pages)
  const total = paging.total === null ? null : Number(paging.total)
  if (total !== null && Number.isSafeInteger(total)) {
    // Numbered pages do not include the offset; with a limit, the offset selects the page.
    const rest = total - (requested.limit === null ? (requested.offset ?? 0) : 0)
    if (number === 1 && rest <= itemCount) return 1
    if (size !== null) return Math.max(1, Math.ceil(rest / size))
  }
  return pageNumberOfLink(links.last)
}
