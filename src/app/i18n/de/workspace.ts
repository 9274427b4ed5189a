import type { Words } from '#app/i18n/language-words.ts'
import type * as english from '#app/i18n/en/workspace.ts'

export const workspace: Words<typeof english.workspace> = {
  title: 'Arbeitsbereich',
  short: { saved: 'Gespeichert', history: 'Verlauf' },
  saved: 'Gespeicherte Abfragen',
  history: 'Verlauf',
  requestLog: 'Anfrageprotokoll',
  close: 'Liste schließen',
  search: 'Suchen',
  save: 'Abfrage speichern',
  saveChanges: 'Änderungen an „{name}“ speichern',
  moreFor: 'Mehr zu „{name}“',
  querySaved: 'Gespeichert als „{name}“.',
  changesSaved: 'Änderungen an „{name}“ gespeichert.',
  saveAs: 'Speichern als…',
  discard: 'Änderungen verwerfen',
  run: '„{name}“ senden',
  runChanged:
    'Nicht gesendet, weil „{name}“ in diesem Tab geändert wurde. Speichern oder verwerfen Sie die Änderungen zuerst, oder drücken Sie „Senden“.',
  expectTotal: 'Mindestens {count} Inhalt erwarten | Mindestens {count} Inhalte erwarten',
  expectNothing: 'Erwartungen entfernen',
  handOver: 'Eigene Abfragen als Ordner speichern (ZIP)',
  changed: 'Seit dem Speichern geändert',
  name: 'Name',
  folder: 'Ordner',
  folderNone: 'Kein Ordner',
  folderPlaceholder: 'Namen eingeben oder leer lassen',
  renameFolder: 'Ordner „{name}“ umbenennen',
  joinsFolder: 'Es gibt schon einen Ordner mit diesem Namen. Beide Ordner werden zusammengelegt.',
  note: 'Notiz',
  rename: 'Name, Ordner, Notiz ändern…',
  duplicate: 'Duplizieren',
  remove: 'Löschen',
  removed: '„{name}“ wurde gelöscht.',
  undo: 'Rückgängig',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  actions: 'Aktionen für {name}',
  savedNone: 'Noch nichts gespeichert',
  savedNoneText:
    'Die Schaltfläche „Speichern“ neben „Senden“ speichert die Abfrage. „Abfragen importieren“ oben liest Sammlungen, etwa aus Postman.',
  openFolderText:
    'Abfragen als einfache Dateien, zum Beispiel über git geteilt. Sie erscheinen neben den eigenen und werden an ihrem Ort gespeichert. Nichts wird gesendet, und der Ordner erhält keinen Token.',
  folderPath: 'Pfad des Ordners',
  openFolderAction: 'Öffnen',
  chooseFolder: 'Ordner auswählen…',
  moveText:
    'Ihre gespeicherten Abfragen liegen in {path}. Die App kopiert sie in den gewählten Ordner, prüft die Kopien und verwendet sie von da an. Dort wird nichts überschrieben. Abfragen, die schon dort liegen, gehören dann auch zu Ihren eigenen.',
  moveTextAway:
    'Wählen Sie den Ordner mit Ihren gespeicherten Abfragen oder einen anderen. Dort wird nichts überschrieben. Abfragen, die schon dort liegen, gehören dann zu Ihren eigenen.',
  moveAction: 'Verschieben',
  moveBack: 'Datenordner der App verwenden',
  moved: 'Ihre gespeicherten Abfragen liegen jetzt in {path}: {count} kopiert.',
  movedThere: '{count} lagen schon dort.',
  movedRenamed:
    'Eine hat einen neuen Dateinamen, weil eine andere Abfrage so heißt. | {count} haben neue Dateinamen, weil andere Abfragen so heißen.',
  movedLeft: 'Nicht kopiert: {files}.',
  movedKept: 'Die bisherigen Dateien liegen noch in {path}.',
  away: {
    missing: 'Den Ordner mit Ihren gespeicherten Abfragen gibt es gerade nicht: {path}',
    'not-a-folder':
      'Ihre gespeicherten Abfragen sollten in {path} liegen, aber das ist kein Ordner.',
    'no-access': 'Auf den Ordner mit Ihren gespeicherten Abfragen haben Sie keinen Zugriff: {path}',
    unknown:
      'Die App kann nicht lesen, wo Ihre gespeicherten Abfragen liegen (own-folder.json im Datenordner).',
  },
  awayNone: 'Ihre Abfragen werden nicht gezeigt',
  awayText: 'Der Grund steht unten. Nichts wurde gelöscht oder überschrieben.',
  lookAgain: 'Erneut nachsehen',
  moveAll: 'Eigene Abfragen verschieben…',
  chooseOther: 'Ordner dafür wählen…',
  savedIn: 'Speichern in',
  ownQueries: 'Eigene Abfragen',
  sendOn: 'Senden an…',
  closeFolder: '{name} schließen',
  ownVersion: '{name} (Ihre Fassung)',
  savedBeside:
    '„{name}“ wurde auch außerhalb dieses Fensters geändert. Ihre Fassung ist daneben gespeichert, als „{own}“.',
  openOther: 'Andere Fassung zeigen',
  folderProblem: {
    'not-absolute': 'Bitte den ganzen Pfad angeben, vom Anfang des Laufwerks oder von ~ an.',
    missing: 'Diesen Ordner gibt es nicht.',
    'not-a-folder': 'Das ist eine Datei, kein Ordner.',
    'no-access': 'Auf diesen Ordner haben Sie keinen Zugriff.',
    own: 'In diesem Ordner sind Ihre eigenen gespeicherten Abfragen bereits.',
    open: 'Dieser Ordner ist neben den eigenen Abfragen geöffnet. Bitte zuerst dort schließen.',
    nested:
      'Dieser Ordner und der jetzige oder der Datenordner der App liegen ineinander. Bitte einen anderen Ordner wählen.',
    'other-servers':
      'Die endpoint-explorer.yaml in diesem Ordner meint mit denselben Namen andere Server. Es wurde nichts verschoben.',
    'own-away':
      'Der Ordner mit Ihren gespeicherten Abfragen ist gerade nicht lesbar, daher wurde nichts geändert. Die Liste der gespeicherten Abfragen zeigt, was Sie tun können.',
  },
  unreadable: {
    mistake: 'In der Datei {file} ist ein Fehler: {detail}',
    'not-moved':
      'Die Datei {file} einer früheren Version der App ist keine gespeicherte Abfrage. Sie bleibt unverändert.',
    'not-a-file': '{file} ist keine gewöhnliche Datei und wird nicht gelesen.',
    'too-large': 'Die Datei {file} ist zu groß für eine Abfrage.',
    link: '{file} ist eine Verknüpfung. Verknüpfungen wird nicht gefolgt.',
    'too-many': 'Hier liegen zu viele Dateien. Ab {file} werden sie nicht gelesen.',
    newer:
      'Die Datei {file} stammt von einer neueren Version von Endpoint Explorer und bleibt unverändert. Aktualisieren Sie die App, um die Abfrage zu sehen.',
    unavailable:
      'Die Datei {file} ist gerade nicht lesbar. Bitte die Zugriffsrechte der Datei prüfen.',
  },
  historyNoneText: 'Jede gesendete Abfrage wird hier aufgeführt.',
  entries: '{count} Eintrag | {count} Einträge',
  damagedEntries:
    'Die Datei des Verlaufs hat {count} beschädigte Zeile. Sie wird übergangen. | Die Datei des Verlaufs hat {count} beschädigte Zeilen. Sie werden übergangen.',
  found: 'Gefundene Einträge: {matches} von {total}',
  newest: 'Die Liste zeigt die neuesten {count} Einträge. Ältere finden Sie über die Suche.',
  kept: 'Antwort gespeichert',
  notKept: 'Antwort nicht gespeichert',
  savedResponses: 'Speicherplatz für Antworten',
  keptOff: 'Nicht speichern',
  clear: 'Verlauf leeren',
  clearQuestion:
    'Alle Einträge des Verlaufs ({count}) und die gespeicherten Antworten werden von diesem Computer gelöscht. Das lässt sich nicht rückgängig machen.',
  changedElsewhere:
    'Diese gespeicherte Abfrage wurde in einem anderen Fenster geändert und daher nicht überschrieben. Ihre Änderungen stehen noch im Formular. Speichern Sie noch einmal, um die andere Fassung zu ersetzen, oder speichern Sie Ihre Fassung als neue Abfrage.',
  removeEntry: 'Diesen Eintrag löschen',
  noAnswer: 'keine Antwort',
  totalOf: '{count} Inhalt | {count} Inhalte',
  bodyLost:
    'Der eingegebene Body wird nicht wortgetreu gespeichert. Eine gespeicherte Abfrage enthält nur die Teile, die das Formular kennt.',
  tabs: 'Offene Abfragen',
  allTabs: 'Alle Tabs zeigen ({count})',
  closeTab: '„{name}“ schließen',
  tabText: '„{text}“',
  untitled: 'Neue Abfrage',
  tabSending: 'Anfrage läuft',
  tabsFull: '{count} Tabs sind offen. Schließen Sie einen Tab, um einen neuen zu öffnen.',
}

