import { useI18n } from 'vue-i18n'
import type { Asked } from '../../stores/instance-store.ts'
import { useTrialWords } from '../connect/use-trial-words.ts'

/** Says why an instance gave no list. */
export function useOfferedWords() {
  const { t } = useI18n()
  const describeTrial = useTrialWords()
  return (offered: Exclude<Asked<unknown>, { kind: 'offered' }>): string => {
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
        return `${t('exchange.problem.host-gone.title')} ${t('exchange.problem.host-gone.text')}`
      case 'no-answer': {
        const { problem } = offered
        const words = describeTrial({ kind: 'no-answer', problem }, false)
        return `${words.title} ${words.text}`
      }
    }
  }
}
