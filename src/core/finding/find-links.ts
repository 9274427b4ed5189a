import type { ResponsePage } from '#core/response/response-page.ts'
import { findLinkFault, pageNumberOfLink } from '#core/response/page-link.ts'
import type { PagePosition } from '#core/response/page-position.ts'
import { sentPageOf } from '#core/response/page-steps.ts'
import type { LinkFinding, NamedLink } from './finding.ts'
import { describeLostPart } from './lost-part.ts'

/** Ordered by how likely paging needs them. */
const linkNames = ['next', 'prev', 'first', 'last', 'self'] as const

/**
 * Finds problems of a page's links; links with the same problem share one finding. CORE's links repeat only
 * the parameters that it accepted, so a missing one is reported by a verdict instead. Exception:
 * `page[offset]` is applied but missing from the links (datacycle-core.md 3).
 */
export function findLinkProblems(
  page: ResponsePage,
  position: PagePosition,
  { isDatacycle }: { isDatacycle: boolean },
): LinkFinding[] {
  const links = linkNames.flatMap((name): NamedLink[] => {
    const address = page.links[name]
    return address === null ? [] : [{ name, address }]
  })
  const isNotCoveredByVerdict = (finding: LinkFinding) =>
    finding.kind !== 'link-refused' ||
    finding.reason !== 'lost-query' ||
    !isDatacycle ||
    finding.lost.some(({ means }) => means === 'offset')
  return [
    ...findUnsafeLinks(page, position, links).filter(isNotCoveredByVerdict),
    ...findMisdirectedLinks(page, position, links),
    ...findRelativeLinks(links),
  ]
}

function findUnsafeLinks(
  page: ResponsePage,
  { number }: PagePosition,
  links: readonly NamedLink[],
): LinkFinding[] {
  const sent = sentPageOf(page)
  // No fallback if the link points to the current page.
  const fallbackPage = (to: number | null) => (to === number ? null : to)
  const byKey = new Map<string, Extract<LinkFinding, { kind: 'link-refused' }>>()
  for (const link of links) {
    const fault = findLinkFault({ link: link.address, baseUrl: page.baseUrl, sent })
    if (fault === null) continue
    const { reason, lost } = fault
    const key = JSON.stringify([reason, lost])
    const known = byKey.get(key)
    byKey.set(key, {
      kind: 'link-refused',
      reason,
      links: [...(known?.links ?? []), link],
      lost: lost.map(describeLostPart),
      instead: known?.instead ?? fallbackPage(pageNumberOfLink(link.address)),
      method: sent.method,
    })
  }
  return [...byKey.values()]
}

/** Finds links to another page than their name says, if both page numbers are known. */
function findMisdirectedLinks(
  { paging }: ResponsePage,
  { number, last }: PagePosition,
  links: readonly NamedLink[],
): LinkFinding[] {
  if (number === null) return []
  const linkOf = (name: NamedLink['name']) => links.find((link) => link.name === name)
  const findings: LinkFinding[] = []
  const pageCount = paging.pages
  const next = linkOf('next')
  // Past the last page, `prev` need not be number - 1.
  const isPastEnd = last !== null && number > last
  if (next && pageCount !== null && number >= pageCount)
    findings.push({ kind: 'next-on-last', link: next, last: pageCount })
  else if (!next && links.length > 0 && pageCount !== null && number < pageCount)
    findings.push({ kind: 'next-absent', number, last: pageCount })
  const expected = {
    next: findings.length > 0 ? null : number + 1,
    prev: isPastEnd || number === 1 ? null : number - 1,
    first: 1,
    last: pageCount === null ? null : Math.max(1, pageCount),
    self: null,
  }
  for (const link of links) {
    const to = pageNumberOfLink(link.address)
    const expectedPage = expected[link.name]
    if (to !== null && expectedPage !== null && to !== expectedPage)
      findings.push({ kind: 'link-to-wrong-page', link, to, expected: expectedPage })
  }
  return findings
}

/**
 * Finds addresses without scheme and host. One that begins with `//` changes the host and is reported as a
 * foreign link.
 */
function findRelativeLinks(links: readonly NamedLink[]): LinkFinding[] {
  const found = links.filter(({ address }) => /^(?![a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(address))
  return found.length === 0 ? [] : [{ kind: 'links-relative', links: found }]
}
