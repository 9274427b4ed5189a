import type { Words } from '#app/i18n/language-words.ts'
import type * as english from '#app/i18n/en/compare.ts'

export const compare: Words<typeof english.compare> = {
  open: 'Mit der gezeigten Antwort vergleichen',
  title: 'Änderungen zwischen zwei Antworten',
  titleOfTwo: 'Antworten vergleichen',
  withConnection: 'Mit „{name}“ vergleichen',
  withConnectionHint: 'Diese Abfrage wurde mit der Verbindung „{name}“ bereits gesendet',
  pick: 'Was vergleichen?',
  two: 'Alle Inhalte von zwei Endpunkten vergleichen:',
  twoFilters: 'Nur Inhalte, die zur gezeigten Abfrage passen: {filters}',
  twoConnection: { left: 'Erste Verbindung', right: 'Zweite Verbindung' },
  twoEndpoint: { left: 'Erster Endpunkt', right: 'Zweiter Endpunkt' },
  twoStart: 'Abrufen und vergleichen',
  twoPrice:
    'Ruft alle Inhalte beider Endpunkte ab. Die Zahl der Anfragen richtet sich nach der Zahl der Inhalte.',
  pickResponse: 'Oder die angezeigte Antwort mit einer gespeicherten vergleichen:',
  sameValues: 'Auf beiden Seiten gleich.',
  pickSearch: 'Nach Endpunkt, Verbindung oder Abfrage suchen',
  pickNone: 'Es ist keine andere Antwort gespeichert. Bitte zuerst eine weitere Abfrage senden.',
  time: { before: 'Früher', after: 'Später' },
  query: { before: 'Abfrage 1', after: 'Abfrage 2' },
  set: { before: 'Abruf 1', after: 'Abruf 2' },
  saved: 'gespeichert',
  shown: 'jetzt gezeigt',
  itemsOf: '{count} von {total} Inhalt | {count} von {total} Inhalten',
  itemsUnknown: '{count} Inhalt, Gesamtzahl unbekannt | {count} Inhalte, Gesamtzahl unbekannt',
  allItems: 'Alle Inhalte vergleichen…',
  pickSets: 'Zwei gespeicherte Abrufe vergleichen…',
  status: 'Status {status}',
  needed: {
    nothing: 'Keine Antwort zum Vergleichen',
    same: 'Diese Antwort wird gerade gezeigt',
    text: 'Senden Sie die Abfrage noch einmal. Die App vergleicht die neue Antwort dann mit der Antwort vom {time}.',
    gone: 'Die Verbindung „{name}“ gibt es nicht mehr. Diese Abfrage lässt sich daher nicht noch einmal senden. Zeigen Sie eine andere Antwort an und vergleichen Sie dann.',
  },
  send: 'Abfrage an „{name}“ noch einmal senden',
  sendQuery: '„{name}“ noch einmal senden',
  comparing: 'Wird verglichen…',
  impossible: 'Kein Vergleich möglich',
  nothing: { all: 'Keine Unterschiede', page: 'Keine Unterschiede auf dieser Seite' },
  nothingText: {
    inOrder:
      'Beide Antworten enthalten denselben Inhalt mit denselben Werten. | Beide Antworten enthalten dieselben {count} Inhalte in derselben Reihenfolge und mit denselben Werten.',
    values:
      'Beide Antworten enthalten denselben Inhalt mit denselben Werten. | Beide Antworten enthalten dieselben {count} Inhalte mit denselben Werten.',
  },
  noneText: 'Beide Antworten sind leer.',
  all: 'Alle Unterschiede',
  allSame: 'Alle',
  unchanged: 'Unveränderte Inhalte: {count}',
  onlyIn: {
    gone: 'nur in „{name}“',
    page: 'nur auf dieser Seite von „{name}“',
    'not-met': 'nur in „{name}“ gefunden',
  },
  kind: {
    unchanged: 'unverändert',
    changed: 'geändert',
    added: 'hinzugekommen',
    moved: 'verschoben',
    loaded: 'nur Details',
  },
  addedOnPage: 'neu auf dieser Seite',
  removed: {
    gone: 'entfernt',
    page: 'nicht mehr auf dieser Seite',
    'not-met': 'nicht mehr gefunden',
    untold: 'vielleicht entfernt',
  },
  search: 'Name oder ID',
  found: '{count} Treffer',
  list: 'Inhalte mit Unterschieden',
  openItem: 'Inhalt öffnen',
  copyId: 'ID kopieren',
  differences: '{count} Unterschied | {count} Unterschiede',
  place: 'Position {before} → {after}',
  choose: 'Wählen Sie einen Inhalt, um seine Werte zu sehen.',
  onlyMoved: 'Gleiche Werte, andere Position in der Liste.',
  path: 'Attribut',
  /** Für einen Inhalt, der auf einer anderen Seite stehen kann. */
  absentOnPage: 'nicht auf dieser Seite',
  loaded: 'Details nur in einer Antwort geladen',
  rewritten: 'dieselbe Zahl, anders geschrieben',
  reordered: 'dieselben Einträge, andere Reihenfolge',
  cut: '… insgesamt {count} Zeichen',
  more: 'Die Liste zeigt die ersten {shown} von {count} Unterschieden.',
  caution: {
    'error-status':
      '{name}: Die Antwort ist eine Fehlermeldung (HTTP {status}). Sie zeigt nicht, welche Inhalte es gibt.',
    'no-list': '{name}: Die Antwort ist keine Liste von Inhalten, vielleicht eine Fehlermeldung.',
    'broken-off': '{name}: Die Antwort ist abgebrochen. Inhalte am Ende können fehlen.',
    'other-server': 'Die Antworten kommen von zwei verschiedenen Servern.',
    'other-token':
      'Die Antworten wurden mit den Token zweier Verbindungen geladen: „{before}“ und „{after}“. Jeder Token kann Zugriff auf andere Inhalte haben.',
    'other-endpoint': 'Die Antworten kommen von zwei verschiedenen Endpunkten.',
    'other-query': 'Die beiden Abfragen sind verschieden.',
    'other-page': {
      number: 'Die Antworten enthalten verschiedene Seiten.',
      size: 'Die beiden Abfragen haben verschiedene Seitengrößen.',
    },
    'one-page': {
      sorted:
        'Der Vergleich umfasst nur diese Seite. Inhalte können jetzt auf einer anderen Seite stehen.',
      unsorted:
        'Der Vergleich umfasst nur diese Seite. Die Abfrage hat keine Sortierung. Inhalte können jetzt auf einer anderen Seite stehen.',
    },
    'other-sort':
      'Die beiden Abfragen sortieren verschieden. Die Positionen der Inhalte lassen sich daher nicht vergleichen.',
    'repeated-ids':
      '{count} Inhalt kommt mehrmals vor. Der Vergleich verwendet nur das erste Vorkommen. | {count} Inhalte kommen mehrmals vor. Der Vergleich verwendet nur das jeweils erste Vorkommen.',
    'without-id':
      'Der Vergleich lässt Inhalte ohne ID aus: {before} in der ersten Antwort, {after} in der zweiten.',
  },
}

