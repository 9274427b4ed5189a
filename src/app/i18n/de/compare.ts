import type { Words } from '#app/i18n/en/words.ts'
import type {
  compare as EnglishCompare,
  changes as EnglishChanges,
  stillThere as EnglishStillThere,
  culprit as EnglishCulprit,
  check as EnglishCheck,
} from '#app/i18n/en/compare.ts'

export const compare: Words<typeof EnglishCompare> = {
  open: 'Mit der gezeigten Antwort vergleichen',
  title: 'Was sich zwischen zwei Antworten geändert hat',
  titleOfTwo: 'Antworten vergleichen',
  pick: 'Mit welcher Antwort vergleichen?',
  pickSearch: 'Endpunkt, Verbindung oder Wörter der Abfrage',
  pickNone:
    'Es ist keine andere Antwort gespeichert. Senden Sie eine weitere Abfrage und vergleichen Sie dann.',
  time: { before: 'Früher', after: 'Später' },
  query: { before: 'Abfrage 1', after: 'Abfrage 2' },
  kept: 'gespeichert',
  shown: 'jetzt gezeigt',
  items: '{count} Inhalt | {count} Inhalte',
  itemsOf: '{count} von {total} Inhalt | {count} von {total} Inhalten',
  itemsUnknown: '{count} Inhalt, Gesamtzahl unbekannt | {count} Inhalte, Gesamtzahl unbekannt',
  pickSets: 'Alle Inhalte zweier gespeicherter Mengen vergleichen…',
  status: 'Status {status}',
  totalUnknown: 'Gesamtzahl unbekannt',
  needed: {
    nothing: 'Keine Antwort zum Vergleichen',
    same: 'Diese Antwort wird gerade gezeigt',
    text: 'Senden Sie die Abfrage noch einmal. Die neue Antwort wird dann mit der vom {time} verglichen.',
    gone: 'Die Verbindung „{name}“ gibt es nicht mehr. Diese Abfrage kann nicht noch einmal gesendet werden. Zeigen Sie eine andere Antwort und vergleichen Sie dann.',
  },
  send: '„{name}“ noch einmal senden',
  waiting: 'Warten auf die Antwort…',
  comparing: 'Wird verglichen…',
  nothing: { all: 'Keine Unterschiede', page: 'Keine Unterschiede auf dieser Seite' },
  nothingText:
    'Derselbe Inhalt mit denselben Werten. | Alle {count} Inhalte sind gleich: dieselbe Reihenfolge, dieselben Werte.',
  noneText: 'Beide Antworten sind leer.',
  all: 'Alle',
  unchanged: 'gleich: {count}',
  onlyOnPage: 'nur auf dieser Ergebnisseite von {name}',
  onlyIn: 'nur in {name}',
  kind: {
    changed: 'geändert',
    different: 'verschieden',
    added: 'neu',
    removed: 'weggefallen',
    moved: 'verschoben',
  },
  onPage: { added: 'neu auf dieser Seite', removed: 'nicht mehr auf dieser Seite' },
  search: "Name oder {'@'}id",
  found: '{count} gefunden',
  nothingFound: 'Nichts gefunden',
  list: 'Inhalte mit Unterschieden',
  unnamed: 'ohne Namen',
  copyId: "{'@'}id kopieren",
  differences: '{count} Unterschied | {count} Unterschiede',
  place: 'Position {before} → {after}',
  choose: 'Wählen Sie einen Inhalt, um seine Werte zu sehen.',
  onlyMoved: 'Gleiche Werte, andere Position in der Liste.',
  path: 'Attribut',
  absent: 'nicht vorhanden',
  rewritten: 'dieselbe Zahl, anders geschrieben',
  reordered: 'dieselben Einträge, andere Reihenfolge',
  cut: '… insgesamt {count} Zeichen',
  more: 'Gezeigt werden die ersten {shown} von {count} Unterschieden.',
  caution: {
    'error-status':
      '{name} ist eine Fehlermeldung (HTTP {status}). Was die andere Antwort hat, ist deshalb nicht neu oder entfernt.',
    'no-list': '{name} ist keine Liste von Inhalten, vielleicht eine Fehlermeldung.',
    'broken-off': '{name} ist abgebrochen: Inhalte am Ende können fehlen.',
    'other-instance': 'Die Antworten kommen von zwei Servern.',
    'other-token':
      'Die Antworten wurden mit zwei Token geladen: „{before}“ und „{after}“. Jeder Token kann andere Inhalte sehen.',
    'other-endpoint': 'Die Antworten kommen von zwei Endpunkten.',
    'other-query': 'Die beiden Abfragen sind verschieden.',
    'other-page': 'Die Antworten sind zwei verschiedene Ergebnisseiten.',
    'one-page': {
      sorted:
        'Verglichen wird nur diese Seite. Inhalte können auf eine andere Seite gerutscht sein.',
      unsorted:
        'Verglichen wird nur diese Seite, ohne Sortierung. Inhalte können auf eine andere Seite gerutscht sein.',
    },
    'other-sort':
      'Die beiden Abfragen sortieren verschieden. Positionen lassen sich daher nicht vergleichen.',
    'repeated-ids':
      '{count} Inhalt kam mehrmals; verglichen wird sein erstes Vorkommen. | {count} Inhalte kamen mehrmals; verglichen wird jeweils das erste Vorkommen.',
    'without-id':
      "Inhalte ohne {'@'}id werden nicht verglichen: {before} in der ersten Antwort, {after} in der zweiten.",
  },
}

