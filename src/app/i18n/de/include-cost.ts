import type { includeCost as english } from '../en/include-cost.ts'
import type { Words } from '../en/words.ts'

/** Words of what includes cost, as it was measured. */
export const includeCost: Words<typeof english> = {
  open: 'Was sie kosten…',
  openHint: 'Größe und Dauer mit und ohne jedes Include messen',
  title: 'Was kosten die Includes?',
  asks: 'Fragt die Abfrage, wie sie ist, und ohne jedes einzelne Include ab, jeweils zweimal, eine Anfrage nach der anderen.',
  asksColumns:
    'Fragt die Abfrage, wie sie ist, ohne jedes einzelne Include und nur für die gezeigten Spalten ab, jeweils zweimal, eine Anfrage nach der anderen.',
  start: 'Messen (bis zu {count} Anfragen)',
  again: 'Erneut messen (bis zu {count} Anfragen)',
  cancel: 'Messung anhalten',
  running: 'Anfrage {sent} von höchstens {most}…',
  stopped: 'Angehalten: Was bis dahin gemessen wurde, bleibt stehen.',
  done: 'Mit {sent} Anfragen gemessen.',
  failed:
    'Die Abfrage selbst wurde nicht wie nötig beantwortet ({reason}), daher gibt es nichts zu vergleichen. Bitte erneut versuchen.',
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
  note: 'Eine einzelne Messung. Kalt ist die erste Antwort hier, warm die zweite gleich danach; deren Größe steht da. Was der Server schon vorher bereit hatte, etwa von einer eben gesendeten Abfrage, ist nicht zu sehen.',
}
