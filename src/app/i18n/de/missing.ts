import type { Words } from '../en/words.ts'
import type { missing as english } from '../en/missing.ts'

export const missing: Words<typeof english> = {
  title: 'Warum fehlt dieser Inhalt?',
  open: 'Warum fehlt ein Inhalt?…',
  rowMenu: 'Ist er in …?',
  item: 'Inhalt',
  itemPlaceholder: "ID ({'@'}id) oder eine URL, in der sie steht",
  query: 'Abfrage',
  noQuery: 'Diese Abfrage lässt sich so nicht senden. Bitte zuerst vervollständigen.',
  noId: 'Darin steht keine ID. Eine ID sieht so aus: 527bb583-fde2-45ee-8826-9bdcfbde40f8.',
  price: 'Kostet bis zu {count} kleine Anfragen.',
  pricePages:
    'Kostet bis zu {count} Anfragen mit höchstens je {items} Inhalten: Diese Instanz lässt sich nur Seite für Seite fragen.',
  start: 'Suchen',
  stop: 'Anhalten',
  running: 'Es wird gesucht: {sent} Anfragen bisher…',
  stopped:
    'Angehalten: Was unten nicht bekannt ist, wurde nicht gefragt, also gibt es kein Urteil.',
  theItem: 'der Inhalt {id}',
  named: '„{name}“',
  shown: '(er zeigt {path} = {value})',
  check: {
    readable: 'Der Token darf ihn lesen',
    endpoint: 'Der Endpunkt enthält ihn, ohne jede Bedingung',
    condition: 'Er passt zu {condition}',
    query: 'Er ist in der Antwort auf die Abfrage',
  },
  result: { yes: 'ja', no: 'nein', unknown: 'nicht bekannt' },
  verdict: {
    listed: 'Er ist da, vielleicht auf einer anderen Seite der Antwort: {item}.',
    fails: '{endpoint} enthält ihn, aber er passt nicht zu {conditions}: {item}.',
    'not-in-endpoint': '{endpoint} enthält ihn nicht, gleich unter welchen Bedingungen: {item}.',
    readableElsewhere:
      'Der Token darf ihn lesen, aber {endpoint} enthält ihn nicht, gleich unter welchen Bedingungen: {item}.',
    expired:
      'Er ist abgelaufen und steht deshalb in keiner Liste mehr: {item}. Der Server sagt: {words}',
    'unknown-item':
      'Die Instanz kennt keinen Inhalt mit dieser ID: {item}. Gehört sie zu einer anderen Instanz, oder wurde er gelöscht?',
    'endpoint-refused':
      'Der Token darf ihn lesen, aber {endpoint} lehnt diesen Token ab ({status}): {item}. Für den Endpunkt braucht es eine Berechtigung.',
    'not-met':
      'Bisher nicht gefunden: {item} ist nicht unter den {items} Inhalten der {pages} gelesenen Seiten. Das heißt nicht, dass es ihn dort nicht gibt.',
    untold:
      '{endpoint} enthält ihn, und er ist nicht in der Antwort; welche Bedingung ihn ausschließt, lässt sich nicht sagen: {item}.',
    failed:
      'Kein Urteil: Eine Anfrage wurde nicht wie nötig beantwortet ({reason}). Bitte noch einmal versuchen.',
  },
}
