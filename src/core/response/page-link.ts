import { isTokenName } from '#core/query/token-name.ts'
import { decodePercent } from '#core/url/decode-percent.ts'
import { readQuery, type QueryPair } from '#core/url/read-query.ts'
import { isSameOrigin, splitUrl, type SplitUrl } from '#core/url/split-url.ts'

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
  /** Other names (UUID, slug) known for the endpoint; a link may use them in the path instead. */
  endpointAliases?: readonly string[]
}

const unsafe = /[\s\\\p{C}]/u
const pageNumberName = 'page[number]'

/**
 * Decides what a paging link means: design.md section 5. It is followed only to the origin and path of
 * the connection and only with everything that was sent; a path is compared by its segments, decoded.
 *
 * After a POST the link is never followed, because it lacks the body (dataCycle CORE keeps nothing but
 * the page): only its page number is taken. `baseUrl` is the connection's address. Relative links are
 * resolved against the URL that was sent. Throws where `baseUrl` or `sent.url` is no URL.
 */
export function planLink({
  link,
  baseUrl,
  sent,
}: {
  link: string
  baseUrl: string
  sent: SentPage
}): LinkPlan {
  const base = splitUrl(baseUrl)
  const sentUrl = splitUrl(sent.url)
  if (!base || !sentUrl) throw new Error('The connection and the sent request need absolute URLs')

  const pageNumber = readPageNumber(link)
  if (sent.method === 'POST') {
    return pageNumber === null ? refused('unreadable', null) : { kind: 'repost', pageNumber }
  }

  if (unsafe.test(link)) return refused('control-character', pageNumber)
  const resolved = resolve(link, sentUrl)
  if (resolved.kind === 'refused') return refused(resolved.reason, pageNumber)
  const { target } = resolved
  if (target.userinfo !== null) return refused('userinfo', pageNumber)
  if (!isSameOrigin(target, base)) return refused('other-origin', pageNumber)
  if (!isSamePath(target.path, sentUrl.path, sent.endpointAliases ?? [])) {
    return refused('other-path', pageNumber)
  }

  const sentPairs = readQuery(sentUrl.query ?? '')
  const linkPairs = readQuery(target.query ?? '')
  const hasSecret = linkPairs.some(
    (pair) => isTokenName(pair.name) && !sentPairs.some((other) => isSamePair(pair, other)),
  )
  if (hasSecret) return refused('secret-in-query', pageNumber)
  const lost = lostNames(sentPairs, linkPairs)
  if (lost.length > 0) return refused('lost-query', pageNumber, lost)

  const query = target.query === null ? '' : `?${target.query}`
  return { kind: 'follow', target: encodeNonAscii(target.path + query) }
}

function refused(reason: LinkRefusal, pageNumber: number | null, lost: string[] = []): LinkPlan {
  return { kind: 'refused', reason, pageNumber, lost }
}

/** The page a link means, read even from a link that is not to be followed. */
function readPageNumber(link: string): number | null {
  const query = /\?([^#]*)/.exec(link)?.[1] ?? ''
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

/** The names of the parameters sent, the page's number aside, that are not in the link as they were. */
function lostNames(sentPairs: readonly QueryPair[], linkPairs: readonly QueryPair[]): string[] {
  const left = [...linkPairs]
  const lost = new Set<string>()
  for (const pair of sentPairs) {
    if (pair.name === pageNumberName) continue
    const place = left.findIndex((other) => isSamePair(pair, other))
    if (place < 0) lost.add(pair.name)
    else left.splice(place, 1)
  }
  return [...lost]
}

const isSamePair = (one: QueryPair, other: QueryPair) =>
  one.name === other.name && one.value === other.value

/** A request line holds ASCII only: other characters are encoded as every client does (RFC 3987 3.1). */
function encodeNonAscii(target: string): string {
  return target.replace(/[^\x20-\x7e]+/g, (characters) => encodeURIComponent(characters))
}
