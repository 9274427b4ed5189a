import type { Words } from '#app/i18n/en/words.ts'
import type { queryCheck as english } from '#app/i18n/en/query-check.ts'

export const queryCheck: Words<typeof english> = {
  title: 'Gespeicherte Abfragen prüfen',
  titleFiles: 'Abfragen vor dem Import prüfen',
  openFolder: 'Abfragen in „{name}“ prüfen…',
  openFiles: '{count} Abfrage prüfen… | {count} Abfragen prüfen…',
  source: 'Zu prüfende Abfragen',
  all: 'Alle gespeicherten Abfragen',
  allIn: 'Alle Abfragen in „{name}“',
  files: 'Die gewählten Dateien',
  connection: 'Verbindung, über die gesendet wird',
  ownConnection: 'Die Verbindung jeder Abfrage',
  folderNone: 'Abfragen ohne Ordner',
  none: 'Noch keine Abfrage gespeichert. Bitte zuerst Abfragen speichern oder importieren.',
  intro: 'Die App sendet jede Abfrage einmal und prüft eine Seite der Antwort.',
  price: '{count} Anfrage an {server} | {count} Anfragen an {server}',
  priceNone: 'Keine dieser Abfragen lässt sich senden.',
  held: '{count} Abfrage wird nicht gesendet; der Grund steht in ihrer Zeile. | {count} Abfragen werden nicht gesendet; die Gründe stehen in ihren Zeilen.',
  known:
    'Noch nichts gesendet. Bei {count} Abfrage ist schon bekannt, dass der Server Teile davon ignoriert. | Noch nichts gesendet. Bei {count} Abfragen ist schon bekannt, dass der Server Teile davon ignoriert.',
  start: '{count} Abfrage prüfen | {count} Abfragen prüfen',
  again: '{count} Abfrage erneut prüfen | {count} Abfragen erneut prüfen',
  summary: 'Geprüfte Abfragen: {done} von {count} · mit Problemen: {loud} · ohne Ergebnis: {open}',
  stopped: 'Prüfung angehalten.',
  filter: 'Gezeigte Zeilen',
  filters: { all: 'Alle', loud: 'Mit Problemen', 'not-judged': 'Ohne Ergebnis' },
  nothingListed: 'Keine passende Zeile.',
  columns: { request: 'Abfrage', total: 'Inhalte', result: 'Ergebnis' },
  status: {
    waiting: 'Noch nicht geprüft',
    running: 'Warten auf die Antwort…',
    fine: 'In Ordnung',
    loud: '{count} Problem | {count} Probleme',
  },
  foreseen: '{count} bekanntes Problem | {count} bekannte Probleme',
  totalUnknown: 'unbekannt',
  why: {
    status: 'Fehler {status}',
    'no-response': 'Keine Antwort',
    'no-list': 'Keine Liste von Inhalten',
    incomplete: 'Antwort abgebrochen',
    'no-items': 'Keine Inhalte zum Prüfen',
    'incomplete-query': 'Nicht gesendet: Abfrage unvollständig',
    'other-server': 'Nicht gesendet: für einen anderen Server bestimmt',
    'no-connection': 'Nicht gesendet: keine Verbindung',
    'locked-token': 'Nicht gesendet: Token gesperrt',
    stopped: 'Angehalten',
  },
  detail: {
    status:
      'Der Server antwortete mit Status {status}. Öffnen und senden Sie die Abfrage, um den Grund zu sehen.',
    'no-response': 'Es kam keine Antwort.',
    'no-list': 'Die Antwort enthält keine Liste von Inhalten.',
    incomplete: 'Die Antwort brach ab und wurde daher nicht geprüft.',
    'no-items': 'Die Antwort enthält keine Inhalte. Daher gibt es nichts zu prüfen.',
    'incomplete-query':
      'Die Abfrage lässt sich nicht senden. Öffnen Sie die Abfrage, um den Grund zu sehen.',
    'other-server': 'Die Abfrage gehört zu einem anderen Server.',
    'no-connection':
      'Es gibt keine Verbindung zu {server}. Legen Sie eine Verbindung an und prüfen Sie dann noch einmal.',
    'locked-token':
      'Der Token dieser Verbindung ist nicht lesbar. Entsperren Sie den Schlüsselbund, oder geben Sie den Token neu ein.',
    stopped: 'Die Prüfung wurde angehalten, bevor eine Antwort kam.',
  },
  chooseRow: 'Wählen Sie eine Zeile, um Einzelheiten zu sehen.',
  unsent: {
    'in-both':
      'Dieser Parameter steht in der URL und im Body. dataCycle CORE liest ihn nur in der URL.',
    'in-both-unknown':
      'Dieser Parameter steht in der URL und im Body. Der Server liest vielleicht nur eine der beiden Stellen.',
    'body-not-read':
      'Die Datei kennzeichnet den Body nicht als JSON. dataCycle CORE ignoriert den Body daher.',
    'text-in-union': 'dataCycle CORE ignoriert eine Volltextsuche in union.',
    'blank-filter': 'dataCycle CORE ignoriert einen Filter ohne Wert.',
    'part-missing':
      'Dieser Teil der Anfrage wurde nicht gesendet. Geprüft wurde also eine andere Anfrage.',
    'not-sent':
      'Die App hat diesen Teil nicht gesendet, weil er sich im Formular nicht so angeben lässt, wie er in der Datei steht.',
    'written-differently':
      'Die App schreibt diesen Teil anders, als er in der Datei steht. Geprüft wurde nur die Schreibweise der App.',
    'body-not-json':
      'Die Datei kennzeichnet den Body nicht als JSON. Die App hat den Body als JSON gesendet. Ohne die Kennzeichnung ignoriert der Server den Body vielleicht.',
    'body-of-get':
      'Die Datei enthält eine GET-Anfrage mit Body. Die App hat dieselben Parameter in der URL gesendet.',
    'latin-1': 'Die Datei verwendet die Kodierung Latin-1. Die App hat stattdessen UTF-8 gesendet.',
    'encoded-twice': 'Der Wert sieht doppelt kodiert aus. Die App hat ihn unverändert gesendet.',
    'broken-escape': 'Ein „%“, dem keine zwei Hex-Ziffern folgen, wurde als %25 gesendet.',
  },
  use: 'Abfrage öffnen',
  save: 'Bericht speichern',
  saveAs: { junit: 'JUnit (XML)', json: 'JSON' },
}
