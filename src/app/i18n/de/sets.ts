import type { Words } from '#app/i18n/en/words.ts'
import type { sets as english } from '#app/i18n/en/sets.ts'

export const sets: Words<typeof english> = {
  title: 'Alle Inhalte abrufen und vergleichen',
  open: 'Alle abrufen…',
  openHint: 'Alle Inhalte in der App speichern, um sie zu filtern, zu prüfen und zu vergleichen',
  intro:
    'Die App ruft die Inhalte aller Seiten von „{endpoint}“ ab und speichert sie auf diesem Computer. Danach können Sie alle Inhalte ohne weitere Anfragen filtern und zwei Abrufe vergleichen.',
  onlyFiltered:
    'Die Filter der Abfrage gelten auch hier: {filters}. Andere Inhalte des Endpunkts werden nicht abgerufen.',
  forComparison:
    'Für einen Vergleich sind zwei Datenbestände nötig: von zwei Endpunkten, von zwei Abfragen oder von derselben Abfrage zu zwei Zeitpunkten. Bisher gespeicherte Datenbestände: {count}.',
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
  obstacle: {
    problem: 'Die Abfrage hat Fehler. Beheben Sie die Fehler zuerst im Formular.',
    'not-datacycle':
      'Nur ein dataCycle-Server kann seine IDs mit einer einzigen Anfrage auflisten.',
    offset:
      'page[offset] und page[limit] ersetzen die Seitennummer. Entfernen Sie zuerst diese Parameter.',
    'no-graph':
      "Der Parameter section[{'@'}graph]=0 lässt die Inhalte weg. Entfernen Sie zuerst diesen Parameter.",
    'random-order':
      'Eine zufällige Reihenfolge ändert sich von Seite zu Seite. Wählen Sie eine andere Sortierung.',
    'no-place':
      'Der Filter nach IDs ist als JSON eingegeben. Die App kann darin keine IDs ergänzen.',
    'no-id': "Ohne {'@'}id lassen sich Inhalte nicht unterscheiden.",
  },
  list: 'Gespeicherte Datenbestände',
  none: 'Noch kein Datenbestand gespeichert.',
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
  remove: 'Datenbestand entfernen',
  removeQuestion:
    'Dieser Datenbestand wird auf diesem Computer gelöscht (Inhalte: {count}). Auf dem Server wird nichts gelöscht.',
  show: 'Inhalte anzeigen',
  report: 'Bericht speichern',
  copyIds: 'IDs kopieren',
  damaged: {
    unreadable:
      'Der Datenbestand {id} ist beschädigt und lässt sich nicht öffnen. Sein Ordner bleibt unverändert.',
    'newer-version': 'Der Datenbestand {id} stammt von einer neueren Version der App.',
    save: 'Unbeschädigte Inhalte speichern',
    saved:
      '{count} unbeschädigter Inhalt als {name} gespeichert. | {count} unbeschädigte Inhalte als {name} gespeichert.',
    none: 'Dieser Datenbestand enthält keine unbeschädigten Inhalte.',
    removeQuestion:
      'Der beschädigte Datenbestand wird mit allen Inhalten von diesem Computer gelöscht.',
  },
  running: 'Abruf läuft. Inhalte bisher: {done}.',
  runningOf: 'Abruf läuft. Inhalte bisher: {done} von {of}.',
  waiting: {
    'no-answer': 'Keine Antwort. Nächster Versuch in {seconds} s.',
    'server-fault': 'Fehler auf dem Server. Nächster Versuch in {seconds} s.',
    'too-many-requests': 'Der Server bittet um eine Pause. Der Abruf geht in {seconds} s weiter.',
  },
  elsewhere:
    'Ein anderer Prozess ruft diesen Datenbestand gerade ab (Prozess-ID {pid} auf {host}).',
  paused: {
    person: 'Abruf angehalten.',
    ended: 'Die App wurde geschlossen. Klicken Sie auf „Fortsetzen“, um den Abruf fortzusetzen.',
    token:
      'Der Server lehnt den Token ab. Tragen Sie einen neuen Token ein, und setzen Sie den Abruf fort.',
    'no-token':
      'Die Verbindung hat jetzt keinen Token. Bitte den Token wieder eintragen und dann auf „Fortsetzen“ klicken.',
    access: 'Dieser Token hat keinen Zugriff mehr auf den Endpunkt.',
    status: 'Der Server antwortete mit Status {status}. Anfrage-ID: {requestId}.',
    'no-answer':
      'Keine Antwort nach mehreren Versuchen. Prüfen Sie die Verbindung, und setzen Sie den Abruf fort.',
    'no-list': 'Die Antwort enthält keine Liste von Inhalten.',
    disk: 'Auf die Festplatte ließ sich nicht schreiben ({code}). Schaffen Sie Platz, und setzen Sie den Abruf fort.',
    'sets-full':
      'Die gespeicherten Datenbestände haben die Grenze von {limit} GiB erreicht. Entfernen Sie einen Datenbestand, oder erhöhen Sie die Grenze in den Einstellungen.',
    'other-address':
      'Die Verbindung führt jetzt zu {baseUrl}. Dieser Datenbestand stammt von einer anderen Adresse.',
  },
  verdict: {
    whole:
      'Der Datenbestand ist vollständig, Stand {time}. Inhalte des Endpunkts für diese Abfrage und diesen Token: {count}.',
    'one-answer':
      'Erhaltene Inhalte: {count}. Sie passen auf eine Seite, und es folgt keine weitere.',
    counted:
      'Verschiedene Inhalte: {count}. Der Server zählt genauso viele. Die App bemerkt nicht, wenn ein Inhalt wegfällt, während ein anderer dazukommt.',
    missing: 'Fehlende Inhalte: {missing} von {total}.',
    surplus: 'Erhaltene Inhalte: {count}. Der Server zählt aber nur {total}.',
    untold: 'Erhaltene Inhalte: {count}. Der Server sagt nicht verlässlich, wie viele es gibt.',
    restless: 'Die Inhalte änderten sich schneller, als die App sie abrufen konnte.',
    partial: 'Erhaltene Inhalte: {count}. Wie viele fehlen, ist unbekannt.',
  },
  line: {
    came: '{count} Inhalt kam während des Abrufs dazu | {count} Inhalte kamen während des Abrufs dazu',
    went: '{count} Inhalt fiel während des Abrufs weg | {count} Inhalte fielen während des Abrufs weg',
    changed:
      '{count} Inhalt änderte sich während des Abrufs | {count} Inhalte änderten sich während des Abrufs',
    open: '{count} Inhalt steht in der Liste der IDs, wurde aber nicht abgerufen | {count} Inhalte stehen in der Liste der IDs, wurden aber nicht abgerufen',
    failed: '{count} Inhalt ließ sich nicht abrufen | {count} Inhalte ließen sich nicht abrufen',
    repeated: '{count} Inhalt kam mehrmals | {count} Inhalte kamen mehrmals',
    'no-news': 'Die letzten {count} Seiten enthielten nur bereits erhaltene Inhalte',
    'without-id': "{count} Inhalt hat keine {'@'}id | {count} Inhalte haben keine {'@'}id",
    'total-moved': 'Auf Seite {page} änderte sich die Gesamtzahl von {from} auf {to}',
    'total-moved-after': 'Nach der letzten Seite änderte sich die Gesamtzahl von {from} auf {to}',
    pass: 'Auf größeren Seiten noch einmal abgerufen: {count} weiterer Inhalt gefunden | Auf größeren Seiten noch einmal abgerufen: {count} weitere Inhalte gefunden',
    'list-wrong': 'Die Liste der IDs passt nicht zu der Gesamtzahl, die sie selbst nennt',
    'list-parts': 'Die Liste der IDs kam in {parts} Teilen nacheinander',
    'moved-while-paused': 'Die Seiten haben sich während der Pause geändert',
    'two-tokens': 'Ein Teil des Datenbestands wurde mit einem anderen Token abgerufen',
  },
  compare: {
    title: 'Zwei gespeicherte Datenbestände vergleichen',
    earlier: 'Früher',
    later: 'Später',
    first: 'Datenbestand 1',
    second: 'Datenbestand 2',
    start: 'Vergleichen',
    failed: 'Diese beiden Datenbestände lassen sich gerade nicht vergleichen.',
    nothing: 'Keine Unterschiede. Gleiche Inhalte: {same}.',
    head: 'Inhalte: {came} neu, {left} {leaving}, {changed} geändert, {same} gleich.',
    headMoved:
      'Inhalte: {came} neu, {left} {leaving}, {changed} geändert, {moved} verschoben, {same} gleich.',
    offer: 'Inhalte, bei denen sich nur „{path}“ geändert hat: {count} von {all}.',
    leaveOut: '„{path}“ nicht vergleichen',
    leftOut:
      '{count} Inhalt unterscheidet sich nur in Attributen, die Sie nicht vergleichen. | {count} Inhalte unterscheiden sich nur in Attributen, die Sie nicht vergleichen.',
    takeBack: '„{path}“ wieder vergleichen',
    moved: 'Verschoben',
    leaving: {
      gone: 'weggefallen',
      'not-met': 'nicht mehr gefunden',
      untold: 'vielleicht weggefallen',
    },
    attribute: '{path}: {count}',
    came: 'Neu',
    left: {
      gone: 'Weggefallen',
      'not-met': 'Nicht mehr gefunden',
      untold: 'Vielleicht weggefallen',
    },
    changed: 'Geändert',
    changedIn: 'Geändert in {path}',
    bySource: {
      nothing: 'Keine Unterschiede. Gleiche Inhalte: {same}.',
      head: 'Inhalte: {left}, {came}, {changed} verschieden, {same} gleich.',
      headMoved:
        'Inhalte: {left}, {came}, {changed} verschieden, {moved} an anderer Stelle, {same} gleich.',
      offer: 'Inhalte, die sich nur in „{path}“ unterscheiden: {count} von {all}.',
      onlyIn: '{count} nur in „{name}“',
      foundIn: '{count} nur in „{name}“ gefunden',
      listIn: 'Nur in „{name}“',
      listFoundIn: 'Nur in „{name}“ gefunden',
      changed: 'Verschieden',
      changedIn: 'Verschieden in {path}',
    },
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
