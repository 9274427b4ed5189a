import type { Words } from '#app/i18n/en/words.ts'
import type { compare as english } from '#app/i18n/en/compare.ts'

export const compare: Words<typeof english> = {
  open: 'Mit der gezeigten Antwort vergleichen',
  title: 'Was sich zwischen zwei Antworten geändert hat',
  titleOfTwo: 'Antworten vergleichen',
  pick: 'Mit welcher Antwort vergleichen?',
  pickSearch: 'Endpunkt, Verbindung oder Wörter der Abfrage',
  pickNone:
    'Es ist keine andere Antwort gespeichert. Senden Sie eine weitere Abfrage und vergleichen Sie dann.',
  time: { before: 'Früher', after: 'Später' },
  query: { before: 'Abfrage 1', after: 'Abfrage 2' },
  kept: 'gespeichert',
  shown: 'jetzt gezeigt',
  items: '{count} Inhalt | {count} Inhalte',
  itemsOf: '{count} von {total} Inhalt | {count} von {total} Inhalten',
  itemsUnknown: '{count} Inhalt, Gesamtzahl unbekannt | {count} Inhalte, Gesamtzahl unbekannt',
  status: 'Status {status}',
  totalUnknown: 'Gesamtzahl unbekannt',
  needed: {
    nothing: 'Keine Antwort zum Vergleichen',
    same: 'Diese Antwort wird gerade gezeigt',
    text: 'Senden Sie die Abfrage noch einmal. Die neue Antwort wird dann mit der vom {time} verglichen.',
    gone: 'Die Verbindung „{name}“ gibt es nicht mehr. Diese Abfrage kann nicht noch einmal gesendet werden. Zeigen Sie eine andere Antwort und vergleichen Sie dann.',
  },
  send: '„{name}“ noch einmal senden',
  waiting: 'Warten auf die Antwort…',
  comparing: 'Wird verglichen…',
  nothing: { all: 'Keine Unterschiede', page: 'Keine Unterschiede auf dieser Seite' },
  nothingText:
    'Derselbe Inhalt mit denselben Werten. | Alle {count} Inhalte sind gleich: dieselbe Reihenfolge, dieselben Werte.',
  noneText: 'Beide Antworten sind leer.',
  all: 'Alle',
  unchanged: 'gleich: {count}',
  onlyOnPage: 'nur auf dieser Ergebnisseite von {name}',
  onlyIn: 'nur in {name}',
  kind: {
    changed: 'geändert',
    different: 'verschieden',
    added: 'neu',
    removed: 'weggefallen',
    moved: 'verschoben',
  },
  onPage: { added: 'neu auf dieser Seite', removed: 'nicht mehr auf dieser Seite' },
  search: "Name oder {'@'}id",
  found: '{count} gefunden',
  nothingFound: 'Nichts gefunden',
  list: 'Inhalte mit Unterschieden',
  unnamed: 'ohne Namen',
  copyId: "{'@'}id kopieren",
  differences: '{count} Unterschied | {count} Unterschiede',
  place: 'Position {before} → {after}',
  choose: 'Wählen Sie einen Inhalt, um seine Werte zu sehen.',
  onlyMoved: 'Gleiche Werte, andere Position in der Liste.',
  path: 'Attribut',
  absent: 'nicht vorhanden',
  rewritten: 'dieselbe Zahl, anders geschrieben',
  reordered: 'dieselben Einträge, andere Reihenfolge',
  cut: '… insgesamt {count} Zeichen',
  more: 'Gezeigt werden die ersten {shown} von {count} Unterschieden.',
  caution: {
    'no-list': '{name} ist keine Liste von Inhalten, vielleicht eine Fehlermeldung.',
    'broken-off': '{name} ist abgebrochen: Inhalte am Ende können fehlen.',
    'other-instance': 'Die Antworten kommen von zwei Servern.',
    'other-token':
      'Die Antworten wurden mit zwei Token geladen: „{before}“ und „{after}“. Jeder Token kann andere Inhalte sehen.',
    'other-endpoint': 'Die Antworten kommen von zwei Endpunkten.',
    'other-query': 'Die beiden Abfragen sind verschieden.',
    'other-page': 'Die Antworten sind zwei verschiedene Ergebnisseiten.',
    'one-page': {
      sorted:
        'Verglichen wird nur diese Seite. Inhalte können auf eine andere Seite gerutscht sein.',
      unsorted:
        'Verglichen wird nur diese Seite, ohne Sortierung. Inhalte können auf eine andere Seite gerutscht sein.',
    },
    'other-sort':
      'Die beiden Abfragen sortieren verschieden. Positionen lassen sich daher nicht vergleichen.',
    'repeated-ids':
      '{count} Inhalt kam mehrmals; verglichen wird sein erstes Vorkommen. | {count} Inhalte kamen mehrmals; verglichen wird jeweils das erste Vorkommen.',
    'without-id':
      "Inhalte ohne {'@'}id werden nicht verglichen: {before} in der ersten Antwort, {after} in der zweiten.",
  },
}
