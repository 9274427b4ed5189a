import { endpointAliases } from '#core/response/endpoint-aliases.ts'
import { asWholeSet, type AskedPage } from '#core/response/asked-page.ts'
import { readPosition } from '#core/response/page-position.ts'
import type { ShownAnswer } from './answer-store.ts'

/** The page that is shown, as far as other pages can be asked for from it; null until it is whole. */
export function askedPageOf(answer: ShownAnswer | null): AskedPage | null {
  if (!answer?.end) return null
  const { sent, head, end } = answer
  const { plan, query, conventions, baseUrl, seenSize, set } = sent
  const page: AskedPage = {
    plan,
    query,
    conventions,
    baseUrl,
    seenSize: seenSize ?? null,
    paging: end.paging,
    links: end.links,
    items: end.items,
    endpointAliases: endpointAliases(end.paging, head.sent.url),
  }
  return set === undefined ? page : asWholeSet(page)
}

/** The number of the page that is shown; null where nobody knows it, and for a set that is kept: it has no pages. */
export function pageNumberOf(answer: ShownAnswer): number | null {
  const page = askedPageOf(answer)
  return page && page.isWholeSet !== true ? readPosition(page).number : null
}
