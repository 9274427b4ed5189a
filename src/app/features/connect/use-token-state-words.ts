import { useI18n } from 'vue-i18n'
import type { ConnectionView } from '#core/connection/connection-view.ts'

/** What a token's state means for a person, and what to do about it. */
export function useTokenStateWords(): (state: ConnectionView['token']) => string {
  const { t } = useI18n()
  return (state) => {
    switch (state.kind) {
      case 'memory':
        return state.nextStart === 'no-token'
          ? t(`connect.tokenStateText.memory.${state.reason}`)
          : t(`connect.tokenStateText.memoryOverStored.${state.reason}`)
      case 'unreadable':
        return t('connect.tokenStateText.unreadable', { file: state.movedTo })
      default:
        return t(`connect.tokenStateText.${state.kind}`)
    }
  }
}
