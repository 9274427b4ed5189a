import type { Words } from '../en/words.ts'
import type { workspace as english } from '../en/workspace.ts'

export const workspace: Words<typeof english> = {
  title: 'Arbeitsbereich',
  saved: 'Gespeicherte Abfragen',
  history: 'Verlauf',
  ledger: 'Alle HTTP-Anfragen der App',
  close: 'Liste schließen',
  search: 'Suchen',
  save: 'Abfrage speichern',
  saveChanges: 'Änderungen an „{name}“ speichern',
  saveAs: 'Speichern als…',
  discard: 'Änderungen verwerfen',
  changed: 'Seit dem Speichern geändert',
  name: 'Name',
  folder: 'Ordner',
  folderNone: 'Kein Ordner',
  folderPlaceholder: 'keiner; ein neuer Name legt einen Ordner an',
  renameFolder: 'Ordner „{name}“ umbenennen',
  joinsFolder: 'Einen Ordner dieses Namens gibt es schon: Beide werden zu einem.',
  note: 'Notiz',
  rename: 'Name, Ordner, Notiz…',
  duplicate: 'Duplizieren',
  copyOf: '{name} (Kopie)',
  remove: 'Löschen',
  removed: '„{name}“ wurde gelöscht.',
  undo: 'Rückgängig',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  actions: 'Aktionen für {name}',
  savedNone: 'Noch nichts gespeichert',
  savedNoneText: 'Das Lesezeichen neben Senden speichert die Abfrage aus dem Formular.',
  unread: {
    'set-aside':
      '{file} war keine gespeicherte Abfrage und wurde umbenannt. Der Inhalt ist unverändert.',
    newer:
      '{file} stammt von einer neueren Version von Endpoint Explorer und bleibt, wie es ist. Nach einem Update der App ist die Abfrage zu sehen.',
    unavailable:
      '{file} ist gerade nicht lesbar. Bitte die Zugriffsrechte des Datenordners prüfen.',
  },
  nothingFound: 'Nichts gefunden',
  historyNone: 'Noch nichts gesendet',
  historyNoneText: 'Jede gesendete Abfrage wird hier aufgeführt.',
  entries: '{count} Eintrag | {count} Einträge',
  found: '{matches} von {total}',
  newest: 'Die neuesten {count} werden aufgeführt. Andere findet die Suche.',
  showKept: 'Behaltene Antwort zeigen',
  keptAnswers: 'Antworten behalten',
  keptOff: 'Nicht behalten',
  clear: 'Verlauf leeren',
  clearQuestion:
    'Alle {count} Einträge und die behaltenen Antworten werden von diesem Computer gelöscht. Das lässt sich nicht rückgängig machen.',
  changedElsewhere:
    'Diese gespeicherte Abfrage wurde inzwischen in einem anderen Fenster geändert und deshalb nicht überschrieben. Sie ist hier neu geladen, und was Sie getippt haben, steht noch im Formular: noch einmal speichern, um sie zu ersetzen, oder als neue speichern.',
  removeEntry: 'Diesen Eintrag löschen',
  noAnswer: 'keine Antwort',
  totalOf: '{count} Inhalt | {count} Inhalte',
  brokenOff: 'abgebrochen',
  bodyLost:
    'Der von Hand geschriebene Body wird nicht wortgetreu gespeichert: eine gespeicherte Abfrage enthält das Formular, so weit es den Body ausdrücken kann.',
  tabs: 'Offene Abfragen',
  newTab: 'Neuer Tab',
  closeTab: '„{name}“ schließen',
  untitled: 'Neue Abfrage',
  tabSending: 'Eine Anfrage ist unterwegs',
  tabsFull:
    '{count} Tabs sind offen; erst nach dem Schließen eines anderen ist Platz für einen neuen',
}
