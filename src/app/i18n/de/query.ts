import type { Words } from '#app/i18n/en/words.ts'
import type * as english from '#app/i18n/en/query.ts'

export const query: Words<typeof english.query> = {
  title: 'Abfrage',
  endpoint: 'Endpunkt',
  endpointElsewhere: 'Dieser Endpunkt ist bisher nur bei der Verbindung „{connection}“ bekannt.',
  endpointList: 'Endpunkte dieses Servers zeigen',
  definitions: 'Filterschlüssel dieser Verbindung…',
  addCategory: 'Kategorie',
  endpointPlaceholder: 'ID oder Slug des Endpunkts',
  endpointKind: { slug: 'Slug', uuid: 'UUID' },
  endpointKindHint: {
    slug: 'Slug: der lesbare Name eines Endpunkts in seiner URL',
    uuid: 'UUID: die ID eines Endpunkts',
  },
  method: 'Methode',
  fullText: 'Volltext',
  fullTextPlaceholder: 'Gesuchte Wörter',
  filters: 'Filter',
  filterAdd: 'Filter hinzufügen',
  filterName: 'Schlüssel von Filter {n}',
  filterNameTitle: 'Filter oder sein Name in der API (Schlüssel)',
  filterNamePlaceholder: 'Filter suchen',
  filterValue: 'Werte von Filter {n}',
  filterValuePlaceholder: 'Werte',
  severalValues: 'Enter fügt einen weiteren Wert hinzu',
  filterRemove: 'Filter {n} entfernen',
  and: 'UND',
  or: 'ODER',
  turnJoin: 'Zwischen UND und ODER wechseln',
  asJson: 'Als JSON eingeben',
  asText: 'Als Text eingeben',
  jsonPlaceholder: 'JSON-Wert, zum Beispiel true',
  include: 'Include',
  linked: 'Verknüpft',
  includeTitle: 'Verknüpfte Inhalte, die mit Details in der Antwort stehen, z. B. Bilder oder Orte',
  includePlaceholder: 'Verknüpfte Inhalte hinzufügen',
  includeNone:
    'Sobald eine Antwort Inhalte enthält, stehen hier die verknüpften Inhalte zur Auswahl.',
  includeUsual: 'Übliche Namen',
  includeUnseen: 'in den bisherigen Antworten nicht gesehen',
  includeNoneSeen:
    'Die bisherigen Antworten enthielten keine verknüpften Inhalte. Sie können den Namen einer Relation eintippen.',
  fields: 'Felder',
  filterKeyUnknown: 'Kein bekannter Filter. „{key}“ wird so verwendet.',
  attributesNone: 'Sobald eine Antwort Inhalte enthält, stehen hier die Attribute zur Wahl.',
  fieldsNone:
    'Sobald eine Antwort Details zu „{relation}“ enthält, stehen hier die Attribute dieser Details zur Auswahl.',
  fieldsAdd: 'Feldliste hinzufügen',
  fieldsRelation: 'Relation der Feldliste {n}',
  fieldsRelationOrRoot: 'Relation der Feldliste {n} (für den Inhalt selbst leer lassen)',
  fieldsRelationTitle: 'Relation, zu der die Attribute gehören, z. B. location',
  fieldsRootTitle:
    'Leer lassen für Attribute des Inhalts selbst. Sonst eine Relation eingeben, z. B. location.',
  fieldsRelationPlaceholder: 'Relation',
  fieldsUsual: 'alle üblichen',
  fieldsRootPlaceholder: 'Inhalt selbst',
  fieldsAttributes: 'Attribute der Feldliste {n}',
  fieldsAttributesPlaceholder: 'Attribute',
  fieldsRemove: 'Feldliste {n} entfernen',
  sort: 'Sortierung',
  sortAdd: 'Sortierung hinzufügen',
  sortAttribute: 'Attribut der Sortierung {n}',
  sortAttributePlaceholder: 'Attribut',
  sortRemove: 'Sortierung {n} entfernen',
  sortMove: 'Zum Verschieben ziehen oder in dieser Zeile Alt+↑ oder Alt+↓ drücken',
  sortMoved: '{name} ist jetzt Sortierung {n} von {count}.',
  sortTurn: 'Reihenfolge umkehren',
  ascending: 'Aufsteigend',
  descending: 'Absteigend',
  language: 'Sprache',
  languageAdd: 'Sprache hinzufügen',
  languageOwn: 'Ohne Angabe einer Sprache verwendet der Server seine Standardsprache.',
  languageFilters:
    'Die Sprache ist auch ein Filter: Die Antwort enthält nur Inhalte in einer dieser Sprachen.',
  languageMayFilter:
    'Manche Server filtern auch nach der Sprache. Vergleichen Sie die Gesamtzahlen mit und ohne Angabe der Sprache.',
  pageSize: 'Inhalte pro Seite',
  pageSizeDefault: 'Standard',
  pageSizeTypical: 'Übliche Seitengrößen',
  pageNumber: 'Seitennummer',
  more: 'Mehr',
  sortNextDate:
    'Serien sind nach ihrem nächsten Termin im Zeitraum des Filters sortiert, nicht nach dem ersten.',
  extra: 'Weitere Parameter',
  extraAdd: 'Parameter hinzufügen',
  extraName: 'Name von Parameter {n}',
  extraNamePlaceholder: 'Name',
  extraValue: 'Wert von Parameter {n}',
  extraValuePlaceholder: 'Wert',
  extraRemove: 'Parameter {n} entfernen',
  removeValue: '{value} entfernen',
  send: 'Senden',
  cancel: 'Abbrechen',
  blocked: 'Die Abfrage lässt sich noch nicht senden.',
  reset: 'Leeren',
  replaced: {
    clear: 'Abfrage geleert.',
    paste: 'Abfrage ersetzt.',
    'paste-with-token':
      'Abfrage und gespeicherter Token ersetzt. „Rückgängig“ bringt nur die Abfrage zurück.',
    'paste-without-token': 'Formular ausgefüllt. Der eingefügte Token wurde nicht verwendet.',
    open: 'Abfrage ersetzt.',
    columns: 'Include und Felder entsprechen jetzt den gezeigten Spalten.',
  },
  paste: 'Einfügen…',
  readUrl: 'URL ins Formular übernehmen…',
  fieldName: {
    filter: 'Filter {n}',
    fields: 'Feldliste {n}',
    sort: 'Sortierung {n}',
    extra: 'Parameter {n}',
  },
  fix: {
    'use-post': 'POST verwenden',
    'add-to-include': 'Zu Include hinzufügen',
    'add-root-list': 'Feldliste mit * hinzufügen',
    'split-names': 'Namen aufteilen',
    'remove-repeated': 'Doppelte Angabe entfernen',
    'combine-lists': 'Feldlisten zusammenlegen',
    'sort-descending': 'Absteigend sortieren',
    'write-with-dots': 'Mit Punkten schreiben',
    'move-to-field': 'In das Feld verschieben',
    'use-page-one': 'Seite 1 verwenden',
    'add-dashes': 'Bindestriche einsetzen',
    'use-suggestion': 'Vorschlag übernehmen',
    'swap-dates': 'Beginn und Ende tauschen',
    'store-token': 'In der Verbindung speichern…',
    remove: 'Parameter entfernen',
  },
  storeToken: {
    title: 'Token in der Verbindung speichern?',
    question:
      'Der Token wird in der Verbindung „{name}“ gespeichert und nur an {address} gesendet. Der Parameter mit dem Token wird aus der Abfrage entfernt.',
    replace:
      'Dieser Token ersetzt den gespeicherten Token der Verbindung „{name}“ und wird nur an {address} gesendet. Der Parameter mit dem Token wird aus der Abfrage entfernt.',
    yes: 'Token speichern',
  },
  raw: {
    enter: 'JSON bearbeiten',
    leave: 'Zum Formular',
    note: 'Der Body wird genau so gesendet, wie er hier steht. Endpunkt und Verbindung bleiben gleich.',
    unreadable: 'Der Text ist kein JSON-Objekt. Das Formular kann ihn daher nicht zeigen.',
    discard: 'Text verwerfen',
    leaveAnyway: 'Diese Teile weglassen',
    rewrite: 'Diese Teile ändern',
  },
  clause: {
    filter: 'Filter „{label}“',
    fields: 'Felder: {relation}',
    root: 'Inhalt selbst',
  },
  request: 'HTTP-Anfrage',
  requestOpen: 'Ganze HTTP-Anfrage zeigen',
  requestClose: 'HTTP-Anfrage in einer Zeile zeigen',
  code: 'Code…',
  exactUrl: 'Genaue URL',
  readableUrl: 'Lesbare URL',
  url: 'URL',
  body: 'Body',
  exactBody: 'Genauer Body',
  readableBody: 'Lesbarer Body',
  copyUrl: 'URL kopieren',
  copyBody: 'Body kopieren',
  copyCurl: 'Als cURL kopieren (bash)',
  copyCode: 'Als Code kopieren',
  snippetKind: 'Sprache oder Format',
  snippetToken:
    'Der Token ist nicht enthalten. Der Code liest ihn aus der Umgebungsvariable {name}. Setzen Sie diese vorher: export {name}=… (bash), $env:{name}="…" (PowerShell) oder set {name}=… (Eingabeaufforderung).',
  snippetSample:
    'Diesen Beispielserver und seinen Token gibt es nur in der App. Außerhalb der App erhält dieser Code den Status 401.',
  snippetDatesFixed:
    'Dieser Code kann relative Datumsangaben nicht neu berechnen. Er enthält die Werte von heute.',
  snippetDatesCounted:
    'Der Code berechnet relative Datumsangaben neu. Dabei gelten Uhr und Zeitzone des Computers, auf dem der Code läuft.',
  snippetDatesInZone:
    'Der Code berechnet relative Datumsangaben neu. Dabei gilt die Zeitzone {zone}.',
  snippetAllPages: 'Alle Seiten laden, nicht nur diese',
  snippetIds:
    'Merkt sich die IDs der schon geladenen Inhalte, weil Seiten Inhalte doppelt enthalten können.',
  snippetNoLoop:
    'Dieses Format kann nicht alle Seiten laden. Verwenden Sie „{first}“ oder „{second}“.',
  snippetNoPlace: 'In diesen Body lässt sich keine Seitennummer einsetzen.',
  snippetTypesNone:
    'Senden Sie zuerst die Abfrage. Die App leitet die Typen aus den Inhalten der Antwort ab.',
  snippetTypesSeen:
    'Die Typen sind aus einem Inhalt abgeleitet. Inhalte insgesamt: {total}. | Die Typen sind aus {count} Inhalten abgeleitet. Inhalte insgesamt: {total}.',
  snippetTypesPromise:
    'Andere Inhalte können abweichen: Vielleicht fehlen dort Felder, die hier vorhanden sind.',
  snippetTooLong:
    'cmd.exe schneidet Befehle nach 8.191 Zeichen ab. Verwenden Sie PowerShell oder Bash.',
  snippet: {
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
  sampleStarting: 'Der Beispielserver startet. Seine Adresse erscheint gleich.',
  notReady: 'Die HTTP-Anfrage erscheint hier, sobald sich die Abfrage senden lässt.',
}

export const filterKeys: Words<typeof english.filterKeys> = {
  asks: {
    concepts: 'Kategorie, mit Unterkategorien',
    'concepts-only': 'Kategorie, genau',
    'concepts-out': 'Kategorie ausschließen',
    scheme: 'Irgendeine Kategorie einer Kategoriengruppe',
    'takes-place': 'Findet statt',
    around: 'Im Umkreis eines Punkts',
    box: 'In einem Kartenausschnitt',
    'has-position': 'Hat eine Position',
    items: 'Diese Inhalte',
    'items-out': 'Ohne diese Inhalte',
    created: 'Angelegt',
    modified: 'Geändert',
    touched: 'Geändert (auch verknüpfte Inhalte)',
    description: 'Beschreibung enthält',
    slug: 'Slug',
    endpoint: 'Auch im Endpunkt',
    collection: 'In der Sammlung',
    search: 'In der gespeicherten Suche',
    creator: 'Erstellt von',
  },
  inPeriod: '{words}: {period}',
  takesPlaceNote: 'auch Veranstaltungen, die früher begonnen haben und noch laufen',
  ends: { min: 'ab', max: 'bis' },
  fromTo: '{words}, von und bis',
  end: '{words} {end}',
  pickPoint: 'Punkt auf der Karte wählen',
  swapCoordinates: 'Längengrad und Breitengrad tauschen',
  coordinate: {
    longitude: 'Längengrad',
    latitude: 'Breitengrad',
    metres: 'Meter',
    west: 'West',
    south: 'Süd',
    east: 'Ost',
    north: 'Nord',
  },
  yes: 'ja',
  no: 'nein',
  withBelow: 'Mit Unterkategorien. Ein Klick beschränkt die Suche auf genau diese Kategorie.',
  withoutBelow: 'Nur diese Kategorie. Ein Klick erweitert die Suche um Unterkategorien.',
  datePlaceholder: 'z. B. {day}',
  calendar: 'Kalender öffnen',
}

export const problem: Words<typeof english.problem> = {
  'endpoint-missing': 'Bitte ID oder Slug eines Endpunkts eingeben.',
  'endpoint-is-url':
    'Das ist eine URL. Bitte hier nur die ID oder den Slug des Endpunkts eingeben.',
  'name-too-long': 'Ein Name darf höchstens {most} Zeichen haben; dieser hat {length}.',
  'value-too-long': 'Ein Wert darf höchstens {most} Zeichen haben; dieser hat {length}.',
  'values-too-many': 'Auf einmal lassen sich höchstens {most} Werte senden.',
  'endpoint-is-dots':
    'Ein Slug, der nur aus Punkten besteht, führt zu einem anderen Pfad. Bitte den Slug prüfen.',
  'endpoint-almost-uuid': 'Das ist fast eine UUID. Bitte auf Tippfehler prüfen.',
  'filter-key-missing':
    'Ein Wert ohne Schlüssel kann nicht gesendet werden. Bitte den Schlüssel eingeben.',
  'filter-key-brackets':
    'Bitte verschachtelte Schlüssel mit Punkten schreiben: classifications.in.withSubtree',
  'filter-key-segment-empty':
    'Der Pfad hat einen leeren Teil. Ein Punkt, der zum Namen gehört, wird als \\. geschrieben.',
  'filter-key-is-q': 'Bitte das Volltextfeld oben verwenden.',
  'filter-key-twice':
    'Diesen Schlüssel gibt es weiter oben schon. Server verwenden nur einen der beiden Filter.',
  'filter-key-conflict':
    'Dieser Pfad überschneidet sich mit einem anderen Filter. Beide zusammen lassen sich nicht senden.',
  'filter-key-near': 'Diese Verbindung kennt den Schlüssel „{name}“ nicht. Meinten Sie „{near}“?',
  'filter-key-unknown':
    'Hier ist kein Filter „{name}“ bekannt. Die App sendet den Schlüssel unverändert. Bei diesem Servertyp steht nur der Volltext fest. Alle anderen Filter bestimmt der Server selbst. Bitte fragen Sie den Betreiber des Servers.',
  'filter-key-of-other-sample':
    'Dieses Beispiel kennt den Filter „{name}“ nicht. Zum Ausprobieren zu „{sample}“ wechseln.',
  'filter-value-near':
    '„{value}“ ist keiner der bekannten Werte von „{name}“. Meinten Sie „{near}“?',
  'filter-range-reversed': 'Der Zeitraum endet am {until}, vor seinem Beginn am {from}.',
  'range-reversed-on-datacycle':
    'Der Zeitraum endet am {until}, vor seinem Beginn am {from}. dataCycle CORE antwortet mit Status 400.',
  'filter-value-missing': 'Ohne Wert wird dieser Filter weggelassen.',
  'list-value-comma':
    'Werte werden hier mit Kommas getrennt. „{value}“ würde daher zu mehreren Werten.',
  'json-invalid': 'Das ist kein gültiges JSON.',
  'json-needs-post': 'JSON-Werte lassen sich nur mit POST senden.',
  'include-twice': '„{name}“ steht hier doppelt; einmal genügt.',
  'include-comma':
    'Der Name einer Relation enthält kein Komma. Bitte die Relationen einzeln eingeben.',
  'fields-relation-missing': 'Bitte die Relation eingeben, zu der diese Attribute gehören.',
  'fields-relation-punctuation': 'Der Name einer Relation enthält weder Kommas noch Klammern.',
  'fields-relation-twice':
    'Für „{name}“ gibt es weiter oben schon eine Feldliste. Bitte beide Feldlisten zusammenlegen.',
  'fields-attributes-missing': 'Ohne Attribute wird diese Feldliste weggelassen.',
  'fields-attribute-comma':
    'Der Name eines Attributs darf kein Komma enthalten. Bitte die Attribute einzeln eingeben.',
  'fields-without-include': '„{name}“ fehlt in Include. Diese Feldliste hat daher keine Wirkung.',
  'fields-without-root':
    'Der Inhalt selbst kommt ohne seine Attribute. Fügen Sie für ihn eine eigene Feldliste mit dem Wert * hinzu.',
  'sort-attribute-missing': 'Bitte ein Attribut wählen, sonst entfällt diese Sortierung.',
  'sort-attribute-twice':
    'Die Abfrage sortiert weiter oben schon nach „{name}“. Diese Zeile hat keine Wirkung.',
  'sort-attribute-dash':
    'Bitte das Minus weglassen. Die Schaltfläche daneben bestimmt die Richtung.',
  'sort-parentheses': 'Kommas sind nur innerhalb eines Klammerpaars erlaubt.',
  'page-size-not-whole': 'Die Seitengröße muss eine ganze Zahl ab 1 sein.',
  'page-size-large':
    'Seiten mit mehr als {limit} Inhalten laden vielleicht langsam oder gar nicht.',
  'page-number-not-whole': 'Die Seitennummer muss eine ganze Zahl ab 1 sein.',
  'page-number-zero': 'Seitennummern beginnen bei 1.',
  'extra-name-missing': 'Ein Wert ohne Namen kann nicht gesendet werden. Bitte den Namen eingeben.',
  'extra-name-brackets':
    'Bitte die leeren Klammern weglassen. Für eine Liste geben Sie mehrere Werte an.',
  'extra-name-taken':
    'Dieses Formular hat für „{name}“ ein eigenes Feld. Bitte den Wert dorthin verschieben.',
  'extra-name-twice': 'Dieser Parameter steht schon weiter oben.',
  'extra-name-conflict':
    'Dieser Name überschneidet sich mit einem anderen Parameter. Beide zusammen lassen sich nicht senden.',
  'extra-value-missing': 'Ohne Wert wird dieser Parameter weggelassen.',
  'token-in-parameter':
    'Ein Token in der URL landet in Protokollen und Tickets. Tragen Sie ihn stattdessen in der Verbindung ein.',
  'body-invalid': 'Das ist kein gültiges JSON: Zeile {line}, Spalte {column}.',
  'body-not-object': 'Die API erwartet ein JSON-Objekt.',
  'body-too-long': 'Der Body darf höchstens {most} Zeichen haben; dieser hat {length}.',
  'token-in-body':
    'Ein Token im Body landet in Dateien und Exporten. Tragen Sie ihn in der Verbindung ein, und entfernen Sie hier „{name}“.',
}
