import type { RequestPlan } from '#core/request/request-plan.ts'
import type { AskedPage } from '#core/response/asked-page.ts'
import type { LinkRefusal } from '#core/response/page-link.ts'

/** A page of a walk as it arrived. */
export interface WalkedPage {
  page: AskedPage
  /** The `@id` of each item in its order; null where an item has none. */
  ids: readonly (string | null)[]
}

/** What a page meant for its walk. */
export interface WalkReading {
  step: WalkStep
  /** The places of the items whose ID had not come before, and of those without one. */
  fresh: readonly number[]
}

export type WalkStep =
  { kind: 'ask'; plan: RequestPlan; way: WalkWay } | { kind: 'ended'; end: WalkEnd }

/** How the next page is asked for (design: paging). */
export type WalkWay = 'link' | 'repost' | 'number'

/** Why a walk ended. */
export type WalkEnd =
  /** The answer has links and no next one (api.md 4.5.4b). */
  | 'no-next-link'
  /** The page is the last of those the answer counts. */
  | 'last-page'
  /** A page without items (api.md 4.5.5). */
  | 'empty-page'
  /** The next request would be one that was asked before. */
  | 'loop'
  /** Two pages in a row brought nothing but items that had come already, and no more pages are counted. */
  | 'nothing-new'
  /** Far more pages than the answer counts, or than any endpoint has. */
  | 'too-many-pages'

/** What a walk noticed on its way. */
export type WalkNote =
  /** A next link was not followed; the page was asked for by its number. */
  | { kind: 'link-refused'; page: number; reason: LinkRefusal; lost: readonly string[] }
  /** Another page came than the one that was asked for. */
  | { kind: 'other-page'; asked: number; got: number }
  /** A page before the last one holds fewer items than its size. */
  | { kind: 'short-page'; page: number; items: number; size: number }
  /** The total changed while the walk was on its way. */
  | { kind: 'total-changed'; page: number; before: string; after: string }

/** What a walk brought, compared with what the answers promised. */
export interface WalkReport {
  pages: number
  items: number
  /** Different ids, and items without one: what is held. */
  uniqueItems: number
  withoutId: number
  /** Ids that came more than once, at most 100 of them. */
  repeated: { id: string; count: number }[]
  repeatedItems: number
  /** The last total an answer named, the digits as they were sent; null where none did. */
  total: string | null
  verdict: WalkVerdict
  end: WalkEnd | null
  /** Whether an explicit sort was asked for; without one items may repeat or go missing (api.md 4.5.6). */
  isSorted: boolean
  notes: WalkNote[]
}

export type WalkVerdict =
  /** As many different items as the total says. */
  | { kind: 'complete' }
  /** Some have no ID: whether they are different items, nobody can tell. */
  | { kind: 'untold' }
  /** `missing` items of the total did not come. */
  | { kind: 'incomplete'; missing: string }
  /** `surplus` items more came than the total says. */
  | { kind: 'surplus'; surplus: string }
  /** No answer named a total. */
  | { kind: 'unknown-total' }
  /** The walk is still on its way, or was stopped. */
  | { kind: 'unfinished' }
