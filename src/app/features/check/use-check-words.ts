import { useI18n } from 'vue-i18n'
import type { CheckConclusion, CheckEvidence } from '#core/investigate/check.ts'

/** What a check rests on, in words. */
export function useCheckWords() {
  const i18n = useI18n()
  const { t } = i18n
  const digits = (count: bigint | number) => new Intl.NumberFormat(i18n.locale.value).format(count)

  function describeEvidence(shown: CheckEvidence): string {
    switch (shown.kind) {
      case 'hits':
        return t('check.shown.hits', {
          asked: digits(shown.asked),
          without: digits(shown.without),
          impossible: digits(shown.impossible),
        })
      case 'hits-without':
      case 'resolved':
        return t(`check.shown.${shown.kind}`, {
          asked: digits(shown.asked),
          without: digits(shown.without),
        })
      case 'refused':
        return t('check.shown.refused', { status: String(shown.status) })
      case 'first-items':
        return t('check.shown.first-items')
      case 'order':
        return t(shown.hangs ? 'check.shown.hangs' : 'check.shown.order')
    }
  }

  /** '' where nothing was found out that could be shown. */
  function describeConclusion(conclusion: CheckConclusion): string {
    if ('shown' in conclusion) return describeEvidence(conclusion.shown)
    return conclusion.kind === 'failed' ? t('check.failed') : ''
  }

  return { describeConclusion }
}
