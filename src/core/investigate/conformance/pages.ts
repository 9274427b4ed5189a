import { memberOf } from '#core/json/json-path.ts'
import { readMeta } from '#core/response/envelope.ts'
import { endpointAliases } from '#core/response/endpoint-aliases.ts'
import { findLinkFault, pageNumberOfLink } from '#core/response/page-link.ts'
import { renderUrl } from '#core/request/render-target.ts'
import { readQuery } from '#core/url/read-query.ts'
import { getStep } from './card-step.ts'
import { readMember } from './envelope.ts'
import type { Known } from './known.ts'
import { seen, standingOf, type ConformanceLine } from './line.ts'
import { asText, isSameOrder, lineOf, valuesOfRefusal, type Answered } from './line-of.ts'
import type { ConformancePart } from './part.ts'

/** Checks links, page numbers and page sizes (api.md 2.5, 4.5, 8). All pages are sorted by name. */
export const pagesPart: ConformancePart = {
  steps(known) {
    const last = lastPage(known)
    const { size, total } = known
    return [
      pageStep(known, 1),
      ...(total === null || total > size ? [pageStep(known, 2)] : []),
      ...(last === null ? [] : [pageStep(known, last), pageStep(known, last + 1)]),
      pageStep(known, 0),
      sizeStep(known, 'size-text', 'many'),
      ...(total === null || total > usualDefaultSize ? [sizeStep(known, 'size-100', '100')] : []),
      ...(needsSize500(known) ? [sizeStep(known, 'size-500', '500')] : []),
    ]
  },
  lines: (known) => [
    judgeTotal(known),
    judgeLinks(known),
    judgeNext(known),
    judgeLastNext(known),
    judgePageNumber(known),
    judgePageSize(known),
    judgeDefaultSize(known),
    judgeLargest(known),
    judgeBeyond(known),
    judgeBadNumber(known),
    judgeBadSize(known),
  ],
}

/** The usual default page size. With no more items than this, a larger page size cannot be checked. */
const usualDefaultSize = 25

const pageStep = (known: Known, number: number) =>
  getStep(known, pageKey(number), [
    ['sort', 'name'],
    ['page[size]', String(known.size)],
    ['page[number]', String(number)],
  ])

export const pageKey = (number: number): string => `page-${String(number)}`

const sizeStep = (known: Known, key: string, size: string) =>
  getStep(known, key, [
    ['sort', 'name'],
    ['page[size]', size],
  ])

/** A page size of 500 is tried only if a page of 100 was full and there are more items. */
function needsSize500(known: Known): boolean {
  const outcome = known.outcomeOf('size-100')
  const isFull = outcome.kind === 'list' && outcome.answer.ids.length === 100
  return isFull && (known.total === null || known.total > 100)
}

/** The last page according to page 1, else computed from the total; null if unknown. */
function lastPage(known: Known): number | null {
  const first = known.outcomeOf(pageKey(1))
  if (first.kind === 'not-yet') return null
  const stated =
    first.kind === 'list' ? readMeta(readMember(first.details.meta)).paging.pages : null
  const computed = known.total === null ? null : Math.ceil(known.total / known.size)
  const last = stated ?? computed
  return last === null || !Number.isSafeInteger(last) ? null : Math.max(1, last)
}

/** True if the page has the requested number of items, or all items. */
function isSizeObeyed(known: Known, page: Answered): boolean {
  const { size, total } = known
  if (page.kind !== 'list') return false
  const count = page.answer.ids.length
  return total === null ? count === size : count === Math.min(size, total)
}

function judgeTotal(known: Known): ConformanceLine {
  const last = lastPage(known)
  const { total, size } = known
  if (total === null || total === 0 || last === null) return seen('total-unseen', ['first'])
  const keys = [pageKey(1), pageKey(last)] as const
  return lineOf(known, 'total', keys, (first, lastPageAnswer) => {
    if (!isSizeObeyed(known, first) || lastPageAnswer.kind !== 'list')
      return seen('total-unseen', keys)
    const received = lastPageAnswer.answer.ids.length
    const isExact = received === total - (last - 1) * size
    const values = asText({ total, pages: last, size, came: received })
    return seen(isExact ? 'total-confirmed' : 'total-differs', keys, values)
  })
}

