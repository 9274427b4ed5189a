import { useMessage } from 'naive-ui'
import { useI18n } from 'vue-i18n'

/** Puts texts on the clipboard; whether it could. A refusal is told in words. */
export function useCopyText() {
  const { t } = useI18n()
  const message = useMessage()

  return async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      message.error(t('app.copyFailed'))
      return false
    }
  }
}
