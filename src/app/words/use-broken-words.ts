import { useI18n } from 'vue-i18n'
import type { AnswerEnd } from '#app/answer-worker/protocol.ts'
import { useFormats } from '#app/ui/use-formats.ts'

/** Says why a body broke off; null for one that did not. */
export function useBrokenWords() {
  const { t } = useI18n()
  const { formatSize } = useFormats()

  return ({ outcome, bytes }: AnswerEnd): string | null => {
    if (outcome === null || outcome.kind === 'complete') return null
    const { cause } = outcome
    const size = formatSize(bytes)
    switch (cause.kind) {
      case 'silence':
        return t('exchange.broken.silence', { size, seconds: cause.afterMs / 1000 })
      case 'too-large':
        return t('exchange.broken.too-large', { limit: formatSize(cause.limitBytes) })
      default:
        return t(`exchange.broken.${cause.kind}`, { size, ...cause })
    }
  }
}
