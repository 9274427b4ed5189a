import { inject, type InjectionKey, type VNodeChild } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'

/** What is said over the page for a while: news, what was done, what needs attention, what failed. */
export type MessageKind = 'info' | 'success' | 'warning' | 'error'

export interface MessageOptions {
  /** How long it stays; default: three seconds. */
  durationMs?: number
  /** True if it has a button that takes it away. */
  isClosable?: boolean
  /** A button behind the text; it takes the message away as well. */
  action?: { label: string; test: string; run: () => void }
}

/** Shows a message; what it returns takes it away. */
export type ShowMessage = (text: string, options?: MessageOptions) => () => void

export const messagesKey: InjectionKey<Record<MessageKind, ShowMessage>> = Symbol('messages')

/** Throws outside of a MessageProvider. */
export function useMessage(): Record<MessageKind, ShowMessage> {
  const messages = inject(messagesKey)
  if (!messages) throw new Error('useMessage needs a MessageProvider.')
  return messages
}

/** Returns a function that shows a message for ten seconds, with a button that acts on it. */
export function useActionMessage() {
  const message = useMessage()
  return (text: string, action: { label: string; test: string; run: () => void }): void => {
    message.info(text, { durationMs: offerMs, isClosable: true, action })
  }
}

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

/** Throws outside of a MessageProvider. */
export function useConfirm(): Confirm {
  const confirm = inject(confirmKey)
  if (!confirm) throw new Error('useConfirm needs a MessageProvider.')
  return confirm
}

/** How long a way back is offered, and how long a message stays that people may want to read twice. */
export const offerMs = 10_000
export const longMs = 12_000

/** How long a button says that it copied. */
export const copiedMs = 1500

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

/** Returns a function that saves a file and says so, for what no other line says it of. */
export function useSaveFile() {
  const { say } = useWords()
  const message = useMessage()
  return (name: string, content: Blob): void => {
    saveFile(name, content)
    message.success(say('share.saved', { name }))
  }
}
