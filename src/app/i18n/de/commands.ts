import { germanCommands } from '#core/command/command-words.ts'
import type { Words } from '#app/i18n/en/words.ts'
import type {
  keys as englishKeys,
  palette as english,
  shortcuts as englishShortcuts,
} from '#app/i18n/en/commands.ts'

export const commands = germanCommands

export const keys: Words<typeof englishKeys> = {
  control: 'Strg',
  shift: 'Umschalt',
  pageUp: 'Bild auf',
  pageDown: 'Bild ab',
}

export const palette: Words<typeof english> = {
  search: 'Befehl, Verbindung oder Endpunkt suchen',
  connection: 'Verbindung {name} verwenden',
  endpoint: 'Endpunkt {name} verwenden',
  open: 'Alle Befehle ({shortcut})',
  short: 'Befehle',
}

export const shortcuts: Words<typeof englishShortcuts> = {
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
  field: { keys: '↓ Enter', does: 'Einen Vorschlag in ein Feld übernehmen' },
  values: {
    keys: 'Enter',
    does: 'Einen Wert abschließen; die Rücktaste nimmt den letzten Wert zurück',
  },
  tabs: { keys: '← → Entf', does: 'Zwischen Tabs wechseln; Entf schließt den Tab' },
  line: { keys: '← → ↑ ↓', does: 'Die Trennlinie zwischen zwei Bereichen verschieben' },
}
