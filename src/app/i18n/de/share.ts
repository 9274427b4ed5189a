import type { Words } from '#app/i18n/language-words.ts'
import type * as english from '#app/i18n/en/share.ts'

export const reading: Words<typeof english.reading> = {
  title: 'Eine HTTP-Anfrage ins Formular übernehmen',
  text: 'Eingefügter Text',
  hint: 'Fügen Sie eine URL, einen Befehl (cURL, wget, HTTPie, PowerShell), eine HTTP-Anfrage oder einen POST-Body ein. Gelesen werden auch .http- und Hurl-Dateien und Code (JavaScript, Python, PHP, Java, Go). Auch Links dieser App und der Text von *.endpoint.json-Dateien werden erkannt. Die Abfrage wird noch nicht gesendet.',
  apply: 'Formular ausfüllen',
  source: {
    url: 'Gelesen als URL',
    curl: 'Gelesen als cURL-Befehl',
    wget: 'Gelesen als wget-Befehl',
    httpie: 'Gelesen als HTTPie-Befehl',
    powershell: 'Gelesen als PowerShell-Befehl',
    'http-file': 'Gelesen als HTTP-Anfrage',
    hurl: 'Gelesen als Hurl-Datei',
    body: 'Gelesen als POST-Body',
    code: 'Gelesen als Code',
    'endpoint-link': 'Gelesen als Link dieser App',
    'endpoint-file': 'Gelesen als *.endpoint.json-Datei dieser App',
  },
  openItem: 'Inhalt öffnen',
  urlInCode: 'URL aus dem Code verwenden',
  urlInPart: 'Ein Teil der URL wird im Code berechnet, daher können Parameter fehlen.',
  problem: {
    empty: 'Bitte zuerst einen Text einfügen.',
    'not-understood':
      'Die App erkennt im Text keine Adresse, keinen cURL-Befehl, keine HTTP-Anfrage, keinen JSON-Body und keinen Code.',
    'unsupported-code':
      'Die App kann {language} noch nicht lesen. Fügen Sie stattdessen die URL oder einen cURL-Befehl ein. Auch Code in JavaScript, Python, PHP, Java oder Go funktioniert.',
    'code-not-loaded':
      'Die App kann den Code nicht lesen. Fügen Sie stattdessen die URL oder einen cURL-Befehl ein.',
    'too-much-code':
      'Dieser Code ist zu lang oder zu verschachtelt. Fügen Sie nur den Teil ein, der die Anfrage sendet.',
    'unclosed-quote':
      'Das Anführungszeichen {quote} wird nicht geschlossen. Vermutlich ist der Text abgeschnitten.',
    'no-address': 'Dieser Befehl enthält keine Adresse.',
    'other-method': 'Diese API kennt {method} nicht, nur GET und POST.',
    'not-an-endpoint':
      'Der Pfad {path} führt zu keinem Endpunkt. Richtig ist /api/v4/endpoints/ mit einem Namen dahinter.',
    'body-not-json': 'Der Body ist kein gültiges JSON: Zeile {line}, Spalte {column}.',
    'body-not-object': 'Der Body ist JSON, aber kein Objekt.',
    'damaged-link':
      'Dieser Link ist beschädigt, wahrscheinlich abgeschnitten. Bitten Sie den Absender stattdessen um die *.endpoint.json-Datei.',
    'newer-version':
      'Diese Abfrage stammt von einer neueren Version der App. Bitte die App aktualisieren.',
    'wrong-shape': 'Die Datei oder der Link ist beschädigt: {detail}',
    'too-large': 'Der Text ist zu lang für eine Abfrage.',
    'several-requests': 'Das ist eine Sammlung von Anfragen. Sie lässt sich importieren.',
  },
  line: 'Zeile {line}:',
  leftOut: 'Weggelassen:',
  rewritten: 'Geändert:',
  rewrittenAs: 'wird zu',
  rewrittenElsewhere: 'wird anders gesendet',
  reason: {
    'no-place': 'lässt sich im Formular nicht angeben',
    repeated: 'kommt mehrmals vor; nur die letzte Angabe zählt',
    empty: 'hat keinen Wert',
    bare: 'hat kein „=“; gehört dieser Teil zum Wert davor, schreiben Sie %26 statt &',
    encoding: 'die mit % kodierten Zeichen darin sind weder UTF-8 noch Latin-1',
    path: 'steht hinter dem Namen des Endpunkts',
    fragment: 'wird nie an einen Server gesendet',
    'base-address': 'ist keine http-Adresse',
    credentials: 'die API verwendet einen Bearer-Token statt Benutzername und Passwort',
    'second-token': 'ein Token genügt',
    header: 'die App sendet ihre eigenen Header',
    variable: 'ist eine Variable ohne Wert; das Formular übernimmt sie unverändert',
    file: 'die App liest diese Datei nicht',
    option: 'die App unterstützt diese Option nicht',
    'not-needed': 'macht die App ohnehin',
    'saves-file': 'die App zeigt die Antwort an und speichert keine Datei',
    'certificate-check': 'die App prüft Zertifikate immer',
    'second-request': 'die App liest nur die erste Anfrage',
    'other-command': 'die App führt keine Befehle aus',
    unread: 'die App versteht diesen Teil nicht',
    response: 'gehört zur Antwort',
    script: 'die App führt keine Skripte aus',
    'switched-off': 'ist in der Datei abgeschaltet',
    description: 'für diesen Text hat die App keinen Platz',
    'not-followed': 'konnte die App nicht auswerten; prüfen Sie die Abfrage an dieser Stelle',
    conditional: 'gilt im Code nur in manchen Fällen; das Formular enthält den Teil trotzdem',
    contradicted:
      'steht in der Datei an zwei Stellen verschieden; verwendet wird die andere Stelle',
    'names-only': 'Python sendet nur die Namen in diesem Objekt, nicht die Werte',
  },
  /** Die ohne {name} folgen den Namen ihrer Parameter, hier und in der Prüfung von Dateien. */
  note: {
    'other-conventions':
      'Die Anfrage wurde für einen anderen Servertyp geschrieben. Ist die Antwort unerwartet, prüfen Sie den Servertyp der Verbindung.',
    'written-differently':
      'Das Formular schreibt diesen Parameter anders: {name}. Laut Dokumentation bedeutet beides dasselbe. Vergleichen Sie im Zweifel die Antworten auf beide Schreibweisen.',
    'kept-as-extra':
      'Laut Dokumentation braucht dieser Parameter eine Relation: {name}. dataCycle CORE akzeptiert ihn auch ohne.',
    'computed-value':
      'Der Code berechnet diesen Wert: {name}. Geben Sie den Wert im Formular selbst ein, zum Beispiel ein Datum.',
    'token-placeholder': 'Im Text steht ein Platzhalter statt des Tokens.',
    'form-encoded-body': 'Der Body war formularkodiert. Die App sendet ihn als JSON.',
    'body-of-get':
      'Das ist eine GET-Anfrage mit Body. Die App sendet dieselben Angaben in der URL.',
    'other-shape': 'Die API erwartet hier einen Text. Das Formular schreibt daher: {name}',
    'encoded-twice': 'Vermutlich doppelt kodiert. Die App lässt den Text unverändert.',
    'broken-escape': 'Einem „%“ folgen keine zwei Hex-Ziffern. Die App sendet es als %25.',
    'in-both':
      'In der URL und im Body. Das Formular fasst beide Angaben zusammen. Server verwenden vielleicht nur eine der beiden Angaben.',
    'in-both-datacycle':
      'In der URL und im Body. dataCycle CORE verwendet nur die Angabe in der URL.',
    'body-not-read':
      'Die Anfrage kennzeichnet den Body nicht als JSON. dataCycle CORE ignoriert den Body und die Filter darin.',
    'body-declared-otherwise':
      'Der Body war nicht als JSON gekennzeichnet. Server haben ihn vielleicht ignoriert. Die App sendet ihn als JSON.',
    'plus-in-date':
      'Ein „+“ ist in einer URL ein Leerzeichen. {name} hat daher ein Leerzeichen vor der Zeitzone. Für ein „+“ bitte %2B schreiben.',
    'invisible-kept': 'Unsichtbare Zeichen bleiben erhalten in: {name}',
    'line-joined':
      'Eine Shell würde den Befehl vor Zeile {line} beenden. Die App hat die Zeile als Teil des Befehls gelesen.',
    repaired: {
      typographic:
        'Typografische Anführungszeichen und lange Striche wurden als gerade Zeichen und Bindestriche gelesen.',
      invisible: 'Unsichtbare Zeichen wurden entfernt.',
      blanks: 'Geschützte Leerzeichen wurden als gewöhnliche Leerzeichen gelesen.',
      escapes: 'Maskierte Zeichen wie „&amp;“ wurden als die gemeinten Zeichen gelesen.',
      prompts: 'Die Eingabezeichen „>“ vor den Zeilen des Bodys wurden entfernt.',
      depth:
        'ConvertTo-Json schneidet verschachtelte Werte ab, wenn -Depth zu klein ist. Die App hat alle Werte gelesen.',
      ampersand:
        'Die Adresse steht nicht in Anführungszeichen. Eine Shell würde sie beim ersten „&“ beenden. Die App hat sie ganz gelesen.',
    },
    'latin-1': 'In Latin-1 kodiert. Die App sendet UTF-8.',
  },
  onServer: 'Auf diesem Server:',
  onDatacycle: {
    title: 'dataCycle CORE liest diese Teile anders:',
    part: {
      near: 'Gemeint ist wohl: {near}',
      'latin-1': 'Mit Latin-1 findet der Server nichts.',
      'encoded-twice': '{name}: doppelt kodiert. Der Server liest die „%“-Zeichen als Text.',
      empty:
        '{name}: hat keinen Wert. Der Server antwortet mit Status 400. Das Formular lässt diesen Parameter weg.',
      body: 'Der Body wurde als {type} gesendet. Der Server ignoriert den Body und die Filter darin.',
    },
    asPasted: 'Formular wie eingefügt ausfüllen, für die gleiche Antwort',
    asMeant: 'Formular wie vermutlich gemeint ausfüllen',
    meantOnly:
      'Das Formular ist so ausgefüllt, wie die Anfrage wohl gemeint ist. Die App kann den Text nicht genau so senden, wie er eingefügt wurde.',
  },
  token: 'Der Text enthält einen Token.',
  hasToken:
    'Die Verbindung „{name}“ hat schon einen Token. Die App kann die beiden nicht vergleichen.',
  keepToken: 'Jenen Token behalten, diesen verwerfen',
  copyConnection: 'Verbindung „{name}“ mit diesem Token anlegen',
  storeToken: {
    'may-be-stored': 'Token bei „{name}“ speichern',
    'may-replace': 'Gespeicherten Token von „{name}“ ersetzen',
  },
  noToken: {
    'sample-has-own': 'Der Token wird verworfen: Der Beispielserver hat einen eigenen Token.',
    'of-other-server': 'Der Token wird verworfen: Er war für einen anderen Server bestimmt.',
    'no-connection': 'Der Token wird verworfen: Er gehört zu keiner Verbindung.',
  },
  unknownAddress: 'Keine Verbindung hat die Adresse {address}.',
  addConnection: 'Eine Verbindung mit dieser Adresse anlegen',
  keepConnection: 'Stattdessen „{name}“ verwenden',
  severalConnections: '{n} Verbindungen haben diese Adresse. Formular ausfüllen für:',
  otherConnection:
    'Die Adresse gehört zur Verbindung „{name}“. Die App verwendet diese Verbindung.',
}

