import type { SetTexts } from './set-words.ts'

export const setTexts: SetTexts = {
  obstacle: {
    problem: 'Die Abfrage hat Fehler. Beheben Sie die Fehler zuerst.',
    'not-datacycle':
      'Nur ein dataCycle-Server kann seine IDs mit einer einzigen Anfrage auflisten.',
    offset:
      'page[offset] und page[limit] ersetzen die Seitennummer. Entfernen Sie zuerst diese Parameter.',
    'no-graph':
      'Der Parameter section[@graph]=0 lässt die Inhalte weg. Entfernen Sie zuerst diesen Parameter.',
    'random-order':
      'Eine zufällige Reihenfolge ändert sich von Seite zu Seite. Wählen Sie eine andere Sortierung.',
    'no-place':
      'Der Filter nach IDs ist als JSON eingegeben. Die App kann darin keine IDs ergänzen.',
    'no-id': 'Ohne ID lassen sich Inhalte nicht unterscheiden.',
  },
  elsewhere: 'Ein anderer Prozess führt diesen Abruf gerade aus (Prozess-ID {pid} auf {host}).',
  runningOf: 'Abruf läuft. Inhalte bisher: {done} von {of}.',
  running: 'Abruf läuft. Inhalte bisher: {done}.',
  waiting: {
    'no-answer': 'Keine Antwort. Nächster Versuch in {seconds} s.',
    'server-fault': 'Fehler auf dem Server. Nächster Versuch in {seconds} s.',
    'too-many-requests': 'Der Server bittet um eine Pause. Der Abruf geht in {seconds} s weiter.',
  },
  paused: {
    person: 'Abruf angehalten.',
    ended: 'Die App wurde geschlossen.',
    token: 'Der Server lehnt den Token ab.',
    'no-token': 'Die Verbindung hat jetzt keinen Token.',
    access: 'Dieser Token hat keinen Zugriff mehr auf den Endpunkt.',
    status: 'Der Server antwortete mit Status {status}.',
    requestId: 'Anfrage-ID: {requestId}.',
    'no-answer': 'Keine Antwort nach mehreren Versuchen.',
    'no-list': 'Die Antwort enthält keine Liste von Inhalten.',
    disk: 'Auf die Festplatte ließ sich nicht schreiben ({code}).',
    'sets-full': 'Die gespeicherten Abrufe haben die Grenze von {limit} GiB erreicht.',
    'other-address':
      'Die Verbindung führt jetzt zu {baseUrl}. Dieser Abruf stammt von einer anderen Adresse.',
  },
  /** Why a set allows no import check; other reasons are those of a pause. */
  problem: {
    'not-whole': 'Prüfen lässt sich nur ein vollständiger Abruf über eine Liste der IDs.',
    running: 'Der Abruf läuft noch. Warten Sie, bis er vollständig ist.',
    token:
      'Der Server lehnt den Token ab. Der Token wurde ersetzt, oder der Benutzer des Tokens wurde gesperrt oder gelöscht.',
    'no-endpoint':
      'Auf dem Server gibt es keinen Endpunkt mit diesem Namen mehr (404). Der Endpunkt wurde umbenannt oder entfernt.',
    'unknown-connection': 'Es wurde nichts gesendet: Die Verbindung dieses Abrufs wurde entfernt.',
    'token-unavailable':
      'Es wurde nichts gesendet: Der Token ist gerade nicht lesbar. Öffnen Sie die Verbindung, um den Grund zu sehen.',
    'no-answer': 'Keine Antwort. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.',
    'list-wrong':
      'Die Liste der IDs passt nicht zu der Gesamtzahl, die sie selbst nennt. Versuchen Sie es später noch einmal.',
    'other-token':
      'Der Abruf stammt von einem anderen Token, der vielleicht andere Inhalte liefert.',
  },
  verdict: {
    whole: 'Vollständig für diese Abfrage und diesen Token, Stand {time}. Inhalte: {count}.',
    'one-answer':
      '{count} Inhalt: alles, was die Abfrage liefert. | {count} Inhalte: alle, die die Abfrage liefert.',
    counted: 'Verschiedene Inhalte: {count}. Der Server zählt genauso viele.',
    unnoticed: 'Die App bemerkt nicht, wenn ein Inhalt wegfällt, während ein anderer dazukommt.',
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
    'without-id': '{count} Inhalt hat keine ID | {count} Inhalte haben keine ID',
    'total-moved': 'Auf Seite {page} änderte sich die Gesamtzahl von {from} auf {to}',
    'total-moved-after': 'Nach der letzten Seite änderte sich die Gesamtzahl von {from} auf {to}',
    pass: 'Auf größeren Seiten noch einmal abgerufen: {count} weiterer Inhalt gefunden | Auf größeren Seiten noch einmal abgerufen: {count} weitere Inhalte gefunden',
    'list-wrong': 'Die Liste der IDs passt nicht zu der Gesamtzahl, die sie selbst nennt',
    'list-parts': 'Die Liste der IDs kam in {parts} Teilen nacheinander',
    'moved-while-paused': 'Die Seiten haben sich während der Pause geändert',
    'two-tokens': 'Ein Teil des Abrufs stammt von einem anderen Token',
  },
  importCause: {
    collection:
      'Der Inhalt ist neu in der Sammlung, hat aber keinen neuen Zeitstempel. Er wurde von Hand hinzugefügt, oder er ist erst jetzt gültig.',
    'late-index':
      'Der Inhalt ist neu, hat aber keinen neuen Zeitstempel. Er kam erst später in die Volltextsuche, oder er ist erst jetzt gültig.',
    'nested-cache':
      'Der Inhalt ist neu, hat aber keinen neuen Zeitstempel. Die Abfrage filtert nach einem anderen Endpunkt. Der Cache des anderen Endpunkts war veraltet, oder der Inhalt kam dort ohne neuen Zeitstempel dazu.',
    'moved-category':
      'Der Inhalt ist neu, hat aber keinen neuen Zeitstempel. Eine Kategorie wurde im Baum verschoben, oder der Inhalt ist erst jetzt gültig.',
    'several-ways':
      'Der Inhalt ist neu, hat aber keinen neuen Zeitstempel. Bei dieser Abfrage sind mehrere Ursachen möglich: Sammlung, Volltextsuche, Cache, Kategorie oder Gültigkeit. Der Server zeigt nicht, welche Ursache zutrifft.',
    linked:
      'Ein verknüpfter Inhalt oder eine Kategorie hat sich geändert. Nur dc:touched zeigt diese Änderung.',
    translation: 'Eine Übersetzung wurde gelöscht. Den Inhalt gibt es noch.',
    'modified-only': 'Nur dct:modified hat sich geändert, dc:touched nicht.',
    'written-late':
      'Der Inhalt wurde später gespeichert, als sein Zeitstempel angibt. Der Import hatte seine Anfrage schon vorher gesendet.',
    'second-of-mark':
      'Der Inhalt wurde zweimal in derselben Sekunde geändert. Der Import kennt nur die erste Änderung.',
    'during-load': 'Der Inhalt wurde geändert, während der Import lief.',
    filter:
      'Der Filter des Servers liefert den Inhalt nicht, obwohl der Zeitstempel neu genug ist.',
    alive:
      'Der Inhalt steht in der Liste der Löschungen, ist aber noch vorhanden. Entweder wurde nur eine Übersetzung gelöscht oder der Inhalt wurde wiederhergestellt.',
    deleted: 'Der Inhalt wurde auf dem Server gelöscht.',
    'behind-first-page':
      'Der Inhalt wurde gelöscht. In der Liste der Löschungen steht er erst auf einer späteren Seite.',
    'day-before':
      'Der Inhalt wurde gelöscht. Der Server rechnet in UTC und ordnet die Löschung dem Vortag zu.',
    left: 'Der Inhalt ist nicht mehr im Endpunkt und steht nicht in der Liste der Löschungen. Er wurde aus dem Endpunkt herausgenommen, ist abgelaufen oder wurde spurlos gelöscht.',
    unseen: 'Die Ursache ist unbekannt.',
  },
  importNote: {
    'edited-by-pages':
      'Während des Abrufs hat sich {count} Inhalt geändert. | Während des Abrufs haben sich {count} Inhalte geändert.',
    'edited-by-pagesMeans':
      'In der Standardreihenfolge springt ein geänderter Inhalt nach vorn. Einem Import, der Seite für Seite liest, kann dieser Inhalt dann fehlen. Ein anderer Inhalt kommt doppelt, und die Gesamtzahl bleibt gleich.',
    'gone-by-pages':
      'Während des Abrufs ist {count} Inhalt weggefallen. | Während des Abrufs sind {count} Inhalte weggefallen.',
    'gone-by-pagesMeans':
      'Fällt ein Inhalt weg, kann ein anderer Inhalt auf eine schon gelesene Seite rücken. Einem Import, der Seite für Seite liest, fehlt dann dieser andere Inhalt. Kein Inhalt kommt doppelt.',
    'tied-deletions': '{count} Löschungen haben denselben Zeitstempel wie eine andere Löschung.',
    'tied-deletionsMeans':
      'Liest ein Import diese Löschungen Seite für Seite, kommen einige doppelt und andere nie. Eine einzige Seite, die groß genug ist, enthält alle Löschungen.',
    'two-queries':
      'Enthält eine Antwort nur IDs und Zeitstempel, stimmt die Zahl der Inhalte immer mit der Gesamtzahl überein. Mit anderen Feldern kann sie abweichen, während jemand Inhalte bearbeitet.',
    'nested-cache':
      'Diese Abfrage filtert nach einem anderen Endpunkt. Für diesen Filter kann der Server einen Cache verwenden. Neue Inhalte des anderen Endpunkts erscheinen dann verspätet. Eine direkte Abfrage des anderen Endpunkts zeigt immer den aktuellen Stand.',
  },
}
