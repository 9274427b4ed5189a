import { isTokenName } from '#core/query/token-name.ts'
import { decodePercent } from '#core/url/decode-percent.ts'
import { readQuery, type QueryPair } from '#core/url/read-query.ts'
import { isSameOrigin, splitUrl, type SplitUrl } from '#core/url/split-url.ts'
import { isPlaceName } from './asked-paging.ts'

/** What to do about a paging link of an answer. */
export type LinkPlan =
  /** Ask for `target` (path and query), exactly as the server wrote it. */
  | { kind: 'follow'; target: string }
  /** Post the same body once more with this page number. */
  | { kind: 'repost'; pageNumber: number }
  /**
   * Do not ask for it. `pageNumber` is the page it means, to be asked for at the connection's own
   * address; null where the link does not say. `lost` names the parameters that the link forgot.
   */
  | { kind: 'refused'; reason: LinkRefusal; pageNumber: number | null; lost: string[] }

export type LinkRefusal =
  /** Another scheme, host or port, or no http address at all. */
  | 'other-origin'
  /** Not the path that was asked for. */
  | 'other-path'
  /** The path that was asked for, in another version of the API (api.md 9). */
  | 'other-version'
  /** Parameters that were sent are missing or changed. */
  | 'lost-query'
  /** A name or password before the host. */
  | 'userinfo'
  /** White space, a backslash, a control or an invisible character. */
  | 'control-character'
  /** No address; or, after a POST, no page number in it. */
  | 'unreadable'
  /** A parameter such as `token` that was not sent. */
  | 'secret-in-query'

/** The request whose answer holds the link. */
export interface SentPage {
  method: 'GET' | 'POST'
  /** The absolute URL it was sent to. */
  url: string
  /** The parameters of the query that the page belongs to, those of a body included. */
  query: readonly QueryPair[]
  /** Other names (UUID, slug) known for the endpoint; a link may use them in the path instead. */
  endpointAliases?: readonly string[]
  /** Items on a full page, as the server really delivers them; null where that is not known. */
  size?: number | null
}

const unsafe = /[\s\\\p{C}]/u
const pageNumberName = 'page[number]'

/**
 * Decides what a paging link means: design.md 5. It is followed only to the origin and path of
 * the connection and only with everything that the query asks for; a path is compared by its segments,
 * decoded. What it asks for besides, such as a cursor, is the server's business, a token excepted.
 *
 * After a POST the page's number is taken from the link and the same body posted again, wherever it leads;
 * without a number it is followed where it repeats the whole body and names another place. `baseUrl` is the
 * connection's address. Relative links are resolved against the URL that was sent. Throws where `baseUrl`
 * or `sent.url` is no URL.
 */
export function planLink(asked: { link: string; baseUrl: string; sent: SentPage }): LinkPlan {
  const { link, sent } = asked
  const pageNumber = pageNumberOfLink(link)
  if (sent.method === 'POST' && pageNumber !== null) return { kind: 'repost', pageNumber }
  const read = readLink(asked)
  // It says neither which page is meant nor how to ask for one.
  if (read.kind === 'sound' && sent.method === 'POST' && !read.hasPlace)
    return { kind: 'refused', reason: 'unreadable', pageNumber, lost: [] }
  if (read.kind === 'sound') return { kind: 'follow', target: read.target }
  return { kind: 'refused', reason: read.reason, pageNumber, lost: read.lost }
}

/**
 * What is wrong with a link, whatever is done about it; null where nothing is. After a POST a link must say
 * what the body said: whoever follows it, does so by GET.
 */
export function findLinkFault(asked: {
  link: string
  baseUrl: string
  sent: SentPage
}): { reason: LinkRefusal; lost: string[] } | null {
  const read = readLink(asked)
  return read.kind === 'faulty' ? { reason: read.reason, lost: read.lost } : null
}

type ReadLink =
  | { kind: 'sound'; target: string; hasPlace: boolean }
  | { kind: 'faulty'; reason: LinkRefusal; lost: string[] }

