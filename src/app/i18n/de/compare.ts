import type { Words } from '../en/words.ts'
import type { compare as english } from '../en/compare.ts'

export const compare: Words<typeof english> = {
  open: 'Was sich seitdem geändert hat',
  title: 'Was sich geändert hat',
  before: 'Früher',
  after: 'Später',
  kept: 'behalten',
  shown: 'jetzt gezeigt',
  items: '{count} Inhalt | {count} Inhalte',
  itemsOf: '{count} von {total} Inhalt | {count} von {total} Inhalten',
  itemsUnknown: '{count} Inhalt, Gesamtzahl unbekannt | {count} Inhalte, Gesamtzahl unbekannt',
  needed: {
    nothing: 'Es wird keine Antwort gezeigt, mit der verglichen werden kann',
    same: 'Gezeigt wird genau diese Antwort',
    text: 'Die Abfrage noch einmal senden; die Antwort wird dann mit der vom {time} verglichen.',
    gone: 'Die Verbindung „{name}“ gibt es nicht mehr, daher lässt sich die Abfrage von hier aus nicht noch einmal senden. Eine andere Antwort zeigen und dann vergleichen.',
  },
  send: 'Diese Abfrage noch einmal senden',
  waiting: 'Die Antwort kommt noch…',
  comparing: 'Wird verglichen…',
  nothing: 'Nichts hat sich geändert',
  nothingText:
    'Der Inhalt ist wie zuvor: derselbe, mit denselben Werten. | Alle {count} Inhalte sind wie zuvor: dieselben in derselben Reihenfolge, mit denselben Werten.',
  noneText: 'Keine der beiden Antworten enthält Inhalte.',
  summary: {
    changed: '{count} geändert',
    added: '{count} neu',
    removed: '{count} weggefallen',
    moved: '{count} nur verschoben',
    unchanged: '{count} gleich',
  },
  show: {
    all: 'Alle',
    changed: 'Geändert',
    added: 'Neu',
    removed: 'Weggefallen',
    moved: 'Verschoben',
  },
  kind: {
    changed: 'geändert',
    added: 'neu',
    removed: 'weggefallen',
    moved: 'verschoben',
  },
  search: "Name oder {'@'}id",
  found: '{count} gefunden',
  nothingFound: 'Nichts gefunden',
  list: 'Inhalte, die nicht wie zuvor sind',
  unnamed: 'ohne Namen',
  copyId: "{'@'}id kopieren",
  differences: '{count} Unterschied | {count} Unterschiede',
  place: 'Platz {before} → {after}',
  choose: 'Einen Inhalt wählen, um seine Werte zu sehen.',
  onlyMoved: 'Seine Werte sind gleich; nur sein Platz in der Liste ist ein anderer.',
  path: 'Attribut',
  absent: 'nicht vorhanden',
  rewritten: 'dieselbe Zahl, anders geschrieben',
  reordered: 'dieselben Teile in anderer Reihenfolge',
  cut: '… insgesamt {count} Zeichen',
  more: 'Die ersten {shown} von {count} Unterschieden werden gezeigt.',
  caution: {
    'no-list': {
      before: 'Die frühere Antwort ist keine Liste von Inhalten; vielleicht ist sie ein Fehler.',
      after: 'Die spätere Antwort ist keine Liste von Inhalten; vielleicht ist sie ein Fehler.',
    },
    'broken-off': {
      before:
        'Die frühere Antwort ist abgebrochen: Was neu scheint, war vielleicht schon vorher da.',
      after:
        'Die spätere Antwort ist abgebrochen: Was weggefallen scheint, ist vielleicht noch da.',
    },
    'other-instance': 'Die beiden Antworten kommen von verschiedenen Instanzen.',
    'other-endpoint': 'Die beiden Antworten kommen von verschiedenen Endpunkten.',
    'other-query':
      'Die beiden Abfragen unterscheiden sich: Unterschiede können von der Abfrage kommen und nicht vom Inhalt.',
    'other-page':
      'Die beiden Antworten sind verschiedene Seiten: „neu“ und „weggefallen“ heißt vielleicht nur, dass ein Inhalt auf einer anderen Seite steht.',
    'one-page': {
      sorted:
        'Verglichen wird nur eine Seite aller Treffer: „neu“ und „weggefallen“ heißt vielleicht nur, dass ein Inhalt auf eine andere Seite gerutscht ist.',
      unsorted:
        'Verglichen wird nur eine Seite aller Treffer, und ohne Sortierung ist die Reihenfolge Sache des Servers: „neu“ und „weggefallen“ heißt vielleicht nur, dass ein Inhalt auf einer anderen Seite steht.',
    },
    'other-sort': 'Die beiden Abfragen sortieren verschieden; Plätze sagen daher nichts aus.',
    'repeated-ids':
      '{count} Inhalt kam in einer Antwort mehrmals; verglichen werden jeweils die ersten. | {count} Inhalte kamen in einer Antwort mehrmals; verglichen werden jeweils die ersten.',
    'without-id':
      "Inhalte ohne {'@'}id lassen sich nicht vergleichen: {before} in der früheren Antwort, {after} in der späteren.",
  },
}
