import { useI18n } from 'vue-i18n'
import type { Diagnosis } from '#core/investigate/doctor.ts'
import type { Hits } from '#core/investigate/investigation.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'
import { useConditionWords } from '#app/words/use-condition-words.ts'

/** What the search for a reason found out, in one or two sentences. */
export function useDiagnosisWords() {
  const i18n = useI18n()
  const { t } = i18n
  const { nameCondition, nameConditions } = useConditionWords()
  const describeFailure = useFailureWords()

  /** The digits as they are, in groups: there may be more of them than a number can hold. */
  function describeHits({ count, isExact }: Hits): string {
    const digits = new Intl.NumberFormat(i18n.locale.value).format(count)
    if (!isExact) return t('doctor.atLeast', { count: digits })
    return t('doctor.hits', { count: digits }, count === 1n ? 1 : 2)
  }

  function describeDiagnosis(diagnosis: Diagnosis): string {
    switch (diagnosis.kind) {
      case 'found': {
        const kind = diagnosis.without.count === 0n ? 'foundAmong' : 'found'
        return t(`doctor.verdict.${kind}`, {
          conditions: nameConditions(diagnosis.causes),
          hits: describeHits(diagnosis.without),
        })
      }
      case 'pair':
        return t('doctor.verdict.pair', { conditions: nameConditions(diagnosis.causes) })
      case 'empty-endpoint':
        return t('doctor.verdict.emptyEndpoint')
      case 'none':
        return diagnosis.shrinks === null
          ? t('doctor.verdict.nothingShrinks', { hits: describeHits(diagnosis.hits) })
          : t('doctor.verdict.shrinks', {
              condition: nameCondition(diagnosis.shrinks.condition),
              without: describeHits(diagnosis.shrinks.without),
              hits: describeHits(diagnosis.hits),
            })
      case 'behind': {
        const { number, last, hits } = diagnosis
        if (last === null)
          return t('doctor.verdict.behindUnknown', { number, hits: describeHits(hits) })
        const pages = t('doctor.verdict.pages', { count: String(last) }, last)
        const words = { number, pages, hits: describeHits(hits) }
        return t('doctor.verdict.behind', words, hits.count === 1n ? 1 : 2)
      }
      case 'unexplained':
        return t('doctor.verdict.unexplained')
      case 'failed':
        return t('doctor.verdict.failed', { reason: describeFailure(diagnosis.failure) })
    }
  }

  return { describeHits, describeDiagnosis }
}
