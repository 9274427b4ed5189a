import type { includeCost as english } from '#app/i18n/en/include-cost.ts'
import type { Words } from '#app/i18n/en/words.ts'

/** Words of what includes cost, as it was measured. */
export const includeCost: Words<typeof english> = {
  open: 'Was sie kosten…',
  openHint: 'Größe und Dauer mit und ohne jedes Include messen',
  title: 'Was kosten die Includes?',
  asks: 'Sendet die Abfrage, wie sie ist, und ohne jedes einzelne Include, je viermal und abwechselnd.',
  asksColumns:
    'Sendet die Abfrage, wie sie ist, ohne jedes einzelne Include und nur mit den gezeigten Spalten, je viermal und abwechselnd.',
  start: 'Messen (bis zu {count} Anfragen)',
  again: 'Erneut messen (bis zu {count} Anfragen)',
  cancel: 'Messung anhalten',
  running: 'Anfrage {sent} von höchstens {most}…',
  stopped: 'Angehalten. Die bisherigen Ergebnisse bleiben stehen.',
  done: 'Mit {sent} Anfragen gemessen.',
  failed:
    'Die Abfrage selbst ist fehlgeschlagen ({reason}), daher gibt es keinen Vergleich. Bitte erneut versuchen.',
  column: { query: 'Abfrage', size: 'Größe', time: 'Dauer', first: 'Erste Antwort' },
  variant: {
    asked: 'wie sie ist',
    without: 'ohne {relation}',
    columns: 'nur die gezeigten Spalten',
  },
  encoded: '{size} übertragen',
  firstByte: 'erstes Byte {time}',
  rowFailed: 'nicht beantwortet: {reason}',
  range: 'von {shortest} bis {longest}',
  noDifference: 'kein klarer Unterschied',
  notYet: 'nicht gemessen',
  note: 'Die Dauer ist die mittlere von drei Runden nach der ersten Antwort. Zwischenspeicher des Servers können sie verfälschen.',
}
