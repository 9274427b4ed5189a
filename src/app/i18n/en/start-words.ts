import { connect } from './connect.ts'
import { handover } from './handover.ts'
import { conventions, dialect, hint, instance } from './hint.ts'
import { definitions, filterKeys, includeCost, problem, query, recipes, relative } from './query.ts'
import { cellMenu, results, standing } from './results.ts'
import { app, commands, defect, help, keys, palette, panes, shortcuts, start } from './window.ts'
import { concepts, endpoints, ledger, workspace } from './workspace.ts'

/** The English words that the window opens with, by feature. The shape is what every other language must fill. */
export const startWords = {
  app,
  cellMenu,
  commands,
  concepts,
  connect,
  conventions,
  defect,
  definitions,
  dialect,
  endpoints,
  filterKeys,
  handover,
  help,
  hint,
  includeCost,
  instance,
  keys,
  ledger,
  palette,
  panes,
  problem,
  query,
  recipes,
  relative,
  results,
  shortcuts,
  standing,
  start,
  workspace,
} as const
