import { isJsonType } from '#core/text/media-type.ts'
import { canonicalNumber } from '#core/json/json-number.ts'
import { headerOf, isSuccess, type ExchangeHead } from '#core/exchange/outcome.ts'
import type { ResponseFinding } from '#core/response/response-index.ts'
import type { ResponseShape } from '#core/response/response-scan.ts'
import { type ResponsePage, isBroken } from '#core/response/response-page.ts'
import type { Complaint } from '#core/response/error-body.ts'
import { readPosition, readRequestedPage, type PagePosition } from '#core/response/page-position.ts'
import {
  type Finding,
  type HeadFinding,
  type ItemFinding,
  type LostItems,
  type PageFinding,
  type LinkFinding,
  type NamedLink,
  describeLostPart,
  createItemCounter,
  type ItemFinder,
} from './finding.ts'
import type { QueryForm } from '#core/query/form.ts'
import { findLinkFault, pageNumberOfLink } from '#core/response/page-link.ts'
import { sentPageOf } from '#core/response/page-steps.ts'
import { pathTo, renderPath, type JsonPath, type PlacedValue } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
export interface SuccessfulResponse {
  head: ExchangeHead
  page: ResponsePage
  shape: ResponseShape
  /** True if the response is marked as dataCycle CORE. */
  isDatacycle: boolean
  /** Problems of the body as a whole, such as invalid JSON. */
  bodyFindings: readonly ResponseFinding[]
  /** Problems of `meta` and `links`. */
  complaints: readonly Complaint[]
  /** Error messages that the response contains beside its items. */
  serverMessages: readonly Extract<HeadFinding, { kind: 'error-in-success' }>[]
  /** Findings about items; empty until the items are read. */
  itemFindings: readonly ItemFinding[]
  /** null if no items repeat from an earlier page. */
  repeatedItems: Extract<PageFinding, { kind: 'items-of-page-before' }> | null
  /** Set once all pages were seen and have too few distinct items. */
  lostItems: LostItems | null
}

/** Lists all findings about a response, each fact once. Does not read the body. */
export function findInResponse(response: SuccessfulResponse): Finding[] {
  const { page, shape } = response
  // The envelope of a saved set is the app's own, so only its items are checked.
  const isList = page.isWholeSet !== true && (shape === 'envelope' || shape === 'bare-array')
  // The missing rest of an incomplete response might contradict findings about its paging.
  const isWhole = !isBroken(response.bodyFindings)
  const position = readPosition(page)
  return [
    ...response.serverMessages,
    ...response.bodyFindings,
    ...(isList && shape === 'bare-array' ? [{ kind: 'bare-list' as const }] : []),
    ...(isList && isWhole ? findPaging(page, position) : []),
    ...(isList ? findLinkProblems(page, position, response) : []),
    ...withChangedTotal(response.itemFindings, page),
    ...(response.lostItems ? [response.lostItems] : []),
    ...(response.repeatedItems ? [response.repeatedItems] : []),
    ...response.complaints,
    ...findInHead(response.head, shape),
    ...(isList && shape === 'envelope' && isWhole ? findPagingHints(page, position, response) : []),
  ]
}

/** Finding for a body in which the token was masked `masked` times; for any status. */
export const findToken = (masked: number): Finding[] =>
  masked > 0 ? [{ kind: 'token-repeated', count: masked }] : []

/** Reports a total that exceeds a double, unless a number of an item is reported. */
function withChangedTotal(items: readonly ItemFinding[], { paging }: ResponsePage): ItemFinding[] {
  const { total } = paging
  if (total === null || !isChangedByDouble(total)) return [...items]
  if (items.some(({ kind }) => kind === 'number-changes')) return [...items]
  const evidence = [{ kind: 'member' as const, path: 'meta.total', value: total }]
  const becomes = String(Number(total))
  const changed = { path: 'meta.total', source: total, becomes, count: 1, evidence }
  return [...items, { kind: 'number-changes', ...changed }]
}

function findInHead(head: ExchangeHead, shape: ResponseShape): HeadFinding[] {
  const findings: HeadFinding[] = []
  const type = headerOf(head.headers, 'content-type')
  const isJson = shape !== 'html' && shape !== 'not-json' && shape !== 'empty'
  if (isJson && isSuccess(head.status) && !isJsonType(type))
    findings.push({ kind: 'content-type', type })
  const last = head.redirects.at(-1)
  if (last) findings.push({ kind: 'redirected', count: head.redirects.length, to: last.to })
  return findings
}

/**
 * Finds contradictions between the counts of a page, by the page size that the server really uses: a capped
 * size is no contradiction.
 */
