import type { Words } from '../en/words.ts'
import type { doctor as english } from '../en/doctor.ts'

export const doctor: Words<typeof english> = {
  title: 'Warum ist das Ergebnis so?',
  open: 'Grund suchen (bis zu {price} kleine Anfragen)',
  cancel: 'Anhalten',
  close: 'Schließen',
  ladder: 'Was gefragt wurde, und was kam',
  running: 'Der Grund wird gesucht: {sent} Anfragen bisher…',
  stopped: 'Angehalten: Was unten fehlt, wurde nicht gefragt, also gibt es kein Urteil.',
  waiting: 'noch nicht bekannt',
  passed: 'ja',
  hits: '{count} Inhalt | {count} Inhalte',
  atLeast: 'mindestens {count}',
  leaveOut: '{conditions} weglassen und senden ({hits})',
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
  },
  step: {
    address: 'Die Adresse antwortet',
    token: 'Der Token wird angenommen',
    endpoint: 'Den Endpoint gibt es',
    whole: 'Der Endpoint ohne jede Bedingung',
    alone: 'Nur {conditions}',
    without: 'Ohne {conditions}',
    pair: 'Nur {conditions}',
  },
  verdict: {
    found: 'Nichts passt zu {conditions}. Ohne das: {hits}.',
    pair: 'Jede dieser Bedingungen findet Inhalte, aber keiner erfüllt alle zugleich: {conditions}.',
    emptyEndpoint:
      'Der Endpoint enthält auch ohne jede Bedingung nichts; an der Abfrage liegt es also nicht.',
    nothingShrinks: 'Keine Bedingung nimmt etwas weg: {hits}.',
    shrinks: '{condition} nimmt am meisten weg: ohne sie {without}, mit ihr {hits}.',
    unexplained:
      'Keine einzelne Bedingung und keine zwei sind schuld: Erst mehrere zusammen lassen nichts übrig.',
    failed:
      'Kein Urteil: Eine Anfrage wurde nicht wie nötig beantwortet ({reason}). Bitte noch einmal versuchen.',
  },
}
