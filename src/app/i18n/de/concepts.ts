import type { concepts as en } from '../en/concepts.ts'
import type { Words } from '../en/words.ts'

export const concepts: Words<typeof en> = {
  open: 'Begriffe wählen',
  title: 'Begriffe von „{name}“',
  hint: 'Klassifizierungen der Instanz als Filterwerte. In den Filter kommen ihre IDs.',
  schemes: 'Schemata',
  fetch: 'Instanz nach ihren Klassifizierungen fragen',
  tryHint:
    'Nicht jede Instanz hat eine solche Liste; dataCycle CORE hat eine. Wo es keine gibt, ändert sich sonst nichts.',
  again: 'Erneut holen',
  noSchemes: 'Die Instanz hat für diesen Token keine Klassifizierungsschemata.',
  chooseScheme: 'Bitte ein Schema wählen.',
  search: 'Begriffe suchen',
  count: '{count} Begriff | {count} Begriffe',
  found: '{found} von {count}',
  noConcepts: 'Dieses Schema hat keine Begriffe.',
  nothingFound: 'Nichts gefunden',
  unnamed: 'ohne Namen',
  chosen: 'Gewählt:',
  chosenNone: 'Noch nichts gewählt.',
  drop: '{name} herausnehmen',
  key: 'In den Filter',
  keyPlaceholder: 'Schlüssel oder Pfad',
  keyMissing: 'Bitte den Schlüssel des Filters eingeben: ihn kennt nur der Betreiber der Instanz.',
  join: 'Inhalte müssen',
  joins: { any: 'einen davon haben (ODER)', all: 'alle davon haben (UND)' },
  remember: 'Diese Namen beim Filterschlüssel merken',
  apply: '{count} Wert einsetzen | {count} Werte einsetzen',
}
