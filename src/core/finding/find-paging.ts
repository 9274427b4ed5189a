import type { QueryForm } from '#core/query/form.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import { readRequestedPage, type PagePosition } from '#core/response/page-position.ts'
import type { PageFinding } from './finding.ts'

/**
 * Finds contradictions between the counts of a page, by the page size that the server really uses: a capped
 * size is no contradiction.
 */
export function findPaging(page: ResponsePage, position: PagePosition): PageFinding[] {
  const requested = readRequestedPage(page)
  const { paging, itemCount } = page
  const { number, before } = position
  const findings: PageFinding[] = []
  const size = requested.limit ?? requested.size

  if (size === null && isShort(page, number))
    findings.push({ kind: 'short-page', items: itemCount, size: paging.size ?? 0 })

  const totalBelow = findTotalBelow(page, before)
  findings.push(...totalBelow)
  if (totalBelow.length === 0) findings.push(...findContradiction(page, position))
  if (isEmptyOfTotal(page, before)) {
    const { total } = paging
    if (total !== null) findings.push({ kind: 'empty-page-of-total', total, number })
  }
  return findings
}

/** Hints for missing paging data and a missing sort. */
export function findPagingHints(
  page: ResponsePage,
  { last }: PagePosition,
  { isDatacycle }: { isDatacycle: boolean },
): PageFinding[] {
  const { paging, links } = page
  const hasLinks = Object.values(links).some((link) => link !== null)
  const findings: PageFinding[] = []
  // An empty page is the end of the list, so nothing is missing.
  if (paging.total === null && paging.pages === null && !hasLinks && page.itemCount > 0)
    findings.push({ kind: 'no-paging' })
  const hasOtherPages = (last !== null && last > 1) || links.next !== null || links.prev !== null
  // CORE has a default order: the endpoint's, else latest change first (datacycle-core.md 5).
  if (hasOtherPages && !isDatacycle && !isSortRequested(page.query.form))
    findings.push({ kind: 'no-sort' })
  return findings
}

function isShort({ paging, links, itemCount }: ResponsePage, number: number | null): boolean {
  const hasNextPage =
    links.next !== null || (number !== null && paging.pages !== null && number < paging.pages)
  return hasNextPage && itemCount > 0 && paging.size !== null && itemCount < paging.size
}

function findTotalBelow({ paging, itemCount }: ResponsePage, before: number | null): PageFinding[] {
  if (paging.total === null || itemCount === 0) return []
  const seen = BigInt(itemCount) + BigInt(before ?? 0)
  return BigInt(paging.total) < seen
    ? [{ kind: 'total-below-items', total: paging.total, items: Number(seen) }]
    : []
}

function findContradiction(page: ResponsePage, { size }: PagePosition): PageFinding[] {
  const { total, pages } = page.paging
  if (total === null || pages === null || size === null) return []
  const offset = BigInt(readRequestedPage(page).offset ?? 0)
  const all = BigInt(total)
  const pagesFor = (items: bigint) =>
    items <= 0n ? 0n : (items + BigInt(size) - 1n) / BigInt(size)
  // The page count may include the offset or not (datacycle-core.md 12).
  const fittingCounts = [pagesFor(all), pagesFor(all - offset)]
  // Some servers count an empty result as one page.
  if (fittingCounts.includes(BigInt(pages)) || (pages === 1 && fittingCounts.includes(0n)))
    return []
  return [{ kind: 'pages-contradict-total', total, pages, size }]
}

/** True if an empty page should have items according to the total. */
function isEmptyOfTotal({ paging, itemCount }: ResponsePage, before: number | null): boolean {
  if (itemCount > 0 || paging.total === null || before === null) return false
  return BigInt(paging.total) > BigInt(before)
}

const isSortRequested = ({ sort }: QueryForm): boolean =>
  sort.some(({ attribute }) => attribute !== '')
