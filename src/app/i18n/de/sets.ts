import type { Words } from '#app/i18n/en/words.ts'
import type { sets as english } from '#app/i18n/en/sets.ts'

export const sets: Words<typeof english> = {
  title: 'Alle Inhalte abrufen und vergleichen',
  open: 'Alle Inhalte…',
  intro: 'Ruft die Inhalte aller Seiten von {endpoint} ab und speichert sie auf diesem Computer.',
  noAnswer: 'Senden Sie zuerst eine Abfrage. Dann lassen sich hier alle ihre Inhalte abrufen.',
  typedBody:
    'Der Body ist von Hand geschrieben. Füllen Sie das Formular aus, um alle Inhalte abzurufen.',
  way: 'Wie abgerufen wird',
  ids: 'Über eine Liste der IDs',
  idsHint: 'Zeigt sicher, ob Inhalte fehlen. Eine Sortierung ist nicht nötig.',
  pages: 'Seite für Seite',
  pagesHint: 'Geht bei jedem Server. Zählt die Inhalte, kann aber welche unbemerkt auslassen.',
  lostOrder:
    'Dieser Server kann nicht so sortieren. Seiten würden Inhalte auslassen oder wiederholen.',
  gentle: 'Immer nur eine Seite gleichzeitig',
  price: {
    ids: 'Etwa {expected} Anfragen, höchstens {requests}.',
    pages: 'Etwa {expected} Anfragen.',
    load: 'Etwa {size} in {time}.',
    open: 'Die Antwort nennt keine Gesamtzahl. Wie viele Anfragen nötig sind, ist daher offen.',
  },
  minutes: '{count} Minute | {count} Minuten',
  slow: 'Es kann länger dauern: dataCycle erzeugt Inhalte beim ersten Mal langsam.',
  start: 'Alle Inhalte abrufen',
  obstacle: {
    problem: 'Die Abfrage hat Fehler. Beheben Sie diese zuerst im Formular.',
    'not-datacycle': 'Nur ein dataCycle-Server kann seine IDs in einer Anfrage auflisten.',
    offset: 'page[offset] und page[limit] ersetzen die Seitennummer. Entfernen Sie diese zuerst.',
    'no-graph': "Die Abfrage lässt die Inhalte weg: section[{'@'}graph]=0.",
    'random-order':
      'Eine zufällige Reihenfolge ändert sich von Seite zu Seite. Wählen Sie eine andere Sortierung.',
    'no-place':
      'Der Filter nach IDs ist als JSON eingegeben. Darin lassen sich keine IDs ergänzen.',
    'no-id': "Ohne {'@'}id lassen sich Inhalte nicht unterscheiden.",
  },
  list: 'Gespeicherte Mengen',
  none: 'Noch keine.',
  entry: '{endpoint} auf {connection}',
  begun: 'begonnen am {time}',
  size: '{size} auf der Festplatte',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  token: 'Neuen Token eintragen…',
  repair: {
    again: 'Fehlende {count} Inhalte abrufen (bis zu {requests} Anfragen)',
    ids: '{count} Inhalte noch einmal über eine Liste der IDs abrufen (bis zu {requests} Anfragen)',
    'one-page': '{count} Inhalte auf einer großen Seite durchsuchen (bis zu {requests} Anfragen)',
    'larger-pages': '{count} Inhalte auf größeren Seiten durchsuchen (bis zu {requests} Anfragen)',
  },
  remove: 'Entfernen',
  removeQuestion:
    'Die {count} Inhalte dieser Menge werden auf diesem Computer gelöscht. Auf dem Server bleiben sie.',
  show: 'Inhalte anzeigen',
  report: 'Bericht speichern',
  copyIds: 'IDs kopieren',
  damaged: {
    unreadable:
      'Die Menge {id} ist beschädigt und lässt sich nicht öffnen. Der Ordner der Menge ist unverändert.',
    'newer-version': 'Die Menge {id} stammt von einer neueren Version der App.',
    save: 'Unbeschädigte Inhalte speichern',
    saved:
      '{count} unbeschädigter Inhalt als {name} gespeichert. | {count} unbeschädigte Inhalte als {name} gespeichert.',
    none: 'Diese Menge enthält keine unbeschädigten Inhalte.',
    removeQuestion: 'Die beschädigte Menge wird mit allen Inhalten von diesem Computer gelöscht.',
  },
  running: 'Wird abgerufen: bisher {done} Inhalte.',
  runningOf: 'Wird abgerufen: {done} von {of} Inhalten.',
  waiting: {
    'no-answer': 'Keine Antwort. Nächster Versuch in {seconds} s.',
    'server-fault': 'Fehler des Servers. Nächster Versuch in {seconds} s.',
    'too-many-requests': 'Der Server bittet um eine Pause. Weiter in {seconds} s.',
  },
  elsewhere: 'Ein anderer Prozess ruft diese Menge gerade ab: Nummer {pid} auf {host}.',
  paused: {
    person: 'Angehalten.',
    ended: 'Die App wurde geschlossen. „Fortsetzen“ setzt den Abruf fort.',
    token:
      'Der Server lehnt den Token ab. Tragen Sie einen neuen ein und setzen Sie den Abruf dann fort.',
    access: 'Dieser Token hat keinen Zugriff mehr auf den Endpunkt.',
    status: 'Der Server antwortete mit {status}. Anfrage-ID: {requestId}.',
    'no-answer':
      'Keine Antwort nach mehreren Versuchen. Prüfen Sie die Verbindung und setzen Sie den Abruf dann fort.',
    'no-list': 'Die Antwort enthält keine Liste von Inhalten.',
    disk: 'Auf die Festplatte ließ sich nicht schreiben ({code}). Schaffen Sie Platz und setzen Sie den Abruf dann fort.',
    'sets-full':
      'Die gespeicherten Mengen haben ihre Grenze von {limit} GiB erreicht. Entfernen Sie eine oder erhöhen Sie die Grenze in den Einstellungen.',
    'other-address':
      'Die Verbindung führt jetzt zu {baseUrl}. Diese Menge stammt von einer anderen Adresse.',
  },
  verdict: {
    whole:
      'Vollständig, Stand {time}: Der Endpunkt liefert für diese Abfrage und diesen Token {count} Inhalte.',
    'one-answer': '{count} Inhalte kamen auf einer Seite, die Platz für weitere hatte.',
    counted:
      '{count} verschiedene Inhalte kamen, so viele, wie der Server zählt. Fällt ein Inhalt weg, während ein anderer dazukommt, ist das nicht zu sehen.',
    missing: '{missing} von {total} Inhalten fehlen.',
    surplus: '{count} Inhalte kamen, der Server zählt aber nur {total}.',
    untold: '{count} Inhalte kamen. Wie viele es gibt, sagt der Server nicht verlässlich.',
    restless: 'Die Inhalte änderten sich schneller, als sie abgerufen werden konnten.',
    partial: '{count} Inhalte kamen. Wie viele fehlen, ist unbekannt.',
  },
  line: {
    came: '{count} Inhalt kam währenddessen dazu | {count} Inhalte kamen währenddessen dazu',
    went: '{count} Inhalt fiel währenddessen weg | {count} Inhalte fielen währenddessen weg',
    changed:
      '{count} Inhalt änderte sich währenddessen | {count} Inhalte änderten sich währenddessen',
    open: '{count} Inhalt ist gelistet, wurde aber nicht abgerufen | {count} Inhalte sind gelistet, wurden aber nicht abgerufen',
    failed: '{count} Inhalt ließ sich nicht abrufen | {count} Inhalte ließen sich nicht abrufen',
    repeated: '{count} Inhalt kam mehrmals | {count} Inhalte kamen mehrmals',
    'without-id': "{count} Inhalt hat keine {'@'}id | {count} Inhalte haben keine {'@'}id",
    'total-moved': 'Die Gesamtzahl änderte sich auf Seite {page} von {from} auf {to}',
    'total-moved-after': 'Die Gesamtzahl änderte sich nach der letzten Seite von {from} auf {to}',
    pass: 'Auf größeren Seiten noch einmal gesucht: {count} weiterer Inhalt gefunden | Auf größeren Seiten noch einmal gesucht: {count} weitere Inhalte gefunden',
    'list-wrong': 'Die Liste der IDs widerspricht ihrer eigenen Gesamtzahl',
    'list-parts': 'Die Liste der IDs kam in {parts} Teilen nacheinander',
    'moved-while-paused': 'Die Seiten haben sich während der Pause geändert',
    'two-tokens': 'Ein Teil der Menge wurde mit einem anderen Token abgerufen',
  },
  compare: {
    title: 'Zwei gespeicherte Mengen vergleichen',
    earlier: 'Früher',
    later: 'Später',
    start: 'Vergleichen',
    failed: 'Diese beiden Mengen lassen sich gerade nicht vergleichen.',
    nothing: 'Keine Unterschiede: {same} Inhalte sind gleich.',
    head: '{came} kamen dazu, {left} {leaving}, {changed} geändert, {same} gleich.',
    headMoved:
      '{came} kamen dazu, {left} {leaving}, {changed} geändert, {moved} verschoben, {same} gleich.',
    offer: '{count} von {all} Änderungen betreffen nur „{path}“.',
    leaveOut: '„{path}“ weglassen',
    leftOut:
      '{count} Inhalt unterscheidet sich nur in dem, was Sie weglassen. | {count} Inhalte unterscheiden sich nur in dem, was Sie weglassen.',
    takeBack: '„{path}“ wieder vergleichen',
    moved: 'An anderer Stelle',
    leaving: {
      gone: 'fielen weg',
      'not-met': 'wurden nicht mehr gefunden',
      untold: 'sind unklar',
    },
    attribute: '{path}: {count}',
    came: 'Dazugekommen',
    left: { gone: 'Weggefallen', 'not-met': 'Nicht mehr gefunden', untold: 'Unklar' },
    changed: 'Geändert',
    changedIn: 'Geändert in {path}',
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
    scope: 'Gilt nur für diese Abfrage, diese Sprache und diesen Token.',
  },
}
