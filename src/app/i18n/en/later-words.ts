import * as queryCheck from './query-check.ts'
import * as compare from './compare.ts'
import * as completeness from './completeness.ts'
import * as apiCheck from './api-check.ts'
import * as exchange from './exchange.ts'
import * as exporting from './exporting.ts'
import * as reading from './reading.ts'
import * as item from './item.ts'
import * as missing from './missing.ts'
import * as overview from './overview.ts'
import * as sets from './sets.ts'
import * as survey from './survey.ts'
import * as importCheck from './import-check.ts'
import * as verdicts from './verdicts.ts'
import * as share from './share.ts'
import * as hint from './hint.ts'
import * as results from './results.ts'
import * as queryTools from './query-tools.ts'
import * as concepts from './concepts.ts'
import * as shortcuts from './shortcuts.ts'

/** English words that are not needed when the window opens: responses, findings, dialogs. */
export const laterWords = {
  ...queryCheck,
  ...compare,
  ...completeness,
  ...apiCheck,
  ...exchange,
  ...exporting,
  ...reading,
  ...item,
  ...missing,
  ...overview,
  ...sets,
  ...survey,
  ...importCheck,
  ...verdicts,
  ...share,
  ...hint,
  ...results,
  ...queryTools,
  ...concepts,
  ...shortcuts,
}
