import * as connect from './connect.ts'
import * as query from './query.ts'
import * as window from './window.ts'
import * as workspace from './workspace.ts'

/** The English words that the window opens with, by feature. The shape is what every other language must fill. */
export const startWords = {
  ...connect,
  ...query,
  ...window,
  ...workspace,
}
