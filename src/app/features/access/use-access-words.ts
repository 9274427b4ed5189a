import { useI18n } from 'vue-i18n'
import type { Access } from '#core/investigate/access/ask-access.ts'
import { useFormats } from '#app/ui/use-formats.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'

/** Says what a token sees of an endpoint, on one line. */
export function useAccessWords() {
  const { t, locale } = useI18n()
  const { formatMoment, formatDuration } = useFormats()
  const describeFailure = useFailureWords()

  /** A total may have more digits than a number can hold. */
  const formatTotal = (digits: string) =>
    /^\d+$/.test(digits) ? new Intl.NumberFormat(locale.value).format(BigInt(digits)) : digits

  const formatChange = (at: string) => (Number.isNaN(Date.parse(at)) ? at : formatMoment(at))

  function describeClosed({ status, why }: Extract<Access, { kind: 'closed' }>): string {
    if (why !== null) return t(`access.refused.${why}`)
    switch (status) {
      case 401:
      case 403:
      case 404:
        return t(`access.closed.${status}`)
      default:
        return t('access.closed.other', { status: String(status) })
    }
  }

  return (access: Access): string => {
    switch (access.kind) {
      case 'waiting':
        return ''
      case 'failed':
        return describeFailure(access.failure)
      case 'closed':
        return describeClosed(access)
      case 'open': {
        const { total, newest, firstByteMs } = access
        return [
          total === null ? t('access.noCount') : t('access.items', { count: formatTotal(total) }),
          ...(newest === null ? [] : [t('access.changed', { time: formatChange(newest) })]),
          ...(firstByteMs === null ? [] : [formatDuration(firstByteMs)]),
        ].join(' · ')
      }
    }
  }
}
