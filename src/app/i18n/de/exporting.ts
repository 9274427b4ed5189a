import type { Words } from '#app/i18n/en/words.ts'
import type { exporting as EnglishExporting } from '#app/i18n/en/exporting.ts'

export const exporting: Words<typeof EnglishExporting> = {
  open: 'Exportieren…',
  title: 'Inhalte exportieren',
  scope: 'Was',
  sortAgain: 'Nach {key} sortieren und neu exportieren',
  orderLost:
    'Der Server kann diese Reihenfolge nicht halten. Seiten können Inhalte doppelt oder gar nicht enthalten.',
  sortSteadily: 'Stattdessen nach {key} sortieren',
  sheet: 'Inhalte',
  cells: 'Werte',
  cellChoices: { readable: 'Zum Lesen', exact: 'Wie die API sie sendet' },
  cellHints: {
    readable:
      'Spalten mit Namen in Worten, echte Datumsangaben, kein HTML; Bilder als Adresse, verknüpfte Inhalte mit Namen',
    exact: 'Jeder Wert unverändert, verschachtelte Attribute in eigenen Spalten',
  },
  scopes: {
    selected: 'Ausgewählte Zeilen',
    filtered: 'Gefilterte Zeilen',
    rowsHint:
      '{count} Zeile dieser Seite, in der gezeigten Reihenfolge | {count} Zeilen dieser Seite, in der gezeigten Reihenfolge',
    page: 'Diese Seite',
    set: 'Die gespeicherte Menge',
    pageHint: '{count} Inhalt, wie angezeigt | {count} Inhalte, wie angezeigt',
    all: 'Alle Seiten',
    allHint: '{total}, Seite für Seite neu abgerufen, ab der ersten Seite',
    allHintUnknown: 'Seite für Seite bis zur letzten geladen; der Server nennt keine Gesamtzahl',
    allCount: '{count} Inhalt | {count} Inhalte',
    kept: 'Diese Inhalte',
    keptHint:
      '{count} Inhalt aus allen Seiten, nicht neu geladen | {count} Inhalte aus allen Seiten, nicht neu geladen',
  },
  file: {
    page: '{name} - Seite {number}',
    filtered: '{name} - gefiltert',
    selected: '{name} - ausgewählt',
    kept: '{name} - Auswahl',
  },
  format: 'Format',
  formats: { json: 'JSON', ndjson: 'NDJSON', csv: 'CSV', xlsx: 'Excel (XLSX)' },
  formatHints: {
    json: 'Eine Liste, jeder Inhalt genau wie gesendet',
    ndjson: 'Ein Inhalt je Zeile, genau wie gesendet',
    csv: 'Eine Zeile je Inhalt. Texte, die wie eine Formel aussehen, bekommen vorne einen Apostroph',
    xlsx: 'Eine Zeile je Inhalt. Datumsangaben werden zu Excel-Datumswerten ohne Zeitzone; Zahlen über 15 Stellen werden zu Text',
  },
  columns: 'Spalten',
  columnChoices: { all: 'Alle', shown: 'Wie in der Tabelle', picked: 'Auswählen' },
  allColumnsHint: 'Jedes Attribut, das in den Inhalten vorkommt, verschachtelte mit ihrem Pfad',
  allReadableHint: 'Jedes Attribut, das in den Inhalten vorkommt, mit Telefon, E-Mail und Website',
  notLoaded:
    'Details nicht geladen: {names}. In ihren Zellen steht nur „verknüpft, Details nicht geladen“.',
  include: 'Zu Include hinzufügen und senden',
  including: 'Die Details werden geladen…',
  shownColumnsHint:
    'Die in der Tabelle gezeigte Spalte | Die {count} in der Tabelle gezeigten Spalten',
  plainText: 'HTML zusätzlich als reinen Text: „description (text)“',
  noColumn: 'Bitte eine Spalte wählen.',
  separator: 'Trennzeichen',
  separators: { comma: 'Komma', semicolon: 'Strichpunkt (deutsches Excel)' },
  decimalNote:
    'Zahlen bekommen ein Dezimalkomma, weil das deutsche Excel 5.1987 als Datum liest. XLSX behält echte Zahlen.',
  start: 'Exportieren',
  drop: 'Verwerfen',
  running: {
    pages: 'Seite {page}: {items}',
    pagesOf: 'Seite {page}: {items} von {total}',
    table: 'Die Tabelle wird geschrieben: {items} von {total}',
    beginning: 'Die erste Seite wird geladen…',
    stopping: 'Wird beendet…',
    items: '{count} Inhalt | {count} Inhalte',
  },
  cancelHint: 'Bisher Geladenes lässt sich noch speichern.',
  result: {
    page: '{items} dieser Seite.',
    kept: '{items} aus allen Seiten.',
    filtered: '{count} gefilterte von {all} Zeilen.',
    filteredOfPage: '{count} gefilterte von {all} Zeilen auf Seite {page}.',
    selected: '{count} ausgewählte von {all} Zeilen.',
    selectedOfPage: '{count} ausgewählte von {all} Zeilen auf Seite {page}.',
    complete: '{items} exportiert; der Server zählt {total}.',
    completeOnce: '{items} exportiert; der Server zählt {total}. Keine ID doppelt.',
    incomplete: '{items} exportiert, der Server zählt aber {total}: {missing} fehlen.',
    untold:
      '{items} exportiert; der Server zählt {total}. Ein Inhalt hat keine ID und kann doppelt sein. | {items} exportiert; der Server zählt {total}. {count} Inhalte haben keine ID; darunter können doppelte sein.',
    surplus: '{items} exportiert, der Server zählt aber nur {total}: {surplus} mehr als das.',
    'unknown-total': '{items} exportiert. Der Server nennt keine Gesamtzahl zum Vergleichen.',
    stopped: 'Bis dahin geladen: {items}.',
    stoppedOf: 'Bis dahin geladen: {items} von {total}.',
    none: 'Es wurden keine Inhalte geladen. Es gibt daher nichts zu speichern.',
    saved: 'Unter Downloads als {name} gespeichert, {size}.',
    notSaved: 'Noch nicht gespeichert: {size}.',
    dropped: 'Abgebrochen. Es wurde nichts gespeichert.',
    overtaken:
      'Gerade kommt eine neuere Antwort. Es wurde nichts exportiert. Exportieren Sie noch einmal, sobald die neue Antwort angezeigt wird.',
    noRoom:
      'Für die Datei ist nicht genug Platz. Es wurde nichts gespeichert. Schaffen Sie Platz, oder exportieren Sie weniger Inhalte.',
    failed:
      'Der Export ist fehlgeschlagen. Es wurde nichts gespeichert. Bitte noch einmal versuchen. Hilft das nicht, melden Sie bitte den Fehler.',
    saveAgain: 'Noch einmal speichern',
    saveSoFar: 'Geladenes speichern',
  },
  stop: {
    cancelled: 'Der Export wurde abgebrochen.',
    problem: 'Seite {page} ließ sich nicht laden: {title}.',
    status:
      'Für Seite {page} antwortete der Server mit Status {status} statt mit Inhalten. Senden Sie die Abfrage noch einmal, um den Grund zu sehen.',
    broken: 'Seite {page} brach ab; ihre vollständigen Inhalte stehen in der Datei.',
    'no-list': 'Seite {page} ist keine Liste von Inhalten.',
  },
  remark: {
    repeated:
      'Ein Inhalt kam zweimal. In der Datei steht er einmal. | {count}-mal kam ein Inhalt noch einmal. In der Datei steht jeder einmal.',
    repeatedIds: 'Mehrfach gelieferte IDs',
    'core-sort-unusable':
      'Der Server kann nicht so sortieren. Seiten können Inhalte doppelt oder gar nicht enthalten.',
    unsorted:
      'Die Abfrage hat keine Sortierung, die Reihenfolge kann sich also von Seite zu Seite ändern. Inhalte können doppelt oder gar nicht kommen. Fügen Sie eine Sortierung hinzu und exportieren Sie noch einmal.',
    loop: 'Der Link zur nächsten Seite führt zu einer früheren Seite zurück. Der Export endete dort.',
    'nothing-new':
      'Zwei Seiten nacheinander enthielten nur Inhalte, die schon gekommen waren. Der Export endete dort.',
    'too-many-pages':
      'Es kamen weit mehr Seiten, als die Gesamtzahl des Servers erwarten lässt. Der Export endete dort.',
    'empty-page': 'Eine Seite ohne Inhalte kam, bevor die Gesamtzahl erreicht war.',
    'no-next-link': 'Die letzte Seite hat keinen Link auf eine nächste.',
    'total-changed':
      'Die Gesamtzahl des Servers änderte sich während des Exports von {before} auf {after}.',
    'link-refused':
      'Der Link zur nächsten Seite auf Seite {page} führt aus dieser Abfrage oder Verbindung heraus. Die nächste Seite wurde über ihre Nummer geladen. | {count} Links zur nächsten Seite führen aus dieser Abfrage oder Verbindung heraus, der erste auf Seite {page}. Die nächsten Seiten wurden über ihre Nummer geladen.',
    'other-page':
      'Statt Seite {page} kam eine andere. | {count}-mal kam eine andere Seite als angefordert, zuerst statt Seite {page}.',
    'short-page':
      'Seite {page} hatte weniger Inhalte als die Seitengröße, obwohl weitere Inhalte folgten. | {count} Seiten hatten weniger Inhalte als die Seitengröße, obwohl weitere Inhalte folgten; die erste ist Seite {page}.',
    unreadable:
      'Ein Inhalt ist kein gültiges JSON; sein Text steht in der ersten Zelle seiner Zeile. | {count} Inhalte sind kein gültiges JSON; ihr Text steht in der ersten Zelle ihrer Zeile.',
    'cut-cells':
      'Ein Text war zu lang für eine Zelle und wurde gekürzt. | {count} Texte waren zu lang für eine Zelle und wurden gekürzt.',
    'guarded-cells':
      'Ein Text sieht wie eine Formel aus und bekam vorne einen Apostroph. | {count} Texte sehen wie Formeln aus und bekamen vorne einen Apostroph.',
    'attributes-left-out': 'Die Tabelle hat keine Spalte für: {names}.',
    'too-many-columns': 'Es gibt mehr Attribute, als eine Tabelle Spalten haben kann.',
  },
}
