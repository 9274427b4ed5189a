import { connect } from './connect.ts'
import { query, filterKeys, problem } from './query.ts'
import { app, commands, keys, palette, opened, panes, help, defect, start } from './window.ts'
import { workspace, endpoints } from './workspace.ts'
import type { Words } from '#app/i18n/language-words.ts'
import type { startWords as english } from '#app/i18n/en/start-words.ts'

/** The German words that the window opens with. */
export const startWords: Words<typeof english> = {
  connect,
  query,
  filterKeys,
  problem,
  app,
  commands,
  keys,
  palette,
  opened,
  panes,
  help,
  defect,
  start,
  workspace,
  endpoints,
}
