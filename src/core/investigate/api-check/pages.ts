import { memberOf } from '#core/json/json-path.ts'
import { readMeta, linkNames } from '#core/response/envelope.ts'
import { endpointAliases } from '#core/response/endpoint-aliases.ts'
import { findLinkFault, pageNumberOfLink } from '#core/response/page-link.ts'
import { renderUrl } from '#core/request/request-plan.ts'
import { readQuery } from '#core/url/split-url.ts'
import { isSameOrder } from '#core/investigate/investigation.ts'
import {
  toLine,
  standingOf,
  type ApiCheckLine,
  type ApiCheckPart,
  type Observations,
  asText,
  ifAnswered,
  valuesOfRefusal,
  type Answered,
  getStep,
} from './line.ts'
import { readJson } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** Checks links, page numbers and page sizes (api.md 2.5, 4.5, 8). All pages are sorted by name. */
export const pagesPart: ApiCheckPart = {
  steps(observed) {
    const last = lastPage(observed)
    const { size, total } = observed
    return [
      pageStep(observed, 1),
      ...(total === null || total > size ? [pageStep(observed, 2)] : []),
      ...(last === null ? [] : [pageStep(observed, last), pageStep(observed, last + 1)]),
      pageStep(observed, 0),
      sizeStep(observed, 'size-text', 'many'),
      ...(total === null || total > usualDefaultSize
        ? [sizeStep(observed, 'size-100', '100')]
        : []),
      ...(needsLargest(observed) ? [sizeStep(observed, 'size-500', String(largestTried))] : []),
    ]
  },
  lines: (observed) => [
    judgeTotal(observed),
    judgeLinks(observed),
    judgeNext(observed),
    judgeLastNext(observed),
    judgePageNumber(observed),
    judgePageSize(observed),
    judgeDefaultSize(observed),
    judgeLargest(observed),
    judgeBeyond(observed),
    judgeBadNumber(observed),
    judgeBadSize(observed),
  ],
}

/** The usual default page size. With no more items than this, a larger page size cannot be checked. */
const usualDefaultSize = 25

const pageStep = (observed: Observations, number: number) =>
  getStep(observed, pageKey(number), [
    ['sort', 'name'],
    ['page[size]', String(observed.size)],
    ['page[number]', String(number)],
  ])

export const pageKey = (number: number): string => `page-${String(number)}`

const sizeStep = (observed: Observations, key: string, size: string) =>
  getStep(observed, key, [
    ['sort', 'name'],
    ['page[size]', size],
  ])

/** Items of the largest page that the check asks for. */
export const largestTried = 500

/** The largest size is tried only if a page of 100 was full and there are more items. */
function needsLargest(observed: Observations): boolean {
  const outcome = observed.outcomeOf('size-100')
  const isFull = outcome.kind === 'list' && outcome.response.ids.length === 100
  return isFull && (observed.total === null || observed.total > 100)
}

/** The last page according to page 1, else computed from the total; null if unknown. */
function lastPage(observed: Observations): number | null {
  const first = observed.outcomeOf(pageKey(1))
  if (first.kind === 'not-yet') return null
  const stated =
    first.kind === 'list' ? readMeta(readMember(first.details.meta)).paging.pages : null
  const computed = observed.total === null ? null : Math.ceil(observed.total / observed.size)
  const last = stated ?? computed
  return last === null || !Number.isSafeInteger(last) ? null : Math.max(1, last)
}

/** True if the page has the requested number of items, or all items. */
function isSizeObeyed(observed: Observations, page: Answered): boolean {
  const { size, total } = observed
  if (page.kind !== 'list') return false
  const count = page.response.ids.length
  return total === null ? count === size : count === Math.min(size, total)
}

function judgeTotal(observed: Observations): ApiCheckLine {
  const last = lastPage(observed)
  const { total, size } = observed
  if (total === null || total === 0 || last === null) return toLine('total-untestable', ['first'])
  const keys = [pageKey(1), pageKey(last)] as const
  return ifAnswered(observed, 'total', keys, (first, lastPageResponse) => {
    if (!isSizeObeyed(observed, first) || lastPageResponse.kind !== 'list')
      return toLine('total-untestable', keys)
    const received = lastPageResponse.response.ids.length
    const isExact = received === total - (last - 1) * size
    const values = asText({ total, pages: last, size, received })
    return toLine(isExact ? 'total-confirmed' : 'total-differs', keys, values)
  })
}

function linkOf(page: Answered, name: string) {
  const links = page.kind === 'list' ? readMember(page.details.links) : null
  return links === null ? undefined : memberOf(links, name)
}

function addressOf(page: Answered, name: string): string {
  const link = linkOf(page, name)
  return link?.kind === 'string' ? link.value : ''
}

