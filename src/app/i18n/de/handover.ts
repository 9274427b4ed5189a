import type { Words } from '#app/i18n/en/words.ts'
import type {
  handover as EnglishHandover,
  reading as EnglishReading,
  exporting as EnglishExporting,
} from '#app/i18n/en/handover.ts'

export const handover: Words<typeof EnglishHandover> = {
  short: 'Weitergeben',
  open: 'Weitergeben',
  title: 'Diese Abfrage weitergeben',
  name: 'Titel',
  format: 'Format',
  formats: {
    markdown: 'Markdown',
    html: 'HTML-Seite',
    endpoint: 'Datei für Endpoint Explorer',
    http: '.http-Datei: VS Code',
    'http-jetbrains': '.http-Datei: JetBrains',
    har: 'HAR 1.2',
    postman: 'Postman-Sammlung',
    bruno: 'Bruno-Sammlung',
    openapi: 'OpenAPI 3.1',
    link: 'Link',
  },
  readers: {
    markdown: 'für ein Ticket, einen Chat oder ein Wiki',
    html: 'für Leute ohne die App: zum Lesen, Mailen, Drucken',
    endpoint: 'für Kollegen mit dieser App: öffnet diese Abfrage',
    http: 'für Entwickler mit REST Client in VS Code',
    'http-jetbrains': 'für Entwickler mit JetBrains, mit Test der Antwort',
    har: 'für den Support: Browser und Log-Programme lesen es',
    postman: 'für Teams, die mit Postman arbeiten',
    bruno: 'für Teams, die Abfragen mit Bruno in Git halten',
    openapi: 'für Generatoren und Gateways',
    link: 'für den Chat mit Kollegen, die diese App haben',
  },
  sampleItem: 'Einen Inhalt als Beispiel beifügen',
  sampleSelected: 'den ausgewählten: {name}',
  sampleFirst: 'den ersten: {name}',
  datesIn: {
    counted: 'Sie werden jedes Mal neu berechnet, nach der Uhr des Empfängers.',
    'in-code':
      'Die Anfrage enthält den Stand von heute. Der Code berechnet die Datumsangaben neu, wo er kann.',
  },
  datesFixed: 'Dieses Format kann keine Datumsangaben berechnen. Es bleibt beim Stand von heute.',
  datesTyped: 'Ein von Hand geschriebener Body bleibt beim Stand von heute.',
  dayHere: '{words}, hier {day}',
  saveAs: '{format} speichern',
  copyAs: '{format} kopieren',
  sampleItemNone: 'Senden Sie die Abfrage, um einen Inhalt und Angaben zur Antwort beizufügen.',
  save: 'Datei speichern',
  saved: 'Unter Downloads gespeichert als {name}.',
  copyHtml: 'HTML kopieren',
  saveZip: '{count} Dateien als Zip speichern',
  bodyLost:
    'Dieses Format enthält nur den Teil des Bodys, den das Formular ausdrücken kann. Die anderen Formate enthalten den genauen Body.',
  tokenNote: 'Ohne Token. Empfänger verwenden ihren eigenen.',
  longLink:
    'Dieser Link hat {length} Zeichen; manche Programme kürzen Links über {limit}. Die Datei ist sicherer.',
  opened: {
    unreadable: 'Die Datei konnte nicht gelesen werden.',
    'too-large': 'Die Datei ist zu groß für eine Abfrage und wurde nicht geöffnet.',
    'other-file':
      'Hier eine *.endpoint.json-Datei ablegen. Andere Dateien öffnen Sie über „Abfragen importieren“.',
  },
  import: {
    open: 'Abfragen importieren',
    title: 'Abfragen importieren',
    choose: 'Dateien wählen…',
    hint: 'Eine oder mehrere Dateien dieser App, von Postman, Insomnia, Hoppscotch oder Bruno, HAR, OpenAPI, .http, Markdown oder Code in JavaScript, Python oder PHP. Einen Ordner als ZIP. Gesendet wird nichts.',
    take: '{count} Abfrage importieren | {count} Abfragen importieren',
    reading: 'Die Dateien werden gelesen…',
    saving: '{done} von {count} gespeichert',
    stop: 'Anhalten',
    known: 'schon gespeichert',
    twice: 'doppelt in dieser Datei',
    otherInstance: 'noch keine Verbindung zu {address}',
    forConnection: 'nennt keinen Server; kommt zu „{name}“',
    partsLeftOut: '{count} Teil nicht importiert | {count} Teile nicht importiert',
    addConnection: 'Die Verbindung „{name}“ ({baseUrl}) hinzufügen, ohne Token',
    leftOut:
      '{count} Eintrag ist keine Abfrage dieser API und wird nicht importiert. | {count} Einträge sind keine Abfragen dieser API und werden nicht importiert.',
    token:
      'Die Datei enthält einen Token, der nicht importiert wird. Geben Sie ihn in der Verbindung ein, und sagen Sie dem Besitzer des Tokens Bescheid.',
    reason: {
      'not-a-request': 'ist keine HTTP-Anfrage',
      'token-in-query': 'enthält den Token selbst in den Parametern',
      'too-deep': 'liegt mehr als 50 Ordner tief',
      'no-value': 'verwendet einen Endpunkt, dessen Variable {name} in der Datei keinen Wert hat',
      'one-of-several':
        'ist eine von mehreren Umgebungen; Werte, in denen sie sich unterscheiden, bleiben offen',
    },
    problem: {
      empty: 'Die Datei ist leer.',
      'not-understood': 'Dieses Dateiformat kann die App nicht lesen.',
      'other-format': 'Das ist eine {name}-Datei, sie enthält keine Abfragen.',
      'not-json':
        'Die Datei sollte JSON sein, ist aber kein gültiges JSON. Bitte an der Quelle neu exportieren.',
      'newer-version':
        'Die Datei stammt von einer neueren Version dieser App. Bitte die App aktualisieren.',
      'wrong-shape': 'Die Datei ist beschädigt: {detail}',
      'damaged-archive':
        'Dieses ZIP-Archiv ist beschädigt, daher war nichts darin lesbar. Bitte neu herunterladen oder packen.',
      'too-large-archive':
        'Dieses ZIP-Archiv ist ausgepackt zu groß. Wählen Sie daraus die gewünschte Datei.',
    },
  },
  part: 'Diese Anfrage liefert {items} von {total} Inhalten. Es ist Seite {number}.',
  markdown: {
    connection: 'Verbindung',
    request: 'HTTP-Anfrage',
    readable: 'Lesbare Form',
    body: 'Body',
    tokenNote: 'Der Token ist nicht enthalten.',
    codeToken: 'Der Code liest den Token aus der Umgebungsvariable {name}.',
    answer: 'Antwort',
    status: 'Status',
    total: 'Gesamtzahl',
    duration: 'Dauer',
    size: 'Größe',
    date: 'Datum',
    sampleItem: 'Ein Inhalt der Antwort',
    code: 'Als Code',
  },
}

