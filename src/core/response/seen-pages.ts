import { readPlanParameters } from '#core/request/plan-body.ts'
import { methodOf, type RequestPlan, renderTarget } from '#core/request/request-plan.ts'
import type { PlannedQuery } from './response-page.ts'
import { isPageSelector, readPageParameters } from './page-link.ts'

/** A page that was received. */
export interface SeenPage {
  /** null if unknown. */
  number: number | null
  /** Its request, which identifies pages without a number. */
  plan: RequestPlan
  /** The `@id`s of its items in order; '' for items without one. */
  ids: readonly string[]
}

/** The received pages by query, used to find items repeated on other pages. */
export interface SeenPages {
  /** The IDs of the query's first page; null if it was not received, or for the first page itself. */
  firstIds(key: string, number: number | null): readonly string[] | null
  /** The query's most recent page, unless it is this one. */
  previous(key: string, page: SeenPage): SeenPage | null
  /** All other pages of the query, most recent first. */
  others(key: string, page: SeenPage): readonly SeenPage[]
  add(key: string, page: SeenPage): void
}

/** Bounds the memory for IDs; enough for paging back and forth. */
const maxPages = 60

/** A key shared by all pages of a query: its parameters except those that select the page. */
export function queryKeyOf(server: string, { plan }: PlannedQuery): string {
  const parameters = readPlanParameters(plan)
  const pairs = parameters
    .filter(({ name }) => !isPageSelector(name))
    .map(({ name, value }) => `${name}=${value}`)
  const path = renderTarget(plan).split('?')[0] ?? ''
  const { offset, limit, size } = readPageParameters(parameters)
  const step = limit ?? size
  // An offset within a page cuts all pages elsewhere, so that items repeat without a fault.
  const shift = offset === null ? 0 : step === null ? offset : offset % step
  return JSON.stringify([
    server,
    methodOf(plan),
    path,
    ...pairs,
    ...(shift === 0 ? [] : [{ shift }]),
  ])
}

/** Keeps the most recent pages. */
export function createSeenPages(): SeenPages {
  let pages: { key: string; page: SeenPage }[] = []
  const ofQuery = (key: string) => pages.flatMap((seen) => (seen.key === key ? [seen.page] : []))
  return {
    firstIds: (key, number) =>
      number === 1 ? null : (ofQuery(key).find((seen) => seen.number === 1)?.ids ?? null),
    previous(key, page) {
      const last = ofQuery(key).at(-1)
      // The same page requested again has the same items anyway.
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

/**
 * True if two pages have the same items in the same order. A single item may be equal by chance, because unordered
 * pages repeat items.
 */
export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 1 &&
  one.length === other.length &&
  one.every((id, at) => id !== '' && id === other[at])
