import { useI18n } from 'vue-i18n'
import type { Notice } from '#core/response/notices.ts'
import type { AnswerEnd } from '../../answer-worker/protocol.ts'
import { useBrokenWords } from '../results/use-broken-words.ts'

export type NoticeMood = 'trouble' | 'doubt' | 'note'

const longestAddress = 120

/** What is said about a notice, in the page's language. */
export function useNoticeWords() {
  const { t, n } = useI18n()
  const describeBreak = useBrokenWords()

  function describeNotice(notice: Notice, end: AnswerEnd | null): string {
    switch (notice.kind) {
      case 'byte-order-mark':
      case 'repeated-graph':
      case 'too-long':
      case 'no-paging':
        return t(`findings.${notice.kind}`)
      case 'invalid-utf8':
        return t('findings.invalid-utf8', { offset: n(notice.offset, 'count'), sign: '\ufffd' })
      case 'broken-off':
        return (end && describeBreak(end)) ?? t('findings.broken-off')
      case 'malformed':
        return t('findings.malformed', {
          offset: n(notice.fault.offset, 'count'),
          expected: t(`findings.expected.${notice.fault.expected}`, { brace: '}' }),
          found: String.fromCharCode(notice.fault.found),
        })
      case 'trailing-bytes':
        return t('findings.trailing-bytes', { offset: n(notice.offset, 'count') })
      case 'wrong-kind':
        return t('findings.wrong-kind', {
          path: notice.path,
          expected: t(`findings.kind.${notice.expected}`),
          got: t(`findings.kind.${notice.got}`),
        })
      case 'contradiction':
        return t('findings.contradiction', { ...notice })
      case 'link-refused':
        return t('findings.link-refused', {
          link: t(`findings.link.${notice.link}`),
          reason: t(`findings.reason.${notice.reason}`, {
            address: shortened(notice.address),
            lost: notice.lost.join(', '),
          }),
        })
      case 'items-not-objects':
        return t(
          'findings.items-not-objects',
          { count: n(notice.count, 'count'), got: t(`findings.kind.${notice.got}`) },
          notice.count,
        )
      case 'include-unresolved':
        return t('findings.include-unresolved', { relation: notice.relation })
      case 'content-type':
        return notice.type === ''
          ? t('findings.noContentType')
          : t('findings.content-type', { type: notice.type })
      case 'redirected':
        return t('findings.redirected', { count: notice.count, to: shortened(notice.to) })
      case 'page-size-ignored':
      case 'page-number-ignored':
      case 'total-below-items':
      case 'pages-contradict-total':
      case 'include-absent':
        return t(`findings.${notice.kind}`, { ...notice })
      case 'items-without-id':
      case 'items-repeated':
      case 'items-of-page-before':
      case 'token-repeated':
        return t(`findings.${notice.kind}`, { count: n(notice.count, 'count') }, notice.count)
    }
  }

  return { describeNotice }
}

/** How much a notice matters for what is on the screen. */
export function moodOfNotice({ kind }: Notice): NoticeMood {
  switch (kind) {
    case 'broken-off':
    case 'malformed':
    case 'trailing-bytes':
    case 'too-long':
      return 'trouble'
    case 'byte-order-mark':
    case 'content-type':
    case 'redirected':
    case 'no-paging':
    case 'wrong-kind':
      return 'note'
    default:
      return 'doubt'
  }
}

const shortened = (address: string) =>
  address.length > longestAddress ? `${address.slice(0, longestAddress)}…` : address