export const reading: Words<typeof EnglishReading> = {
  title: 'Eine HTTP-Anfrage ins Formular übernehmen',
  text: 'Eingefügter Text',
  hint: 'URL, cURL-Befehl, HTTP-Anfrage, POST-Body, Link dieser App oder *.endpoint.json-Datei. Auch Code: fetch, axios, Python, PHP. Die Abfrage wird noch nicht gesendet.',
  apply: 'Formular ausfüllen',
  source: {
    url: 'Gelesen als URL',
    curl: 'Gelesen als cURL-Befehl',
    'http-file': 'Gelesen als HTTP-Anfrage',
    body: 'Gelesen als POST-Body',
    code: 'Gelesen als Code',
    'endpoint-link': 'Gelesen als Link dieser App',
    'endpoint-file': 'Gelesen als *.endpoint.json-Datei dieser App',
  },
  problem: {
    empty: 'Es gibt noch nichts zu lesen.',
    'not-understood': 'Nicht erkannt als Adresse, cURL-Befehl, HTTP-Anfrage, JSON-Body oder Code.',
    'unclosed-quote':
      'Das Anführungszeichen {quote} wird nicht geschlossen. Vermutlich ist der Text abgeschnitten.',
    'no-address': 'Dieser Befehl hat keine Adresse.',
    'other-method': 'Diese API kennt {method} nicht, nur GET und POST.',
    'not-an-endpoint':
      'Der Pfad {path} ist kein Endpunkt. Er sollte aus /api/v4/endpoints/ und einem Namen bestehen.',
    'body-not-json': 'Der Body ist kein gültiges JSON: Zeile {line}, Spalte {column}.',
    'body-not-object': 'Der Body ist JSON, aber kein Objekt.',
    'damaged-link':
      'Dieser Link ist beschädigt, wahrscheinlich abgeschnitten. Lassen Sie sich stattdessen die Datei geben.',
    'newer-version': 'Das stammt von einer neueren Version der App. Bitte die App aktualisieren.',
    'wrong-shape': 'Die Datei oder der Link ist beschädigt: {detail}',
    'too-large': 'Der Text ist größer als jede Abfrage.',
  },
  leftOut: 'Weggelassen:',
  reason: {
    'no-place': 'das Formular kann es nicht ausdrücken',
    repeated: 'kommt später noch einmal; das letzte Vorkommen zählt',
    empty: 'hat keinen Wert',
    bare: 'hat kein „=“; gehört es zum Wert davor, muss das & dazwischen %26 lauten',
    encoding: 'die %-Escapes darin sind weder UTF-8 noch Latin-1',
    path: 'steht hinter dem Namen des Endpunkts',
    fragment: 'wird nie an einen Server gesendet',
    'base-address': 'ist keine http-Adresse',
    credentials: 'die API verwendet stattdessen einen Bearer-Token',
    'second-token': 'ein Token genügt',
    header: 'die App sendet ihre eigenen Header',
    variable: 'ist eine Variable ohne Wert; im Formular bleibt sie so',
    file: 'Dateien werden nicht gelesen',
    option: 'die App unterstützt diese Option nicht',
    'not-needed': 'macht die App ohnehin',
    'certificate-check': 'Zertifikate werden hier immer geprüft',
    'second-request': 'nur die erste Anfrage wird gelesen',
    'other-command': 'Befehle werden nicht ausgeführt',
  },
  note: {
    'other-conventions':
      'Die Anfrage wurde für einen anderen Servertyp gemacht. Ist die Antwort unerwartet, prüfen Sie den Servertyp der Verbindung.',
    'written-differently':
      'Das Formular schreibt das anders: {name}. Laut Dokumentation bedeutet beides dasselbe. Im Zweifel die Antworten vergleichen.',
    'token-placeholder': 'Im Text steht ein Platzhalter statt des Tokens.',
    'form-encoded-body': 'Der Body war formularkodiert; die App sendet JSON.',
    'body-of-get': 'Ein GET mit Body: Die App sendet dasselbe in der URL.',
    'other-shape': 'Die API erwartet hier einen Text, das Formular schreibt also: {name}',
    'encoded-twice': 'Das sieht doppelt kodiert aus und bleibt, wie es ist: {name}',
    'broken-escape': 'Ein „%“ ohne zwei Hex-Ziffern wird als %25 gesendet: {name}',
    'in-both':
      'In der URL und im Body: {name}. Das Formular fasst beides zusammen; Server verwenden vielleicht nur eines.',
    'body-not-json':
      'Der Body wurde nicht als JSON gesendet. Die App sendet JSON; Server haben ihn vielleicht ignoriert.',
    'latin-1': 'Als Latin-1 gelesen; die App sendet es in UTF-8: {name}',
  },
  onDatacycle: {
    title: 'dataCycle CORE liest das anders:',
    part: {
      'unknown-name': '{name}: wird ignoriert.',
      'near-name': '{name}: wird ignoriert. Gemeint ist wohl: {near}',
      list: '{name}: Eine Liste wird ignoriert. Nur ein Text mit Kommas zählt.',
      object: '{name}: Ein Objekt wird ignoriert. Nur ein Text mit Kommas zählt.',
      text: '{name}: Ein Text wird hier ignoriert.',
      'latin-1':
        '{name}: in Latin-1 kodiert. Damit findet der Server nichts. Das Formular sendet UTF-8.',
      'encoded-twice': '{name}: doppelt kodiert. Der Server liest die „%“-Zeichen als Text.',
      'broken-escape': '{name}: ein „%“ ohne zwei Hex-Ziffern. Das Formular sendet es als %25.',
      empty: '{name}: leer. Der Server antwortet mit 400. Das Formular lässt diesen Teil weg.',
      'in-both': '{name}: in der URL und im Body. Nur die URL zählt.',
      body: 'Body als {type} gesendet: Der Server ignoriert ihn. Seine Filter wirken nicht.',
      'body-untyped':
        'Body ohne Content-Type gesendet: Der Server ignoriert ihn. Seine Filter wirken nicht.',
    },
    asPasted: 'Wie eingefügt (gleiche Antwort)',
    asMeant: 'Wie gemeint',
    meantOnly:
      'Das Formular ist ausgefüllt wie gemeint. Wie eingefügt kann es den Text nicht senden.',
  },
  token: 'Der Text enthält einen Token. Das Formular übernimmt ihn nicht.',
  storeToken: {
    'may-be-stored': 'Bei „{name}“ speichern',
    'may-replace': 'Gespeicherten Token von „{name}“ ersetzen',
  },
  noToken: {
    'sample-has-own': 'Der Token wird verworfen: Das Beispiel hat einen eigenen Token.',
    'of-other-instance': 'Der Token wird verworfen: Er war für einen anderen Server bestimmt.',
    'no-connection':
      'Der Token wird verworfen: Es gibt keine Verbindung, bei der er gespeichert werden könnte.',
  },
  unknownAddress: 'Keine Verbindung hat die Adresse {address}.',
  addConnection: 'Eine Verbindung mit dieser Adresse anlegen',
  keepConnection: 'Stattdessen „{name}“ verwenden',
  otherConnection: 'Die Adresse gehört zu „{name}“; diese Verbindung wird verwendet.',
}

