import { NButton, useMessage } from 'naive-ui'
import { h, inject, type InjectionKey, type VNodeChild } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'

/** Returns a function that shows a message for ten seconds, with a button that acts on it. */
export function useActionMessage() {
  const message = useMessage()

  return (text: string, action: { label: string; test: string; run: () => void }): void => {
    const shown = message.info(
      () =>
        h('span', [
          text,
          h(
            NButton,
            {
              text: true,
              type: 'primary',
              style: 'margin-left: 8px',
              'data-test': action.test,
              onClick: () => {
                shown.destroy()
                action.run()
              },
            },
            () => action.label,
          ),
        ]),
      { duration: 10_000, closable: true },
    )
  }
}

/** A question to confirm an action. */
export interface Question {
  title: string
  /** The consequences; nodes if longer than a sentence. */
  content: string | (() => VNodeChild)
  /** The label of the button that confirms. */
  action: string
  /** The label of the other button; default: Cancel. */
  stay?: string
}

/** Asks in a dialog; resolves with true if confirmed. A new question replaces an open one. */
export type Confirm = (question: Question) => Promise<boolean>

export const confirmKey: InjectionKey<Confirm> = Symbol('confirm')

/** Throws outside of a ConfirmProvider. */
export function useConfirm(): Confirm {
  const confirm = inject(confirmKey)
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider.')
  return confirm
}

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

/** Long enough for the browser to read the file. */
const revokeAfterMs = 60_000

/** Saves a file as a browser download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, revokeAfterMs)
}