const linkNames = ['self', 'first', 'prev', 'next', 'last'] as const

function linkOf(page: Answered, name: string) {
  const links = page.kind === 'list' ? readMember(page.details.links) : null
  return links === null ? undefined : memberOf(links, name)
}

function addressOf(page: Answered, name: string): string {
  const link = linkOf(page, name)
  return link?.kind === 'string' ? link.value : ''
}

/** Checked on page 2 of at least 3, which should have all links. */
function judgeLinks(known: Known): ConformanceLine {
  const last = lastPage(known)
  if (last === null || last < 3) return seen('links-unseen', [pageKey(1)])
  const keys = [pageKey(1), pageKey(2)] as const
  return lineOf(known, 'links', keys, (first, page) => {
    if (!isSizeObeyed(known, first) || page.kind !== 'list') return seen('links-unseen', keys)
    const present = linkNames.filter((name) => addressOf(page, name) !== '')
    const missing = linkNames.filter((name) => !present.includes(name))
    if (missing.length === 0) return seen('links-all', keys)
    if (present.length === 0) return seen('links-none', keys)
    return seen('links-some', keys, { there: present.join(', '), missing: missing.join(', ') })
  })
}

function judgeNext(known: Known): ConformanceLine {
  const last = lastPage(known)
  const keys = [pageKey(1)] as const
  return lineOf(known, 'next', keys, (page) => {
    if (page.kind !== 'list') return seen('next-unseen', keys)
    const link = addressOf(page, 'next')
    if (link === '')
      return isSizeObeyed(known, page) && last !== null && last > 1
        ? seen('next-missing', keys, asText({ pages: last }))
        : seen('next-unseen', keys)
    const { plan } = pageStep(known, 1)
    const url = renderUrl(plan, known.baseUrl)
    const { paging } = readMeta(readMember(page.details.meta))
    const aliases = [...endpointAliases(paging, url), known.otherName]
    const query = readQuery(url.slice(url.indexOf('?')))
    const sent = { method: 'GET', url, query, endpointAliases: aliases } as const
    const fault = findLinkFault({ link, baseUrl: known.baseUrl, sent })
    if (fault?.reason === 'lost-query')
      return seen('next-drops-parameters', keys, { names: fault.lost.join(', ') })
    if (fault !== null) return seen('next-other-address', keys, { link })
    const to = pageNumberOfLink(link)
    if (to === null) return seen('next-unseen', keys)
    return to === 2 ? seen('next-second-page', keys) : seen('next-wrong-page', keys, asText({ to }))
  })
}

function judgeLastNext(known: Known): ConformanceLine {
  const last = lastPage(known)
  const keys = [pageKey(1), pageKey(last ?? 1)] as const
  return lineOf(known, 'last-next', keys, (first, page) => {
    if (last === null || page.kind !== 'list' || !isSizeObeyed(known, first))
      return seen('last-next-unseen', keys)
    const link = linkOf(page, 'next')
    if (link === undefined) return seen('last-next-absent', keys, asText({ last }))
    if (link.kind === 'null') return seen('last-next-null', keys, asText({ last }))
    return link.kind === 'string' && link.value === ''
      ? seen('last-next-empty', keys, asText({ last }))
      : seen('last-next-present', keys, asText({ last }))
  })
}