/** Words of what has changed since a day. */
export const changes: Words<typeof english.changes> = {
  title: 'Änderungen seit einem Datum',
  since: 'Änderungen seit',
  days: { today: 'Seit heute', yesterday: 'Seit gestern' },
  time: 'Auch mit Uhrzeit: {day} 08:00',
  noDay: 'Dieses Datum gibt es nicht.',
  noEndpoint:
    'Bitte zuerst einen Endpunkt eingeben. Die Liste zeigt dann, welche Inhalte des Endpunkts sich geändert haben.',
  price:
    'Die App sendet höchstens {count} Anfragen. Damit lädt sie die Liste der Löschungen auf dem Server, die Änderungen in „{endpoint}“ und die Namen der zuletzt geänderten Inhalte.',
  withoutFilters: 'Die Liste gilt für den ganzen Endpunkt, ohne Filter und Volltext Ihrer Abfrage.',
  ask: 'Änderungen anzeigen',
  earlier: 'Änderungen seit {date} anzeigen',
  stopped: 'Angehalten. Die bisherigen Ergebnisse bleiben stehen.',
  notLoaded: 'Nicht geladen.',
  all: '{count} Inhalt. | {count} Inhalte.',
  short: 'Inhalte laut Server: {counted}. Erhalten: {came}.',
  untold:
    '{count} Inhalt erhalten. Es kann mehr geben. | {count} Inhalte erhalten. Es kann mehr geben.',
  listed: 'Die Liste zeigt die neuesten {count} Inhalte.',
  failed: 'Kein Ergebnis: {reason}.',
  changed: {
    title: 'Im Endpunkt geändert seit {date}',
    unfilteredTitle: 'Im Endpunkt geändert seit {date}, ohne Ihre Filter',
    none: 'Kein Inhalt wurde geändert.',
    note: 'Ein Inhalt zählt nicht als geändert, wenn sich nur verknüpfte Inhalte geändert haben.',
  },
  deleted: {
    title: 'Auf dem ganzen Server gelöscht seit {date}',
    none: 'Kein Inhalt wurde gelöscht.',
    unknown: 'Name unbekannt',
    note: 'Der Server sagt nicht, zu welchem Endpunkt ein gelöschter Inhalt gehörte.',
    stillExists: 'existiert noch',
    alive:
      '{count} Inhalt dieser Liste existiert noch und steht auch in der Liste der Änderungen. Nur eine Übersetzung wurde gelöscht. | {count} Inhalte dieser Liste existieren noch und stehen auch in der Liste der Änderungen. Nur Übersetzungen wurden gelöscht.',
  },
  unnamed:
    'Der Name von {count} Inhalt ist nicht geladen. | Die Namen von {count} Inhalten sind nicht geladen.',
  unnamedBecause: 'Namen ließen sich nicht laden: {reason}.',
  rest: 'Restliche Daten laden ({count} Anfrage) | Restliche Daten laden ({count} Anfragen)',
  query: 'Als Abfrage öffnen und senden',
  leavers: {
    title: 'Nicht mehr im Endpunkt',
    noSet:
      'Die beiden Listen oben zeigen nicht, welche Inhalte aus dem Endpunkt entfernt wurden, abgelaufen sind oder nicht mehr zum Endpunkt passen. Ein Vergleich mit einem vollständigen gespeicherten Abruf zeigt auch diese Inhalte.',
    ofEndpoint: 'Verglichen mit allen Inhalten des Endpunkts, die am {time} gespeichert wurden.',
    ofQuery: 'Verglichen mit den Inhalten dieser Abfrage, die am {time} gespeichert wurden.',
    price: 'Die Suche braucht höchstens {count} Anfragen.',
    place: { ofEndpoint: 'im Endpunkt', ofQuery: 'unter den Ergebnissen dieser Abfrage' },
    ask: 'Suchen, was nicht mehr {place} ist',
    none: 'Alle am {time} gespeicherten Inhalte sind noch {place}. Zahl der Inhalte, die jetzt {place} sind: {now}.',
    some: '{count} von {held} Inhalten, die am {time} gespeichert wurden, fehlt jetzt {place}. Der Inhalt ist aber nicht als gelöscht gemeldet. | {count} von {held} Inhalten, die am {time} gespeichert wurden, fehlen jetzt {place}. Sie sind aber nicht als gelöscht gemeldet.',
    deleted:
      '{count} weiterer Inhalt ist nicht mehr {place} und als gelöscht gemeldet. | {count} weitere Inhalte sind nicht mehr {place} und als gelöscht gemeldet.',
    deletions: {
      part: 'Die Liste der Löschungen ist unvollständig. Einige dieser Inhalte können gelöscht sein.',
      failed:
        'Die Liste der Löschungen ließ sich nicht laden. Einige dieser Inhalte können gelöscht sein.',
    },
  },
}

