import { setTexts } from '#core/set/set-texts-de.ts'
import type { Words } from '#app/i18n/language-words.ts'
import type * as english from '#app/i18n/en/sets.ts'

export const sets: Words<typeof english.sets> = {
  ...setTexts,
  next: {
    ended: 'Klicken Sie auf „Fortsetzen“, um den Abruf fortzusetzen.',
    token: 'Tragen Sie einen neuen Token ein, und setzen Sie den Abruf fort.',
    'no-token': 'Tragen Sie den Token wieder ein, und setzen Sie den Abruf fort.',
    'no-answer': 'Prüfen Sie die Verbindung, und setzen Sie den Abruf fort.',
    disk: 'Schaffen Sie Platz, und setzen Sie den Abruf fort.',
    'sets-full': 'Entfernen Sie einen Abruf, oder erhöhen Sie die Grenze in den Einstellungen.',
  },
  title: 'Alle Inhalte abrufen und vergleichen',
  open: 'Alle abrufen…',
  openHint: 'Alle Inhalte in der App speichern, um sie zu filtern, zu prüfen und zu vergleichen',
  intro:
    'Die App ruft die Inhalte aller Seiten von „{endpoint}“ ab und speichert sie auf diesem Computer. Danach können Sie alle Inhalte ohne weitere Anfragen filtern und zwei Abrufe vergleichen.',
  onlyFiltered:
    'Die Filter der Abfrage gelten auch hier: {filters}. Andere Inhalte des Endpunkts werden nicht abgerufen.',
  forComparison:
    'Für einen Vergleich sind zwei Abrufe nötig: von zwei Endpunkten, von zwei Abfragen oder von derselben Abfrage zu zwei Zeitpunkten. Bisher gespeicherte Abrufe: {count}.',
  pair: 'Um alle Inhalte dieser beiden Abfragen zu vergleichen, rufen Sie die Inhalte beider Abfragen ab. Der Vergleich erscheint unten, sobald beide vollständig sind.',
  ofShown:
    'Das Formular wurde nach dem Senden geändert. Hier gilt noch die Abfrage der gezeigten Antwort. Senden Sie zuerst die Abfrage im Formular, um deren Inhalte abzurufen.',
  noAnswer: 'Senden Sie zuerst eine Abfrage. Danach können Sie hier alle Inhalte abrufen.',
  typedBody:
    'Der Body ist von Hand geschrieben. Füllen Sie das Formular aus, um alle Inhalte abzurufen.',
  way: 'Art des Abrufs',
  ids: 'Über eine Liste der IDs',
  idsHint: 'Zeigt zuverlässig, ob Inhalte fehlen. Eine Sortierung ist nicht nötig.',
  pages: 'Seite für Seite',
  pagesHint:
    'Funktioniert bei jedem Server und zählt die Inhalte. Einzelne Inhalte können aber unbemerkt fehlen.',
  lostOrder:
    'Dieser Server unterstützt die gewählte Sortierung nicht. Seiten würden Inhalte auslassen oder wiederholen.',
  gentle: 'Seiten einzeln nacheinander abrufen',
  price: {
    bounded: 'Anfragen: etwa {expected}, höchstens {requests}.',
    pages:
      'Anfragen: etwa {expected}; wenn die Gesamtzahl des Servers stimmt, höchstens {requests}.',
    load: 'Umfang: etwa {size}. Dauer: etwa {time}.',
    unknown: 'Die Antwort nennt keine Gesamtzahl. Die Zahl der Anfragen ist daher unbekannt.',
  },
  minutes: '{count} Minute | {count} Minuten',
  slow: 'Der erste Abruf kann langsam sein.',
  start: 'Alle Inhalte abrufen',
  toExport: 'Für eine Datei, etwa für Excel oder CSV, ist das nicht nötig.',
  startBoth: 'Beide abrufen',
  startBothFor: 'Beide abrufen (etwa {count} Anfragen)',
  list: 'Gespeicherte Abrufe',
  none: 'Noch kein Abruf gespeichert.',
  entry: '{endpoint} auf {connection}',
  begun: 'begonnen am {time}',
  size: '{size} auf der Festplatte',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  token: 'Neuen Token eintragen…',
  repair: {
    again: 'Fehlende Inhalte abrufen: {count} (Anfragen: bis zu {requests})',
    ids: 'Noch einmal über eine Liste der IDs abrufen (Inhalte: {count}, Anfragen: bis zu {requests})',
    'one-page':
      'Auf einer großen Seite noch einmal abrufen (Inhalte: {count}, Anfragen: bis zu {requests})',
    'larger-pages':
      'Noch einmal mit größeren Seiten abrufen (Inhalte: {count}, Anfragen: bis zu {requests})',
  },
  remove: 'Abruf entfernen',
  removeQuestion:
    'Dieser Abruf wird auf diesem Computer gelöscht (Inhalte: {count}). Auf dem Server wird nichts gelöscht.',
  show: 'Inhalte anzeigen',
  copyIds: 'IDs kopieren',
  damaged: {
    unreadable:
      'Der Abruf {id} ist beschädigt und lässt sich nicht öffnen. Sein Ordner bleibt unverändert.',
    'newer-version': 'Der Abruf {id} stammt von einer neueren Version der App.',
    save: 'Unbeschädigte Inhalte speichern',
    saved:
      '{count} unbeschädigter Inhalt als {name} gespeichert. | {count} unbeschädigte Inhalte als {name} gespeichert.',
    none: 'Dieser Abruf enthält keine unbeschädigten Inhalte.',
    inUse:
      'Es wurde nichts gespeichert: Ein anderes Fenster verwendet diesen Abruf, oder er wurde gelöscht.',
    removeQuestion: 'Der beschädigte Abruf wird mit allen Inhalten von diesem Computer gelöscht.',
  },
  compare: {
    title: 'Zwei gespeicherte Abrufe vergleichen',
    start: 'Vergleichen',
    failed: 'Diese beiden Abrufe lassen sich gerade nicht vergleichen.',
    nothing: 'Keine Unterschiede. Unveränderte Inhalte: {unchanged}.',
    head: 'Inhalte: {first}, {second}, {changed} geändert, {unchanged} unverändert.',
    headMoved:
      'Inhalte: {first}, {second}, {changed} geändert, {moved} verschoben, {unchanged} unverändert.',
    offer: 'Inhalte, die sich nur in „{path}“ unterscheiden: {count} von {all}.',
    absentItem: 'nicht in diesem Abruf',
    leaveOut: '„{path}“ nicht vergleichen',
    leftOut:
      '{count} Inhalt unterscheidet sich nur in Attributen, die Sie nicht vergleichen. | {count} Inhalte unterscheiden sich nur in Attributen, die Sie nicht vergleichen.',
    takeBack: '„{path}“ wieder vergleichen',
    attribute: '{path}: {count}',
    excel: 'Nach Excel',
    fileKind: 'Vergleich',
    fileDifferences: 'Unterschiede',
  },
  reportOf: {
    title: 'Inhalte von {endpoint}',
    server: 'Verbindung',
    query: 'Abfrage',
    time: 'Abgerufen',
    timeValue: '{from} bis {to}',
    way: 'Art des Abrufs',
    totals: 'Gesamtzahl laut Server, vorher und nachher',
    held: 'Verschiedene Inhalte',
    scope: 'Der Bericht gilt nur für diese Abfrage, diese Sprache und diesen Token.',
  },
}

