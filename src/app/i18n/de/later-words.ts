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
import type { Words } from '#app/i18n/en/words.ts'
import type { laterWords as english } from '#app/i18n/en/later-words.ts'

/** The German words of what is shown once somebody did something. */
export const laterWords: Words<typeof english> = {
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
