import * as checks from './checks.ts'
import * as compare from './compare.ts'
import * as apiCheck from './api-check.ts'
import * as exchange from './exchange.ts'
import * as item from './item.ts'
import * as missing from './missing.ts'
import * as overview from './overview.ts'
import * as sets from './sets.ts'
import * as survey from './survey.ts'
import * as verdicts from './verdicts.ts'
import * as share from './share.ts'
import * as hint from './hint.ts'
import * as results from './results.ts'
import * as queryTools from './query-tools.ts'

/** Words of the sheet of all keys, about those that are of no command. */
const shortcuts = {
  title: 'Keyboard shortcuts',
  places: 'In parts of the window',
  grid: {
    keys: '↑ ↓ ← →',
    does: 'Move between items. Enter shows the item. Shift+F10 opens the menu of the item.',
  },
  tree: {
    keys: '→ ←',
    does: 'Open or close a line of the tree. + opens everything below the line.',
  },
  field: { keys: '↓ Enter', does: 'Accept the marked suggestion. Shift+Enter keeps your text.' },
  values: { keys: 'Enter', does: 'Finish a value. Backspace opens the last value again.' },
  tabs: { keys: '← → Del', does: 'Move between tabs. Del closes the tab.' },
  line: { keys: '← → ↑ ↓', does: 'Move the divider between two panes' },
} as const

/** English words that are not needed when the window opens: responses, findings, dialogs. */
export const laterWords = {
  ...checks,
  ...compare,
  ...apiCheck,
  ...exchange,
  ...item,
  ...missing,
  ...overview,
  ...sets,
  ...survey,
  ...verdicts,
  ...share,
  ...hint,
  ...results,
  ...queryTools,
  shortcuts,
}
