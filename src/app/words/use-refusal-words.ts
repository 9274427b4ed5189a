import { useI18n } from 'vue-i18n'
import type { Refusal } from '#app/client/refusal.ts'

/** Words for why something could not be kept or changed, in the page's language. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const { t } = useI18n()
  return (refusal) => {
    switch (refusal.kind) {
      case 'base-url':
        return t(`connect.baseUrlProblem.${refusal.reason}`)
      case 'certificates':
        return t(`connect.certificateProblem.${refusal.reason}`)
      case 'token':
        return t(`connect.tokenProblem.${refusal.problem}`, {
          codePoint: 'codePoint' in refusal ? refusal.codePoint : '',
        })
      case 'host-gone':
        return t('connect.hostGone')
      case 'changed-elsewhere':
        return t('workspace.changedElsewhere')
      case 'unknown-connection':
        return t('connect.connectionGone')
      case 'host-fault':
        return t('exchange.problem.host-fault.text', { detail: refusal.detail })
      case 'invalid-request':
        return t('connect.invalid', { detail: refusal.detail })
      case 'disk-full':
      case 'read-only':
      case 'busy':
      case 'newer':
      case 'other':
        return t(`app.notSaved.${refusal.kind}`)
    }
  }
}
