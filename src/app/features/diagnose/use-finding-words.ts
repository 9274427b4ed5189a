import { useI18n } from 'vue-i18n'
import type { Finding, LinkFinding, NamedLink } from '#core/finding/finding.ts'
import type { AnswerEnd } from '#app/answer-worker/protocol.ts'
import { useBrokenWords } from '#app/words/use-broken-words.ts'

const maxAddressLength = 120

/** What is said about a finding, in the page's language. */
export function useFindingWords() {
  const { t, n, locale } = useI18n()
  const describeBreak = useBrokenWords()

  const listed = (names: readonly string[]) =>
    new Intl.ListFormat(locale.value, { type: 'conjunction' }).format(names)
  const nameLink = ({ name }: NamedLink) => `links.${name}`
  /** Digits as they were sent; what a number cannot hold stays as it is. */
  const total = (digits: string) =>
    Number.isSafeInteger(Number(digits)) ? n(Number(digits), 'count') : digits
  const textOr = (languages: string) => languages || t('findings.plainText')

  function describeFinding(finding: Finding, end: AnswerEnd | null): string {
    switch (finding.kind) {
      case 'byte-order-mark':
      case 'repeated-graph':
      case 'too-long':
      case 'no-paging':
      case 'no-sort':
      case 'bare-list':
        return t(`findings.${finding.kind}`)
      case 'invalid-utf8':
        return t('findings.invalid-utf8', { offset: n(finding.offset, 'count'), sign: '\ufffd' })
      case 'broken-off':
        return (end && describeBreak(end)) ?? t('findings.broken-off')
      case 'malformed':
        return t('findings.malformed', {
          offset: n(finding.fault.offset, 'count'),
          expected: t(`findings.expected.${finding.fault.expected}`, { brace: '}' }),
          found: String.fromCharCode(finding.fault.found),
        })
      case 'trailing-bytes':
        return t('findings.trailing-bytes', { offset: n(finding.offset, 'count') })
      case 'wrong-kind':
        return t('findings.wrong-kind', {
          path: finding.path,
          expected: t(`findings.kind.${finding.expected}`),
          got: t(`findings.kind.${finding.got}`),
        })
      case 'link-refused':
        return describeRefused(finding)
      case 'link-astray':
        return t('findings.link-astray', {
          link: nameLink(finding.link),
          to: finding.to,
          expected: finding.expected,
          means: t(`findings.astray.${meansOfAstray(finding)}`),
        }).trim()
      case 'links-relative':
        return t('findings.links-relative', { links: listed(finding.links.map(nameLink)) })
      case 'items-not-objects':
        return t(
          'findings.items-not-objects',
          { count: n(finding.count, 'count'), got: t(`findings.kind.${finding.got}`) },
          finding.count,
        )
      case 'content-type':
        return finding.type === ''
          ? t('findings.noContentType')
          : t('findings.content-type', { type: finding.type })
      case 'redirected':
        return t('findings.redirected', { count: finding.count, to: shortened(finding.to) })
      case 'empty-page-of-total':
        return finding.number === null
          ? t('findings.empty-page-unnumbered', { total: total(finding.total) })
          : t('findings.empty-page-of-total', {
              total: total(finding.total),
              number: finding.number,
            })
      case 'total-below-items':
      case 'pages-contradict-total':
        return t(`findings.${finding.kind}`, { ...finding, total: total(finding.total) })
      case 'contradiction':
      case 'no-count':
      case 'next-absent':
      case 'short-page':
        return t(`findings.${finding.kind}`, { ...finding })
      case 'next-on-last':
        return t('findings.next-on-last', { last: finding.last })
      case 'own-words':
        return t('findings.own-words', {
          member: finding.member,
          words: finding.words.join(' · '),
        })
      case 'items-lost':
        return t('findings.items-lost', {
          pages: n(finding.pages, 'count'),
          different: n(finding.different, 'count'),
          total: total(finding.total),
        })
      case 'items-of-page-before':
        return t(
          'findings.items-of-page-before',
          {
            count: n(finding.count, 'count'),
            page: finding.page ?? '?',
            advice: t(`findings.overlap.${finding.sort}`),
          },
          finding.count,
        )
      case 'languages-mixed':
        return t(
          'findings.languages-mixed',
          {
            count: n(finding.count, 'count'),
            one: textOr(finding.one),
            other: textOr(finding.other),
          },
          finding.count,
        )
      case 'names-missing':
        return t(
          'findings.names-missing',
          { count: n(finding.count, 'count'), of: n(finding.of, 'count') },
          finding.count,
        )
      case 'ids-no-uuid':
      case 'type-is-text':
      case 'relation-unasked':
      case 'number-changes':
      case 'member-repeated':
        return t(
          `findings.${finding.kind}`,
          { ...finding, count: n(finding.count, 'count') },
          finding.count,
        )
      case 'items-without-id':
      case 'items-without-type':
      case 'items-repeated':
      case 'names-empty':
      case 'token-repeated':
        return t(`findings.${finding.kind}`, { count: n(finding.count, 'count') }, finding.count)
    }
  }

  function describeRefused(finding: Extract<LinkFinding, { kind: 'link-refused' }>): string {
    const { reason, links, lost, method } = finding
    const meanings = [...new Set(lost.map(({ means }) => means))]
    const fault = t(
      `findings.refused.${reason}`,
      {
        links: listed(links.map(nameLink)),
        address: shortened(links[0]?.address ?? ''),
        lost: listed(lost.map(({ name }) => name)),
        meaning: listed(meanings.map((means) => t(`findings.lost.${means}`))),
      },
      links.length,
    )
    // Nobody turns a page by the link to this one.
    const isForPaging = links.some(({ name }) => name !== 'self')
    return isForPaging
      ? t('findings.link-refused', { fault, instead: t(`findings.instead.${method}`) })
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
