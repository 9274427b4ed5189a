import { endpointAliases } from '#core/response/endpoint-aliases.ts'
import { asWholeSet, type ResponsePage } from '#core/response/response-page.ts'
import { readPosition } from '#core/response/page-position.ts'
import type { ShownAnswer } from './answer-store.ts'

/** The shown page, from which other pages can be requested; null until it is complete. */
export function responsePageOf(answer: ShownAnswer | null): ResponsePage | null {
  if (!answer?.end) return null
  const { sent, head, end } = answer
  const { plan, query, conventions, baseUrl, seenSize, set } = sent
  const page: ResponsePage = {
    plan,
    query,
    conventions,
    baseUrl,
    seenSize: seenSize ?? null,
    paging: end.paging,
    links: end.links,
    itemCount: end.items,
    endpointAliases: endpointAliases(end.paging, head.sent.url),
  }
  return set === undefined ? page : asWholeSet(page)
}

/** Number of the shown page; null if unknown or for a saved set, which has no pages. */
export function pageNumberOf(answer: ShownAnswer): number | null {
  const page = responsePageOf(answer)
  return page && page.isWholeSet !== true ? readPosition(page).number : null
}
