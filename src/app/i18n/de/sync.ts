import type { Words } from '#app/i18n/en/words.ts'
import type { sync as english } from '#app/i18n/en/sync.ts'

export const sync: Words<typeof english> = {
  title: 'Was ein nächtlicher Import übersieht',
  open: 'Import prüfen…',
  intro:
    'Vergleicht eine gespeicherte Menge mit dem Server von jetzt. Zeigt, was ein Import falsch hätte.',
  set: 'Gespeicherte Menge',
  price: 'Höchstens {count} Anfragen.',
  start: 'Jetzt prüfen',
  again: 'Noch einmal prüfen',
  askedAt: 'Stand {time}: {held} Inhalte in der Menge, {now} auf dem Server.',
  assumed: 'Der Import hat am {time} alles geladen und fragt jetzt wieder.',
  stamp: {
    title: 'Fragt nach Änderungen über',
    modified: 'dct:modified (nur der Inhalt selbst)',
    touched: 'dc:touched (auch Verknüpftes)',
  },
  mark: {
    title: 'Fragt nach Änderungen seit',
    start: 'dem Beginn des letzten Laufs',
    end: 'dem Ende des letzten Laufs',
    newest: 'der neuesten Änderung, die er kennt',
    day: 'dem Tag des letzten Laufs',
    overlap: 'einem Tag vor dem letzten Lauf',
  },
  removal: {
    title: 'Entfernt Inhalte',
    none: 'nie',
    deleted: 'über die Liste der Löschungen',
    list: 'über eine Liste aller IDs',
  },
  verdict: {
    right: 'Dieser Import wäre heute richtig, soweit Zeitstempel und IDs das zeigen.',
    wrong: 'Dieser Import wäre heute falsch: {parts}.',
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
  cause: {
    collection:
      'Neu in der Sammlung, ohne Änderung: von Hand hinzugefügt, oder die Gültigkeit begann.',
    'late-index':
      'Neu ohne Änderung: Der Index der Volltextsuche kam später nach, oder die Gültigkeit begann.',
    'moved-category':
      'Neu ohne Änderung: Eine Kategorie wurde im Baum verschoben, oder die Gültigkeit begann.',
    linked: 'Verknüpftes oder eine Kategorie hat sich geändert. Nur dc:touched zeigt das.',
    translation: 'Eine Übersetzung wurde gelöscht. Den Inhalt gibt es noch.',
    'modified-only': 'Nur dct:modified hat sich geändert, dc:touched nicht.',
    'written-late': 'Später gespeichert, als der Zeitstempel sagt. Der Import hatte schon gefragt.',
    'second-of-mark': 'Zweimal in einer Sekunde geändert. Der Import kennt nur die erste Änderung.',
    'during-load': 'Geändert, während der Import lud.',
    filter: 'Der Filter des Servers liefert ihn nicht, obwohl sein Zeitstempel neu genug ist.',
    alive:
      'Steht in der Liste der Löschungen, ist aber da: eine Übersetzung fiel weg, oder er wurde wiederhergestellt.',
    deleted: 'Auf dem Server gelöscht.',
    'behind-first-page': 'Gelöscht. Steht erst auf einer späteren Seite der Löschungen.',
    'day-before': 'Gelöscht. Der Server zählt Tage in UTC und führt ihn am Tag davor.',
    left: 'Nicht mehr im Endpunkt und nicht gelöscht: entnommen, abgelaufen oder spurlos gelöscht.',
    unseen: 'Die Ursache ist nicht zu sehen.',
  },
  shown: 'Die ersten {count} sind aufgelistet.',
  tried: {
    failed:
      'Der Server beantwortet den Filter nach {stamp} nicht. Verglichen wurden nur Zeitstempel.',
    'own-filter':
      'Die Abfrage filtert selbst nach {stamp}. Dieser Filter wurde daher nicht erprobt.',
  },
  deletions: {
    failed: 'Der Server beantwortet die Liste der Löschungen nicht.',
    part: 'Nicht alle Löschungen ließen sich lesen.',
  },
  problem: {
    'not-whole':
      'Prüfen lässt sich nur eine vollständige Menge, die über eine Liste der IDs abgerufen wurde.',
    running: 'Die Menge wird gerade abgerufen. Warten Sie, bis sie vollständig ist.',
    token: 'Der Server lehnt den Token ab.',
    access: 'Dieser Token hat keinen Zugriff mehr auf den Endpunkt.',
    status: 'Der Server antwortete mit {status}. Anfrage-ID: {requestId}.',
    'no-answer': 'Keine Antwort. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    'no-list': 'Die Antwort enthält keine Liste von Inhalten.',
    'list-wrong':
      'Die Liste der IDs widerspricht ihrer eigenen Gesamtzahl. Versuchen Sie es später noch einmal.',
    'other-address': 'Die Verbindung führt jetzt zu {baseUrl}. Diese Menge ist von woanders.',
    'other-token':
      'Die Menge wurde mit einem anderen Token abgerufen, der andere Inhalte sehen kann.',
    disk: 'Auf die Festplatte ließ sich nicht schreiben ({code}).',
  },
  counts: {
    intro:
      'Noch ist keine vollständige Menge eines dataCycle-Servers gespeichert. Zählen geht auch ohne.',
    notDatacycle:
      'Dieser Server ist nicht als dataCycle bekannt. Importe von ihm lassen sich hier nicht prüfen.',
    noEndpoint: 'Wählen Sie zuerst einen Endpunkt in der Abfrage.',
    since: 'Seit',
    start: 'Zählen',
    price: '{count} Anfragen an {endpoint}.',
    modified: 'Geändert nach dct:modified: {total}. Änderungen an Verknüpftem sind nicht dabei.',
    touched: 'Geändert nach dc:touched: {total}. Gelöschte Übersetzungen sind nicht dabei.',
    deleted: 'Auf dem ganzen Server gelöscht: {total}. Auch gelöschte Übersetzungen zählen.',
    untold: 'nicht genannt',
    failed: '{name}: {reason}',
    'own-filter': 'Die Abfrage filtert selbst nach {stamp}.',
    unseen:
      'Was nur dazukam oder wegfiel, zeigt kein Import nach Änderungen: Sammlungen, Kategorien, Gültigkeit.',
    keep: 'Heutige Menge speichern',
    keepHint: 'Damit lässt sich morgen prüfen, welche Inhalte ein Import übersieht.',
  },
  code: {
    title: 'Code für einen Import, der stimmt',
    hint: 'Läuft so, wie er ist. Der Token kommt aus der Umgebungsvariablen {name}.',
    language: 'Sprache',
    save: 'Als Datei speichern',
    in: { php: 'PHP', python: 'Python', javascript: 'JavaScript' },
    snippet: 'Nächtlicher Import aller Inhalte',
    note: {
      table: 'Hält items.json auf dem Stand des Endpunkts: jede Nacht im eigenen Ordner ausführen.',
      ids: 'Endet es mit 0, enthält items.json genau das, was die letzte Liste der IDs nennt.',
      idsUnseen:
        'Es sieht nicht, was der Server selbst noch nachzieht: Verknüpftes und Volltextsuche.',
      pages: 'Endet es mit 0, kamen so viele verschiedene IDs, wie der Server zählt.',
      pagesUnseen: 'Es sieht nicht, wenn ein Inhalt wegfällt, während ein anderer dazukommt.',
      removal:
        'Es entfernt, was nicht mehr gelistet ist, aber nie mehr auf einmal, als SHARE erlaubt.',
      errors: 'Bei jedem Fehler endet es mit einer anderen Zahl als 0 und entfernt nichts.',
      dates: 'Datumswerte der Abfrage sind fest: die des Tages, an dem diese Datei entstand.',
    },
    none: 'In dieser Abfrage ist kein Platz für IDs. Deshalb gibt es keinen Code dafür.',
  },
}
