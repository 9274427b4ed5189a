import { useI18n } from 'vue-i18n'
import type { AnswerEnd } from '#app/answer-worker/protocol.ts'
import { useFormats } from '#app/ui/use-formats.ts'

/** Says how many items an answer counts in all, as far as its end tells. */
export function useTotalWords(): (end: AnswerEnd | null) => string {
  const { t } = useI18n()
  const { formatCount } = useFormats()
  return (end) => {
    const total = end?.paging.total ?? null
    return total === null
      ? t('results.totalUnknown')
      : t('results.total', { count: formatCount(BigInt(total)) }, Number(total))
  }
}
