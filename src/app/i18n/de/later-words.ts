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
import type { Words } from '#app/i18n/language-words.ts'
import type { laterWords as english } from '#app/i18n/en/later-words.ts'

const shortcuts: Words<(typeof english)['shortcuts']> = {
  title: 'Tastenkürzel',
  places: 'In bestimmten Bereichen',
  grid: {
    keys: '↑ ↓ ← →',
    does: 'Zwischen Inhalten wechseln; Enter zeigt den Inhalt, Umschalt+F10 öffnet sein Menü',
  },
  tree: {
    keys: '→ ←',
    does: 'Eine Zeile des Baums auf- oder zuklappen; + klappt alles darunter auf',
  },
  field: {
    keys: '↓ Enter',
    does: 'Den markierten Vorschlag übernehmen; Umschalt+Enter behält den eigenen Text',
  },
  values: {
    keys: 'Enter',
    does: 'Einen Wert abschließen; die Rücktaste öffnet den letzten Wert wieder',
  },
  tabs: { keys: '← → Entf', does: 'Zwischen Tabs wechseln; Entf schließt den Tab' },
  line: { keys: '← → ↑ ↓', does: 'Die Trennlinie zwischen zwei Bereichen verschieben' },
}

/** The German words of what is shown once somebody did something. */
export const laterWords: Words<typeof english> = {
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