/** Words of what has changed since a day. */
export const changes: Words<typeof EnglishChanges> = {
  title: 'Änderungen seit…',
  since: 'Seit dem Tag',
  noEndpoint: 'Bitte zuerst einen Endpunkt eingeben. Gezeigt werden die Änderungen seiner Inhalte.',
  price:
    'Höchstens {count} Anfragen: Löschungen auf dem Server, Änderungen in {endpoint}, Namen der neuesten Inhalte.',
  ask: 'Änderungen anzeigen',
  stopped: 'Angehalten. Was schon da ist, bleibt.',
  awaited: 'Wird geladen…',
  notLoaded: 'Nicht geladen.',
  all: '{count} Inhalt. | {count} Inhalte.',
  short: 'Der Server zählt {counted}, gekommen sind {came}.',
  untold:
    '{count} Inhalt kam an. Es kann mehr geben. | {count} Inhalte kamen an. Es kann mehr geben.',
  listed: 'Die neuesten {count} sind aufgelistet.',
  failed: 'Kein Ergebnis: {reason}.',
  changed: {
    title: 'Im Endpunkt geändert seit {date}',
    none: 'Nichts wurde geändert.',
    note: 'Ein Inhalt zählt nicht, wenn sich nur verknüpfte Inhalte geändert haben.',
  },
  deleted: {
    title: 'Auf dem ganzen Server gelöscht seit {date}',
    none: 'Nichts wurde gelöscht.',
    note: 'Der Server sagt nicht, in welchem Endpunkt ein Inhalt war.',
    alive:
      '{count} davon gibt es noch: Er steht in der Liste darüber. Gelöscht wurde nur eine Übersetzung. | {count} davon gibt es noch: Sie stehen in der Liste darüber. Gelöscht wurden nur Übersetzungen.',
  },
  unnamed:
    'Der Name von {count} Inhalt ist nicht geladen. | Die Namen von {count} Inhalten sind nicht geladen.',
  unnamedBecause: 'Namen ließen sich nicht laden: {reason}.',
  rest: 'Rest laden ({count} Anfrage) | Rest laden ({count} Anfragen)',
  query: 'Als Abfrage öffnen und senden',
  leavers: {
    title: 'Nicht mehr im Endpunkt',
    noSet:
      'Was entnommen wurde, abgelaufen ist oder nicht mehr passt, steht in keiner der beiden Listen. Eine vollständige gespeicherte Menge würde es zeigen.',
    openSets: 'Alle Inhalte abrufen…',
    ofEndpoint: 'Verglichen mit der Menge aller Inhalte vom {time}.',
    ofQuery: 'Verglichen mit der Menge dieser Abfrage vom {time}.',
    price: 'Höchstens {count} Anfragen.',
    ask: 'Fehlende Inhalte suchen',
    none: 'Von den Inhalten vom {time} fehlt keiner. Der Endpunkt hat jetzt {now} Inhalte.',
    some: '{count} von {held} Inhalten vom {time} ist nicht mehr im Endpunkt und nicht gelöscht. | {count} von {held} Inhalten vom {time} sind nicht mehr im Endpunkt und nicht gelöscht.',
    deleted:
      '{count} weiterer fehlt und steht in der Liste der Löschungen. | {count} weitere fehlen und stehen in der Liste der Löschungen.',
    deletions: {
      part: 'Nicht alle Löschungen ließen sich lesen. Manche davon können gelöscht sein.',
      failed: 'Die Liste der Löschungen kam nicht. Manche davon können gelöscht sein.',
    },
  },
}

