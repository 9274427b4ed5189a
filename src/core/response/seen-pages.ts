import { readPlanParameters } from '#core/request/plan-parameters.ts'
import { renderTarget } from '#core/request/render-target.ts'
import { methodOf, type RequestPlan } from '#core/request/request-plan.ts'
import type { AskedQuery } from './asked-page.ts'
import { isPlaceName } from './asked-paging.ts'

/** A page that was looked at, by the place at which it stands. */
export interface SeenPage {
  /** null where it is not known. */
  number: number | null
  /** The request for it, which tells pages apart that have no number. */
  plan: RequestPlan
  /** The `@id`s of its items in their order; '' where an item has none. */
  ids: readonly string[]
}

/** The pages of queries that were looked at: what one shows may stand on another. */
export interface SeenPages {
  /** The page of another number that has the same items in the same order, or null. */
  sameAs(key: string, page: SeenPage): SeenPage | null
  /** The page of the query looked at last, where it is another one than this. */
  before(key: string, page: SeenPage): SeenPage | null
  /** All pages of the query that are other ones than this, the last looked at first. */
  others(key: string, page: SeenPage): readonly SeenPage[]
  add(key: string, page: SeenPage): void
}

const maxPages = 60

/** One and the same for all pages of a query: its parameters but those for the place. */
export function pageKeyOf(connectionId: string, { plan }: AskedQuery): string {
  const pairs = readPlanParameters(plan)
    .filter(({ name }) => !isPlaceName(name))
    .map(({ name, value }) => `${name}=${value}`)
  const path = renderTarget(plan).split('?')[0] ?? ''
  return JSON.stringify([connectionId, methodOf(plan), path, ...pairs])
}

/** Creates a memory of pages; the oldest are forgotten. */
export function createSeenPages(): SeenPages {
  let pages: { key: string; page: SeenPage }[] = []
  const ofQuery = (key: string) => pages.flatMap((seen) => (seen.key === key ? [seen.page] : []))
  return {
    sameAs: (key, { number, ids }) =>
      ofQuery(key).find(
        (seen) => seen.number !== null && seen.number !== number && isSameList(seen.ids, ids),
      ) ?? null,
    before(key, page) {
      const last = ofQuery(key).at(-1)
      // The same page asked for once more holds the same items, of course.
      return last && !isSamePage(last, page) ? last : null
    },
    others: (key, page) =>
      ofQuery(key)
        .filter((seen) => !isSamePage(seen, page))
        .toReversed(),
    add(key, page) {
      const others = pages.filter((seen) => !(seen.key === key && isSamePage(seen.page, page)))
      pages = [...others, { key, page }].slice(-maxPages)
    },
  }
}

const isSamePage = (one: SeenPage, other: SeenPage): boolean =>
  one.number === null || other.number === null
    ? JSON.stringify(one.plan) === JSON.stringify(other.plan)
    : one.number === other.number

// A single item may be the same by chance: pages without an order repeat items.
const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 1 &&
  one.length === other.length &&
  one.every((id, at) => id !== '' && id === other[at])
