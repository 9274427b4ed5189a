import { readPlanParameters } from '#core/request/plan-body.ts'
import { methodOf, type RequestPlan, renderTarget } from '#core/request/request-plan.ts'
import type { PlannedQuery } from '#core/response/response-page.ts'
import { isPageSelector, readPageParameters } from '#core/response/page-link.ts'
import type { Verdict } from '#core/verdict/verdict.ts'
import type { LostItems, UnorderedReason, PageFinding, SortState } from './finding.ts'

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

/** Maximum number of repeated items in the evidence. */
const maxShown = 20

/**
 * Compares a page's items with earlier pages of its query; null if no items repeat.
 *
 * `unorderedReason`: the server is known to return items unordered for this sort. Then all pages seen are
 * compared, because an item may repeat several pages later (datacycle-core.md 5). Else only the last one is
 * compared, because items may have changed since the others.
 */
export function findRepeatedItems(
  seen: SeenPages,
  key: string,
  page: SeenPage,
  unorderedReason: UnorderedReason | null = null,
): Extract<PageFinding, { kind: 'items-of-page-before' }> | null {
  const last = seen.previous(key, page)
  const candidates = unorderedReason === null ? (last ? [last] : []) : seen.others(key, page)
  const repeatedPositions = (one: SeenPage) =>
    page.ids.flatMap((id, at) => (id !== '' && one.ids.includes(id) ? [at] : []))
  const earlier = candidates.find((one) => repeatedPositions(one).length > 0)
  if (earlier === undefined) return null
  const positions = repeatedPositions(earlier)
  return {
    kind: 'items-of-page-before',
    count: positions.length,
    page: earlier.number,
    sort: unorderedReason ?? 'unknown',
    evidence: positions.slice(0, maxShown).map((position) => {
      const id = page.ids[position] ?? null
      return { kind: 'item', position, id, path: '@id', value: id }
    }),
  }
}

/**
 * Reports that all pages together have fewer distinct items than the total; null if not, if pages are
 * missing, or if items have no `@id`.
 */
export function findLostItems(
  pages: readonly SeenPage[],
  { last, total }: { last: number | null; total: string | null },
): LostItems | null {
  if (last === null || last < 2 || total === null || !/^\d+$/.test(total)) return null
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  const all = Array.from({ length: last }, (_, at) => byNumber.get(at + 1))
  if (all.includes(undefined)) return null
  const ids = all.flatMap((page) => page?.ids ?? [])
  const different = new Set(ids).size
  return !ids.includes('') && BigInt(different) < BigInt(total)
    ? { kind: 'items-lost', pages: last, different, total }
    : null
}

/**
 * Derives the state of the sort from verdicts, for judging repeated items. A partly obeyed sort counts as
 * obeyed: both leave ties undecided.
 */
export function sortStateOf(verdicts: readonly Verdict[]): SortState {
  if (verdicts.length === 0) return 'unknown'
  const verdict = verdicts.find(({ parameter }) => parameter.kind === 'sort')
  switch (verdict?.kind) {
    case undefined:
      return 'none'
    case 'obeyed':
    case 'partly': {
      const { reason } = verdict
      const isInOrder = reason.kind === 'in-order' || reason.kind === 'in-order-of-one'
      return isInOrder && !reason.hasTies ? 'distinct' : 'obeyed'
    }
    case 'ignored':
      return 'ignored'
    case 'absent':
    case 'unknown':
      return 'unknown'
  }
}