function judgePageNumber(known: Known): ConformanceLine {
  const keys = [pageKey(1), pageKey(2)] as const
  if (known.total !== null && known.total <= known.size) return seen('pages-unseen', [pageKey(1)])
  return lineOf(known, 'page-number', keys, (first, second) => {
    if (first.kind !== 'list' || second.kind !== 'list') return seen('pages-unseen', keys)
    const [one, other] = [first.answer.ids, second.answer.ids]
    if (one.length === 0 || other.length === 0) return seen('pages-unseen', keys)
    if (isSameOrder(one, other)) return seen('pages-same', keys)
    const both = other.filter((id) => id !== '' && one.includes(id)).length
    return both === 0 ? seen('pages-disjoint', keys) : seen('pages-overlap', keys, asText({ both }))
  })
}

function judgePageSize(known: Known): ConformanceLine {
  const { size, total } = known
  const keys = [pageKey(1)] as const
  return lineOf(known, 'page-size', keys, (page) => {
    if (page.kind !== 'list' || total === null || total <= size) return seen('size-unseen', keys)
    const values = asText({ asked: size, came: page.answer.ids.length })
    return seen(isSizeObeyed(known, page) ? 'size-obeyed' : 'size-not-obeyed', keys, values)
  })
}

function judgeDefaultSize({ first: { answer }, total }: Known): ConformanceLine {
  const size = answer.ids.length
  return total !== null && size > 0 && size < total
    ? seen('default-size', ['first'], asText({ size }))
    : seen('default-size-unseen', ['first'], asText({ size }))
}

function judgeLargest(known: Known): ConformanceLine {
  const { total } = known
  const isMore = needsSize500(known)
  const asked = isMore ? 500 : 100
  const key = isMore ? 'size-500' : 'size-100'
  if (total !== null && total <= usualDefaultSize) return seen('largest-unseen', ['first'])
  return lineOf(known, 'largest-size', [key], (page) => {
    if (page.kind === 'refused')
      return seen('largest-refused', [key], { asked: String(asked), ...valuesOfRefusal(page) })
    const received = page.answer.ids.length
    const values = asText({ asked, came: received, total: total ?? '?' })
    const isTotalReliable = standingOf(judgeTotal(known)) === 'documented'
    // Without a reliable total, there may be no more items.
    if (!isTotalReliable && received < asked) return seen('largest-unseen', [key])
    return seen(
      received < Math.min(asked, total ?? asked) ? 'largest-capped' : 'largest-size',
      [key],
      values,
    )
  })
}

function judgeBeyond(known: Known): ConformanceLine {
  const last = lastPage(known)
  if (last === null) return seen('beyond-unseen', [pageKey(1)])
  const keys = [pageKey(1), pageKey(last + 1)] as const
  return lineOf(known, 'beyond', keys, (first, page) => {
    if (!isSizeObeyed(known, first)) return seen('beyond-unseen', keys)
    const number = last + 1
    if (page.kind === 'refused')
      return seen('beyond-refused', keys, { number: String(number), ...valuesOfRefusal(page) })
    const count = page.answer.ids.length
    return count === 0
      ? seen('beyond-empty', keys, asText({ number }))
      : seen('beyond-items', keys, asText({ number, count }))
  })
}

function judgeBadNumber(known: Known): ConformanceLine {
  const keys = [pageKey(0), pageKey(1)] as const
  return lineOf(known, 'bad-number', keys, (page, first) => {
    if (page.kind === 'refused') return seen('bad-number-refused', keys, valuesOfRefusal(page))
    const { ids } = page.answer
    if (ids.length === 0) return seen('bad-number-empty', keys)
    return first.kind === 'list' && isSameOrder(ids, first.answer.ids)
      ? seen('bad-number-first', keys)
      : seen('bad-number-other', keys, asText({ count: ids.length }))
  })
}

function judgeBadSize(known: Known): ConformanceLine {
  const keys = ['size-text'] as const
  return lineOf(known, 'bad-size', keys, (page) => {
    if (page.kind === 'refused') return seen('bad-size-refused', keys, valuesOfRefusal(page))
    const count = page.answer.ids.length
    if (count === 0) return seen('bad-size-empty', keys)
    return seen(
      count === known.first.answer.ids.length ? 'bad-size-default' : 'bad-size-other',
      keys,
      asText({ count }),
    )
  })
}
