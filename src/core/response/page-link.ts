import { apiPath } from '#core/url/api-path.ts'
import { isTokenName } from '#core/query/parameter-name.ts'
import { isPaging } from '#core/query/request-parameter.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'
import {
  queryOf,
  isSameOrigin,
  splitUrl,
  type SplitUrl,
  readQuery,
  type QueryPair,
} from '#core/url/split-url.ts'

/** How to use a paging link of a response. */
export type LinkPlan =
  /** Request `target` (path and query), exactly as sent by the server. */
  | { kind: 'follow'; target: string }
  /** Post the same body again with this page number. */
  | { kind: 'repost'; pageNumber: number }
  /**
   * Do not follow the link. `pageNumber` is its page, which can be requested at the connection's own base
   * URL; null if unknown. `lost` are the names of the missing or changed parameters.
   */
  | { kind: 'refused'; reason: LinkRefusal; pageNumber: number | null; lost: string[] }

export type LinkRefusal =
  /** Another scheme, host or port, or not an HTTP URL. */
  | 'other-origin'
  /** Another path than requested. */
  | 'other-path'
  /** The requested path in another version of the API (api.md 9). */
  | 'other-version'
  /** Sent parameters are missing or changed. */
  | 'lost-query'
  /** A user name or password before the host. */
  | 'userinfo'
  /** White space, a backslash, a control character or an invisible character. */
  | 'control-character'
  /** Not a URL; or, after a POST, without a page number. */
  | 'unreadable'
  /** A parameter such as `token` that was not sent. */
  | 'secret-in-query'

/** The request whose response contains the link. */
export interface SentPage {
  method: 'GET' | 'POST'
  /** The absolute URL it was sent to. */
  url: string
  /** The query's parameters, including those of a body. */
  query: readonly QueryPair[]
  /** Other names (UUID, slug) of the endpoint that a link may use. */
  endpointAliases?: readonly string[]
  /** The page size that the server really uses; null if unknown. */
  size?: number | null
}

interface ReceivedLink {
  link: string
  baseUrl: string
  sent: SentPage
}

const unsafeCharacter = /[\s\\\p{C}]/u

/**
 * Decides how to use a paging link (design.md 5). It is followed only to the connection's origin and the path of
 * the request, compared by decoded segments, and only with all parameters of the query. Other parameters, such
 * as a cursor, are allowed, except tokens.
 *
 * After a POST the same body is posted again with the link's page number, wherever the link points; without a
 * number it is followed if it repeats the whole body and selects another page. `baseUrl` is the connection's
 * base URL. Relative links are resolved against the sent URL. Throws if `baseUrl` or `sent.url` is not a URL.
 */
export function planLink(received: ReceivedLink): LinkPlan {
  const { link, sent } = received
  const pageNumber = pageNumberOfLink(link)
  if (sent.method === 'POST' && pageNumber !== null) return { kind: 'repost', pageNumber }
  const read = readLink(received)
  // The link neither has a page number nor selects a page in another way.
  if (read.kind === 'valid' && sent.method === 'POST' && !read.selectsPage)
    return { kind: 'refused', reason: 'unreadable', pageNumber, lost: [] }
  if (read.kind === 'valid') return { kind: 'follow', target: read.target }
  return { kind: 'refused', reason: read.reason, pageNumber, lost: read.lost }
}

/**
 * The fault of a link, even if it is not followed; null if it has none. After a POST a link must contain the
 * body's parameters, because it would be followed by GET.
 */
export function findLinkFault(
  received: ReceivedLink,
): { reason: LinkRefusal; lost: string[] } | null {
  const read = readLink(received)
  return read.kind === 'invalid' ? { reason: read.reason, lost: read.lost } : null
}

type ReadLink =
  /** `selectsPage`: by another parameter than the page number. */
  | { kind: 'valid'; target: string; selectsPage: boolean }
  | { kind: 'invalid'; reason: LinkRefusal; lost: string[] }

