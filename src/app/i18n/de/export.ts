import type { Words } from '#app/i18n/en/words.ts'
import type { exporting as english } from '#app/i18n/en/export.ts'

export const exporting: Words<typeof english> = {
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
      'Namen in Worten, echte Datumsangaben, kein HTML; Bilder als Adresse, verknüpfte Inhalte mit Namen',
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
    allHint: '{total}, Seite für Seite neu abgefragt, von der ersten an',
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
    csv: 'Eine Zeile je Inhalt. Texte, die wie eine Formel aussehen, bekommen einen Apostroph davor',
    xlsx: 'Eine Zeile je Inhalt. Datumsangaben werden Excel-Daten, ohne Zeitzone; Zahlen über 15 Stellen werden Text',
  },
  columns: 'Spalten',
  columnChoices: { all: 'Alle', shown: 'Wie in der Tabelle', picked: 'Auswählen' },
  allColumnsHint: 'Jedes Attribut, das in den Inhalten vorkommt, verschachtelte mit ihrem Pfad',
  allReadableHint: 'Jedes Attribut, das in den Inhalten vorkommt, mit Telefon, E-Mail und Website',
  notLoaded:
    'Details nicht geladen: {names}. In ihren Zellen steht nur „verknüpft, Details nicht geladen“.',
  include: 'Zu Include hinzufügen und senden',
  including: 'Die Details werden geladen…',
  shownColumnsHint: 'Die Spalte, die sie zeigt | Die {count} Spalten, die sie zeigt',
  plainText: 'Mit reinem Text neben HTML: „description (text)“',
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
    complete: '{items} exportiert; der Server zählt {total}.',
    completeOnce: '{items} exportiert; der Server zählt {total}. Keine ID doppelt.',
    incomplete: '{items}, obwohl der Server {total} zählt: {missing} fehlen.',
    surplus: '{items}, obwohl der Server {total} zählt: {surplus} mehr.',
    'unknown-total': '{items}. Der Server nennt keine Gesamtzahl zum Vergleichen.',
    stopped: '{items} kamen bis dahin.',
    stoppedOf: '{items} von {total} kamen bis dahin.',
    none: 'Es kam nichts, was sich speichern ließe.',
    saved: 'Unter Downloads als {name} gespeichert, {size}.',
    notSaved: 'Noch nicht gespeichert: {size}.',
    dropped: 'Abgebrochen. Es wurde nichts gespeichert.',
    overtaken:
      'Eine neuere Antwort nimmt gerade den Platz der zu exportierenden ein. Es wurde nichts exportiert. Sobald sie da ist, lässt sie sich exportieren.',
    noRoom:
      'Für die Datei ist nicht genug Platz. Es wurde nichts gespeichert. Schaffen Sie Platz, oder exportieren Sie weniger.',
    failed:
      'Der Export ist fehlgeschlagen. Es wurde nichts gespeichert. Bitte noch einmal versuchen. Bleibt es dabei, bitte melden.',
    saveAgain: 'Noch einmal speichern',
    saveSoFar: 'Bisheriges speichern',
  },
  stop: {
    cancelled: 'Der Export wurde abgebrochen.',
    problem: 'Seite {page} kam nicht: {title}.',
    status:
      'Der Server antwortete auf Seite {page} mit Status {status} statt mit Inhalten. Warum, zeigt die Abfrage, wenn sie noch einmal gesendet wird.',
    broken: 'Seite {page} brach ab; ihre vollständigen Inhalte stehen in der Datei.',
    'no-list': 'Seite {page} ist keine Liste von Inhalten.',
  },
  remark: {
    repeated:
      'Ein Inhalt kam auf zwei Seiten und steht zweimal in der Datei: zusammen {rows}. | Inhalte kamen {count}-mal erneut und stehen so oft in der Datei: zusammen {rows}.',
    'core-sort-unusable':
      'Der Server kann nicht so sortieren. Daher enthalten Seiten Inhalte doppelt oder gar nicht.',
    unsorted:
      'Die Abfrage hat keine Sortierung, die Reihenfolge kann sich also von Seite zu Seite ändern. Inhalte können doppelt oder gar nicht kommen. Fügen Sie eine Sortierung hinzu und exportieren Sie noch einmal.',
    loop: 'Der Link zur nächsten Seite führte zu einer früheren zurück. Dort endete der Export.',
    'nothing-new': 'Zwei Seiten nacheinander hatten keine neuen Inhalte. Dort endete der Export.',
    'too-many-pages': 'Es kamen weit mehr Seiten, als der Server zählt. Dort endete der Export.',
    'empty-page': 'Eine Seite ohne Inhalte kam, bevor die Gesamtzahl erreicht war.',
    'no-next-link': 'Die letzte Seite nennt keine nächste.',
    'total-changed': 'Die Gesamtzahl des Servers änderte sich unterwegs von {before} auf {after}.',
    'link-refused':
      'Der Link auf Seite {page} verlässt diese Abfrage oder Verbindung. Die nächste Seite wurde über ihre Nummer geladen. | {count} Links verlassen diese Abfrage oder Verbindung, der erste auf Seite {page}. Die nächsten Seiten wurden über ihre Nummer geladen.',
    'other-page':
      'Statt Seite {page} kam eine andere. | {count}-mal kam eine andere Seite als angefordert, zuerst statt Seite {page}.',
    'short-page':
      'Seite {page} hatte weniger Inhalte als ihre Größe, obwohl weitere folgten. | {count} Seiten hatten weniger Inhalte als ihre Größe, obwohl weitere folgten; die erste ist Seite {page}.',
    unreadable:
      'Ein Inhalt ist kein gültiges JSON; sein Text steht in der ersten Zelle seiner Zeile. | {count} Inhalte sind kein gültiges JSON; ihr Text steht in der ersten Zelle ihrer Zeile.',
    'cut-cells':
      'Ein Text war länger, als eine Zelle sein darf, und wurde gekürzt. | {count} Texte waren länger, als eine Zelle sein darf, und wurden gekürzt.',
    'guarded-cells':
      'Ein Text sieht wie eine Formel aus und bekam einen Apostroph davor. | {count} Texte sehen wie Formeln aus und bekamen einen Apostroph davor.',
    'attributes-left-out': 'Keine Spalte hat die Tabelle für: {names}.',
    'too-many-columns': 'Es gibt mehr Attribute, als eine Tabelle Spalten haben kann.',
  },
}
