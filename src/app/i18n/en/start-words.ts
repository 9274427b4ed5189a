import { connect } from './connect.ts'
import { query, filterKeys, problem } from './query.ts'
import { app, commands, keys, palette, opened, panes, help, defect, start } from './window.ts'
import { workspace, endpoints } from './workspace.ts'

/** The English words that the window opens with, by feature. The shape is what every other language must fill. */
export const startWords = {
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