/** Words of whether items still exist, each asked for by its ID. */
export const stillThere: Words<typeof EnglishStillThere> = {
  check:
    'Prüfen, ob es {count} noch gibt ({count} Anfrage) | Prüfen, welche es noch gibt ({count} Anfragen)',
  some: 'Geprüft werden nur die ersten {count}.',
  checked: 'Nach ID geprüft: {count}.',
  unchecked: '{count} wurde nicht geprüft. | {count} wurden nicht geprüft.',
  deleted: {
    there:
      '{count} gibt es noch: Gelöscht wurde nur eine Übersetzung. | {count} gibt es noch: Gelöscht wurden nur Übersetzungen.',
    expired:
      '{count} gibt es noch, aber die Gültigkeit ist vorbei. | {count} gibt es noch, aber die Gültigkeit ist vorbei.',
    gone: '{count} ist gelöscht. | {count} sind gelöscht.',
    untold: 'Keine klare Antwort zu {count}.',
  },
  left: {
    there:
      '{count} gibt es noch, aber nicht in diesem Endpunkt. | {count} gibt es noch, aber nicht in diesem Endpunkt.',
    expired: 'Die Gültigkeit von {count} ist vorbei.',
    gone: '{count} gibt es auf dem Server nicht mehr. | {count} gibt es auf dem Server nicht mehr.',
    untold: 'Keine klare Antwort zu {count}.',
  },
  one: {
    there: 'gibt es noch',
    expired: 'Gültigkeit vorbei',
    gone: 'nicht mehr da',
    untold: 'keine klare Antwort',
  },
}

export const culprit: Words<typeof EnglishCulprit> = {
  open: 'Ursache in der Abfrage suchen (bis zu {count} Anfragen)',
  openSlow:
    'Ursache in der Abfrage suchen (bis zu {count} Anfragen nacheinander, höchstens {minutes} min)',
  running: 'Anfrage {sent} von höchstens {most}…',
  stopped: 'Angehalten. Noch kein Ergebnis.',
  found: 'Ohne {name} antwortet der Server. Sonst wurde an der Abfrage nichts geändert.',
  passed: 'Dieselbe Anfrage wird jetzt beantwortet. Der Fehler ist diesmal nicht aufgetreten.',
  none: 'Einzeln weggelassene Teile: {parts}. Der Fehler blieb. Vielleicht liegt es an mehreren Teilen zusammen, vielleicht an keinem.',
  failed:
    'Die Anfrage scheitert jetzt mit einem anderen Fehler, daher endet die Suche. Die Ursache bleibt unbekannt.',
}

export const check: Words<typeof EnglishCheck> = {
  open: 'Wirkung prüfen ({price} kleine Anfrage) | Wirkung prüfen ({price} kleine Anfragen)',
  running: 'Wird geprüft…',
  cancel: 'Prüfung anhalten',
  failed:
    'Eine Anfrage der Prüfung ist fehlgeschlagen, daher gibt es kein Ergebnis. Bitte noch einmal versuchen.',
  undecided: 'Geprüft, aber die Antworten zeigen nicht, ob dieser Parameter wirkt.',
  shown: {
    hits: 'Inhalte mit diesem Parameter: {asked}. Ohne ihn: {without}. Mit einem unmöglichen Wert: {impossible}.',
    'hits-without': 'Inhalte mit diesem Parameter: {asked}. Ohne ihn: {without}.',
    resolved: 'Verknüpfte Inhalte mit Details: {asked} mit include, {without} ohne.',
    refused: 'Der Server lehnt einen unmöglichen Wert mit Status {status} ab.',
    'first-items':
      'Die Antworten nennen keine Gesamtzahl, daher wurden ihre ersten Inhalte verglichen.',
    order: 'Geprüft in umgekehrter Reihenfolge und mit einer viermal so großen Seite.',
    hangs:
      'Eine viermal so große Seite beginnt mit anderen Inhalten. Die Reihenfolge hängt also von der Seitengröße ab, und Seiten können Inhalte doppelt oder gar nicht enthalten.',
  },
}
