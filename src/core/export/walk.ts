import type { RequestPlan } from '#core/request/request-plan.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import type { LinkRefusal } from '#core/response/page-link.ts'

/** A received page of a walk. */
export interface WalkedPage {
  page: ResponsePage
  /** In order. */
  items: readonly WalkedItem[]
}

/** The `@id` of an item, or a digest of its text if it has none. */
export type WalkedItem = string | { digest: string }

/** The result of reading a page. */
export interface WalkReading {
  step: WalkStep
  /** Positions in the page of the items with a new ID or without an ID; none of a repeated page. */
  fresh: readonly number[]
}

export type WalkStep =
  { kind: 'request'; plan: RequestPlan; way: WalkWay } | { kind: 'ended'; end: WalkEnd }

/** How the next page is requested (design: paging). */
export type WalkWay =
  /** By the response's next link. */
  | 'link'
  /** By sending the POST again with the page number of the next link. */
  | 'repost'
  /** By the page number alone. */
  | 'number'

export type WalkEnd =
  /** The response has links, but no next one (api.md 4.5.4b). */
  | 'no-next-link'
  /** The last page by the announced page count. */
  | 'last-page'
  /** A page without items (api.md 4.5.5). */
  | 'empty-page'
  /** The next request was already sent. */
  | 'loop'
  /** Pages brought nothing new, and no further pages are announced or they are all the same. */
  | 'nothing-new'
  /** Far more pages than announced, or than any endpoint has. */
  | 'too-many-pages'

/** Irregularities found during a walk. */
export type WalkNote =
  /** A next link was not followed; the page was requested by its number. The link lacks the parameters `lost`. */
  | { kind: 'link-refused'; page: number; reason: LinkRefusal; lost: readonly string[] }
  /** The response is another page than requested. */
  | { kind: 'other-page'; requested: number; got: number }
  /** A page before the last one has fewer items than its size. */
  | { kind: 'short-page'; page: number; items: number; size: number }
  /** The total changed during the walk. */
  | { kind: 'total-changed'; page: number; before: string; after: string }

/** Result of a walk, compared with the announced totals. */
export interface WalkReport {
  pageCount: number
  itemCount: number
  /** Number of distinct IDs plus items without an ID. */
  uniqueItemCount: number
  withoutIdCount: number
  /** The first 100 IDs that were received more than once. */
  repeated: { id: string; count: number }[]
  repeatCount: number
  /** The last announced total, digits as sent; null if unknown. */
  total: string | null
  verdict: WalkVerdict
  end: WalkEnd | null
  /** True if a sort was requested; without one, items may repeat or go missing (api.md 4.5.6). */
  isSorted: boolean
  notes: WalkNote[]
}

export type WalkVerdict =
  /** As many distinct items as the total. */
  | { kind: 'complete' }
  /** Some items have no ID, so distinct items cannot be counted. */
  | { kind: 'untold' }
  /** `missing` items of the total were not received. */
  | { kind: 'incomplete'; missing: string }
  /** `surplus` items more than the total were received. */
  | { kind: 'surplus'; surplus: string }
  /** No response has a total. */
  | { kind: 'unknown-total' }
  /** The walk is running, or was canceled. */
  | { kind: 'unfinished' }
