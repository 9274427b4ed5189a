import { useWords } from '#app/i18n/use-words.ts'
import { isLanguageFilter } from '#core/investigate/conditions.ts'
import type { Remedy } from '#core/investigate/remedies.ts'
import { useConditionWords } from '#app/words/use-condition-words.ts'
import { useLanguageNames } from '#app/words/use-language-names.ts'
import { useDiagnosisWords } from './use-diagnosis-words.ts'

/** Returns a function that labels the button of a remedy. */
export function useRemedyWords() {
  const { say } = useWords()
  const { namesOfConditions, nameOfValue } = useConditionWords()
  const namesOfLanguages = useLanguageNames()
  const { describeHits } = useDiagnosisWords()

  return (remedy: Remedy): string => {
    const hits = remedy.hits === null ? say('doctor.remedy.notTried') : describeHits(remedy.hits)
    switch (remedy.kind) {
      case 'leave-out': {
        const others = remedy.conditions.filter((one) => !isLanguageFilter(one))
        if (others.length === 0) return say('doctor.remedy.allLanguages', { hits })
        const isInAll = others.length < remedy.conditions.length
        return say(isInAll ? 'doctor.remedy.leaveOutInAll' : 'doctor.remedy.leave-out', {
          conditions: namesOfConditions(others),
          hits,
        })
      }
      case 'any-of':
        return say('doctor.remedy.any-of', {
          conditions: namesOfConditions(remedy.conditions),
          hits,
        })
      case 'value': {
        const { condition, near } = remedy
        const label = near.label === '' ? near.value : near.label
        const before = nameOfValue(near.key, condition.value)
        // Adds the value if the new label looks like the typed text.
        const after = label === before ? `${label} (${nameOfValue('', near.value)})` : label
        return say('doctor.remedy.value', { near: after, value: before, hits })
      }
      case 'words':
        return say('doctor.remedy.words', { text: remedy.text, hits })
      case 'spelling':
        return say('doctor.remedy.spelling', { word: remedy.word, near: remedy.near, hits })
      case 'language':
        return say('doctor.remedy.language', { language: namesOfLanguages(remedy.language), hits })
      case 'page':
        return say('doctor.remedy.page', { number: remedy.number, hits })
      case 'endpoint': {
        const { label, name } = remedy.endpoint
        return say('doctor.remedy.endpoint', {
          name: label === '' ? nameOfValue('', name) : label,
          hits,
        })
      }
    }
  }
}