function findPaging(page: ResponsePage, position: PagePosition): PageFinding[] {
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
function findPagingHints(
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

/** Ordered by how likely paging needs them. */
const linkNames = ['next', 'prev', 'first', 'last', 'self'] as const

/**
 * Finds problems of a page's links; links with the same problem share one finding. CORE's links repeat only
 * the parameters that it accepted, so a missing one is reported by a verdict instead. Exception:
 * `page[offset]` is applied but missing from the links (datacycle-core.md 3).
 */
function findLinkProblems(
  page: ResponsePage,
  position: PagePosition,
  { isDatacycle }: { isDatacycle: boolean },
): LinkFinding[] {
  const links = linkNames.flatMap((name): NamedLink[] => {
    const address = page.links[name]
    return address === null ? [] : [{ name, address }]
  })
  const isNotCoveredByVerdict = (finding: LinkFinding) =>
    finding.kind !== 'link-refused' ||
    finding.reason !== 'lost-query' ||
    !isDatacycle ||
    finding.lost.some(({ means }) => means === 'offset')
  return [
    ...findUnsafeLinks(page, position, links).filter(isNotCoveredByVerdict),
    ...findMisdirectedLinks(page, position, links),
    ...findRelativeLinks(links),
  ]
}

function findUnsafeLinks(
  page: ResponsePage,
  { number }: PagePosition,
  links: readonly NamedLink[],
): LinkFinding[] {
  const sent = sentPageOf(page)
  // No fallback if the link points to the current page.
  const fallbackPage = (to: number | null) => (to === number ? null : to)
  const byKey = new Map<string, Extract<LinkFinding, { kind: 'link-refused' }>>()
  for (const link of links) {
    const fault = findLinkFault({ link: link.address, baseUrl: page.baseUrl, sent })
    if (fault === null) continue
    const { reason, lost } = fault
    const key = JSON.stringify([reason, lost])
    const known = byKey.get(key)
    byKey.set(key, {
      kind: 'link-refused',
      reason,
      links: [...(known?.links ?? []), link],
      lost: lost.map(describeLostPart),
      instead: known?.instead ?? fallbackPage(pageNumberOfLink(link.address)),
      method: sent.method,
    })
  }
  return [...byKey.values()]
}

/** Finds links to another page than their name says, if both page numbers are known. */
function findMisdirectedLinks(
  { paging }: ResponsePage,
  { number, last }: PagePosition,
  links: readonly NamedLink[],
): LinkFinding[] {
  if (number === null) return []
  const linkOf = (name: NamedLink['name']) => links.find((link) => link.name === name)
  const findings: LinkFinding[] = []
  const pageCount = paging.pages
  const next = linkOf('next')
  // Past the last page, `prev` need not be number - 1.
  const isPastEnd = last !== null && number > last
  if (next && pageCount !== null && number >= pageCount)
    findings.push({ kind: 'next-on-last', link: next, last: pageCount })
  else if (!next && links.length > 0 && pageCount !== null && number < pageCount)
    findings.push({ kind: 'next-absent', number, last: pageCount })
  const expected = {
    next: findings.length > 0 ? null : number + 1,
    prev: isPastEnd || number === 1 ? null : number - 1,
    first: 1,
    last: pageCount === null ? null : Math.max(1, pageCount),
    self: null,
  }
  for (const link of links) {
    const to = pageNumberOfLink(link.address)
    const expectedPage = expected[link.name]
    if (to !== null && expectedPage !== null && to !== expectedPage)
      findings.push({ kind: 'link-to-wrong-page', link, to, expected: expectedPage })
  }
  return findings
}

/**
 * Finds addresses without scheme and host. One that begins with `//` changes the host and is reported as a
 * foreign link.
 */
function findRelativeLinks(links: readonly NamedLink[]): LinkFinding[] {
  const found = links.filter(({ address }) => /^(?![a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(address))
  return found.length === 0 ? [] : [{ kind: 'links-relative', links: found }]
}

/** Finds numbers that JavaScript would change (IEEE 754 doubles, RFC 8259 section 6). */
export function createChangedNumberFinder(): ItemFinder {
  const changed = createItemCounter()
  let first: { path: string; source: string } | null = null
  return {
    add(item, position) {
      const found = findChangedNumber(item)
      if (!found) return
      first ??= { path: renderPath(found.path), source: found.source }
      changed.count(item, position, found.path, { kind: 'number', source: found.source })
    },
    findings: () =>
      first === null
        ? []
        : [
            {
              kind: 'number-changes',
              ...first,
              becomes: String(Number(first.source)),
              ...changed.counted,
            },
          ],
  }
}

/** True if a double cannot hold the exact value of a JSON number; its spelling (`1.0`) does not matter. */
export function isChangedByDouble(source: string): boolean {
  // Fast path: up to 15 digits are always exact.
  if (/^[^e]{1,15}$/i.test(source)) return false
  const double = Number(source)
  // Underflow: decided here because canonicalNumber is slow for huge exponents.
  if (double === 0) return /^[^e]*[1-9]/i.test(source)
  return !Number.isFinite(double) || canonicalNumber(source) !== canonicalNumber(String(double))
}

/** A stack instead of recursion, because responses may be deeply nested. */
function findChangedNumber(item: JsonValue): { path: JsonPath; source: string } | null {
  const pending: PlacedValue[] = [{ value: item, place: null }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, place } = next
    if (value.kind === 'number' && isChangedByDouble(value.source))
      return { path: pathTo(place), source: value.source }
    if (value.kind === 'object')
      for (const member of value.members.toReversed())
        pending.push({ value: member.value, place: { step: member.name, parent: place } })
    if (value.kind === 'array')
      for (const [at, entry] of [...value.items.entries()].toReversed())
        pending.push({ value: entry, place: { step: at, parent: place } })
  }
  return null
}