export const exporting: Words<typeof EnglishExporting> = {
  open: 'Exportieren…',
  title: 'Inhalte exportieren',
  scope: 'Was',
  sortAgain: 'Nach {key} sortieren und neu exportieren',
  orderLost:
    'Der Server kann diese Reihenfolge nicht halten. Seiten können Inhalte doppelt oder gar nicht enthalten.',
  sortSteadily: 'Stattdessen nach {key} sortieren',
  sheet: 'Inhalte',
  cells: 'Werte',
  cellChoices: { readable: 'Zum Lesen', exact: 'Wie die API sie sendet' },
  cellHints: {
    readable:
      'Spalten mit Namen in Worten, echte Datumsangaben, kein HTML; Bilder als Adresse, verknüpfte Inhalte mit Namen',
    exact: 'Jeder Wert unverändert, verschachtelte Attribute in eigenen Spalten',
  },
  scopes: {
    selected: 'Ausgewählte Zeilen',
    filtered: 'Gefilterte Zeilen',
    rowsHint:
      '{count} Zeile dieser Seite, in der gezeigten Reihenfolge | {count} Zeilen dieser Seite, in der gezeigten Reihenfolge',
    page: 'Diese Seite',
    set: 'Die gespeicherte Menge',
    pageHint: '{count} Inhalt, wie angezeigt | {count} Inhalte, wie angezeigt',
    all: 'Alle Seiten',
    allHint: '{total}, Seite für Seite neu abgerufen, ab der ersten Seite',
    allHintUnknown: 'Seite für Seite bis zur letzten geladen; der Server nennt keine Gesamtzahl',
    allCount: '{count} Inhalt | {count} Inhalte',
    kept: 'Diese Inhalte',
    keptHint:
      '{count} Inhalt aus allen Seiten, nicht neu geladen | {count} Inhalte aus allen Seiten, nicht neu geladen',
  },
  file: {
    page: '{name} - Seite {number}',
    filtered: '{name} - gefiltert',
    selected: '{name} - ausgewählt',
    kept: '{name} - Auswahl',
  },
  format: 'Format',
  formats: { json: 'JSON', ndjson: 'NDJSON', csv: 'CSV', xlsx: 'Excel (XLSX)' },
  formatHints: {
    json: 'Eine Liste, jeder Inhalt genau wie gesendet',
    ndjson: 'Ein Inhalt je Zeile, genau wie gesendet',
    csv: 'Eine Zeile je Inhalt. Texte, die wie eine Formel aussehen, bekommen vorne einen Apostroph',
    xlsx: 'Eine Zeile je Inhalt. Datumsangaben werden zu Excel-Datumswerten ohne Zeitzone; Zahlen über 15 Stellen werden zu Text',
  },
  columns: 'Spalten',
  columnChoices: { all: 'Alle', shown: 'Wie in der Tabelle', picked: 'Auswählen' },
  allColumnsHint: 'Jedes Attribut, das in den Inhalten vorkommt, verschachtelte mit ihrem Pfad',
  allReadableHint: 'Jedes Attribut, das in den Inhalten vorkommt, mit Telefon, E-Mail und Website',
  notLoaded:
    'Details nicht geladen: {names}. In ihren Zellen steht nur „verknüpft, Details nicht geladen“.',
  include: 'Zu Include hinzufügen und senden',
  including: 'Die Details werden geladen…',
  shownColumnsHint:
    'Die in der Tabelle gezeigte Spalte | Die {count} in der Tabelle gezeigten Spalten',
  plainText: 'HTML zusätzlich als reinen Text: „description (text)“',
  noColumn: 'Bitte eine Spalte wählen.',
  separator: 'Trennzeichen',
  separators: { comma: 'Komma', semicolon: 'Strichpunkt (deutsches Excel)' },
  decimalNote:
    'Zahlen bekommen ein Dezimalkomma, weil das deutsche Excel 5.1987 als Datum liest. XLSX behält echte Zahlen.',
  start: 'Exportieren',
  drop: 'Verwerfen',
  running: {
    pages: 'Seite {page}: {items}',
    pagesOf: 'Seite {page}: {items} von {total}',
    table: 'Die Tabelle wird geschrieben: {items} von {total}',
    beginning: 'Die erste Seite wird geladen…',
    stopping: 'Wird beendet…',
    items: '{count} Inhalt | {count} Inhalte',
  },
  cancelHint: 'Bisher Geladenes lässt sich noch speichern.',
  result: {
    page: '{items} dieser Seite.',
    kept: '{items} aus allen Seiten.',
    filtered: '{count} gefilterte von {all} Zeilen.',
    filteredOfPage: '{count} gefilterte von {all} Zeilen auf Seite {page}.',
    selected: '{count} ausgewählte von {all} Zeilen.',
    selectedOfPage: '{count} ausgewählte von {all} Zeilen auf Seite {page}.',
    complete: '{items} exportiert; der Server zählt {total}.',
    completeOnce: '{items} exportiert; der Server zählt {total}. Keine ID doppelt.',
    incomplete: '{items} exportiert, der Server zählt aber {total}: {missing} fehlen.',
    surplus: '{items} exportiert, der Server zählt aber nur {total}: {surplus} mehr als das.',
    'unknown-total': '{items} exportiert. Der Server nennt keine Gesamtzahl zum Vergleichen.',
    stopped: 'Bis dahin geladen: {items}.',
    stoppedOf: 'Bis dahin geladen: {items} von {total}.',
    none: 'Es wurden keine Inhalte geladen. Es gibt daher nichts zu speichern.',
    saved: 'Unter Downloads als {name} gespeichert, {size}.',
    notSaved: 'Noch nicht gespeichert: {size}.',
    dropped: 'Abgebrochen. Es wurde nichts gespeichert.',
    overtaken:
      'Gerade kommt eine neuere Antwort. Es wurde nichts exportiert. Exportieren Sie noch einmal, sobald die neue Antwort angezeigt wird.',
    noRoom:
      'Für die Datei ist nicht genug Platz. Es wurde nichts gespeichert. Schaffen Sie Platz, oder exportieren Sie weniger Inhalte.',
    failed:
      'Der Export ist fehlgeschlagen. Es wurde nichts gespeichert. Bitte noch einmal versuchen. Hilft das nicht, melden Sie bitte den Fehler.',
    saveAgain: 'Noch einmal speichern',
    saveSoFar: 'Geladenes speichern',
  },
  stop: {
    cancelled: 'Der Export wurde abgebrochen.',
    problem: 'Seite {page} ließ sich nicht laden: {title}.',
    status:
      'Für Seite {page} antwortete der Server mit Status {status} statt mit Inhalten. Senden Sie die Abfrage noch einmal, um den Grund zu sehen.',
    broken: 'Seite {page} brach ab; ihre vollständigen Inhalte stehen in der Datei.',
    'no-list': 'Seite {page} ist keine Liste von Inhalten.',
  },
  remark: {
    repeated:
      'Ein Inhalt kam zweimal und steht zweimal in der Datei. Die Datei enthält {rows} Inhalte. | Inhalte kamen {count}-mal erneut und stehen jedes Mal in der Datei. Sie enthält {rows} Inhalte.',
    'core-sort-unusable':
      'Der Server kann nicht so sortieren. Seiten können Inhalte doppelt oder gar nicht enthalten.',
    unsorted:
      'Die Abfrage hat keine Sortierung, die Reihenfolge kann sich also von Seite zu Seite ändern. Inhalte können doppelt oder gar nicht kommen. Fügen Sie eine Sortierung hinzu und exportieren Sie noch einmal.',
    loop: 'Der Link zur nächsten Seite führt zu einer früheren Seite zurück. Der Export endete dort.',
    'nothing-new': 'Zwei Seiten nacheinander hatten keine neuen Inhalte. Der Export endete dort.',
    'too-many-pages':
      'Es kamen weit mehr Seiten, als die Gesamtzahl des Servers erwarten lässt. Der Export endete dort.',
    'empty-page': 'Eine Seite ohne Inhalte kam, bevor die Gesamtzahl erreicht war.',
    'no-next-link': 'Die letzte Seite hat keinen Link auf eine nächste.',
    'total-changed':
      'Die Gesamtzahl des Servers änderte sich während des Exports von {before} auf {after}.',
    'link-refused':
      'Der Link zur nächsten Seite auf Seite {page} führt aus dieser Abfrage oder Verbindung heraus. Die nächste Seite wurde über ihre Nummer geladen. | {count} Links zur nächsten Seite führen aus dieser Abfrage oder Verbindung heraus, der erste auf Seite {page}. Die nächsten Seiten wurden über ihre Nummer geladen.',
    'other-page':
      'Statt Seite {page} kam eine andere. | {count}-mal kam eine andere Seite als angefordert, zuerst statt Seite {page}.',
    'short-page':
      'Seite {page} hatte weniger Inhalte als die Seitengröße, obwohl weitere Inhalte folgten. | {count} Seiten hatten weniger Inhalte als die Seitengröße, obwohl weitere Inhalte folgten; die erste ist Seite {page}.',
    unreadable:
      'Ein Inhalt ist kein gültiges JSON; sein Text steht in der ersten Zelle seiner Zeile. | {count} Inhalte sind kein gültiges JSON; ihr Text steht in der ersten Zelle ihrer Zeile.',
    'cut-cells':
      'Ein Text war zu lang für eine Zelle und wurde gekürzt. | {count} Texte waren zu lang für eine Zelle und wurden gekürzt.',
    'guarded-cells':
      'Ein Text sieht wie eine Formel aus und bekam vorne einen Apostroph. | {count} Texte sehen wie Formeln aus und bekamen vorne einen Apostroph.',
    'attributes-left-out': 'Die Tabelle hat keine Spalte für: {names}.',
    'too-many-columns': 'Es gibt mehr Attribute, als eine Tabelle Spalten haben kann.',
  },
}