export const share: Words<typeof english.share> = {
  title: 'Diese Abfrage weitergeben',
  name: 'Titel',
  formats: {
    markdown: 'Markdown',
    html: 'Beispiel der Abfrage (HTML)',
    endpoint: 'Datei für Endpoint Explorer',
    http: '.http-Datei für VS Code',
    'http-jetbrains': '.http-Datei für JetBrains',
    har: 'HAR 1.2',
    postman: 'Postman-Sammlung',
    bruno: 'Bruno-Sammlung',
    openapi: 'OpenAPI 3.1',
    link: 'Link',
  },
  readers: {
    markdown: 'für ein Ticket, einen Chat oder ein Wiki',
    html: 'für Partner, die die API nutzen: Anfrage und Code',
    endpoint: 'für Kollegen mit dieser App; die Datei öffnet diese Abfrage, ohne Ergebnis',
    http: 'für Entwickler mit REST Client in VS Code',
    'http-jetbrains': 'für Entwickler mit einer JetBrains-IDE; enthält einen Test der Antwort',
    har: 'für den Support: lesbar mit Browsern und Log-Programmen',
    postman: 'für Teams, die mit Postman arbeiten',
    bruno: 'für Teams, die Abfragen mit Bruno in Git verwalten',
    openapi: 'für Codegeneratoren und API-Gateways',
    link: 'für den Chat mit Kollegen, die diese App haben',
    sheet: 'für Kollegen, auch ohne diese App; zum Drucken',
  },
  code: 'cURL, Python und weiterer Code…',
  sheet: 'Ergebnis mit Abfrage als Blatt…',
  sheetNone: 'Bitte zuerst die Abfrage senden.',
  origin: {
    title: 'So entstand diese Liste',
    scope: 'Umfang',
    open: 'Abfrage in Endpoint Explorer öffnen',
  },
  sampleItem: 'Einen Inhalt als Beispiel beifügen',
  sampleSelected: 'ausgewählter Inhalt: {name}',
  sampleFirst: 'erster Inhalt: {name}',
  datesIn: {
    computed:
      'Relative Datumsangaben werden bei jedem Senden neu berechnet, nach der Uhr des Empfängers.',
    'in-code':
      'Die Anfrage enthält die für heute berechneten Datumsangaben. Der Code berechnet sie neu, soweit das möglich ist.',
  },
  datesFixed:
    'Dieses Format kann relative Datumsangaben nicht neu berechnen. Es enthält die für heute berechneten Datumsangaben.',
  datesTyped: 'Dieser Body ist von Hand geschrieben. Die Datumsangaben darin bleiben unverändert.',
  dayHere: '{words} (in dieser Anfrage: {day})',
  saveAs: '{format} speichern',
  copyAs: '{format} kopieren',
  sampleItemDocuments: 'Nur Markdown und HTML können einen Inhalt enthalten.',
  sampleItemNone:
    'Bitte zuerst die Abfrage senden, um einen Inhalt und Angaben zur Antwort beizufügen.',
  save: 'Datei speichern',
  saved: 'Unter Downloads als {name} gespeichert.',
  copyHtml: 'HTML kopieren',
  saveZip: '{count} Dateien als ZIP speichern',
  bodyLost:
    'Dieses Format enthält nur den Teil des Bodys, den das Formular darstellen kann. Die anderen Formate enthalten den ganzen Body.',
  sample:
    'Diese Abfrage gehört zu einem Beispielserver der App. Der Server läuft nur auf diesem Computer, und sein Token bleibt in der App.',
  tokenNote: 'Der Token ist nicht enthalten. Empfänger verwenden ihren eigenen Token.',
  longLink:
    'Dieser Link hat {length} Zeichen. Manche Programme kürzen Links mit mehr als {limit} Zeichen. Eine Datei ist sicherer.',
  import: {
    open: 'Abfragen importieren',
    choose: 'Dateien wählen…',
    hint: 'Die App liest Dateien, die sie selbst gespeichert hat, und Dateien von Postman, Insomnia, Hoppscotch und Bruno. Sie liest auch HAR, OpenAPI, .http, Markdown und Code in JavaScript, Python, PHP, Java oder Go. Einen Ordner bitte als ZIP packen. Es wird nichts gesendet.',
    take: '{count} Abfrage importieren | {count} Abfragen importieren',
    use: 'Ohne Speichern öffnen',
    takeNone: 'Importieren',
    done: '{count} Abfrage importiert. | {count} Abfragen importiert.',
    show: 'Anzeigen',
    reading: 'Die Dateien werden gelesen…',
    saving: '{done} von {count} Abfragen gespeichert',
    known: 'schon gespeichert',
    sameAs: 'identisch mit „{name}“ weiter oben',
    otherServer: 'keine Verbindung',
    forConnection: 'ohne Serveradresse; wird der Verbindung „{name}“ zugeordnet',
    partsLeftOut: '{count} Teil nicht importiert | {count} Teile nicht importiert',
    addConnection: 'Verbindung „{name}“ ({baseUrl}) ohne Token hinzufügen',
    leftOut:
      '{count} Eintrag der Datei wird nicht importiert. | {count} Einträge der Datei werden nicht importiert.',
    token:
      'Die Datei enthält einen Token. Die App importiert ihn nicht. Geben Sie den Token in der Verbindung ein. Sagen Sie dem Besitzer des Tokens, dass der Token in der Datei steht.',
    reason: {
      'not-a-request': 'ist keine HTTP-Anfrage',
      'token-in-query': 'enthält den Token in den Parametern',
      'too-deep': 'liegt mehr als {most} Ordner tief',
      'no-value': 'enthält im Endpunkt die Variable {name}, die in der Datei keinen Wert hat',
      'one-of-several':
        'ist eine von mehreren Umgebungen; unterschiedliche Werte werden nicht übernommen',
      script: 'ist ein Skript für die Anfragen darin; die App führt keine Skripte aus',
      member: '„{what}“ wird nicht importiert: {reason}',
      'yaml-tag':
        'Zeile {line} hat ein YAML-Tag eines anderen Programms; der Wert wird wie geschrieben verwendet',
    },
    problem: {
      empty: 'Die Datei ist leer.',
      'not-understood': 'Die App kann dieses Dateiformat nicht lesen.',
      'other-format': 'Das ist eine {name}-Datei. Sie enthält keine Abfragen.',
      'not-json':
        'Die Datei ist kein gültiges JSON. Bitte die Datei an der Quelle neu exportieren.',
      'not-yaml':
        'Zeile {line} ist kein gültiges YAML. Bitte die Datei an der Quelle neu exportieren.',
      'newer-version':
        'Die Datei stammt von einer neueren Version dieser App. Bitte die App aktualisieren.',
      'wrong-shape': 'Die Datei enthält einen Fehler: {detail}',
      'damaged-archive':
        'Dieses ZIP-Archiv ist beschädigt, daher war nichts darin lesbar. Bitte das Archiv neu herunterladen oder neu packen.',
      'too-large-archive':
        'Dieses ZIP-Archiv ist entpackt zu groß. Bitte das Archiv selbst entpacken und die gewünschte Datei wählen.',
    },
  },
  part: 'Diese Anfrage liefert Seite {number} mit {items} von {total} Inhalten.',
  markdown: {
    connection: 'Verbindung',
    request: 'HTTP-Anfrage',
    readable: 'Lesbare Form',
    body: 'Body',
    tokenNote: 'Der Token ist nicht enthalten.',
    sample:
      'Diese Abfrage gehört zu einem Beispielserver von Endpoint Explorer. Der Server läuft nur auf dem Computer, von dem die Abfrage stammt. Der Token ist nicht enthalten.',
    fillToken: 'Geben Sie Ihren Token als Wert der Variablen „token“ ein.',
    codeToken:
      'Der Code liest den Token aus der Umgebungsvariable {name}. Setzen Sie diese vorher: export {name}=… (bash), $env:{name}="…" (PowerShell) oder set {name}=… (Eingabeaufforderung).',
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
