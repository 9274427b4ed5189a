import type { Words } from '#app/i18n/language-words.ts'
import type * as english from '#app/i18n/en/query-tools.ts'

/** Words of dates that are counted from the day of sending. */
export const relative: Words<typeof english.relative> = {
  make: 'Relatives Datum, z. B. vor 30 Tagen',
  fix: 'Festes Datum verwenden',
  amount: 'Anzahl',
  mistyped:
    'Bitte eine ganze Zahl bis {most} eingeben. Bis dahin wird das Datum darunter gesendet.',
  unit: 'Einheit und Richtung',
  today: 'Ergibt heute:',
  onToday: 'heute',
  ago: {
    day: 'Tag vor heute | Tage vor heute',
    week: 'Woche vor heute | Wochen vor heute',
    month: 'Monat vor heute | Monate vor heute',
    year: 'Jahr vor heute | Jahre vor heute',
  },
  ahead: {
    day: 'Tag nach heute | Tage nach heute',
    week: 'Woche nach heute | Wochen nach heute',
    month: 'Monat nach heute | Monate nach heute',
    year: 'Jahr nach heute | Jahre nach heute',
  },
  units: {
    day: 'Tag | Tage',
    week: 'Woche | Wochen',
    month: 'Monat | Monate',
    year: 'Jahr | Jahre',
  },
  choice: 'Relative Datumsangaben',
  counted: 'relativ',
  fixed: 'fest, Werte von heute',
  edge: {
    'weekend-start': {
      current: 'Sa. dieses Wochenende',
      next: 'Sa. nächstes Wochenende',
      other: 'Sa. (Wochenende {distance})',
    },
    'weekend-end': {
      current: 'So. dieses Wochenende',
      next: 'So. nächstes Wochenende',
      other: 'So. (Wochenende {distance})',
    },
    'month-start': {
      current: 'erster Tag dieses Monats',
      next: 'erster Tag des nächsten Monats',
      other: 'erster Tag des Monats {distance}',
    },
    'month-end': {
      current: 'letzter Tag dieses Monats',
      next: 'letzter Tag des nächsten Monats',
      other: 'letzter Tag des Monats {distance}',
    },
  },
  periods: 'Zeitraum von und bis',
  periodOn: '{period} ({days})',
  period: {
    'this-weekend': 'Dieses Wochenende',
    'next-weekend': 'Nächstes Wochenende',
    'this-month': 'Dieser Monat',
    today: 'Heute',
    'last-7-days': 'Letzte 7 Tage',
  },
  fromTheDay: '{words}, gerechnet vom Tag des Sendens',
  onTheDay: 'der Tag des Sendens',
  before: '{distance} vor dem Tag des Sendens',
  after: '{distance} nach dem Tag des Sendens',
}

export const definitions: Words<typeof english.definitions> = {
  title: 'Filterschlüssel von „{name}“',
  hint: 'Diese Schlüssel werden beim Tippen vorgeschlagen. Sie können auch andere Schlüssel und Werte eingeben.',
  add: 'Filterschlüssel hinzufügen',
  remove: 'Diesen Filterschlüssel entfernen',
  unnamed: 'Neuer Schlüssel',
  none: 'Es ist noch kein Filterschlüssel definiert.',
  key: 'Schlüssel oder Pfad',
  keyPlaceholder: 'z. B. classifications.in.withSubtree',
  keyMissing: 'Bitte den Schlüssel eingeben.',
  keyUnusable: 'Bitte verschachtelte Schlüssel mit Punkten schreiben. Kein Teil darf leer sein.',
  keyTwice: 'Dieser Schlüssel ist schon definiert.',
  tooLong: 'Höchstens {most} Zeichen.',
  label: 'Name',
  sendAs: 'Werte werden gesendet als',
  send: {
    text: 'Text, mehrere Werte als Liste',
    list: 'Immer als Liste',
    commas: 'Text, mehrere Werte durch Kommas getrennt',
    json: 'JSON',
  },
  means: {
    convention: 'Wie in der Verbindung eingestellt',
    any: 'Mindestens einer der Werte (ODER)',
    all: 'Alle Werte zugleich (UND)',
  },
  values: 'Bekannte Werte, einer pro Zeile',
  valuesPlaceholder: 'Wert = Name',
}

export const recipes: Words<typeof english.recipes> = {
  inPalette: 'Beispiel: {name}',
  name: {
    unfiltered: 'Alles, ohne Filter',
    'by-date': 'Nach Datum, die frühesten zuerst',
    upcoming: 'Kommende Veranstaltungen',
    'from-day': 'Veranstaltungen ab einem festen Datum',
    'by-category': 'Nach Kategorie, mit Unterkategorien',
    around: 'Rund um einen Ort',
    pictures: 'Mit Bildern und ihrer Lizenz',
    newest: 'Neueste zuerst',
    'changed-since': 'In den letzten {days} Tagen geändert',
    'changed-since-day': 'Seit einem festen Datum geändert',
    languages: 'In zwei Sprachen',
    'in-order': 'Alle Seiten in fester Reihenfolge',
  },
}

