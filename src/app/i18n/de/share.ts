import type { Words } from '#app/i18n/en/words.ts'
import type { share as EnglishShare } from '#app/i18n/en/share.ts'

export const share: Words<typeof EnglishShare> = {
  title: 'Diese Abfrage weitergeben',
  name: 'Titel',
  format: 'Format',
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
      'too-deep': 'liegt mehr als 50 Ordner tief',
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
