import type { Words } from '../en/words.ts'
import type { doctor as english } from '../en/doctor.ts'

export const doctor: Words<typeof english> = {
  title: 'Warum ist das Ergebnis so?',
  open: 'Grund suchen (keine Anfrage) | Grund suchen (eine kleine Anfrage) | Grund suchen (bis zu {count} kleine Anfragen)',
  further: {
    open: 'Weiter suchen (eine kleine Anfrage) | Weiter suchen (bis zu {count} kleine Anfragen)',
    running: 'Es wird weiter gesucht: {sent} Anfragen bisher…',
    stopped: 'Die weitere Suche wurde angehalten: Was unten fehlt, wurde nicht gefragt.',
    failed:
      'Eine Anfrage der weiteren Suche wurde nicht wie nötig beantwortet ({reason}); sie ist also nicht vollständig.',
    absent: 'Diese Wörter bringen hier nichts: {words}.',
    pair: '{words}: Jedes dieser Wörter bringt Inhalte, aber kein Inhalt hat beide.',
    unexplained: 'Jedes Wort bringt Inhalte, und je zwei, die versucht wurden, auch.',
    word: '„{word}“ ({hits})',
    latest:
      'Ohne diesen Filter ist das späteste {attribute} der {date}. Das liegt vor dem gewünschten Tag.',
    languages: 'In anderen Sprachen gibt es etwas: {languages}.',
    language: '{language}: {hits}',
    expired:
      '{item} ist abgelaufen und steht deshalb in keiner Liste mehr. Der Server sagt: {words}',
    unknown: 'Auf dem Server gibt es keinen Inhalt mit dieser ID: {item}.',
    deleted: 'Der Inhalt wurde gelöscht: {item}.',
    deletedAt: 'Der Inhalt wurde am {date} gelöscht: {item}.',
    exists: '{item} gibt es, aber nicht in diesem Endpunkt.',
    nothing: 'Die weitere Suche hat zum Grund nichts mehr gefunden.',
  },
  cancel: 'Anhalten',
  close: 'Schließen',
  ladder: 'Was gefragt wurde, und was kam',
  running: 'Der Grund wird gesucht: {sent} Anfragen bisher…',
  stopped: 'Angehalten: Was unten fehlt, wurde nicht gefragt, also gibt es kein Urteil.',
  waiting: 'noch nicht bekannt',
  passed: 'ja',
  hits: '{count} Inhalt | {count} Inhalte',
  atLeast: 'mindestens {count}',
  remedy: {
    'leave-out': '{conditions} weglassen und senden ({hits})',
    value: 'Nach {near} statt {value} fragen ({hits})',
    words: 'Nur nach „{text}“ suchen ({hits})',
    'any-of': 'Einer davon genügt: {conditions} ({hits})',
    language: 'Auf {language} fragen ({hits})',
    page: 'Zu Seite {number} gehen (insgesamt {hits})',
    endpoint: 'Den Endpunkt {name} fragen ({hits})',
    notTried: 'nicht versucht',
  },
  failure: {
    status: 'mit {status} beantwortet',
    noList: 'keine Liste von Inhalten, oder abgebrochen',
  },
  condition: {
    and: ' und ',
    fullText: 'Volltext „{value}“',
    language: 'language = {value}',
    ownLanguage: 'die Standardsprache der Instanz',
    pair: '{name} = {value}',
    or: ' oder ',
    item: 'Inhalt {value}',
    concept: 'Begriff {value}',
    id: 'mit der ID {id}',
  },
  step: {
    address: 'Die Adresse antwortet',
    token: 'Der Token wird angenommen',
    endpoint: 'Den Endpunkt gibt es',
    whole: 'Der Endpunkt ohne jede Bedingung',
    wholeInAll: 'Der Endpunkt ohne jede Bedingung, in allen Sprachen',
    alone: 'Nur {conditions}',
    without: 'Ohne {conditions}',
    pair: 'Nur {conditions}',
    word: 'Nur „{value}“ im Volltext',
    language: 'Die Abfrage auf {value}',
    latest: 'Ohne {conditions}, das Späteste zuerst',
  },
  verdict: {
    found: 'Nichts passt zu {conditions}. Ohne das: {hits}.',
    pair: 'Jede dieser Bedingungen findet Inhalte, aber keiner erfüllt alle zugleich: {conditions}.',
    foundAmong:
      'Nichts passt zu {conditions}. Ohne das gibt es auch nichts: Die übrigen Bedingungen schließen einander aus.',
    emptyCollection: 'Er ist eine Sammlung: Jemand muss Inhalte hineinlegen.',
    emptySearch:
      'Er ist eine gespeicherte Suche: Ein Blick auf ihre Kriterien hilft, etwa Zeiträume, Regionen und Sprachen.',
    behind:
      'Seite {number} liegt hinter der letzten: Es gibt {hits} auf {pages}. | Seite {number} liegt hinter der letzten: Es gibt {hits} auf {pages}.',
    behindUnknown: 'Seite {number} liegt hinter der letzten: Die Abfrage hat {hits}.',
    pages: '{count} Seite | {count} Seiten',
    emptyEndpoint:
      'Der Endpunkt enthält auch ohne jede Bedingung nichts; an der Abfrage liegt es also nicht.',
    nothingShrinks: 'Keine Bedingung nimmt etwas weg: {hits}.',
    shrinks: '{condition} nimmt am meisten weg: ohne sie {without}, mit ihr {hits}.',
    unexplained: 'Keine einzelne Bedingung ist schuld: Erst mehrere zusammen lassen nichts übrig.',
    failed:
      'Kein Urteil: Eine Anfrage wurde nicht wie nötig beantwortet ({reason}). Bitte noch einmal versuchen.',
  },
}