function readLink({
  link,
  baseUrl,
  sent,
}: {
  link: string
  baseUrl: string
  sent: SentPage
}): ReadLink {
  const base = splitUrl(baseUrl)
  const sentUrl = splitUrl(sent.url)
  if (!base || !sentUrl) throw new Error('The connection and the sent request need absolute URLs')

  if (unsafe.test(link)) return faulty('control-character')
  const resolved = resolve(link, sentUrl)
  if (resolved.kind === 'refused') return faulty(resolved.reason)
  const { target } = resolved
  if (target.userinfo !== null) return faulty('userinfo')
  if (!isSameOrigin(target, base)) return faulty('other-origin')
  if (!isSamePath(target.path, sentUrl.path, sent.endpointAliases ?? [])) {
    const sameVersion = target.path.replace(versionStep, '/api/v4/')
    const isVersion = isSamePath(sameVersion, sentUrl.path, sent.endpointAliases ?? [])
    return faulty(isVersion ? 'other-version' : 'other-path')
  }

  const pairs = readQuery(target.query ?? '')
  const hasSecret = pairs.some(
    (pair) => isTokenName(pair.name) && !sent.query.some((other) => isSamePair(pair, other)),
  )
  if (hasSecret) return faulty('secret-in-query')
  const lost = sent.method === 'POST' ? lostOfBody(sent, pairs) : lostNames(sent, pairs)
  if (lost.length > 0) return faulty('lost-query', lost)

  const query = target.query === null ? '' : `?${target.query}`
  const hasPlace = pairs.some(({ name }) => isPlaceName(name) && name !== pageNumberName)
  return { kind: 'sound', target: encodeNonAscii(target.path + query), hasPlace }
}

const versionStep = /\/api\/v[^/]+\//

const faulty = (reason: LinkRefusal, lost: string[] = []): ReadLink => ({
  kind: 'faulty',
  reason,
  lost,
})

/** The page a link means, read even from a link that is not to be followed. */
export function pageNumberOfLink(link: string | null): number | null {
  const query = /\?([^#]*)/.exec(link ?? '')?.[1] ?? ''
  const value = readQuery(query).findLast((pair) => pair.name === pageNumberName)?.value ?? ''
  const number = /^[1-9][0-9]*$/.test(value) ? Number(value) : Number.NaN
  return Number.isSafeInteger(number) ? number : null
}

/** The absolute form of a link (RFC 3986 section 5.2), dot segments left as they are. */
function resolve(
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

/** The names of what the query asks for, the page aside, that are not in the link as they were. */
function lostNames(
  { query: asked, size = null }: SentPage,
  linkPairs: readonly QueryPair[],
): string[] {
  const left = [...linkPairs]
  const lost = new Set<string>()
  for (const pair of asked) {
    if (isPlaceName(pair.name)) {
      if (isLostOffset(pair, linkPairs)) lost.add(pair.name)
      continue
    }
    if (isOtherSize(pair, linkPairs, size)) continue
    const place = left.findIndex((other) => isSamePair(pair, other))
    if (place < 0) lost.add(pair.name)
    else left.splice(place, 1)
  }
  return [...lost]
}

/** CORE forgets `page[offset]` in its links (datacycle-core.md 3): their pages begin elsewhere. */
const isLostOffset = ({ name, value }: QueryPair, linkPairs: readonly QueryPair[]) =>
  name === 'page[offset]' && value !== '0' && linkPairs.every((other) => other.name !== name)

/** A server that has a size of its own writes that one: its links lead through the same items. */
const isOtherSize = ({ name }: QueryPair, linkPairs: readonly QueryPair[], size: number | null) =>
  name === 'page[size]' &&
  linkPairs.some((other) => other.name === name && other.value === String(size))

/**
 * The same of a link after a POST. A list of the body may stand there with commas or several times: it is
 * not followed for that.
 */
function lostOfBody(
  { query: asked, size = null }: SentPage,
  linkPairs: readonly QueryPair[],
): string[] {
  const ofLink = gather(linkPairs)
  const own = new Map([...gather(asked)].filter(([name]) => !isPlaceName(name)))
  return [...own].flatMap(([name, value]) =>
    ofLink.get(name) === value || isOtherSize({ name, value }, linkPairs, size) ? [] : [name],
  )
}

/** By name without the brackets of a list, all values in one text. */
function gather(pairs: readonly QueryPair[]): Map<string, string> {
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

/** A request line holds ASCII only: other characters are encoded as every client does (RFC 3987 3.1). */
function encodeNonAscii(target: string): string {
  return target.replace(/[^\x20-\x7e]+/g, (characters) => encodeURIComponent(characters))
}
