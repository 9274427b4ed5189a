import type { Words } from '#app/i18n/en/words.ts'
import type { reading as EnglishReading } from '#app/i18n/en/reading.ts'

export const reading: Words<typeof EnglishReading> = {
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
    'encoded-twice': 'Dieser Parameter sieht doppelt kodiert aus und bleibt unverändert: {name}',
    'broken-escape': 'Ein „%“ ohne zwei Hex-Ziffern wird als %25 gesendet: {name}',
    'in-both':
      '{name} steht in der URL und im Body. Das Formular fasst beide Angaben zusammen. Server verwenden vielleicht nur eine der beiden Angaben.',
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
    'latin-1': 'Die App hat diesen Parameter als Latin-1 gelesen und sendet ihn in UTF-8: {name}',
  },
  onServer: 'Auf diesem Server:',
  onDatacycle: {
    title: 'dataCycle CORE liest diese Teile anders:',
    part: {
      'unknown-name': '{name}: wird ignoriert.',
      'near-name': '{name}: wird ignoriert. Gemeint ist wohl: {near}',
      list: '{name}: Eine Liste wird ignoriert. Nur ein Text mit Kommas zählt.',
      object: '{name}: Ein Objekt wird ignoriert. Nur ein Text mit Kommas zählt.',
      text: '{name}: Ein Text als Wert wird hier ignoriert.',
      'latin-1':
        '{name}: in Latin-1 kodiert, daher findet der Server nichts. Das Formular sendet UTF-8.',
      'encoded-twice': '{name}: doppelt kodiert. Der Server liest die „%“-Zeichen als Text.',
      'broken-escape': '{name}: ein „%“ ohne zwei Hex-Ziffern. Das Formular sendet es als %25.',
      empty:
        '{name}: hat keinen Wert. Der Server antwortet mit Status 400. Das Formular lässt diesen Parameter weg.',
      'in-both': '{name}: steht in der URL und im Body. Nur die Angabe in der URL zählt.',
      body: 'Der Body wurde als {type} gesendet. Der Server ignoriert den Body und die Filter darin.',
      'body-untyped':
        'Der Body wurde ohne Content-Type gesendet. Der Server ignoriert den Body und die Filter darin.',
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
