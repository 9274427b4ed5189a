import { batch } from './batch.ts'
import { changes, check, compare, culprit } from './compare.ts'
import { completeness, coverage } from './completeness.ts'
import { conformance } from './conformance.ts'
import { exchange } from './exchange.ts'
import { exporting } from './exporting.ts'
import { reading } from './reading.ts'
import { inspect, itemView, link, openedItem, schedule } from './item.ts'
import { access, doctor, missing } from './missing.ts'
import { overview } from './overview.ts'
import { sets } from './sets.ts'
import { survey } from './survey.ts'
import { sync } from './sync.ts'
import { findings, verdicts } from './verdicts.ts'

/** English words that are not needed when the window opens: responses, findings, dialogs. */
export const laterWords = {
  access,
  batch,
  changes,
  check,
  compare,
  completeness,
  conformance,
  coverage,
  culprit,
  doctor,
  exchange,
  exporting,
  findings,
  inspect,
  itemView,
  link,
  missing,
  openedItem,
  overview,
  reading,
  schedule,
  sets,
  survey,
  sync,
  verdicts,
} as const
