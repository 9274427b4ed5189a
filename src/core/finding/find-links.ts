import type { AskedPage } from '#core/response/asked-page.ts'
import { findLinkFault, pageNumberOfLink } from '#core/response/page-link.ts'
import type { PagePosition } from '#core/response/page-position.ts'
import { sentPageOf } from '#core/response/page-steps.ts'
import type { LinkFinding, NamedLink } from './finding.ts'
import { describeLostPart } from './lost-part.ts'

/** In the order in which a page turn is most likely to need them. */
const linkNames = ['next', 'prev', 'first', 'last', 'self'] as const

/**
 * What is wrong with the links of a page: each fact once, however many links share it. The links of a
 * dataCycle CORE repeat what it took: what they lack was ignored, and that is for a verdict to say. Only an
 * offset is obeyed and yet forgotten in them (datacycle-core.md 3).
 */
export function findLinks(
  page: AskedPage,
  position: PagePosition,
  { isDatacycle }: { isDatacycle: boolean },
): LinkFinding[] {
  const links = linkNames.flatMap((name): NamedLink[] => {
    const address = page.links[name]
    return address === null ? [] : [{ name, address }]
  })
  const isOwnFact = (finding: LinkFinding) =>
    finding.kind !== 'link-refused' ||
    finding.reason !== 'lost-query' ||
    !isDatacycle ||
    finding.lost.some(({ means }) => means === 'offset')
  return [
    ...refused(page, position, links).filter(isOwnFact),
    ...astray(page, position, links),
    ...relative(links),
  ]
}

function refused(
  page: AskedPage,
  { number }: PagePosition,
  links: readonly NamedLink[],
): LinkFinding[] {
  const sent = sentPageOf(page)
  // The page that is here need not be asked for.
  const otherPage = (to: number | null) => (to === number ? null : to)
  const byFact = new Map<string, Extract<LinkFinding, { kind: 'link-refused' }>>()
  for (const link of links) {
    const fault = findLinkFault({ link: link.address, baseUrl: page.baseUrl, sent })
    if (fault === null) continue
    const { reason, lost } = fault
    const fact = JSON.stringify([reason, lost])
    const same = byFact.get(fact)
    byFact.set(fact, {
      kind: 'link-refused',
      reason,
      links: [...(same?.links ?? []), link],
      lost: lost.map(describeLostPart),
      instead: same?.instead ?? otherPage(pageNumberOfLink(link.address)),
      method: sent.method,
    })
  }
  return [...byFact.values()]
}

/** Links that lead to another page than their name says, as far as both pages are known. */
function astray(
  { paging }: AskedPage,
  { number, last }: PagePosition,
  links: readonly NamedLink[],
): LinkFinding[] {
  if (number === null) return []
  const linkOf = (name: NamedLink['name']) => links.find((link) => link.name === name)
  const findings: LinkFinding[] = []
  const counted = paging.pages
  const next = linkOf('next')
  // A page behind the end has neighbours that are not there.
  const isBehindEnd = last !== null && number > last
  if (next && counted !== null && number >= counted)
    findings.push({ kind: 'next-on-last', link: next, last: counted })
  else if (!next && links.length > 0 && counted !== null && number < counted)
    findings.push({ kind: 'next-absent', number, last: counted })
  const expected = {
    next: findings.length > 0 ? null : number + 1,
    prev: isBehindEnd || number === 1 ? null : number - 1,
    first: 1,
    last: counted === null ? null : Math.max(1, counted),
    self: null,
  }
  for (const link of links) {
    const to = pageNumberOfLink(link.address)
    const should = expected[link.name]
    if (to !== null && should !== null && to !== should)
      findings.push({ kind: 'link-astray', link, to, expected: should })
  }
  return findings
}

/** An address without scheme and host; one that begins with `//` leads elsewhere and is told as that. */
function relative(links: readonly NamedLink[]): LinkFinding[] {
  const without = links.filter(({ address }) => /^(?![a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(address))
  return without.length === 0 ? [] : [{ kind: 'links-relative', links: without }]
}
