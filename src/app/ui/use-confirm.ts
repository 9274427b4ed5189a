import { inject, type InjectionKey, type VNodeChild } from 'vue'

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
