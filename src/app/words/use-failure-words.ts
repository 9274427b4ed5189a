import { useI18n } from 'vue-i18n'
import type { StepFailure } from '#core/investigate/investigation.ts'

/** Why a request of an investigation brought nothing to look at. */
export function useFailureWords() {
  const i18n = useI18n()
  const { t } = i18n

  return (failure: StepFailure): string => {
    switch (failure.kind) {
      case 'status':
        return t('doctor.failure.status', { status: String(failure.status) })
      case 'no-list':
        return t('doctor.failure.noList')
      case 'problem': {
        const title = `exchange.problem.${failure.problem}.title`
        return i18n.te(title) ? t(title) : t('exchange.problem.other.title')
      }
    }
  }
}
