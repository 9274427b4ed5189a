import type { Words } from '#app/i18n/en/words.ts'
import type * as english from '#app/i18n/en/concepts.ts'

export const concepts: Words<typeof english.concepts> = {
  open: 'Kategorien wählen',
  ofPlace: 'Ort oder Region: Kategorie wählen…',
  placeInText: 'Ort oder Adresse: im Volltext suchen',
  schemes: 'Kategoriengruppen',
  fetch: 'Kategorien vom Server laden',
  tryHint:
    'dataCycle CORE hat eine Liste der Kategorien, andere Server vielleicht nicht. Geben Sie den Wert dann direkt im Filter ein.',
  again: 'Erneut laden',
  noSchemes: 'Der Server hat für diesen Token keine Kategoriengruppen.',
  chooseScheme: 'Bitte eine Kategoriengruppe wählen.',
  search: 'Kategorien suchen',
  count: '{count} Kategorie | {count} Kategorien',
  found: '{found} von {count} gefunden',
  part: '{listed} von {all} Kategorien mit Inhalten',
  hits: '{count} Inhalt | {count} Inhalte',
  isExcluded: '(ausgeschlossen)',
  without: 'ohne',
  knownValues: 'Bekannte Werte dieses Schlüssels',
  conditions: 'Die Zahlen gelten für Inhalte in „{endpoint}“ mit diesen Filtern: {conditions}.',
  conditionsNone: 'Die Zahlen gelten für Inhalte in „{endpoint}“ ohne weitere Filter.',
  overlap:
    'Ein Inhalt kann mehrere Kategorien haben. Die Summe der Treffer kann daher von der Gesamtzahl abweichen.',
  overlapValues:
    'Ein Inhalt kann mehrere Werte haben. Die Summe der Treffer kann daher von der Gesamtzahl abweichen.',
  noCounts: 'Die Trefferzahlen erscheinen hier, sobald die Abfrage vollständig ist.',
  countAll:
    'Treffer je Gruppe zählen ({price} Anfrage) | Treffer je Gruppe zählen ({price} Anfragen)',
  countValues:
    'Treffer des nächsten Werts zählen ({price} Anfrage) | Treffer der nächsten {price} Werte zählen ({price} Anfragen)',
  countHint:
    'Jede Gruppe braucht eine kleine Anfrage. Danach stehen Gruppen mit Treffern am Anfang.',
  counting: 'Zählung läuft: {done} von {of} Anfragen',
  counted: 'Gruppen mit Treffern: {found} von {count}.',
  countFailed: 'Eine Anfrage lieferte keine Zahl. Das Zählen wurde daher beendet.',
  more: 'Mehr Kategorien zeigen (1 Anfrage)',
  withoutHits: 'Leere Kategorien zeigen (1 Anfrage)',
  searchAll:
    'In allen Gruppen suchen ({price} Anfrage) | In allen Gruppen suchen ({price} Anfragen)',
  searchEverywhere: 'In allen Gruppen suchen',
  searching: '{done} von {of} Gruppen durchsucht',
  noHits: 'In dieser Gruppe gibt es mit diesen Filtern keine Kategorie mit Inhalten.',
  noConcepts: 'Diese Gruppe hat keine Kategorien.',
  unnamed: 'ohne Namen',
  chosen: 'Gewählt:',
  chosenNone: 'Noch nichts gewählt.',
  drop: '{name} entfernen',
  excluding: 'Ausschließen',
  excludingHint:
    'Ein Klick schließt die Kategorie aus, statt sie zu wählen. Alt+Klick schließt eine Kategorie immer aus.',
  keyDetails: 'Erweitert',
  key: 'Filterschlüssel',
  keyPlaceholder: 'Schlüssel oder Pfad',
  keyMissing:
    'Bitte den Filterschlüssel eingeben. Fragen Sie bei Bedarf den Betreiber des Servers nach diesem Schlüssel.',
  join: 'Inhalte müssen',
  joins: { any: 'mindestens einen dieser Werte haben (ODER)', all: 'alle diese Werte haben (UND)' },
  remember: 'Namen der gewählten Werte merken',
  applyNone: 'Übernehmen',
  apply: '{count} Wert übernehmen | {count} Werte übernehmen',
}
