import { useI18n } from 'vue-i18n'
import type { Offered } from '#core/instance/offered.ts'
import type { AnswerProblem } from '#app/answer-worker/protocol.ts'
import type { Asked } from '#app/stores/instance-store.ts'
import { useExchangeProblemWords } from './use-exchange-problem-words.ts'

/** Says why an instance gave no list. */
export function useOfferedWords() {
  const { t } = useI18n()
  const describeProblem = useExchangeProblemWords()
  const say = (problem: AnswerProblem) => {
    const { title, text } = describeProblem(problem)
    return `${title}. ${text}`
  }
  return (offered: Exclude<Asked<Offered<unknown>>, { kind: 'offered' }>): string => {
    switch (offered.kind) {
      case 'not-offered':
        return t('instance.notOffered', { status: offered.status })
      case 'token-refused':
        return t(offered.hadToken ? 'instance.tokenRefused' : 'instance.tokenMissing', {
          status: offered.status,
        })
      case 'fault':
        return t('instance.fault', { status: offered.status })
      case 'broken':
        return t('instance.broken')
      case 'host-gone':
        return say(offered)
      case 'no-answer':
        return say(offered.problem)
    }
  }
}
