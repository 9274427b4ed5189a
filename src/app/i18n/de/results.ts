import type { Words } from '#app/i18n/language-words.ts'
import type * as english from '#app/i18n/en/results.ts'

export const results: Words<typeof english.results> = {
  notLoaded: 'Details nicht geladen: {names}',
  loadDetails: 'Laden (1 Anfrage)',
  arrived: 'Antwort {status}, {total}. {page}',
  total: '{count} Inhalt | {count} Inhalte',
  totalOf: '{count} von {whole} Inhalt | {count} von {whole} Inhalten',
  totalOfHint:
    'Gesamtzahl des Endpunkts ohne Filter: {whole}. Die App fragt diese Zahl nach jedem Start nur einmal ab.',
  onlyDefaultLanguage:
    'Keine Sprache gewählt: dataCycle sendet nur Inhalte in der Standardsprache. Inhalte ohne diese Sprache fehlen.',
  allLanguages: 'Abfrage in allen Sprachen senden',
  totalUnknown: 'Gesamtzahl unbekannt',
  page: 'Seite {number} von {pages}',
  pageOnly: 'Seite {number}',
  pageItems: 'Inhalte {from} bis {to}',
  pageUnknown: 'Seitennummer unbekannt',
  pageUnknownOf: 'Seite ? von {pages}',
  serverTime: 'Server brauchte {time}',
  serverSlowHint:
    'Der Server brauchte die meiste Zeit. Oft ist nur die erste Antwort nach einer Änderung langsam. Senden Sie die Abfrage noch einmal. Abfragen mit weniger Relationen und Feldern sind schneller.',
  timeHint: '{wait} ms bis zum ersten Byte, {download} ms Übertragung',
  waiting: 'Warten auf die Antwort',
  rendering:
    'Der Server stellt diese Inhalte wohl gerade neu zusammen; eine kleinere Seite ist schneller',
  receiving: 'Empfang läuft',
  emptyTitle: 'Keine Inhalte',
  emptyText: 'Der Endpunkt hat geantwortet, aber keine Inhalte geliefert.',
  withoutFilters: 'Ohne Volltext und Filter senden',
  emptyCauses: {
    'past-end': 'Seite {number} gibt es nicht: Die letzte Seite ist Seite {last}.',
    counted: 'Gesamtzahl laut Server: {total}. Die Filter schließen also nicht alle Inhalte aus.',
    page: 'Gibt es Seite {number} überhaupt? Die Antwort sagt nicht, wie viele Seiten es gibt.',
    endpoint: 'Ist „{endpoint}“ der richtige Endpunkt, und enthält er Inhalte?',
    value:
      'Ist „{value}“ bei „{name}“ so geschrieben wie auf dem Server? Vielleicht braucht dieser Filter eine ID oder einen Slug.',
    'full-text':
      'Gibt es einen Inhalt mit allen diesen Wörtern: „{value}“? Versuchen Sie es mit weniger Wörtern oder einer anderen Schreibweise.',
    coordinates:
      'Steht in „{name}: {value}“ der Längengrad vor dem Breitengrad, und liegt dort ein Inhalt?',
    bound: 'Gibt es Inhalte, für die „{name}: {value}“ zutrifft?',
    'id-value':
      'Haben Inhalte dieses Endpunkts bei „{name}“ den Wert „{value}“? Auch eine gültige ID kommt vielleicht bei keinem dieser Inhalte vor.',
    'core-full-text':
      'Gibt es einen Inhalt mit allen diesen Wörtern: „{value}“? Die Volltextsuche durchsucht nicht alle Attribute, zum Beispiel keine Adressen.',
    held: '„{endpoint}“ hat vorhin Inhalte geliefert (bis zu {count}), ist also nicht leer. Dass jetzt keine Inhalte kommen, liegt an einem anderen Teil der Abfrage.',
    filters:
      'Gibt es einen Inhalt, der alle diese Filter zugleich erfüllt: {names}? Versuchen Sie es mit weniger Filtern.',
    matching:
      'Gibt es im Moment überhaupt passende Inhalte? Zum Beispiel können alle Veranstaltungen vorbei sein.',
  },
  wholeItem: 'Ganzer Inhalt',
  distance: '{distance} km · {place}',
  distanceHint: '{distance} km vom Punkt der Abfrage, Luftlinie. {place}',
  grid: { page: 'Inhalte dieser Seite', set: 'Inhalte dieses Abrufs' },
  items: '{count} Inhalt auf dieser Seite | {count} Inhalte auf dieser Seite',
  steps: {
    first: 'Erste Seite',
    prev: 'Vorige Seite',
    next: 'Nächste Seite',
    last: 'Letzte Seite',
  },
  itemNone: 'Wählen Sie eine Zeile, um den Inhalt zu sehen.',
  copyItem: 'JSON kopieren',
  unresolved: 'Details nicht geladen',
  repeated: 'Dieser Inhalt stand schon auf einer früheren Seite',
  raw: 'Rohdaten',
  noticesMore: {
    notices: '{count} weiterer Hinweis | {count} weitere Hinweise',
    parameters: 'Prüfergebnis je Parameter',
  },
  noticesLess: 'Weniger zeigen',
  tab: {
    items: 'Inhalte',
    overview: 'Übersicht',
    text: 'Text',
    tree: 'Baum',
    head: 'Header',
  },
  save: 'Antwort speichern',
  picture: {
    'other-host':
      'Das Bild wurde nicht geladen. Es liegt auf einem anderen Server ({host}), und die App lädt solche Bilder nur über https.',
    'other-host-failed':
      'Das Bild liegt auf einem anderen Server ({host}) und ließ sich nicht laden.',
    'no-picture': 'Die Bildadresse auf {host} führt zu keinem Bild.',
    'not-delivered': '{host} hat das Bild nicht geliefert.',
  },
  pageFilter: 'Die Zeile dieser Seite filtern | {count} Zeilen dieser Seite filtern',
  rowFilter: 'Zeilen filtern',
  searchPages: 'Volltextsuche auf dem Server',
  filterSetHint: 'Lädt die Inhalte aller Seiten. Der Zeilenfilter gilt dann für alle Seiten.',
  setFilter: 'Nur diesen Abruf filtern',
  unfound: {
    page: 'Keine Zeile dieser Seite enthält „{words}“.',
    set: 'Keine Zeile dieses Abrufs enthält „{words}“.',
    only: 'Keine dieser Zeilen enthält „{words}“.',
    columns: 'Der Zeilenfilter durchsucht nur die angezeigten Spalten.',
    searchHint:
      'Fügt die Wörter zum Volltext hinzu und sendet die Abfrage. Der Server findet sie auch in Texten, die nicht in der Tabelle stehen. Der Zeilenfilter wird dabei geleert.',
    searchAll: 'In allen Zeilen suchen',
  },
  ordering: 'Wird sortiert…',
  rowsOf: {
    page: '{shown} von {all} Zeilen auf dieser Seite',
    set: '{shown} von {all} Zeilen',
  },
  sorted: {
    page: {
      ascending: 'Nur diese Seite sortiert: {column} ↑',
      descending: 'Nur diese Seite sortiert: {column} ↓',
    },
    set: {
      ascending: 'Sortiert nach: {column} ↑',
      descending: 'Sortiert nach: {column} ↓',
    },
  },
  unsort: 'Ursprüngliche Reihenfolge wiederherstellen',
  sortHint: {
    page: 'Klicken sortiert nur diese Seite. Ziehen verschiebt die Spalte.',
    set: 'Klicken sortiert den ganzen Abruf. Ziehen verschiebt die Spalte.',
  },
  rowNumber: 'Nummer des Inhalts',
  columns: 'Spalten {shown}/{all}',
  columnsShown: '{shown} von {all} Spalten sind zu sehen.',
  columnsHint: 'Spalten auswählen und ordnen',
  columnsSearch: 'Spalte suchen',
  columnsReset: 'Spalten zurücksetzen',
  columnsTruncated: 'Es gibt mehr Attribute, als diese Liste zeigen kann.',
  columnPresent: 'Gefüllt bei {count} von {all} Inhalten',
  columnUp: 'Spalte {column} nach oben verschieben',
  columnDown: 'Spalte {column} nach unten verschieben',
  columnWidth: 'Breite der Spalte {column}',
  cell: {
    null: 'null: Der Inhalt hat dieses Attribut, aber ohne Wert.',
    absent: 'Der Inhalt kam ohne dieses Attribut.',
    includeHint:
      'Verknüpft, Details nicht geladen. Ein Klick lädt sie beim nächsten Senden mit (Include: {relation}).',
  },
  menu: {
    include: 'Details von {name} mitladen (Include)',
    copyCell: 'Zelle kopieren',
    copyRows: 'Zeile als Tabelle kopieren | {count} Zeilen als Tabelle kopieren',
    copyName: 'Pfad „{name}“ kopieren',
    sort: {
      page: {
        ascending: 'Diese Seite nach {name} sortieren ↑',
        descending: 'Diese Seite nach {name} sortieren ↓',
      },
      set: {
        ascending: 'Abruf nach {name} sortieren ↑',
        descending: 'Abruf nach {name} sortieren ↓',
      },
    },
    wider: 'Spalte {name} verbreitern',
    narrower: 'Spalte {name} verschmälern',
    hide: 'Spalte {name} ausblenden',
  },
  copiedRows: 'Zeile kopiert | {count} Zeilen kopiert',
  goToPage: 'Zu Seite {number}',
  goHint: 'Enter öffnet die eingegebene Seite. {next} und {previous} blättern.',
  limitedByFields:
    '{relation} steht schon in Include. Inhalte ohne Details haben keines der Attribute, die unter Fields angefordert sind.',
  alreadyIncluded: '{relation} steht schon in Include.',
  included: 'In Include aufgenommen: {relation}. „Senden“ lädt die Details.',
}

