import type { Words } from '#app/i18n/en/words.ts'
import type { doctor as english } from '#app/i18n/en/doctor.ts'

export const doctor: Words<typeof english> = {
  title: 'Warum keine oder so wenige Inhalte?',
  open: 'Grund suchen (keine Anfrage) | Grund suchen (eine kleine Anfrage) | Grund suchen (bis zu {count} kleine Anfragen)',
  secondStage: {
    open: 'Weiter suchen (eine kleine Anfrage) | Weiter suchen (bis zu {count} kleine Anfragen)',
    running: 'Es wird weiter gesucht: {sent} Anfragen bisher…',
    stopped: 'Angehalten. Unten fehlende Schritte wurden nicht geprüft.',
    failed: 'Eine Anfrage ist fehlgeschlagen ({reason}). Die Suche ist unvollständig.',
    absent: 'Diese Wörter finden hier nichts: {words}.',
    pair: '{words}: Jedes Wort findet Inhalte, aber kein Inhalt hat beide.',
    unexplained: 'Jedes Wort findet Inhalte, und jedes geprüfte Wortpaar auch.',
    word: '„{word}“ ({hits})',
    latest:
      'Ohne diesen Filter ist {date} der späteste Wert von {attribute}. Er liegt vor dem gewünschten Tag.',
    languages: 'In anderen Sprachen gibt es Inhalte: {languages}.',
    language: '{language}: {hits}',
    expired:
      '{item} ist abgelaufen und steht deshalb in keiner Liste mehr. Der Server sagt: {words}',
    unknown: 'Diesen Inhalt gibt es auf dem Server nicht: {item}.',
    deleted: 'Der Inhalt wurde gelöscht: {item}.',
    deletedAt: 'Der Inhalt wurde am {date} gelöscht: {item}.',
    exists: '{item} gibt es, aber nicht in diesem Endpunkt.',
    nothing: 'Die weitere Suche hat keinen anderen Grund gefunden.',
  },
  cancel: 'Anhalten',
  close: 'Schließen',
  steps: 'Schritte und Ergebnisse',
  running: 'Der Grund wird gesucht: {sent} Anfragen bisher…',
  stopped: 'Angehalten, daher kein Ergebnis. Unten fehlende Schritte wurden nicht geprüft.',
  waiting: 'noch nicht bekannt',
  passed: 'ja',
  hits: '{count} Inhalt | {count} Inhalte',
  atLeast: 'mindestens {count}',
  remedy: {
    'leave-out': '{conditions} weglassen und senden ({hits})',
    leaveOutInAll: '{conditions} weglassen, in allen Sprachen suchen und senden ({hits})',
    allLanguages: 'In allen Sprachen suchen und senden ({hits})',
    value: '{near} statt {value} verwenden ({hits})',
    words: 'Nur nach „{text}“ suchen ({hits})',
    spelling: 'Nach „{near}“ statt „{word}“ suchen ({hits})',
    'any-of': 'Mit ODER verbinden: {conditions} ({hits})',
    language: '{language} verwenden ({hits})',
    page: 'Zu Seite {number} gehen (insgesamt {hits})',
    endpoint: 'Endpunkt {name} verwenden ({hits})',
    notTried: 'nicht versucht',
  },
  failure: {
    status: 'mit {status} beantwortet',
    noList: 'keine vollständige Liste von Inhalten',
  },
  condition: {
    pair: '„{name}: {value}“',
    ownLanguage: 'Standard des Servers',
    id: 'ID {id}',
  },
  step: {
    address: 'Die Adresse antwortet',
    token: 'Der Token wird angenommen',
    endpoint: 'Den Endpunkt gibt es',
    whole: 'Der Endpunkt ohne Filter',
    wholeInAll: 'Der Endpunkt ohne Filter, in allen Sprachen',
    alone: 'Nur {conditions}',
    without: 'Ohne {conditions}',
    inAll: 'In allen Sprachen',
    withoutInAll: 'Ohne {conditions}, in allen Sprachen',
    pair: 'Nur {conditions}',
    word: 'Nur Volltextsuche nach „{value}“',
    language: 'Die Abfrage auf {value}',
    latest: 'Ohne {conditions}, spätestes Datum zuerst',
  },
  without: {
    filters: 'Ohne diesen Filter: {hits}. | Ohne diese Filter: {hits}.',
    languages: 'In allen Sprachen: {hits}.',
    both: 'Ohne diesen Filter, in allen Sprachen: {hits}. | Ohne diese Filter, in allen Sprachen: {hits}.',
  },
  verdict: {
    found: 'Nichts passt zu {conditions}. {without}',
    pair: 'Jeder dieser Filter findet Inhalte, aber kein Inhalt passt zu allen: {conditions}.',
    foundAmong:
      'Nichts passt zu {conditions}. Ohne diesen Filter gibt es auch nichts: Die übrigen Filter schließen einander aus. | Nichts passt zu {conditions}. Ohne diese Filter gibt es auch nichts: Die übrigen Filter schließen einander aus.',
    emptyCollection: 'Der Endpunkt ist eine Sammlung: Jemand muss Inhalte hinzufügen.',
    emptySearch:
      'Der Endpunkt ist eine gespeicherte Suche. Prüfen Sie ihre Kriterien, etwa Zeiträume, Regionen und Sprachen.',
    behind:
      'Seite {number} liegt hinter der letzten: Es gibt {hits} auf {pages}. | Seite {number} liegt hinter der letzten: Es gibt {hits} auf {pages}.',
    behindUnknown: 'Seite {number} liegt hinter der letzten: Die Abfrage hat {hits}.',
    pages: '{count} Seite | {count} Seiten',
    emptyEndpoint: 'Der Endpunkt ist auch ohne Filter leer. An Ihrer Abfrage liegt es nicht.',
    nothingShrinks: 'Kein Filter entfernt Inhalte (insgesamt {hits}).',
    shrinks:
      '{condition} entfernt die meisten Inhalte: {without} ohne diesen Filter, {hits} damit.',
    shrinksByLanguage:
      '{condition} entfernt die meisten Inhalte: {without} in allen Sprachen, {hits} mit diesem Filter.',
    unexplained:
      'Kein einzelner Filter ist die Ursache. Erst mehrere zusammen lassen nichts übrig.',
    failed:
      'Kein Ergebnis: Eine Anfrage ist fehlgeschlagen ({reason}). Bitte noch einmal versuchen.',
  },
}
