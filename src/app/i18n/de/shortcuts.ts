import type { Words } from '#app/i18n/en/words.ts'
import type * as english from '#app/i18n/en/shortcuts.ts'

export const shortcuts: Words<typeof english.shortcuts> = {
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