export const check: Words<typeof english.check> = {
  open: 'Wirkung prüfen ({price} kleine Anfrage) | Wirkung prüfen ({price} kleine Anfragen)',
  running: 'Wird geprüft…',
  failed:
    'Eine Anfrage der Prüfung ist fehlgeschlagen, daher gibt es kein Ergebnis. Bitte noch einmal versuchen.',
  undecided: 'Die Antworten der Prüfung zeigen nicht, ob dieser Parameter wirkt.',
  shown: {
    hits: 'Inhalte mit diesem Parameter: {hits}. Ohne den Parameter: {without}. Mit einem erfundenen Wert: {impossible}.',
    'hits-without': 'Inhalte mit diesem Parameter: {hits}. Ohne den Parameter: {without}.',
    resolved:
      'Verknüpfte Inhalte mit Details: {resolvedCount} mit include, {without} ohne include.',
    refused: 'Der Server lehnt einen erfundenen Wert mit Status {status} ab.',
    'first-items':
      'Die Antworten nennen keine Gesamtzahl. Die App hat daher die ersten Inhalte der Antworten verglichen.',
    reversed: 'Die App hat die umgekehrte Reihenfolge geprüft.',
    order: 'Die App hat die umgekehrte Reihenfolge und eine viermal so große Seite geprüft.',
    dependsOnPageSize:
      'Eine viermal so große Seite beginnt mit anderen Inhalten. Die Reihenfolge hängt also von der Seitengröße ab. Beim Blättern können Inhalte doppelt vorkommen oder fehlen.',
  },
}