export const endpoints: Words<typeof english.endpoints> = {
  open: 'Endpunkte dieser Verbindung',
  title: 'Endpunkte von „{name}“',
  search: 'Bezeichnung, Notiz oder ID suchen',
  none: 'Noch keine gespeicherten Endpunkte',
  noneText:
    'Verwendete Endpunkte werden automatisch gespeichert. Weitere können Sie von Hand hinzufügen oder vom Server abrufen.',
  add: 'Endpunkt hinzufügen',
  label: 'Bezeichnung',
  name: 'Slug oder UUID',
  namePlaceholder: 'wie in der URL, zum Beispiel events',
  otherName: 'Auch erreichbar als',
  otherNamePlaceholder: 'UUID oder Slug desselben Endpunkts',
  kind: 'Art',
  kinds: {
    unknown: 'Nicht angegeben',
    collection: 'Statische Sammlung',
    search: 'Dynamische Suche',
  },
  kindHint: 'Nur zu Ihrer Information. Diese Angabe ändert keine Anfrage.',
  remark: 'Notiz',
  remarkPlaceholder: 'zum Beispiel Zweck und Ansprechperson',
  usedAt: 'Zuletzt verwendet: {time}',
  neverUsed: 'Noch nicht verwendet',
  use: 'Verwenden',
  useHint: 'Diesen Endpunkt verwenden',
  remove: 'Aus der Liste entfernen',
  unsaved:
    'Dieser Eintrag ist nicht gespeichert. Schließen Sie das Fenster noch einmal, um den Eintrag zu verwerfen.',
  problem: {
    'name-missing': 'Bitte den Slug oder die UUID eingeben.',
    'not-a-name':
      'Bitte nur den Slug oder die UUID eingeben, ohne Leerzeichen, Schrägstriche oder Fragezeichen.',
    'name-taken': 'Ein anderer Endpunkt dieser Liste hat schon diesen Slug oder diese UUID.',
    'names-alike': 'Beide Felder enthalten denselben Wert.',
  },
  offered: {
    again: 'Liste erneut abrufen',
    none: 'Der Server nennt für diesen Token keinen Endpunkt.',
    found: 'Der Server nennt {count} Endpunkt. | Der Server nennt {count} Endpunkte.',
    note: 'Geteilte Sammlungen können hier fehlen. Geben Sie dann die ID oder den Slug der Sammlung ein. Eine Sammlung dieser Liste liefert Status 401, wenn die Sammlung nicht für die API freigegeben ist.',
  },
  checkToken: 'Token prüfen',
  near: 'War der Endpunkt „{name}“ gemeint?',
}
