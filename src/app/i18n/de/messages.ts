import type { Words } from '#app/i18n/en/words.ts'
import type { en } from '#app/i18n/en/messages.ts'
import { access } from './access.ts'
import { app } from './app.ts'
import { cellMenu } from './cell-menu.ts'
import { changes } from './changes.ts'
import { check } from './check.ts'
import { commands, keys, palette, shortcuts } from './commands.ts'
import { compare } from './compare.ts'
import { completeness } from './completeness.ts'
import { concepts } from './concepts.ts'
import { conformance } from './conformance.ts'
import { connect } from './connect.ts'
import { conventions } from './conventions.ts'
import { contrast } from './contrast.ts'
import { coverage } from './coverage.ts'
import { culprit } from './culprit.ts'
import { definitions } from './definitions.ts'
import { dialect } from './dialect.ts'
import { defect } from './defect.ts'
import { doctor } from './doctor.ts'
import { endpoints } from './endpoints.ts'
import { exchange } from './exchange.ts'
import { exporting } from './export.ts'
import { filterKeys } from './filter-keys.ts'
import { findings } from './findings.ts'
import { help } from './help.ts'
import { hint } from './hint.ts'
import { includeCost } from './include-cost.ts'
import { inspect } from './inspect.ts'
import { instance } from './instance.ts'
import { link } from './link.ts'
import { itemView } from './item-view.ts'
import { ledger } from './ledger.ts'
import { missing } from './missing.ts'
import { panes } from './panes.ts'
import { problem } from './problem.ts'
import { query } from './query.ts'
import { reading } from './reading.ts'
import { openedItem } from './opened-item.ts'
import { recipes } from './recipes.ts'
import { relative } from './relative.ts'
import { results } from './results.ts'
import { schedule } from './schedule.ts'
import { sets } from './sets.ts'
import { standing } from './standing.ts'
import { start } from './start.ts'
import { survey } from './survey.ts'
import { sync } from './sync.ts'
import { verdicts } from './verdicts.ts'
import { workspace } from './workspace.ts'
import { handover } from './handover.ts'

/** All German words of the page. */
export const de: Words<typeof en> = {
  access,
  app,
  cellMenu,
  changes,
  check,
  commands,
  keys,
  palette,
  shortcuts,
  compare,
  completeness,
  concepts,
  conformance,
  connect,
  conventions,
  contrast,
  coverage,
  culprit,
  definitions,
  dialect,
  defect,
  doctor,
  endpoints,
  exchange,
  exporting,
  filterKeys,
  findings,
  help,
  hint,
  includeCost,
  inspect,
  instance,
  itemView,
  ledger,
  link,
  missing,
  panes,
  problem,
  query,
  reading,
  openedItem,
  recipes,
  relative,
  results,
  schedule,
  sets,
  standing,
  start,
  survey,
  sync,
  verdicts,
  workspace,
  handover,
}
