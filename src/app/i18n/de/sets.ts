import { setTexts } from '#core/set/set-texts-de.ts'
import type { Words } from '#app/i18n/en/words.ts'
import type { sets as english } from '#app/i18n/en/sets.ts'

export const sets: Words<typeof english> = {
  ...setTexts,
  next: {
    ended: 'Klicken Sie auf „Fortsetzen“, um den Abruf fortzusetzen.',
    token: 'Tragen Sie einen neuen Token ein, und setzen Sie den Abruf fort.',
    'no-token': 'Tragen Sie den Token wieder ein, und setzen Sie den Abruf fort.',
    'no-answer': 'Prüfen Sie die Verbindung, und setzen Sie den Abruf fort.',
    disk: 'Schaffen Sie Platz, und setzen Sie den Abruf fort.',
    'sets-full': 'Entfernen Sie einen Abruf, oder erhöhen Sie die Grenze in den Einstellungen.',
  },
  title: 'Alle Inhalte abrufen und vergleichen',
  open: 'Alle abrufen…',
  openHint: 'Alle Inhalte in der App speichern, um sie zu filtern, zu prüfen und zu vergleichen',
  intro:
    'Die App ruft die Inhalte aller Seiten von „{endpoint}“ ab und speichert sie auf diesem Computer. Danach können Sie alle Inhalte ohne weitere Anfragen filtern und zwei Abrufe vergleichen.',
  onlyFiltered:
    'Die Filter der Abfrage gelten auch hier: {filters}. Andere Inhalte des Endpunkts werden nicht abgerufen.',
  forComparison:
    'Für einen Vergleich sind zwei Abrufe nötig: von zwei Endpunkten, von zwei Abfragen oder von derselben Abfrage zu zwei Zeitpunkten. Bisher gespeicherte Abrufe: {count}.',
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
  list: 'Gespeicherte Abrufe',
  none: 'Noch kein Abruf gespeichert.',
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
  remove: 'Abruf entfernen',
  removeQuestion:
    'Dieser Abruf wird auf diesem Computer gelöscht (Inhalte: {count}). Auf dem Server wird nichts gelöscht.',
  show: 'Inhalte anzeigen',
  copyIds: 'IDs kopieren',
  damaged: {
    unreadable:
      'Der Abruf {id} ist beschädigt und lässt sich nicht öffnen. Sein Ordner bleibt unverändert.',
    'newer-version': 'Der Abruf {id} stammt von einer neueren Version der App.',
    save: 'Unbeschädigte Inhalte speichern',
    saved:
      '{count} unbeschädigter Inhalt als {name} gespeichert. | {count} unbeschädigte Inhalte als {name} gespeichert.',
    none: 'Dieser Abruf enthält keine unbeschädigten Inhalte.',
    removeQuestion: 'Der beschädigte Abruf wird mit allen Inhalten von diesem Computer gelöscht.',
  },
  compare: {
    title: 'Zwei gespeicherte Abrufe vergleichen',
    earlier: 'Früher',
    later: 'Später',
    first: 'Abruf 1',
    second: 'Abruf 2',
    start: 'Vergleichen',
    failed: 'Diese beiden Abrufe lassen sich gerade nicht vergleichen.',
    nothing: 'Keine Unterschiede. Gleiche Inhalte: {unchanged}.',
    head: 'Inhalte: {added} neu, {removed} {absence}, {changed} geändert, {unchanged} gleich.',
    headMoved:
      'Inhalte: {added} neu, {removed} {absence}, {changed} geändert, {moved} verschoben, {unchanged} gleich.',
    offer: 'Inhalte, bei denen sich nur „{path}“ geändert hat: {count} von {all}.',
    absentItem: 'nicht in diesem Abruf',
    leaveOut: '„{path}“ nicht vergleichen',
    leftOut:
      '{count} Inhalt unterscheidet sich nur in Attributen, die Sie nicht vergleichen. | {count} Inhalte unterscheiden sich nur in Attributen, die Sie nicht vergleichen.',
    takeBack: '„{path}“ wieder vergleichen',
    absence: {
      gone: 'entfernt',
      'not-met': 'nicht mehr gefunden',
      untold: 'vielleicht entfernt',
    },
    attribute: '{path}: {count}',
    excel: 'Nach Excel',
    fileKind: 'Vergleich',
    fileDifferences: 'Unterschiede',
    bySource: {
      nothing: 'Keine Unterschiede. Gleiche Inhalte: {unchanged}.',
      head: 'Inhalte: {removed}, {added}, {changed} verschieden, {unchanged} gleich.',
      headMoved:
        'Inhalte: {removed}, {added}, {changed} verschieden, {moved} an anderer Stelle, {unchanged} gleich.',
      offer: 'Inhalte, die sich nur in „{path}“ unterscheiden: {count} von {all}.',
      onlyIn: '{count} nur in „{name}“',
      foundIn: '{count} nur in „{name}“ gefunden',
      listIn: 'Nur in „{name}“',
      listFoundIn: 'Nur in „{name}“ gefunden',
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
