import type { includeCost as english } from '../en/include-cost.ts'
import type { Words } from '../en/words.ts'

/** Words of what includes cost, as it was measured. */
export const includeCost: Words<typeof english> = {
  open: 'Was sie kosten…',
  openHint: 'Größe und Dauer mit und ohne jedes Include messen',
  title: 'Was kosten die Includes?',
  asks: 'Sendet die Abfrage, wie sie ist, und ohne jedes einzelne Include, je zweimal, eine nach der anderen.',
  asksColumns:
    'Sendet die Abfrage, wie sie ist, ohne jedes einzelne Include und nur mit den gezeigten Spalten, je zweimal, eine nach der anderen.',
  start: 'Messen (bis zu {count} Anfragen)',
  again: 'Erneut messen (bis zu {count} Anfragen)',
  cancel: 'Messung anhalten',
  running: 'Anfrage {sent} von höchstens {most}…',
  stopped: 'Angehalten: Was bis dahin gemessen wurde, bleibt stehen.',
  done: 'Mit {sent} Anfragen gemessen.',
  failed:
    'Die Abfrage selbst ist fehlgeschlagen ({reason}), daher gibt es keinen Vergleich. Bitte erneut versuchen.',
  column: { query: 'Abfrage', size: 'Größe', cold: 'Kalt', warm: 'Warm' },
  variant: {
    asked: 'wie sie ist',
    without: 'ohne {relation}',
    columns: 'nur die gezeigten Spalten',
  },
  encoded: '{size} übertragen',
  firstByte: 'erstes Byte {time}',
  rowFailed: 'nicht beantwortet: {reason}',
  notYet: 'nicht gemessen',
  note: 'Eine Messung. Kalt ist die erste Antwort, warm die zweite gleich danach. Zwischenspeicher des Servers können das Ergebnis verfälschen.',
}