export const includeCost: Words<typeof english.includeCost> = {
  open: 'Ladezeit messen…',
  openHint: 'Größe und Dauer der Antwort mit und ohne einzelne Includes messen',
  title: 'Ladezeit mit und ohne Includes',
  asks: 'Die App vergleicht die ganze Abfrage mit Abfragen, in denen jeweils ein Include fehlt.',
  asksColumns:
    'Die App vergleicht die ganze Abfrage mit Abfragen, in denen jeweils ein Include fehlt. Sie misst auch eine Abfrage, die nur die Spalten der Tabelle anfordert.',
  /** `shown`: the response that is there already is the first one of the query. */
  rounds: {
    all: 'Die App sendet jede dieser {count} Abfragen viermal, eine nach der anderen.',
    shown:
      'Die App sendet jede dieser {count} Abfragen viermal, eine nach der anderen. Eine Anfrage entfällt, weil ihre Antwort schon gezeigt wird.',
  },
  start: 'Messen (bis zu {count} Anfragen)',
  again: 'Erneut messen (bis zu {count} Anfragen)',
  stopped: 'Messung angehalten. Die bisherigen Ergebnisse bleiben sichtbar.',
  done: 'Mit {sent} Anfragen gemessen.',
  failed:
    'Die Abfrage selbst ist fehlgeschlagen ({reason}). Ein Vergleich ist daher nicht möglich. Bitte erneut versuchen.',
  column: {
    query: 'Abfrage',
    size: 'Größe',
    time: 'Dauer bei Wiederholung',
    first: 'Dauer der ersten Antwort',
  },
  columnHint: {
    size: 'verglichen mit der unveränderten Abfrage',
    time: 'Median aus drei weiteren Antworten, verglichen mit der unveränderten Abfrage',
    first: 'eine einzige Antwort, bevor sie im Cache des Servers liegen kann',
  },
  variant: {
    requested: 'Abfrage unverändert',
    without: 'ohne „{relation}“',
    columns: 'nur die Spalten der Tabelle',
  },
  encoded: '{size} übertragen',
  firstByte: 'erstes Byte nach {time}',
  rowFailed: 'fehlgeschlagen: {reason}',
  less: '{amount} weniger',
  more: '{amount} mehr',
  sameSize: 'gleich groß',
  whole: 'insgesamt {size}',
  range: 'von {shortest} bis {longest}',
  timeAndRange: '{time}, von {shortest} bis {longest}',
  noDifference: 'kein klarer Unterschied',
  notYet: 'nicht gemessen',
  note: 'Der Cache des Servers kann die Zeiten verfälschen.',
}

export const kept: Words<typeof english.kept> = {
  names: 'Bleibt aktiv: {names}.',
  remove: 'Entfernen',
}

export const replaced = {
  clear: 'Abfrage geleert.',
  filters: 'Aus der Abfrage entfernt.',
  paste: 'Abfrage ersetzt.',
  'paste-with-token':
    'Abfrage und gespeicherter Token ersetzt. „Rückgängig“ bringt nur die Abfrage zurück.',
  'paste-without-token': 'Formular ausgefüllt. Der eingefügte Token wurde nicht verwendet.',
  open: 'Abfrage ersetzt.',
  columns: 'Include und Felder entsprechen jetzt den gezeigten Spalten.',
}

export const snippet: Words<typeof english.snippet> = {
  kind: 'Sprache oder Format',
  token:
    'Der Token ist nicht enthalten. Der Code liest ihn aus der Umgebungsvariable {name}. Setzen Sie diese vorher: export {name}=… (bash), $env:{name}="…" (PowerShell) oder set {name}=… (Eingabeaufforderung).',
  sample:
    'Diesen Beispielserver und seinen Token gibt es nur in der App. Außerhalb der App erhält dieser Code den Status 401.',
  datesFixed:
    'Dieser Code kann relative Datumsangaben nicht neu berechnen. Er enthält die Werte von heute.',
  datesCounted:
    'Der Code berechnet relative Datumsangaben neu. Dabei gelten Uhr und Zeitzone des Computers, auf dem der Code läuft.',
  datesInZone: 'Der Code berechnet relative Datumsangaben neu. Dabei gilt die Zeitzone {zone}.',
  allPages: 'Alle Seiten laden, nicht nur diese',
  ids: 'Merkt sich die IDs der schon geladenen Inhalte, weil Seiten Inhalte doppelt enthalten können.',
  noLoop: 'Dieses Format kann nicht alle Seiten laden. Verwenden Sie „{first}“ oder „{second}“.',
  noPlace: 'In diesen Body lässt sich keine Seitennummer einsetzen.',
  typesNone:
    'Senden Sie zuerst die Abfrage. Die App leitet die Typen aus den Inhalten der Antwort ab.',
  typesSeen:
    'Die Typen sind aus einem Inhalt abgeleitet. Inhalte insgesamt: {total}. | Die Typen sind aus {count} Inhalten abgeleitet. Inhalte insgesamt: {total}.',
  typesPromise:
    'Andere Inhalte können abweichen: Vielleicht fehlen dort Felder, die hier vorhanden sind.',
  tooLong: 'cmd.exe schneidet Befehle nach {most} Zeichen ab. Verwenden Sie PowerShell oder Bash.',
  names: {
    'curl-bash': 'cURL: bash, zsh',
    'curl-powershell': 'cURL: PowerShell',
    'curl-cmd': 'cURL: Eingabeaufforderung',
    'curl-batch': 'cURL: Batch-Datei',
    javascript: 'JavaScript: fetch',
    axios: 'JavaScript: axios',
    python: 'Python: requests',
    php: 'PHP: cURL',
    java: 'Java: java.net.http',
    go: 'Go: net/http',
    typescript: 'TypeScript: Typen',
    http: '.http-Datei: VS Code',
    'http-jetbrains': '.http-Datei: JetBrains',
  },
}

