import { useI18n } from 'vue-i18n'
import type { Remedy } from '#core/investigate/remedies.ts'
import { useConditionWords } from '#app/words/use-condition-words.ts'
import { useDiagnosisWords } from './use-diagnosis-words.ts'

/** What a remedy does, on its button. */
export function useRemedyWords() {
  const { t } = useI18n()
  const { nameConditions, nameLanguage, nameValue } = useConditionWords()
  const { describeHits } = useDiagnosisWords()

  return (remedy: Remedy): string => {
    const hits = remedy.hits === null ? t('doctor.remedy.notTried') : describeHits(remedy.hits)
    switch (remedy.kind) {
      case 'leave-out':
      case 'any-of':
        return t(`doctor.remedy.${remedy.kind}`, {
          conditions: nameConditions(remedy.conditions),
          hits,
        })
      case 'value': {
        const { condition, near } = remedy
        const label = near.label === '' ? near.value : near.label
        const before = nameValue(near.key, condition.value)
        // A label that was typed reads like itself: the value stands beside it.
        const after = label === before ? `${label} (${nameValue('', near.value)})` : label
        return t('doctor.remedy.value', { near: after, value: before, hits })
      }
      case 'words':
        return t('doctor.remedy.words', { text: remedy.text, hits })
      case 'spelling':
        return t('doctor.remedy.spelling', { word: remedy.word, near: remedy.near, hits })
      case 'language':
        return t('doctor.remedy.language', { language: nameLanguage(remedy.language), hits })
      case 'page':
        return t('doctor.remedy.page', { number: remedy.number, hits })
      case 'endpoint': {
        const { label, name } = remedy.endpoint
        return t('doctor.remedy.endpoint', {
          name: label === '' ? nameValue('', name) : label,
          hits,
        })
      }
    }
  }
}
