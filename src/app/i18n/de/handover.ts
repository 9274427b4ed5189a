import type { Words } from '#app/i18n/en/words.ts'
import type { handover as EnglishHandover } from '#app/i18n/en/handover.ts'

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
