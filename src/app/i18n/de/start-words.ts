import { connect } from './connect.ts'
import { handover } from './handover.ts'
import { conventions, dialect, hint, instance } from './hint.ts'
import { definitions, filterKeys, includeCost, problem, query, recipes, relative } from './query.ts'
import { cellMenu, results, standing } from './results.ts'
import { app, commands, defect, help, keys, palette, panes, shortcuts, start } from './window.ts'
import { concepts, endpoints, ledger, workspace } from './workspace.ts'
import type { Words } from '#app/i18n/en/words.ts'
import type { startWords as english } from '#app/i18n/en/start-words.ts'

/** The German words that the window opens with. */
export const startWords: Words<typeof english> = {
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
}