export const concepts: Words<typeof english.concepts> = {
  open: 'Kategorien wählen',
  ofPlace: 'Ort oder Region: Kategorie wählen…',
  placeInText: 'Ort oder Adresse: im Volltext suchen',
  schemes: 'Kategoriengruppen',
  fetch: 'Kategorien vom Server laden',
  tryHint:
    'dataCycle CORE hat eine Liste der Kategorien, andere Server vielleicht nicht. Geben Sie den Wert dann direkt im Filter ein.',
  again: 'Erneut laden',
  noSchemes: 'Der Server hat für diesen Token keine Kategoriengruppen.',
  chooseScheme: 'Bitte eine Kategoriengruppe wählen.',
  search: 'Kategorien suchen',
  count: '{count} Kategorie | {count} Kategorien',
  found: '{found} von {count} gefunden',
  part: '{listed} von {all} Kategorien mit Inhalten',
  isExcluded: '(ausgeschlossen)',
  without: 'ohne',
  knownValues: 'Bekannte Werte dieses Schlüssels',
  conditions: 'Die Zahlen gelten für Inhalte in „{endpoint}“ mit diesen Filtern: {conditions}.',
  conditionsNone: 'Die Zahlen gelten für Inhalte in „{endpoint}“ ohne weitere Filter.',
  overlap:
    'Ein Inhalt kann mehrere Kategorien haben. Die Summe der Treffer kann daher von der Gesamtzahl abweichen.',
  overlapValues:
    'Ein Inhalt kann mehrere Werte haben. Die Summe der Treffer kann daher von der Gesamtzahl abweichen.',
  noCounts: 'Die Trefferzahlen erscheinen hier, sobald die Abfrage vollständig ist.',
  countAll:
    'Treffer je Gruppe zählen ({price} Anfrage) | Treffer je Gruppe zählen ({price} Anfragen)',
  countValues:
    'Treffer des nächsten Werts zählen ({price} Anfrage) | Treffer der nächsten {price} Werte zählen ({price} Anfragen)',
  countHint:
    'Jede Gruppe braucht eine kleine Anfrage. Danach stehen Gruppen mit Treffern am Anfang.',
  counting: 'Zählung läuft: {done} von {of} Anfragen',
  counted: 'Gruppen mit Treffern: {found} von {count}.',
  countFailed: 'Eine Anfrage lieferte keine Zahl. Das Zählen wurde daher beendet.',
  more: 'Mehr Kategorien zeigen (1 Anfrage)',
  withoutHits: 'Leere Kategorien zeigen (1 Anfrage)',
  searchAll:
    'In allen Gruppen suchen ({price} Anfrage) | In allen Gruppen suchen ({price} Anfragen)',
  searchEverywhere: 'In allen Gruppen suchen',
  searching: '{done} von {of} Gruppen durchsucht',
  noHits: 'In dieser Gruppe gibt es mit diesen Filtern keine Kategorie mit Inhalten.',
  noConcepts: 'Diese Gruppe hat keine Kategorien.',
  unnamed: 'ohne Namen',
  chosen: 'Gewählt:',
  chosenNone: 'Noch nichts gewählt.',
  drop: '{name} entfernen',
  excluding: 'Ausschließen',
  excludingHint:
    'Ein Klick schließt die Kategorie aus, statt sie zu wählen. Alt+Klick schließt eine Kategorie immer aus.',
  key: 'Filterschlüssel',
  keyPlaceholder: 'Schlüssel oder Pfad',
  keyMissing:
    'Bitte den Filterschlüssel eingeben. Fragen Sie bei Bedarf den Betreiber des Servers nach diesem Schlüssel.',
  join: 'Inhalte müssen',
  joins: { any: 'mindestens einen dieser Werte haben (ODER)', all: 'alle diese Werte haben (UND)' },
  remember: 'Namen der gewählten Werte merken',
  applyNone: 'Übernehmen',
  apply: '{count} Wert übernehmen | {count} Werte übernehmen',
}