/** Checked on page 2 of at least 3, which should have all links. */
function judgeLinks(observed: Observations): ApiCheckLine {
  const last = lastPage(observed)
  if (last === null || last < 3) return toLine('links-untestable', [pageKey(1)])
  const keys = [pageKey(1), pageKey(2)] as const
  return ifAnswered(observed, 'links', keys, (first, page) => {
    if (!isSizeObeyed(observed, first) || page.kind !== 'list')
      return toLine('links-untestable', keys)
    const present = linkNames.filter((name) => addressOf(page, name) !== '')
    const missing = linkNames.filter((name) => !present.includes(name))
    if (missing.length === 0) return toLine('links-all', keys)
    if (present.length === 0) return toLine('links-none', keys)
    return toLine('links-some', keys, { there: present.join(', '), missing: missing.join(', ') })
  })
}

function judgeNext(observed: Observations): ApiCheckLine {
  const last = lastPage(observed)
  const keys = [pageKey(1)] as const
  return ifAnswered(observed, 'next', keys, (page) => {
    if (page.kind !== 'list') return toLine('next-untestable', keys)
    const link = addressOf(page, 'next')
    if (link === '')
      return isSizeObeyed(observed, page) && last !== null && last > 1
        ? toLine('next-missing', keys, asText({ pages: last }))
        : toLine('next-untestable', keys)
    const { plan } = pageStep(observed, 1)
    const url = renderUrl(plan, observed.baseUrl)
    const { paging } = readMeta(readMember(page.details.meta))
    const aliases = [...endpointAliases(paging, url), observed.otherName]
    const query = readQuery(url.slice(url.indexOf('?')))
    const sent = { method: 'GET', url, query, endpointAliases: aliases } as const
    const fault = findLinkFault({ link, baseUrl: observed.baseUrl, sent })
    if (fault?.reason === 'lost-query')
      return toLine('next-drops-parameters', keys, { names: fault.lost.join(', ') })
    if (fault !== null) return toLine('next-other-address', keys, { link })
    const to = pageNumberOfLink(link)
    if (to === null) return toLine('next-untestable', keys)
    return to === 2
      ? toLine('next-second-page', keys)
      : toLine('next-wrong-page', keys, asText({ to }))
  })
}

function judgeLastNext(observed: Observations): ApiCheckLine {
  const last = lastPage(observed)
  const keys = [pageKey(1), pageKey(last ?? 1)] as const
  return ifAnswered(observed, 'last-next', keys, (first, page) => {
    if (last === null || page.kind !== 'list' || !isSizeObeyed(observed, first))
      return toLine('last-next-untestable', keys)
    const link = linkOf(page, 'next')
    if (link === undefined) return toLine('last-next-absent', keys, asText({ last }))
    if (link.kind === 'null') return toLine('last-next-null', keys, asText({ last }))
    return link.kind === 'string' && link.value === ''
      ? toLine('last-next-empty', keys, asText({ last }))
      : toLine('last-next-present', keys, asText({ last }))
  })
}

function judgePageNumber(observed: Observations): ApiCheckLine {
  const keys = [pageKey(1), pageKey(2)] as const
  if (observed.total !== null && observed.total <= observed.size)
    return toLine('pages-untestable', [pageKey(1)])
  return ifAnswered(observed, 'page-number', keys, (first, second) => {
    if (first.kind !== 'list' || second.kind !== 'list') return toLine('pages-untestable', keys)
    const [one, other] = [first.response.ids, second.response.ids]
    if (one.length === 0 || other.length === 0) return toLine('pages-untestable', keys)
    if (isSameOrder(one, other)) return toLine('pages-same', keys)
    const both = other.filter((id) => id !== '' && one.includes(id)).length
    if (both > 0) return toLine('pages-overlap', keys, asText({ both }))
    const isEachKnown = ![...one, ...other].includes('')
    return toLine(isEachKnown ? 'pages-disjoint' : 'pages-untestable', keys)
  })
}

function judgePageSize(observed: Observations): ApiCheckLine {
  const { size, total } = observed
  const keys = [pageKey(1)] as const
  return ifAnswered(observed, 'page-size', keys, (page) => {
    if (page.kind !== 'list' || total === null || total <= size)
      return toLine('size-untestable', keys)
    const values = asText({ requested: size, received: page.response.ids.length })
    return toLine(isSizeObeyed(observed, page) ? 'size-obeyed' : 'size-not-obeyed', keys, values)
  })
}

function judgeDefaultSize({ first: { response }, total }: Observations): ApiCheckLine {
  const size = response.ids.length
  return total !== null && size < total
    ? toLine('default-size', ['first'], asText({ size }))
    : toLine('default-size-untestable', ['first'], asText({ size }))
}

