import { withPageMember } from '#core/request/with-page-member.ts'
import { decodePercent } from '#core/url/decode-percent.ts'
import type { RelativeText } from './snippet-request.ts'

/** How code comes from one page of a query to the next. */
export type PageWalk =
  /** Along `links.next` from the first page on (api.md 4.5.4b). */
  | { kind: 'links'; url: string }
  /**
   * By posting again with the next number: links of a POST are GET addresses (datacycle-core.md 4). The
   * number stands between the two parts of the body.
   */
  | { kind: 'numbers'; url: string; before: string; after: string }

/** The walk over all pages of a request, from the first one on; null where its body has no place for a number. */
export function planPageWalk({ url, body }: Pick<RelativeText, 'url' | 'body'>): PageWalk | null {
  const start = fromFirstPage(url)
  if (body === null) return { kind: 'links', url: start }
  const numbered = withPageMember(body, 'number', mark)
  const at = numbered?.lastIndexOf(String(mark)) ?? -1
  if (numbered === null || at < 0) return null
  const after = numbered.slice(at + String(mark).length)
  return { kind: 'numbers', url: start, before: numbered.slice(0, at), after }
}

/** A number that stands for the page's own until the body is divided there. */
const mark = 4_503_599_627_370_495

function fromFirstPage(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => !/^page\[(number|offset)\]$/.test(decodePercent(pair.replace(/=.*/s, ''))))
  return kept.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${kept.join('&')}`
}
