import type { RequestParameter } from '#core/query/request-parameter.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import { matchesPageCount, readRequestedPage, readPosition } from '#core/response/page-position.ts'
import {
  createVerdict,
  type Evidence,
  type PageSizeReason,
  type Remedy,
  type Verdict,
  type ParameterJudge,
  type PageNumberReason,
} from './verdict.ts'
import { readId } from '#core/content/identify-object.ts'
import { pageNumberOfLink } from '#core/response/page-link.ts'

const pageSize: RequestParameter = { kind: 'page.size' }

/** Judges `page[size]` by the number of items and whether more follow. */
export const judgePageSize = (requested: number): ParameterJudge => ({
  parameter: pageSize,
  add: null,
  judge({ page }) {
    // As in a typed body: what the server makes of 2.5 or -3, nothing shows.
    if (!Number.isSafeInteger(requested) || requested < 1)
      return createVerdict(pageSize, { kind: 'effect-unknown' })
    // Without a total, the page may lie behind the last one.
    if (page.itemCount === 0 && page.paging.total !== '0')
      return createVerdict(pageSize, { kind: 'empty-page' })
    const { limit } = readRequestedPage(page)
    const evidence = evidenceOf(page)
    // If the items match a limit, the size was not used.
    if (limit !== null && page.itemCount <= limit && page.itemCount !== requested)
      return createVerdict(pageSize, { kind: 'limit-counts', limit }, { evidence })
    const reason = reasonOf(requested, page)
    return createVerdict(pageSize, reason, { evidence, remedies: remediesOf(reason) })
  },
})

/** Judges `page[limit]`, which replaces the size (datacycle-core.md 4), in the same way. */
export function judgePageLimit(limit: number, page: ResponsePage): Verdict {
  const parameter = { kind: 'extra', name: 'page[limit]' } as const
  return page.itemCount === 0
    ? createVerdict(parameter, { kind: 'empty-page' })
    : createVerdict(parameter, reasonOf(limit, page), { evidence: evidenceOf(page) })
}

function reasonOf(requested: number, page: ResponsePage): PageSizeReason {
  const { itemCount: got, paging } = page
  if (got === requested) return { kind: 'full-page', size: requested }
  if (got > requested) return { kind: 'more-than-requested', requested, got }
  const follows = whatFollows(requested, page)
  // The server counts pages by the requested size, so this page is only short.
  if (
    follows === 'more' &&
    matchesPageCount(requested, page) === true &&
    (page.paging.pages ?? 0) > 1
  )
    return { kind: 'short-page', requested, got }
  if (follows === 'more') return { kind: 'fewer-than-requested', requested, got }
  if (paging.size !== null && paging.size !== requested)
    return { kind: 'other-size-stated', requested, stated: { kind: 'size', size: paging.size } }
  const { total, pages } = paging
  if (total !== null && pages !== null && pages > 1 && !isPagedBy(requested, page))
    return { kind: 'other-size-stated', requested, stated: { kind: 'pages', total, pages } }
  return follows === 'nothing'
    ? { kind: 'all-there-are', requested, got }
    : { kind: 'fewer-and-end-unknown', requested, got }
}

const isPagedBy = (size: number, page: ResponsePage): boolean =>
  matchesPageCount(size, page) ?? true

/** What follows a page that is not full. */
function whatFollows(requested: number, page: ResponsePage): 'more' | 'nothing' | 'unknown' {
  const { paging, links, itemCount } = page
  const { number } = readPosition(page)
  const { total, pages } = paging
  const { offset, limit } = readRequestedPage(page)
  const first = BigInt(offset ?? 0)
  if (limit !== null)
    return total === null
      ? 'unknown'
      : first + BigInt(itemCount) < BigInt(total)
        ? 'more'
        : 'nothing'
  if (total !== null && number !== null && isPagedBy(requested, page)) {
    const end = first + BigInt(number - 1) * BigInt(requested) + BigInt(itemCount)
    // The total matches the requested size, so a link to a further page is wrong.
    if (end === BigInt(total)) return 'nothing'
  }
  if (links.next !== null || (pages !== null && number !== null && number < pages)) return 'more'
  if (total !== null && number === 1)
    return first + BigInt(itemCount) < BigInt(total) ? 'more' : 'nothing'
  const hasLinks = Object.values(links).some((link) => link !== null)
  return pages !== null || hasLinks ? 'nothing' : 'unknown'
}

