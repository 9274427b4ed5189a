import type { Words } from '#app/i18n/en/words.ts'
import type { reading as EnglishReading } from '#app/i18n/en/reading.ts'

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
