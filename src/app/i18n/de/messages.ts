import { changes, check, compare, culprit, includeCost, stillThere } from './compare.ts'
import { completeness, contrast, coverage } from './completeness.ts'
import { conformance } from './conformance.ts'
import { connect } from './connect.ts'
import { exchange } from './exchange.ts'
import { exporting, handover, reading } from './handover.ts'
import { conventions, dialect, hint, instance } from './hint.ts'
import { inspect, itemView, link, openedItem, schedule } from './item.ts'
import { access, doctor, missing } from './missing.ts'
import { definitions, filterKeys, problem, query, recipes, relative } from './query.ts'
import { cellMenu, results, standing } from './results.ts'
import { sets } from './sets.ts'
import { survey } from './survey.ts'
import { sync } from './sync.ts'
import { findings, verdicts } from './verdicts.ts'
import { app, commands, defect, help, keys, palette, panes, shortcuts, start } from './window.ts'
import { concepts, endpoints, ledger, workspace } from './workspace.ts'
import type { Words } from '#app/i18n/en/words.ts'
import type { en } from '#app/i18n/en/messages.ts'

/** All German words of the page. */
export const de: Words<typeof en> = {
  access,
  app,
  cellMenu,
  changes,
  stillThere,
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
