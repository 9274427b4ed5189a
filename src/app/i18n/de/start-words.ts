import * as connect from './connect.ts'
import * as query from './query.ts'
import * as window from './window.ts'
import * as workspace from './workspace.ts'
import type { Words } from '#app/i18n/language-words.ts'
import type { startWords as english } from '#app/i18n/en/start-words.ts'

/** The German words that the window opens with. */
export const startWords: Words<typeof english> = {
  ...connect,
  ...query,
  ...window,
  ...workspace,
}
