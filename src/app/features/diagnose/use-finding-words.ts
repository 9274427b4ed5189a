import { checkedCoreVersion } from '#core/dialect/known-datacycle.ts'
import { useWords } from '#app/i18n/use-words.ts'
import type { Finding, Hint, LinkFinding, NamedLink } from '#core/finding/finding.ts'
import type { ResponseEnd } from '#app/response-worker/protocol.ts'
import { useBrokenOffBodyWords } from '#app/words/use-failure-words.ts'
import { cutEnd } from '#core/text/cut-middle.ts'

const maxAddressLength = 120

export function useFindingWords() {
  const { say, sayKind, formatTotal } = useWords()
  const describeBreak = useBrokenOffBodyWords()
  const { describeRefused, namesOfLinks } = useLinkWords()
  const languagesOrNone = (languages: string) => languages || say('findings.plainText')

  function describeFinding(finding: Finding, end: ResponseEnd | null): string {
    switch (finding.kind) {
      case 'invalid-utf8':
        return sayKind('findings', { ...finding, char: '\ufffd' })
      case 'broken-off':
        return (end && describeBreak(end)) ?? say('findings.broken-off')
      case 'malformed':
        return say('findings.malformed', {
          offset: finding.fault.offset,
          // A message cannot contain a brace itself.
          expected: say(`findings.expected.${finding.fault.expected}`, { brace: '}' }),
          found: nameOfByte(finding.fault.found),
        })
      case 'wrong-kind':
        return sayKind('findings', {
          ...finding,
          expected: say(`findings.kind.${finding.expected}`),
          got: say(`findings.kind.${finding.got}`),
        })
      case 'link-refused':
        return describeRefused(finding)
      case 'link-to-wrong-page':
        return sayKind('findings', {
          ...finding,
          link: namesOfLinks([finding.link]),
          means: say(`findings.wrongPage.${meaningOfLink(finding)}`),
        }).trim()
      case 'links-relative':
        return sayKind('findings', { ...finding, links: namesOfLinks(finding.links) })
      case 'items-not-objects':
        return sayKind('findings', { ...finding, got: say(`findings.kind.${finding.got}`) })
      case 'content-type':
        return finding.type === '' ? say('findings.noContentType') : sayKind('findings', finding)
      case 'redirected':
        return sayKind('findings', { ...finding, to: cutEnd(finding.to, maxAddressLength) })
      case 'empty-page-of-total': {
        const { kind, number, total } = finding
        return number === null
          ? say('findings.empty-page-unnumbered', { total: formatTotal(total) })
          : sayKind('findings', { kind, number, total: formatTotal(total) })
      }
      case 'total-below-items':
      case 'pages-contradict-total':
      case 'items-lost':
        return sayKind('findings', { ...finding, total: formatTotal(finding.total) })
      case 'error-in-success':
        return sayKind('findings', { ...finding, words: finding.words.join(' · ') })
      case 'items-of-page-before':
        return sayKind('findings', {
          ...finding,
          page: finding.page ?? '?',
          advice: say(`findings.overlap.${finding.sort}`, { version: checkedCoreVersion }),
        })
      case 'languages-mixed':
        return sayKind('findings', {
          ...finding,
          one: languagesOrNone(finding.one),
          other: languagesOrNone(finding.other),
        })
      default:
        return sayKind('findings', finding)
    }
  }

  const summarizeHint = ({ kind }: Hint): string => say(`findings.hints.${kind}`)

  return { describeFinding, summarizeHint }
}

/** Returns functions that describe links which the app does not follow. */
function useLinkWords() {
  const { say, locale } = useWords()
  const joinNames = (names: readonly string[]) =>
    new Intl.ListFormat(locale.value, { type: 'conjunction' }).format(names)
  const namesOfLinks = (links: readonly NamedLink[]) =>
    joinNames(links.map(({ name }) => `links.${name}`))

  function describeRefused(finding: Extract<LinkFinding, { kind: 'link-refused' }>): string {
    const { reason, links, lost, method } = finding
    const meanings = [...new Set(lost.map(({ means }) => means))]
    const fault = say(
      `findings.refused.${reason}`,
      {
        links: namesOfLinks(links),
        address: cutEnd(links[0]?.address ?? '', maxAddressLength),
        lost: joinNames(lost.map(({ name }) => name)),
        meaning: joinNames(meanings.map((means) => say(`findings.lost.${means}`))),
      },
      links.length,
    )
    // The link `self` is not used for paging, so no alternative is needed.
    const isForPaging = links.some(({ name }) => name !== 'self')
    return isForPaging
      ? say('findings.link-refused', { fault, instead: say(`findings.instead.${method}`) })
      : fault
  }

  return { describeRefused, namesOfLinks }
}

function meaningOfLink({
  link,
  to,
  expected,
}: Extract<LinkFinding, { kind: 'link-to-wrong-page' }>) {
  if (link.name !== 'next') return 'other'
  return to < expected ? 'back' : 'skips'
}

/** A visible character of ASCII, else the number of the byte. */
const nameOfByte = (byte: number): string =>
  byte > 0x20 && byte < 0x7f
    ? String.fromCharCode(byte)
    : `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`