function readLink({ link, baseUrl, sent }: ReceivedLink): ReadLink {
  const base = splitUrl(baseUrl)
  const sentUrl = splitUrl(sent.url)
  if (!base || !sentUrl) throw new Error('The connection and the sent request need absolute URLs')

  if (unsafeCharacter.test(link)) return invalid('control-character')
  const resolved = resolveLink(link, sentUrl)
  if (resolved.kind === 'refused') return invalid(resolved.reason)
  const { target } = resolved
  if (target.userinfo !== null) return invalid('userinfo')
  if (!isSameOrigin(target, base)) return invalid('other-origin')
  if (!isSamePath(target.path, sentUrl.path, sent.endpointAliases ?? [])) {
    const pathInOwnVersion = target.path.replace(versionSegment, apiPath)
    const isOtherVersion = isSamePath(pathInOwnVersion, sentUrl.path, sent.endpointAliases ?? [])
    return invalid(isOtherVersion ? 'other-version' : 'other-path')
  }

  const pairs = readQuery(target.query ?? '')
  const hasSecret = pairs.some(
    (pair) => isTokenName(pair.name) && !sent.query.some((other) => isSamePair(pair, other)),
  )
  if (hasSecret) return invalid('secret-in-query')
  const lost = sent.method === 'POST' ? lostOfBody(sent, pairs) : lostNames(sent, pairs)
  if (lost.length > 0) return invalid('lost-query', lost)

  const query = target.query === null ? '' : `?${target.query}`
  const selectsPage = pairs.some(({ name }) => isPageSelector(name) && name !== names.number)
  return { kind: 'valid', target: encodeNonAscii(target.path + query), selectsPage }
}

const versionSegment = /\/api\/v[^/]+\//

const invalid = (reason: LinkRefusal, lost: string[] = []): ReadLink => ({
  kind: 'invalid',
  reason,
  lost,
})

/** The page number in a link, even if the link must not be followed; null without one. */
export function pageNumberOfLink(link: string | null): number | null {
  const value =
    readQuery(queryOf(link ?? '')).findLast((pair) => pair.name === names.number)?.value ?? ''
  const number = /^[1-9][0-9]*$/.test(value) ? Number(value) : Number.NaN
  return Number.isSafeInteger(number) ? number : null
}

