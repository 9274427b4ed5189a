import { useWords } from '#app/i18n/use-words.ts'
import type { Finding, LinkFinding, NamedLink } from '#core/finding/finding.ts'
import type { AnswerEnd } from '#app/answer-worker/protocol.ts'
import { useBrokenWords } from '#app/words/use-broken-words.ts'

const maxAddressLength = 120

/** What is said about a finding, in the page's language. */
export function useFindingWords() {
  const { say, sayOf, locale, formatTotal } = useWords()
  const describeBreak = useBrokenWords()

  const listed = (names: readonly string[]) =>
    new Intl.ListFormat(locale.value, { type: 'conjunction' }).format(names)
  const nameLink = ({ name }: NamedLink) => `links.${name}`
  const textOr = (languages: string) => languages || say('findings.plainText')

  function describeFinding(finding: Finding, end: AnswerEnd | null): string {
    switch (finding.kind) {
      case 'byte-order-mark':
      case 'repeated-graph':
      case 'too-long':
      case 'no-paging':
      case 'no-sort':
      case 'bare-list':
        return say(`findings.${finding.kind}`)
      case 'invalid-utf8':
        return say('findings.invalid-utf8', { offset: finding.offset, sign: '\ufffd' })
      case 'broken-off':
        return (end && describeBreak(end)) ?? say('findings.broken-off')
      case 'malformed':
        return say('findings.malformed', {
          offset: finding.fault.offset,
          expected: say(`findings.expected.${finding.fault.expected}`, { brace: '}' }),
          found: String.fromCharCode(finding.fault.found),
        })
      case 'trailing-bytes':
        return say('findings.trailing-bytes', { offset: finding.offset })
      case 'wrong-kind':
        return say('findings.wrong-kind', {
          path: finding.path,
          expected: say(`findings.kind.${finding.expected}`),
          got: say(`findings.kind.${finding.got}`),
        })
      case 'link-refused':
        return describeRefused(finding)
      case 'link-astray':
        return say('findings.link-astray', {
          link: nameLink(finding.link),
          to: finding.to,
          expected: finding.expected,
          means: say(`findings.astray.${meansOfAstray(finding)}`),
        }).trim()
      case 'links-relative':
        return say('findings.links-relative', { links: listed(finding.links.map(nameLink)) })
      case 'items-not-objects':
        return say(
          'findings.items-not-objects',
          { count: finding.count, got: say(`findings.kind.${finding.got}`) },
          finding.count,
        )
      case 'content-type':
        return finding.type === ''
          ? say('findings.noContentType')
          : say('findings.content-type', { type: finding.type })
      case 'redirected':
        return say('findings.redirected', { count: finding.count, to: shortened(finding.to) })
      case 'empty-page-of-total':
        return finding.number === null
          ? say('findings.empty-page-unnumbered', { total: formatTotal(finding.total) })
          : say('findings.empty-page-of-total', {
              total: formatTotal(finding.total),
              number: finding.number,
            })
      case 'total-below-items':
      case 'pages-contradict-total':
        return sayOf('findings', { ...finding, total: formatTotal(finding.total) })
      case 'contradiction':
      case 'no-count':
      case 'next-absent':
      case 'short-page':
        return sayOf('findings', finding)
      case 'next-on-last':
        return say('findings.next-on-last', { last: finding.last })
      case 'own-words':
        return say('findings.own-words', {
          member: finding.member,
          words: finding.words.join(' · '),
        })
      case 'items-lost':
        return say('findings.items-lost', {
          pages: finding.pages,
          different: finding.different,
          total: formatTotal(finding.total),
        })
      case 'items-of-page-before':
        return say(
          'findings.items-of-page-before',
          {
            count: finding.count,
            page: finding.page ?? '?',
            advice: say(`findings.overlap.${finding.sort}`),
          },
          finding.count,
        )
      case 'languages-mixed':
        return say(
          'findings.languages-mixed',
          {
            count: finding.count,
            one: textOr(finding.one),
            other: textOr(finding.other),
          },
          finding.count,
        )
      case 'names-missing':
        return say('findings.names-missing', { count: finding.count, of: finding.of })
      case 'ids-no-uuid':
      case 'type-is-text':
      case 'relation-unasked':
      case 'number-changes':
      case 'member-repeated':
        return sayOf('findings', finding)
      case 'items-without-id':
      case 'items-without-type':
      case 'items-repeated':
      case 'names-empty':
      case 'token-repeated':
        return say(`findings.${finding.kind}`, { count: finding.count })
    }
  }

  function describeRefused(finding: Extract<LinkFinding, { kind: 'link-refused' }>): string {
    const { reason, links, lost, method } = finding
    const meanings = [...new Set(lost.map(({ means }) => means))]
    const fault = say(
      `findings.refused.${reason}`,
      {
        links: listed(links.map(nameLink)),
        address: shortened(links[0]?.address ?? ''),
        lost: listed(lost.map(({ name }) => name)),
        meaning: listed(meanings.map((means) => say(`findings.lost.${means}`))),
      },
      links.length,
    )
    // Nobody turns a page by the link to this one.
    const isForPaging = links.some(({ name }) => name !== 'self')
    return isForPaging
      ? say('findings.link-refused', { fault, instead: say(`findings.instead.${method}`) })
      : fault
  }

  return { describeFinding }
}

function meansOfAstray({ link, to, expected }: Extract<LinkFinding, { kind: 'link-astray' }>) {
  if (link.name !== 'next') return 'other'
  return to < expected ? 'back' : 'skips'
}

const shortened = (address: string) =>
  address.length > maxAddressLength ? `${address.slice(0, maxAddressLength)}…` : address