export const exporting: Words<typeof english.exporting> = {
  open: 'Exportieren…',
  sendAndOpen: 'Senden und exportieren…',
  openHint: 'Inhalte dieser Seite oder aller Seiten in eine Datei schreiben',
  toSets: 'Um alle Inhalte in der App zu filtern oder zu vergleichen, rufen Sie sie ab.',
  title: 'Inhalte exportieren',
  scope: 'Umfang',
  sortAgain: 'Nach {key} sortieren und neu exportieren',
  orderLost:
    'Der Server kann diese Reihenfolge nicht einhalten. Beim Blättern können Inhalte doppelt vorkommen oder fehlen.',
  sortSteadily: 'Stattdessen nach {key} sortieren',
  sheet: 'Inhalte',
  cells: 'Werte',
  cellChoices: { readable: 'Lesbar', exact: 'Wie von der API gesendet' },
  cellHints: {
    readable:
      'Spaltennamen in Worten, echte Datumswerte, kein HTML. Von Bildern steht die Adresse in der Datei, von verknüpften Inhalten der Name.',
    exact: 'Jeder Wert unverändert, verschachtelte Attribute in eigenen Spalten.',
  },
  scopes: {
    selected: 'Ausgewählte Zeilen',
    filtered: 'Gefilterte Zeilen',
    rowsHint:
      '{count} Zeile dieser Seite. | {count} Zeilen dieser Seite, in der gezeigten Reihenfolge.',
    setRowsHint:
      '{count} Zeile dieses Abrufs. | {count} Zeilen dieses Abrufs, in der gezeigten Reihenfolge.',
    selectedFilteredHint:
      '{count} Zeile, die ausgewählt ist und zum Filter passt. | {count} Zeilen, die ausgewählt sind und zum Filter passen.',
    page: 'Diese Seite',
    set: 'Der gespeicherte Abruf',
    pageHint: '{count} Inhalt, wie angezeigt. | {count} Inhalte, wie angezeigt.',
    all: 'Alle Seiten',
    allHint:
      '{total}, Seite für Seite neu geladen, ab der ersten Seite. Jeder Inhalt steht einmal in der Datei.',
    allHintUnknown:
      'Seite für Seite neu geladen, bis zur letzten Seite. Der Server nennt keine Gesamtzahl. Jeder Inhalt steht einmal in der Datei.',
    found: 'Diese Inhalte',
    foundHint:
      '{count} Inhalt, ausgewählt aus allen Seiten und schon geladen. | {count} Inhalte, ausgewählt aus allen Seiten und schon geladen.',
  },
  file: {
    page: '{name} - Seite {number}',
    filtered: '{name} - gefiltert',
    selected: '{name} - ausgewählt',
    found: '{name} - Auswahl',
  },
  format: 'Format',
  formats: {
    json: 'JSON',
    ndjson: 'NDJSON',
    csv: 'CSV',
    xlsx: 'Excel (XLSX)',
    sheet: 'Blatt fürs Team (zum Drucken, HTML)',
  },
  formatHints: {
    json: 'Eine Liste, jeder Inhalt genau wie gesendet.',
    ndjson: 'Ein Inhalt je Zeile, genau wie gesendet.',
    csv: 'Eine Zeile je Inhalt. Vor Texten, die wie eine Formel aussehen, steht ein Apostroph.',
    xlsx: 'Eine Zeile je Inhalt. Datumsangaben werden zu Excel-Datumswerten ohne Zeitzone. Zahlen mit mehr als {digits} Stellen werden zu Text.',
    sheet:
      'Eine Seite mit Bildern zum Lesen, Drucken oder Speichern als PDF. Braucht keine App. Bilder kommen aus dem Internet.',
  },
  people: { title: '{name} · Stand {day}', place: 'Ort', dates: 'Termine' },
  columns: 'Spalten',
  columnChoices: { all: 'Alle', shown: 'Wie in der Tabelle', picked: 'Auswählen' },
  allColumnsHint:
    'Alle Attribute, die in den Inhalten vorkommen. Verschachtelte Attribute sind mit ihrem Pfad benannt.',
  peopleColumns: 'Ohne ID und andere technische Angaben.',
  allReadableHint:
    'Alle Attribute, die in den Inhalten vorkommen, auch Telefon, E-Mail und Website.',
  notLoaded: {
    json: 'Diese Attribute verweisen auf Inhalte, deren Details nicht geladen sind: {names}. Von diesen Inhalten enthält die Datei nur ID und Typ.',
    table:
      'Die Details dieser Attribute sind nicht geladen: {names}. In ihren Spalten steht nur die Anzahl, z. B. „{example}“.',
    sheet: 'Die Details dieser Attribute sind nicht geladen: {names}. Im Blatt fehlen sie.',
  },
  loads: 'Details werden mitgeladen, ohne weitere Anfrage: {names}.',
  include: 'Details laden',
  included: 'In Include ergänzt: {names}. Die Abfrage lädt diese Details jetzt mit.',
  includeHint: 'Nimmt {relations} in Include auf und sendet die Abfrage',
  loadAll: 'Details laden ({count} Anfrage) | Details laden ({count} Anfragen)',
  loadAllHint: 'Lädt alle Seiten noch einmal, mit include={relations}',
  including: 'Die Details werden geladen…',
  shownColumnsHint:
    'Die Spalte, die in der Tabelle zu sehen ist. | Die {count} Spalten, die in der Tabelle zu sehen sind.',
  plainText: 'Für HTML eine weitere Spalte mit reinem Text anlegen, z. B. „description (text)“',
  noColumn: 'Bitte mindestens eine Spalte wählen.',
  separator: 'Trennzeichen',
  separators: { comma: 'Komma', semicolon: 'Strichpunkt (deutsches Excel)' },
  decimalNote:
    'Zahlen erhalten ein Dezimalkomma, weil das deutsche Excel 5.1987 als Datum liest. Im Format XLSX bleiben Zahlen echte Zahlen.',
  start: '{count} Inhalt exportieren | {count} Inhalte exportieren',
  startAll: 'Alle Inhalte exportieren',
  drop: 'Export verwerfen',
  running: {
    table: 'Tabelle wird geschrieben: {items} von {total}',
    beginning: 'Die erste Seite wird geladen…',
    stopping: 'Wird beendet…',
  },
  cancelHint: 'Bereits geladene Inhalte lassen sich noch speichern.',
  result: {
    page: 'Exportiert: {items} dieser Seite.',
    found: 'Exportiert: {items}, ausgewählt aus allen Seiten.',
    filtered: 'Gefilterte Zeilen exportiert: {count} von {all}.',
    filteredOfPage: 'Gefilterte Zeilen von Seite {page} exportiert: {count} von {all}.',
    selected: 'Ausgewählte Zeilen exportiert: {count} von {all}.',
    selectedOfPage: 'Ausgewählte Zeilen von Seite {page} exportiert: {count} von {all}.',
    stopped: 'Bis zum Abbruch geladen: {items}.',
    stoppedOf: 'Bis zum Abbruch geladen: {items} von {total}.',
    none: 'Es wurden keine Inhalte geladen. Es gibt daher nichts zu speichern.',
    saved: 'Unter Downloads als {name} gespeichert ({size}).',
    notSaved: 'Die Datei ist noch nicht gespeichert ({size}).',
    dropped: 'Abgebrochen. Es wurde nichts gespeichert.',
    overtaken:
      'Gerade kommt eine neuere Antwort an. Es wurde nichts exportiert. Exportieren Sie noch einmal, sobald die neue Antwort angezeigt wird.',
    noRoom:
      'Für die Datei ist nicht genug Platz. Es wurde nichts gespeichert. Schaffen Sie Platz, oder exportieren Sie weniger Inhalte.',
    failed:
      'Der Export ist fehlgeschlagen. Es wurde nichts gespeichert. Bitte noch einmal versuchen. Tritt der Fehler wieder auf, melden Sie ihn bitte.',
    saveAgain: 'Noch einmal speichern',
    saveSoFar: 'Geladene Inhalte speichern',
  },
  stop: {
    cancelled: 'Sie haben den Export abgebrochen.',
    broken:
      'Die Übertragung der Seite brach ab. Die vollständig empfangenen Inhalte stehen in der Datei.',
  },
  remark: {
    unsorted:
      'Die Abfrage hat keine Sortierung. Die Reihenfolge kann sich daher von Seite zu Seite ändern. Beim Blättern können Inhalte doppelt vorkommen oder fehlen. Fügen Sie eine Sortierung hinzu und exportieren Sie noch einmal.',
    unreadable:
      'Ein Inhalt ist kein gültiges JSON; sein Text steht in der ersten Zelle seiner Zeile. | {count} Inhalte sind kein gültiges JSON; ihr Text steht jeweils in der ersten Zelle der Zeile.',
    'invalid-json':
      'Ein Inhalt ist kein gültiges JSON. In der Datei sind höchstens seine Leerzeichen und Zeilenumbrüche anders; strenge Programme lehnen sie deshalb womöglich ab. | {count} Inhalte sind kein gültiges JSON. In der Datei sind höchstens ihre Leerzeichen und Zeilenumbrüche anders; strenge Programme lehnen sie deshalb womöglich ab.',
    'cut-cells':
      'Ein Text war zu lang für eine Zelle und wurde gekürzt. | {count} Texte waren zu lang für eine Zelle und wurden gekürzt.',
    'guarded-cells':
      'Ein Text sieht wie eine Formel aus. Die App hat einen Apostroph davorgesetzt. | {count} Texte sehen wie Formeln aus. Die App hat jeweils einen Apostroph davorgesetzt.',
    'attributes-left-out': 'Die Tabelle hat keine Spalte für diese Attribute: {names}.',
    'too-many-columns': 'Die Inhalte haben mehr Attribute, als eine Tabelle Spalten haben kann.',
  },
}
