import type { Words } from '#app/i18n/en/words.ts'
import type {
  results as EnglishResults,
  cellMenu as EnglishCellMenu,
  standing as EnglishStanding,
} from '#app/i18n/en/results.ts'

export const results: Words<typeof EnglishResults> = {
  title: 'Antwort',
  arrived: 'Antwort {status}, {total}. {page}',
  total: '{count} Inhalt insgesamt | {count} Inhalte insgesamt',
  totalOf: '{count} von {whole} Inhalt | {count} von {whole} Inhalten',
  totalOfHint: 'Ohne Filter hat der Endpunkt {whole}. Einmal geprüft seit dem Start der App.',
  totalUnknown: 'Gesamtzahl unbekannt',
  page: 'Seite {number} von {pages}',
  pageOnly: 'Seite {number}',
  pageItems: 'Inhalte {from} bis {to}',
  pageUnknown: 'Seitennummer unbekannt',
  pageUnknownOf: 'Seite unbekannt, von {pages}',
  serverTime: 'Server {time}',
  serverSlowHint:
    'Die meiste Zeit brauchte der Server. Oft ist nur die erste Auslieferung nach einer Änderung langsam. Senden Sie daher noch einmal. Mit weniger Relationen und Feldern geht es schneller.',
  timeHint: '{wait} ms bis zum ersten Byte, {download} ms Übertragung',
  waiting: 'Warten auf die Antwort',
  rendering: 'Der Server stellt diese Inhalte neu zusammen; eine kleinere Seite ist schneller',
  receiving: 'Empfang läuft',
  emptyTitle: 'Keine Inhalte',
  emptyText: 'Der Endpunkt hat geantwortet, aber ohne Inhalte.',
  emptyCauses: {
    behind: 'Seite {number} liegt hinter dem Ende: Die letzte Seite ist Seite {last}.',
    counted:
      'Der Server zählt {total} Inhalte zu dieser Abfrage, die Filter schließen also nicht alle aus.',
    page: 'Gibt es eine Seite {number} überhaupt? Wie viele Seiten es gibt, sagt die Antwort nicht.',
    endpoint: 'Ist „{endpoint}“ der richtige Endpunkt, und enthält er Inhalte?',
    value:
      'Ist „{value}“ für „{name}“ so geschrieben wie auf dem Server? Vielleicht ist eine ID oder ein Slug nötig.',
    'full-text':
      'Gibt es einen Inhalt mit allen diesen Wörtern: „{value}“? Vielleicht hilft ein Wort weniger oder eine andere Schreibweise.',
    bound: 'Gibt es Inhalte zu „{name}: {value}“?',
    'id-value':
      'Ist „{value}“ ein Wert von „{name}“, den Inhalte dieses Endpunkts haben? Eine ID kann es geben, ohne dass ein Inhalt hier sie hat.',
    'core-full-text':
      'Kein Inhalt hat alle diese Wörter: „{value}“. Die Volltextsuche umfasst nicht jedes Attribut, Adressen zum Beispiel nicht.',
    held: '„{endpoint}“ lieferte vorhin bis zu {count} Inhalte, ist also nicht leer. Die Ursache liegt in der übrigen Abfrage.',
    filters:
      'Gibt es einen Inhalt, der das alles zugleich erfüllt: {names}? Versuchen Sie es mit weniger davon.',
    matching:
      'Passt im Moment überhaupt ein Inhalt? Veranstaltungen zum Beispiel können alle vorbei sein.',
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
  itemNone: 'Wählen Sie eine Zeile, um den Inhalt zu sehen.',
  copyItem: 'JSON kopieren',
  unresolved: 'verknüpft, Details nicht geladen',
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
      'Nicht geladen: Das Bild liegt auf einem anderen Server ({host}). Von dort werden Bilder nur über https geladen.',
    'other-host-failed':
      'Das Bild liegt auf einem anderen Server ({host}) und ließ sich nicht laden.',
    'no-picture': 'Unter der Adresse des Bildes auf {host} liegt kein Bild.',
    'not-delivered': '{host} hat das Bild nicht geliefert.',
  },
  pageFilter: 'Nur diese Seite filtern',
  setFilter: 'Nur diese Menge filtern',
  unfound: {
    page: 'Keine Zeile dieser Seite enthält „{words}“.',
    set: 'Keine Zeile dieser Menge enthält „{words}“.',
    only: 'Keine dieser Zeilen enthält „{words}“.',
    columns: 'Der Zeilenfilter durchsucht nur die angezeigten Spalten.',
    search: 'In der ganzen Abfrage suchen',
    searchHint: 'Fügt die Wörter zum Volltext hinzu und sendet die Abfrage.',
    searchAll: 'In allen Zeilen suchen',
  },
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
  columnPresent: 'in {count} von {all} Inhalten',
  columnUp: '{column} nach oben',
  columnDown: '{column} nach unten',
  columnWidth: 'Breite von {column}',
  cell: {
    absent: 'Der Inhalt hat dieses Attribut nicht.',
    includeHint: 'Verknüpft, Details nicht geladen. Ein Klick nimmt {relation} in include auf.',
  },
  menu: {
    include: 'Details von {name} laden (in include aufnehmen)',
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
  goToPage: 'Zu Seite {number}',
  pageNumber: 'Seitennummer',
  goHint: 'Enter öffnet diese Seite. {next} und {previous} blättern.',
  included: '{relation} steht jetzt in include. Senden lädt die Details.',
}

/** Words of the menu of a cell: what the server can be asked for by it, and what it refers to. */
export const cellMenu: Words<typeof EnglishCellMenu> = {
  sort: {
    ascending: 'Am Server nach {name} sortieren ↑',
    descending: 'Am Server nach {name} sortieren ↓',
  },
  sortRefused: {
    nested: 'Am Server sortieren geht nicht: kein Attribut des Inhalts selbst',
    'no-key': 'Am Server sortieren geht nicht: {name} ist kein Sortierschlüssel',
    'not-known': 'Am Server sortieren geht nicht: {name} ist nicht als Sortierschlüssel bekannt',
    'typed-body': 'Am Server sortieren geht nicht: Der Body ist von Hand geschrieben',
    elsewhere: 'Am Server sortieren geht nicht: Die Antwort ist von einem anderen Server',
    'other-endpoint': 'Am Server sortieren geht nicht: Die Antwort ist von einem anderen Endpunkt',
  },
  filter: 'Am Server filtern nach {name}',
  filterRefused: {
    'no-value': 'Am Server filtern geht nicht: kein filterbarer Wert in dieser Zelle',
    'no-key': 'Am Server filtern geht nicht: kein Filterschlüssel für {name} bekannt',
    'typed-body': 'Am Server filtern geht nicht: Der Body ist von Hand geschrieben',
    elsewhere: 'Am Server filtern geht nicht: Die Antwort ist von einem anderen Server',
    'other-endpoint': 'Am Server filtern geht nicht: Die Antwort ist von einem anderen Endpunkt',
  },
  openRelated: 'Verknüpften Inhalt öffnen',
  copyRelated: { address: 'API-Adresse kopieren', id: 'ID kopieren' },
  notHere:
    'Der verknüpfte Inhalt ist nicht auf dieser Seite. Nehmen Sie die Relation in include auf, um ihn zu sehen.',
}

export const standing: Words<typeof EnglishStanding> = {
  stale: 'Antwort von {connection} · {endpoint}, vor der Änderung.',
  staleToken: 'Antwort mit dem früheren Token.',
  restore: 'Vorige Abfrage wiederherstellen',
  send: 'Senden',
  sendAgain: 'Erneut senden',
  kept: 'Gespeicherte Antwort, empfangen am {moment}. Senden lädt sie neu.',
  set: {
    proved: 'Vollständige Menge vom {moment}, lokal gespeichert.',
    open: 'Menge vom {moment}, lokal gespeichert.',
  },
  cancelled: 'Abgebrochen. Die vorige Antwort wird weiter gezeigt.',
  pageRequest: 'Anfrage von Seite {number}',
  otherPageRequest: 'Anfrage dieser Seite',
}