/** Resolves a link (RFC 3986 section 5.2) without removing dot segments. */
function resolveLink(
  link: string,
  from: SplitUrl,
): { kind: 'resolved'; target: SplitUrl } | { kind: 'refused'; reason: LinkRefusal } {
  if (link === '') return { kind: 'refused', reason: 'unreadable' }
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) {
    const target = splitUrl(link)
    if (target) return { kind: 'resolved', target }
    const isHttp = /^https?:/i.test(link)
    return { kind: 'refused', reason: isHttp ? 'unreadable' : 'other-origin' }
  }
  if (link.startsWith('//')) {
    const target = splitUrl(`${from.scheme}:${link}`)
    return target ? { kind: 'resolved', target } : { kind: 'refused', reason: 'unreadable' }
  }
  const parts = /^([^?#]*)(?:\?([^#]*))?/.exec(link)
  const path = parts?.[1] ?? ''
  const query = parts?.[2] ?? null
  const folder = from.path.slice(0, from.path.lastIndexOf('/') + 1)
  return {
    kind: 'resolved',
    target: {
      ...from,
      path: path === '' ? from.path : path.startsWith('/') ? path : folder + path,
      query: path === '' && query === null ? from.query : query,
      fragment: null,
    },
  }
}

function isSamePath(path: string, sentPath: string, aliases: readonly string[]): boolean {
  const segments = path.split('/').map(decodePercent)
  const sentSegments = sentPath.split('/').map(decodePercent)
  return (
    segments.length === sentSegments.length &&
    segments.every((segment, position) => {
      const sentSegment = sentSegments[position]
      if (segment === sentSegment) return true
      const isEndpoint = sentSegments[position - 1] === 'endpoints'
      return isEndpoint && aliases.includes(segment)
    })
  )
}

/** The query's parameters that are missing or changed in the link, without page selectors but with a lost offset. */
function lostNames(
  { query: sentPairs, size = null }: SentPage,
  linkPairs: readonly QueryPair[],
): string[] {
  const remaining = [...linkPairs]
  const lost = new Set<string>()
  for (const pair of sentPairs) {
    if (isPageSelector(pair.name)) {
      if (isLostOffset(pair, linkPairs)) lost.add(pair.name)
      continue
    }
    if (isServersPageSize(pair, linkPairs, size)) continue
    const index = remaining.findIndex((other) => isSamePair(pair, other))
    if (index < 0) lost.add(pair.name)
    else remaining.splice(index, 1)
  }
  return [...lost]
}

/** CORE omits `page[offset]` in its links (datacycle-core.md 3), so their pages begin elsewhere. */
const isLostOffset = ({ name, value }: QueryPair, linkPairs: readonly QueryPair[]) =>
  name === names.offset && value !== '0' && linkPairs.every((other) => other.name !== name)

/** True if the link has the page size that the server uses; it then leads to the same items. */
const isServersPageSize = (
  { name }: QueryPair,
  linkPairs: readonly QueryPair[],
  size: number | null,
) =>
  name === names.size &&
  linkPairs.some((other) => other.name === name && other.value === String(size))

/** As `lostNames`, after a POST. A list of the body may be comma-separated or repeated in the link. */
function lostOfBody(
  { query: sentPairs, size = null }: SentPage,
  linkPairs: readonly QueryPair[],
): string[] {
  const ofLink = joinValuesByName(linkPairs)
  const expected = new Map(
    [...joinValuesByName(sentPairs)].filter(([name]) => !isPageSelector(name)),
  )
  return [...expected].flatMap(([name, value]) =>
    ofLink.get(name) === value || isServersPageSize({ name, value }, linkPairs, size) ? [] : [name],
  )
}

/** Groups by name without list brackets, with all values in one text. */
function joinValuesByName(pairs: readonly QueryPair[]): Map<string, string> {
  const byName = new Map<string, string>()
  for (const { name, value } of pairs) {
    const plain = name.replaceAll('[]', '')
    const before = byName.get(plain)
    byName.set(plain, before === undefined ? value : `${before},${value}`)
  }
  return byName
}

const isSamePair = (one: QueryPair, other: QueryPair) =>
  one.name === other.name && one.value === other.value

/** Encodes non-ASCII characters, as a request line is ASCII only (RFC 3987 3.1). */
function encodeNonAscii(target: string): string {
  return target.replace(/[^\x20-\x7e]+/g, (characters) => encodeURIComponent(characters))
}

/** The page requested by parameters; null for parameters that are missing. */
export interface RequestedPage {
  /** `page[number]`, from 1. */
  number: number | null
  /** `page[size]`. */
  size: number | null
  /** `page[offset]`: items skipped before the first page. */
  offset: number | null
  /** `page[limit]`: replaces size and number (datacycle-core.md 4). */
  limit: number | null
  /** True if another parameter, such as a cursor, selects the page. */
  hasCursor: boolean
}

const names = {
  number: 'page[number]',
  size: 'page[size]',
  offset: 'page[offset]',
  limit: 'page[limit]',
}

/** True for parameters that select which page is returned, unlike `page[size]` and `page[limit]`. */
export const isPageSelector = (name: string): boolean =>
  (isPaging(name) || /^(?:after|before)$/i.test(name)) &&
  name !== names.size &&
  name !== names.limit

/** Reads the requested page. For repeated names the last one is used. */
export function readPageParameters(parameters: readonly QueryPair[]): RequestedPage {
  const read = (name: string, min: number) => {
    const text = parameters.findLast((pair) => pair.name === name)?.value.trim() ?? ''
    return /^[0-9]{1,15}$/.test(text) && Number(text) >= min ? Number(text) : null
  }
  return {
    number: read(names.number, 1),
    size: read(names.size, 1),
    offset: read(names.offset, 0),
    limit: read(names.limit, 1),
    hasCursor: parameters.some(
      ({ name }) => isPageSelector(name) && name !== names.number && name !== names.offset,
    ),
  }
}
