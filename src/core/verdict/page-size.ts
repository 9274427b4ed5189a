import type { AskedParameter } from '#core/query/asked-parameter.ts'
import type { AskedPage } from '#core/response/asked-page.ts'
import { isCountedBy, readAskedPage, readPosition } from '#core/response/page-position.ts'
import type { ParameterJudge } from './parameter-judge.ts'
import {
  createVerdict,
  type Evidence,
  type PageSizeReason,
  type Remedy,
  type Verdict,
} from './verdict.ts'

const parameter: AskedParameter = { kind: 'page.size' }

/** Judges `page[size]` by the number of items and whether more follow. */
export const judgePageSize = (asked: number): ParameterJudge => ({
  parameter,
  add: null,
  judge({ page }) {
    if (page.items === 0) return createVerdict(parameter, { kind: 'empty-page' })
    const { limit } = readAskedPage(page)
    const evidence = evidenceOf(page)
    // If the items match a limit, the size was not used.
    if (limit !== null && page.items <= limit && page.items !== asked)
      return createVerdict(parameter, { kind: 'limit-counts', limit }, { evidence })
    const reason = reasonOf(asked, page)
    return createVerdict(parameter, reason, { evidence, remedies: remediesOf(reason) })
  },
})

/** Judges `page[limit]`, which replaces the size (datacycle-core.md 4), in the same way. */
export function judgePageLimit(limit: number, page: AskedPage): Verdict {
  const parameter = { kind: 'extra', name: 'page[limit]' } as const
  return page.items === 0
    ? createVerdict(parameter, { kind: 'empty-page' })
    : createVerdict(parameter, reasonOf(limit, page), { evidence: evidenceOf(page) })
}

function reasonOf(asked: number, page: AskedPage): PageSizeReason {
  const { items: got, paging } = page
  if (got === asked) return { kind: 'full-page', size: asked }
  if (got > asked) return { kind: 'more-than-asked', asked, got }
  const follows = whatFollows(asked, page)
  // The server counts pages by the requested size, so this page is only short.
  if (follows === 'more' && isCountedBy(asked, page) === true && (page.paging.pages ?? 0) > 1)
    return { kind: 'short-page', asked, got }
  if (follows === 'more') return { kind: 'fewer-than-asked', asked, got }
  if (paging.size !== null && paging.size !== asked)
    return { kind: 'other-size-told', asked, told: { kind: 'size', size: paging.size } }
  const { total, pages } = paging
  if (total !== null && pages !== null && pages > 1 && !isPagedBy(asked, page))
    return { kind: 'other-size-told', asked, told: { kind: 'pages', total, pages } }
  return follows === 'nothing'
    ? { kind: 'all-there-are', asked, got }
    : { kind: 'fewer-and-end-unknown', asked, got }
}

const isPagedBy = (size: number, page: AskedPage): boolean => isCountedBy(size, page) ?? true

/** What follows a page that is not full. */
function whatFollows(asked: number, page: AskedPage): 'more' | 'nothing' | 'unknown' {
  const { paging, links, items } = page
  const { number } = readPosition(page)
  const { total, pages } = paging
  const { offset, limit } = readAskedPage(page)
  const first = BigInt(offset ?? 0)
  if (limit !== null)
    return total === null ? 'unknown' : first + BigInt(items) < BigInt(total) ? 'more' : 'nothing'
  if (total !== null && number !== null && isPagedBy(asked, page)) {
    const end = first + BigInt(number - 1) * BigInt(asked) + BigInt(items)
    // The total matches the requested size, so a link to a further page is wrong.
    if (end === BigInt(total)) return 'nothing'
  }
  if (links.next !== null || (pages !== null && number !== null && number < pages)) return 'more'
  if (total !== null && number === 1)
    return first + BigInt(items) < BigInt(total) ? 'more' : 'nothing'
  const hasLinks = Object.values(links).some((link) => link !== null)
  return pages !== null || hasLinks ? 'nothing' : 'unknown'
}

function remediesOf(reason: PageSizeReason): Remedy[] {
  if (reason.kind === 'fewer-than-asked') return [{ kind: 'set-page-size', size: reason.got }]
  return reason.kind === 'other-size-told' && reason.told.kind === 'size'
    ? [{ kind: 'set-page-size', size: reason.told.size }]
    : []
}

function evidenceOf({ paging, links }: AskedPage): Evidence[] {
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