function remediesOf(reason: PageSizeReason): Remedy[] {
  if (reason.kind === 'fewer-than-requested') return [{ kind: 'set-page-size', size: reason.got }]
  return reason.kind === 'other-size-stated' && reason.stated.kind === 'size'
    ? [{ kind: 'set-page-size', size: reason.stated.size }]
    : []
}

function evidenceOf({ paging, links }: ResponsePage): Evidence[] {
  const isGrouped = paging.number !== null || paging.size !== null
  const member = (path: string, value: string | number | null): Evidence[] =>
    value === null ? [] : [{ kind: 'member', path, value: String(value) }]
  return [
    ...member('meta.page.size', paging.size),
    ...member(isGrouped ? 'meta.page.totalElements' : 'meta.total', paging.total),
    ...member(isGrouped ? 'meta.page.totalPages' : 'meta.pages', paging.pages),
    ...(links.next === null
      ? []
      : [{ kind: 'link' as const, name: 'next' as const, address: links.next }]),
  ]
}

const pageNumber: RequestParameter = { kind: 'page.number' }

interface PageNumberResult {
  reason: PageNumberReason
  evidence: Evidence[]
}

/**
 * Judges `page[number]` by items equal to those of another known page, otherwise by `meta`, `links.self` or
 * the links to adjacent pages.
 */
export function judgePageNumber(requested: number): ParameterJudge {
  let firstId: string | null = null
  return {
    parameter: pageNumber,
    add(item, position) {
      const id = readId(item)
      if (position === 0 && id !== null) firstId = id
    },
    judge({ page }) {
      const { reason, evidence } = judgeByItems(page) ?? judgeByEnvelope(page)
      return createVerdict(pageNumber, reason, { evidence })
    },
  }

  function judgeByItems({ samePageAs, itemCount }: ResponsePage): PageNumberResult | null {
    // A single item may be equal by chance, because unordered pages repeat items.
    if (typeof samePageAs !== 'number' || samePageAs === requested || itemCount < 2) return null
    return {
      reason: { kind: 'items-of-other-page', requested, page: samePageAs },
      evidence: [{ kind: 'item', position: 0, id: firstId, path: '@id', value: firstId }],
    }
  }

  function judgeByEnvelope({ paging, links }: ResponsePage): PageNumberResult {
    if (paging.number !== null) {
      const value = String(paging.number)
      return createResult(paging.number, 'meta', [
        { kind: 'member', path: 'meta.page.number', value },
      ])
    }
    const self = pageNumberOfLink(links.self)
    if (self !== null && links.self !== null)
      return createResult(self, 'self', [{ kind: 'link', name: 'self', address: links.self }])
    return judgeByAdjacentLinks({ links })
  }

  function judgeByAdjacentLinks({ links }: Pick<ResponsePage, 'links'>): PageNumberResult {
    const prev = pageNumberOfLink(links.prev)
    const next = pageNumberOfLink(links.next)
    const evidence = (['prev', 'next'] as const).flatMap((name): Evidence[] => {
      const address = links[name]
      return address === null ? [] : [{ kind: 'link', name, address }]
    })
    if (prev !== null && next === prev + 2)
      return createResult(prev + 1, 'adjacent-links', evidence)
    const isConfirmed =
      (prev === null || prev === requested - 1) &&
      (next === null || next === requested + 1) &&
      (prev ?? next) !== null
    if (isConfirmed) return createResult(requested, 'adjacent-links', evidence)
    // Without `prev` and with page 2 as `next`, the server returned its first page.
    return requested > 1 && links.prev === null && next === 2
      ? createResult(1, 'adjacent-links', evidence)
      : { reason: { kind: 'page-unknown', requested }, evidence: [] }
  }

  function createResult(
    got: number,
    by: 'meta' | 'self' | 'adjacent-links',
    evidence: Evidence[],
  ): PageNumberResult {
    return {
      reason:
        got === requested
          ? { kind: 'page-confirmed', number: got, by }
          : { kind: 'other-page', requested, got, by },
      evidence,
    }
  }
}