function judgeLargest(observed: Observations): ApiCheckLine {
  const { total } = observed
  const isLargestTried = needsLargest(observed)
  const requested = isLargestTried ? largestTried : 100
  const key = isLargestTried ? 'size-500' : 'size-100'
  if (total !== null && total <= usualDefaultSize) return toLine('largest-untestable', ['first'])
  return ifAnswered(observed, 'largest-size', [key], (page) => {
    if (page.kind === 'refused')
      return toLine('largest-refused', [key], {
        requested: String(requested),
        ...valuesOfRefusal(page),
      })
    const received = page.response.ids.length
    const values = asText({ requested, received, total: total ?? '?' })
    const isTotalReliable = standingOf(judgeTotal(observed)) === 'documented'
    // Without a reliable total, there may be no more items.
    if (!isTotalReliable && received < requested) return toLine('largest-untestable', [key])
    return toLine(
      received < Math.min(requested, total ?? requested) ? 'largest-capped' : 'largest-size',
      [key],
      values,
    )
  })
}

function judgeBeyond(observed: Observations): ApiCheckLine {
  const last = lastPage(observed)
  if (last === null) return toLine('beyond-untestable', [pageKey(1)])
  const keys = [pageKey(1), pageKey(last + 1)] as const
  return ifAnswered(observed, 'beyond', keys, (first, page) => {
    if (!isSizeObeyed(observed, first)) return toLine('beyond-untestable', keys)
    const number = last + 1
    if (page.kind === 'refused')
      return toLine('beyond-refused', keys, { number: String(number), ...valuesOfRefusal(page) })
    const count = page.response.ids.length
    return count === 0
      ? toLine('beyond-empty', keys, asText({ number }))
      : toLine('beyond-items', keys, asText({ number, count }))
  })
}

function judgeBadNumber(observed: Observations): ApiCheckLine {
  const keys = [pageKey(0), pageKey(1)] as const
  return ifAnswered(observed, 'bad-number', keys, (page, first) => {
    if (page.kind === 'refused') return toLine('bad-number-refused', keys, valuesOfRefusal(page))
    const { ids } = page.response
    if (ids.length === 0) return toLine('bad-number-empty', keys)
    if (first.kind === 'list' && isSameOrder(ids, first.response.ids))
      return toLine('bad-number-first', keys)
    return ids.includes('')
      ? toLine('bad-number-untestable', keys)
      : toLine('bad-number-other', keys, asText({ count: ids.length }))
  })
}

function judgeBadSize(observed: Observations): ApiCheckLine {
  const keys = ['size-text'] as const
  return ifAnswered(observed, 'bad-size', keys, (page) => {
    if (page.kind === 'refused') return toLine('bad-size-refused', keys, valuesOfRefusal(page))
    const count = page.response.ids.length
    if (count === 0) return toLine('bad-size-empty', keys)
    return toLine(
      count === observed.first.response.ids.length ? 'bad-size-default' : 'bad-size-other',
      keys,
      asText({ count }),
    )
  })
}

/** Checks the envelope and its items (api.md 2.2, 2.5) in the first response. */
export const envelopePart: ApiCheckPart = {
  steps: () => [],
  lines: (observed) => [judgeEnvelope(observed), judgeItems(observed), judgeMeta(observed)],
}

const restsOn = ['first']

const judgeEnvelope = ({ first: { details } }: Observations): ApiCheckLine =>
  toLine(details.shape === 'envelope' ? 'envelope-present' : 'envelope-missing', restsOn)

function judgeItems({ first: { details } }: Observations): ApiCheckLine {
  const { items } = details
  const untyped = items.filter(({ id, types }) => id === '' || types !== 'list').length
  if (items.length === 0) return toLine('items-none', restsOn)
  return untyped === 0
    ? toLine('items-typed', restsOn, asText({ count: items.length }))
    : toLine('items-untyped', restsOn, asText({ count: untyped, all: items.length }))
}

function judgeMeta({ first: { details } }: Observations): ApiCheckLine {
  const meta = readMember(details.meta)
  if (meta === null) return toLine('meta-none', restsOn)
  const isNumber = (value: JsonValue | undefined) => value?.kind === 'number'
  const isPlain = ['total', 'pages'].every((name) => isNumber(memberOf(meta, name)))
  const page = memberOf(meta, 'page')
  const isGroup =
    page !== undefined &&
    ['number', 'size', 'totalPages', 'totalElements'].every((name) =>
      isNumber(memberOf(page, name)),
    )
  if (isPlain && isGroup) return toLine('meta-both', restsOn)
  if (isPlain) return toLine('meta-total-pages', restsOn)
  if (isGroup) return toLine('meta-page-group', restsOn)
  const names = meta.kind === 'object' ? meta.members.map(({ name }) => name) : []
  return toLine('meta-other', restsOn, { names: names.join(', ') })
}

/** Parses a member of a response; null if it is missing, invalid or null. */
export function readMember(text: string | null): JsonValue | null {
  const read = text === null ? null : readJson(text)
  return read?.ok && read.value.kind !== 'null' ? read.value : null
}
