import { useMessage } from 'naive-ui'
import { useWords } from '#app/i18n/use-words.ts'

/** Copies texts to the clipboard; resolves with false, and shows an error, if that fails. */
export function useCopyText() {
  const { say } = useWords()
  const message = useMessage()

  return async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      message.error(say('app.copyFailed'))
      return false
    }
  }
}
