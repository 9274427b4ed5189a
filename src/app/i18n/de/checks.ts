import type { Words } from '#app/i18n/language-words.ts'
import type * as english from '#app/i18n/en/checks.ts'
import { notJudgedTexts } from '#core/query-check/check-texts-de.ts'

export const queryCheck: Words<typeof english.queryCheck> = {
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
  why: { ...notJudgedTexts, status: 'Fehler {status}' },
  detail: {
    status:
      'Der Server antwortete mit Status {status}. Öffnen und senden Sie die Abfrage, um den Grund zu sehen.',
    'no-response': 'Es kam keine Antwort.',
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
    'part-missing':
      'Dieser Teil der Anfrage wurde nicht gesendet. Geprüft wurde also eine andere Anfrage.',
    'not-sent':
      'Die App hat diesen Teil nicht gesendet, weil er sich im Formular nicht so angeben lässt, wie er in der Datei steht.',
    'written-differently':
      'Die App schreibt diesen Teil anders, als er in der Datei steht. Geprüft wurde nur die Schreibweise der App.',
  },
  use: 'Abfrage öffnen',
  save: 'Bericht speichern',
  saveAs: { junit: 'JUnit (XML)', json: 'JSON' },
}

export const importCheck: Words<typeof english.importCheck> = {
  title: 'Hat die Website alles übernommen?',
  open: 'Import prüfen…',
  intro:
    'Die App vergleicht einen gespeicherten Abruf mit dem aktuellen Stand des Servers. Sie zeigt, welche Inhalte nach einem Import fehlen würden und welche veraltet oder überzählig wären.',
  set: 'Gespeicherter Abruf',
  price: 'Die Prüfung braucht höchstens {count} Anfragen.',
  start: 'Jetzt prüfen',
  again: 'Noch einmal prüfen',
  askedAt: 'Stand {time}. Inhalte im Abruf: {held}, auf dem Server: {now}.',
  assumed:
    'Annahme: Der Import hat am {time} alle Inhalte geladen und fragt jetzt nach Änderungen.',
  stamp: {
    title: 'Zeitstempel, den der Import prüft',
    modified: 'dct:modified (nur Änderungen am Inhalt selbst)',
    touched: 'dc:touched (auch Änderungen an verknüpften Inhalten)',
  },
  mark: {
    title: 'Der Import fragt nach Änderungen seit',
    start: 'dem Beginn des letzten Laufs',
    end: 'dem Ende des letzten Laufs',
    newest: 'der neuesten Änderung, die der Import kennt',
    day: 'dem Tag des letzten Laufs',
    overlap: 'einem Tag vor dem letzten Lauf',
  },
  removal: {
    title: 'Der Import entfernt Inhalte',
    none: 'nie',
    deleted: 'anhand der Liste der Löschungen',
    list: 'anhand einer Liste aller IDs',
  },
  verdict: {
    right: 'Das Ergebnis dieses Imports wäre heute richtig, soweit Zeitstempel und IDs das zeigen.',
    wrong: 'Das Ergebnis dieses Imports wäre heute falsch. Inhalte: {parts}.',
  },
  part: {
    missed: '{count} fehlt | {count} fehlen',
    stale: '{count} veraltet',
    kept: '{count} zu viel',
    removed: '{count} zu Unrecht entfernt',
  },
  wrong: {
    missed: 'Fehlend: {count}',
    stale: 'Veraltet: {count}',
    kept: 'Zu viel: {count}',
    removed: 'Zu Unrecht entfernt: {count}',
  },
  shown: 'Die Liste zeigt nur die ersten {count} Inhalte.',
  tried: {
    failed:
      'Der Server hat die Anfrage mit dem Filter nach {stamp} nicht beantwortet. Die App hat daher nur Zeitstempel verglichen.',
    'own-filter':
      'Die Abfrage filtert selbst nach {stamp}. Die App hat diesen Filter daher nicht ausprobiert.',
  },
  deletions: {
    failed: 'Der Server hat die Liste der Löschungen nicht geliefert.',
    part: 'Nicht alle Löschungen ließen sich lesen.',
  },
  counts: {
    intro:
      'Es ist noch kein vollständiger Abruf eines dataCycle-Servers gespeichert. Ohne einen solchen Abruf kann die App nur Änderungen zählen.',
    notDatacycle:
      'Dieser Server ist nicht als dataCycle-Server bekannt. Importe von diesem Server lassen sich hier nicht prüfen.',
    noEndpoint: 'Wählen Sie zuerst einen Endpunkt in der Abfrage.',
    since: 'Seit',
    start: 'Änderungen zählen',
    price: 'Das Zählen braucht {count} Anfragen an „{endpoint}“.',
    modified:
      'Geänderte Inhalte laut dct:modified: {total}. Änderungen an verknüpften Inhalten zählen nicht mit.',
    touched:
      'Geänderte Inhalte laut dc:touched: {total}. Gelöschte Übersetzungen zählen nicht mit.',
    deleted: 'Löschungen auf dem ganzen Server: {total}. Gelöschte Übersetzungen zählen mit.',
    untold: 'unbekannt',
    failed: '{name}: {reason}',
    'own-filter': 'Die Abfrage filtert selbst nach {stamp}.',
    unseen:
      'Manche Inhalte kommen dazu oder fallen weg, ohne selbst geändert zu werden. Der Grund ist dann eine Sammlung, eine Kategorie oder die Gültigkeit. Ein Import, der nur nach Änderungen fragt, übersieht diese Inhalte.',
    keep: 'Heutigen Stand speichern',
    keepHint:
      'Wenn Sie die Inhalte heute speichern, können Sie morgen prüfen, welche Inhalte ein Import übersieht.',
  },
  code: {
    title: 'Code für einen korrekten Import',
    hint: 'Der Code läuft ohne Anpassung. Er liest den Token aus der Umgebungsvariable {name}.',
    save: 'Als Datei speichern',
    in: { php: 'PHP', python: 'Python', javascript: 'JavaScript' },
    snippet: 'Nächtlicher Import aller Inhalte',
    format: '{language}-Code für den nächtlichen Import',
    reader: 'für Entwickler: hält alle Inhalte dieser Abfrage in einer Datei aktuell',
    note: {
      table:
        'Dieses Programm hält items.json auf dem Stand des Endpunkts. Führen Sie das Programm jede Nacht aus, immer in demselben Ordner. Legen Sie dort sonst nichts ab.',
      ids: 'Endet das Programm mit dem Exit-Code 0, enthält items.json genau die Inhalte der letzten ID-Liste.',
      idsUnseen:
        'Das Programm sieht nicht, was der Server selbst noch aktualisieren muss: verknüpfte Inhalte und Volltextsuche.',
      pages:
        'Endet das Programm mit dem Exit-Code 0, hat es so viele verschiedene IDs geladen, wie der Server zählt.',
      pagesUnseen:
        'Das Programm bemerkt nicht, wenn ein Inhalt wegfällt, während ein anderer dazukommt.',
      removal:
        'Das Programm entfernt Inhalte, die nicht mehr gelistet sind. MAX_REMOVED_SHARE begrenzt, wie viele Inhalte das Programm auf einmal entfernt.',
      errors:
        'Bei jedem Fehler endet das Programm mit einem anderen Exit-Code als 0 und entfernt nichts.',
      dates:
        'Die Datumsangaben der Abfrage sind fest. Sie gelten für den Tag, an dem diese Datei entstand.',
    },
    none: 'In diese Abfrage lässt sich keine Liste von IDs einsetzen. Deshalb gibt es keinen Code für einen Import.',
  },
}
