import { valueAt } from '#core/json/json-path.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import { withPageMember } from '#core/request/plan-body.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'
import type { SnippetRequest } from './snippet-request.ts'

/** How generated code gets from one page to the next. */
export type PageWalk =
  /** Follow `links.next` from the first page (api.md 4.5.4b). */
  | { kind: 'links'; url: string }
  /**
   * Post again with the next page number, because links of a POST are GET URLs (datacycle-core.md 4). The
   * number goes between the two parts of the body.
   */
  | { kind: 'numbers'; url: string; before: string; after: string }

/**
 * Plans a walk over all pages of a request, from the first one; null if its body cannot hold a page number.
 */
export function planPageWalk({ url, body }: Pick<SnippetRequest, 'url' | 'body'>): PageWalk | null {
  const start = fromFirstPage(url)
  if (body === null) return { kind: 'links', url: start }
  const numbered = withPageMember(withoutOffset(body), 'number', probeNumber)
  const at = numbered?.lastIndexOf(String(probeNumber)) ?? -1
  if (numbered === null || at < 0) return null
  const after = numbered.slice(at + String(probeNumber).length)
  return { kind: 'numbers', url: start, before: numbered.slice(0, at), after }
}

/** How generated code ends if the different items are not as many as the server counts (whole-set.md L4). */
export const sayCounts = (count: string, total: string): string =>
  `Items received: ${count}. The server counts ${total}.`

/** Placeholder for a number that a program inserts, used to split the body; no query contains it by chance. */
export const probeNumber = 4_503_599_627_370_495

/** An offset moves every page that has a number (datacycle-core.md 4). */
function withoutOffset(body: string): string {
  const read = readJsonOrNull(body)
  const hasOffset = read !== null && valueAt(read, ['page', 'offset']) !== undefined
  return (hasOffset ? withPageMember(body, 'offset', 0) : null) ?? body
}

function fromFirstPage(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => !/^page\[(number|offset)\]$/.test(decodePercent(pair.replace(/=.*/s, ''))))
  return kept.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${kept.join('&')}`
}