/** Words of the menu of a cell: what the server can be asked for by it, and what it refers to. */
export const cellMenu: Words<typeof english.cellMenu> = {
  sort: {
    ascending: 'Auf dem Server nach {name} sortieren ↑',
    descending: 'Auf dem Server nach {name} sortieren ↓',
  },
  sortRefused: {
    nested: 'Sortieren auf dem Server nicht möglich: Das Attribut gehört nicht zum Inhalt selbst',
    'no-key': 'Sortieren auf dem Server nicht möglich: {name} ist kein Sortierschlüssel',
    'not-known':
      'Sortieren auf dem Server nicht möglich: {name} ist nicht als Sortierschlüssel bekannt',
    'raw-body': 'Sortieren auf dem Server nicht möglich: Der Body ist von Hand geschrieben',
    'other-connection':
      'Sortieren auf dem Server nicht möglich: Die Antwort ist von einem anderen Server',
    'other-endpoint':
      'Sortieren auf dem Server nicht möglich: Die Antwort ist von einem anderen Endpunkt',
  },
  filter: 'Auf dem Server nach {name} filtern',
  filterRefused: {
    'no-value': 'Filtern auf dem Server nicht möglich: Diese Zelle enthält keinen Wert zum Filtern',
    'no-key': 'Filtern auf dem Server nicht möglich: Für {name} ist kein Filterschlüssel bekannt',
    'raw-body': 'Filtern auf dem Server nicht möglich: Der Body ist von Hand geschrieben',
    'other-connection':
      'Filtern auf dem Server nicht möglich: Die Antwort ist von einem anderen Server',
    'other-endpoint':
      'Filtern auf dem Server nicht möglich: Die Antwort ist von einem anderen Endpunkt',
  },
  openRelated: 'Verknüpften Inhalt öffnen',
  copyRelated: { address: 'API-Adresse kopieren', id: 'ID kopieren' },
  notHere:
    'Der verknüpfte Inhalt ist nicht auf dieser Seite. Fügen Sie die Relation zu Include hinzu, um ihn zu sehen.',
}

export const standing: Words<typeof english.standing> = {
  stale: 'Diese Antwort gehört zur vorigen Abfrage.',
  staleChanges: 'Nicht gesendet: {changes}',
  staleSource: 'Antwort der vorigen Abfrage: {connection} · {endpoint}.',
  gone: '{words} entfernt',
  staleToken: 'Diese Antwort kam, bevor der Token geändert wurde.',
  restore: 'Rückgängig',
  sendAgain: 'Erneut senden',
  kept: 'Gespeicherte Antwort vom {moment}. „Senden“ ruft eine neue Antwort ab.',
  set: {
    proved: 'Vollständiger Abruf vom {moment}, auf diesem Computer gespeichert.',
    open: 'Abruf vom {moment}, auf diesem Computer gespeichert.',
    back: 'Zurück zur Antwort',
  },
  cancelled: 'Anfrage abgebrochen. Die vorige Antwort bleibt sichtbar.',
  pageRequest: 'HTTP-Anfrage für Seite {number}',
  otherPageRequest: 'HTTP-Anfrage für diese Seite',
}
