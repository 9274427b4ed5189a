import type { Words } from '#app/i18n/en/words.ts'
import type { handover as english } from '#app/i18n/en/handover.ts'

export const handover: Words<typeof english> = {
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
    har: 'für den Support: lesen Browser und Log-Programme',
    postman: 'für Teams, die mit Postman arbeiten',
    bruno: 'für Teams, die Abfragen mit Bruno in Git halten',
    openapi: 'für Generatoren und Gateways',
    link: 'für den Chat mit Kollegen, die diese App haben',
  },
  sampleItem: 'Mit dem ausgewählten Inhalt oder dem ersten',
  dates: 'Relative Tage',
  datesFixed: 'fest, wie sie heute sind',
  datesRelative: 'relativ',
  datesKept: 'Empfänger bekommen die Datumsangaben so.',
  datesTold: 'Die Anfrage enthält die Tage von heute. Code berechnet sie neu, wo er kann.',
  sampleItemNone: 'Senden Sie die Abfrage, um einen Inhalt und Angaben zur Antwort beizufügen.',
  save: 'Datei speichern',
  saved: 'Unter Downloads gespeichert als {name}.',
  copyHtml: 'HTML kopieren',
  saveZip: '{count} Dateien als Zip speichern',
  bodyLost:
    'Dieses Format enthält nur, was das Formular vom Body ausdrücken kann. Die anderen Formate enthalten den genauen Body.',
  tokenNote: 'Ohne Token. Empfänger verwenden ihren eigenen.',
  longLink:
    'Dieser Link hat {length} Zeichen; manche Programme kürzen Links über {limit}. Die Datei ist sicherer.',
  opened: {
    unreadable: 'Die Datei konnte nicht gelesen werden.',
    'too-large': 'Die Datei ist größer als jede Abfrage und wird nicht geöffnet.',
    'other-file':
      'Hier eine *.endpoint.json-Datei ablegen. Andere Dateien kommen über „Abfragen importieren“ herein.',
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
    partsLeftOut: '{count} Teil bleibt weg | {count} Teile bleiben weg',
    addConnection: 'Die Verbindung „{name}“ ({baseUrl}) hinzufügen, ohne Token',
    leftOut:
      '{count} Eintrag ist keine Abfrage dieser API und wird ausgelassen. | {count} Einträge sind keine Abfragen dieser API und werden ausgelassen.',
    token:
      'Die Datei enthält einen Token. Er wird nicht importiert: Geben Sie ihn in der Verbindung ein, und sagen Sie dem Besitzer Bescheid.',
    reason: {
      'not-a-request': 'ist keine HTTP-Anfrage',
      'token-in-query': 'enthält den Token selbst in der Abfrage',
      'too-deep': 'liegt mehr als 50 Ordner tief',
      'no-value': 'verwendet einen Endpunkt, dessen Variable {name} in der Datei keinen Wert hat',
      'one-of-several':
        'ist eine von mehreren Umgebungen; Werte, in denen sie sich unterscheiden, bleiben offen',
    },
    problem: {
      empty: 'Die Datei ist leer.',
      'not-understood': 'Das ist keines der Formate, die hier gelesen werden können.',
      'other-format': 'Das ist eine {name}-Datei, sie enthält keine Abfragen.',
      'not-json':
        'Die Datei soll JSON sein, ist es aber nicht. Bitte dort neu exportieren, wo sie herkommt.',
      'newer-version':
        'Die Datei stammt von einer neueren Version dieser App. Bitte die App aktualisieren.',
      'wrong-shape': 'Die Datei ist beschädigt: {detail}',
      'damaged-archive':
        'Dieses ZIP-Archiv ist beschädigt, nichts darin war lesbar. Bitte neu herunterladen oder packen.',
      'too-large-archive':
        'Dieses ZIP-Archiv ist ausgepackt zu groß. Wählen Sie daraus die gewünschte Datei.',
    },
  },
  part: 'Diese Anfrage liefert {items} von {total} Inhalten: Es ist Seite {number}.',
  markdown: {
    connection: 'Verbindung',
    request: 'HTTP-Anfrage',
    readable: 'Lesbare Form',
    body: 'Body',
    tokenNote:
      'Der Token ist nicht enthalten. Der Code liest ihn aus der Umgebungsvariable {name}.',
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
