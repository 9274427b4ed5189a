import { inject, type InjectionKey, type VNodeChild } from 'vue'

/** What is asked before something is done that people may not mean. */
export interface Question {
  title: string
  /** What it means; more than a sentence as nodes. */
  content: string | (() => VNodeChild)
  /** What is done, on its button. */
  action: string
  /** What is done instead, where `Cancel` does not say it. */
  stay?: string
}

/** Asks in a dialog; resolves with whether it is to be done. A question takes the place of an open one. */
export type Confirm = (question: Question) => Promise<boolean>

export const confirmKey: InjectionKey<Confirm> = Symbol('confirm')

/** Throws where no ConfirmProvider is around. */
export function useConfirm(): Confirm {
  const confirm = inject(confirmKey)
  if (!confirm) throw new Error('A ConfirmProvider has to stand around what asks.')
  return confirm
}
