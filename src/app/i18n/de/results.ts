import type { Words } from '../en/words.ts'
import type { results as english } from '../en/results.ts'

export const results: Words<typeof english> = {
  title: 'Antwort',
  arrived: 'Antwort {status}, {total}. {page}',
  total: '{count} Inhalt insgesamt | {count} Inhalte insgesamt',
  totalOf: '{count} von {whole} Inhalt | {count} von {whole} Inhalten',
  totalOfHint:
    'Ohne jede Bedingung hat der Endpunkt {whole}, so die Antwort auf die eine Nachfrage seit dem Start der App.',
  totalUnknown: 'Gesamtzahl unbekannt',
  page: 'Seite {number} von {pages}',
  pageOnly: 'Seite {number}',
  pageItems: 'Inhalte {from} bis {to}',
  pageUnknown: 'Seitennummer unbekannt',
  pageUnknownOf: 'Seite unbekannt, von {pages}',
  serverTime: 'Server {time}',
  serverSlowHint:
    'Die meiste Zeit hat der Server selbst gebraucht. Oft ist nur die erste Auslieferung nach einer Änderung langsam: Noch einmal senden zeigt es. Weniger Relationen und Attribute sind schneller.',
  timeHint: '{wait} ms bis zum ersten Byte, {download} ms Übertragung',
  waiting: 'Warten auf die Antwort',
  receiving: 'Empfang läuft',
  emptyTitle: 'Keine Inhalte',
  emptyText: 'Der Endpunkt hat geantwortet, aber ohne Inhalte.',
  emptyCauses: {
    behind: 'Seite {number} liegt hinter der letzten; das ist Seite {last}.',
    counted:
      'Der Server zählt {total} Inhalte zu dieser Abfrage, die Filter schließen also nicht alle aus.',
    page: 'Gibt es eine Seite {number} überhaupt? Wie viele es sind, sagt die Antwort nicht.',
    endpoint: 'Ist „{endpoint}“ der gemeinte Endpunkt, und enthält er etwas?',
    value:
      'Ist „{value}“ für {name} so geschrieben wie in der Instanz (Schreibweise, ID oder Slug)?',
    'full-text':
      'Gibt es einen Inhalt mit allen diesen Wörtern: „{value}“? Vielleicht hilft ein Wort weniger oder eine andere Schreibweise.',
    bound: 'Gibt es etwas für „{name}: {value}“?',
    'id-value':
      'Ist {value} ein Wert von {name}, den Inhalte dieses Endpunkts haben? Eine ID kann es geben, ohne dass hier etwas zu ihr gehört.',
    'core-full-text':
      'Der Server findet keinen Inhalt mit allen diesen Wörtern: „{value}“. Sein Volltext liest nicht jedes Attribut, eine Adresse etwa nicht: Was nicht gefunden wird, kann trotzdem da sein.',
    held: '„{endpoint}“ hat in dieser Sitzung schon Inhalte gezeigt (höchstens {count}), leer ist er also nicht. Es liegt an dem, was sonst verlangt wurde.',
    filters:
      'Gibt es einen Inhalt, der das alles zugleich erfüllt: {names}? Weniger davon kann helfen.',
    language: 'Gibt es Inhalte mit einer Übersetzung für language={value}?',
    matching:
      'Passt im Moment überhaupt etwas? Veranstaltungen zum Beispiel können alle vorbei sein.',
  },
  wholeItem: 'Ganzer Inhalt',
  grid: 'Inhalte dieser Seite',
  items: '{count} Inhalt auf dieser Seite | {count} Inhalte auf dieser Seite',
  steps: {
    first: 'Erste Seite',
    prev: 'Vorige Seite',
    next: 'Nächste Seite',
    last: 'Letzte Seite',
  },
  item: 'Inhalt',
  itemNone: 'Eine Zeile auswählen, um den Inhalt zu sehen.',
  copyItem: 'JSON kopieren',
  unresolved: 'nicht aufgelöst',
  repeated: 'Stand schon auf einer früheren Seite',
  raw: 'Rohdaten',
  noticesMore: '+{count} weitere',
  noticesLess: 'Weniger',
  tab: {
    items: 'Inhalte',
    completeness: 'Vollständigkeit',
    text: 'Text',
    tree: 'Baum',
    head: 'Header',
  },
  save: 'Antwort speichern',
  picture: {
    'other-host':
      'Nicht geholt: Das Bild liegt auf einem anderen Server als die Instanz ({host}), und von anderswo werden Bilder nur über https geholt.',
    'other-host-failed':
      'Das Bild liegt auf einem anderen Server als die Instanz ({host}) und war dort nicht zu holen.',
    'no-picture': 'Unter seiner Adresse auf {host} liegt kein Bild.',
    'not-delivered': '{host} hat das Bild nicht geliefert.',
  },
  pageFilter: 'Nur diese Seite filtern',
  ordering: 'Wird sortiert…',
  rowsOf: '{shown} von {all} auf dieser Seite',
  sorted: {
    ascending: 'Nur diese Seite, nach {column} ↑',
    descending: 'Nur diese Seite, nach {column} ↓',
  },
  unsort: 'Zurück zur Reihenfolge der Antwort',
  sortHint: 'Klick: nur diese Seite sortieren. Ziehen: Spalte verschieben.',
  rowNumber: 'Nummer des Inhalts',
  columns: 'Spalten {shown}/{all}',
  columnsHint: 'Spalten auswählen und ordnen',
  columnsSearch: 'Attribut suchen',
  columnsReset: 'Zurücksetzen',
  columnsTruncated: 'Es gibt mehr Attribute, als sich auflisten lassen.',
  columnPresent: '{count} von {all} Inhalten haben es',
  columnUp: '{column} nach oben',
  columnDown: '{column} nach unten',
  columnWidth: 'Breite von {column}',
  cell: {
    absent: 'Der Inhalt hat dieses Attribut nicht.',
    includeHint:
      "Nur {'@'}id und {'@'}type sind gekommen. Ein Klick nimmt {relation} in include auf.",
  },
  menu: {
    include: '{name} auflösen (in include aufnehmen)',
    copyCell: 'Zelle kopieren',
    copyRows: 'Zeile als Tabelle kopieren | {count} Zeilen als Tabelle kopieren',
    copyName: 'Pfad „{name}“ kopieren',
    sort: {
      ascending: 'Diese Seite nach {name} sortieren ↑',
      descending: 'Diese Seite nach {name} sortieren ↓',
    },
    wider: 'Spalte {name} verbreitern',
    narrower: 'Spalte {name} verschmälern',
    hide: 'Spalte {name} ausblenden',
  },
  copiedRows: 'Zeile kopiert | {count} Zeilen kopiert',
  pageNumber: 'Seitennummer',
  goHint: 'Enter öffnet diese Seite. {next} und {previous} blättern.',
  included: '{relation} steht jetzt in include. Senden löst es auf.',
}
