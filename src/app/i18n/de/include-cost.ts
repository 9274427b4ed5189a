import type { includeCost as english } from '#app/i18n/en/include-cost.ts'
import type { Words } from '#app/i18n/en/words.ts'

/** Words of what includes cost, as it was measured. */
export const includeCost: Words<typeof english> = {
  open: 'Kosten messen…',
  openHint: 'Größe und Dauer mit und ohne jedes Include messen',
  title: 'Was kosten die Includes?',
  asks: 'Misst die Abfrage, wie sie ist, und ohne jedes einzelne Include.',
  asksColumns:
    'Misst die Abfrage, wie sie ist, ohne jedes einzelne Include und nur mit den Spalten der Tabelle.',
  /** `shown`: the response that is there already is the first one of the query. */
  rounds: {
    all: '{count} Varianten, je vier Anfragen, eine nach der anderen.',
    shown:
      '{count} Varianten, je vier Anfragen, eine nach der anderen. Die gezeigte Antwort zählt als eine davon.',
  },
  start: 'Messen (bis zu {count} Anfragen)',
  again: 'Erneut messen (bis zu {count} Anfragen)',
  cancel: 'Messung anhalten',
  running: 'Anfrage {sent} von höchstens {most}…',
  stopped: 'Angehalten. Die bisherigen Ergebnisse bleiben stehen.',
  done: 'Mit {sent} Anfragen gemessen.',
  failed:
    'Die Abfrage selbst ist fehlgeschlagen ({reason}), daher gibt es keinen Vergleich. Bitte erneut versuchen.',
  column: {
    query: 'Abfrage',
    size: 'Größe',
    time: 'Dauer, wiederholt',
    first: 'Dauer, erste Antwort',
  },
  variant: {
    asked: 'die Abfrage, wie sie ist',
    without: 'ohne {relation}',
    columns: 'nur die Spalten der Tabelle',
  },
  encoded: '{size} übertragen',
  firstByte: 'erstes Byte {time}',
  rowFailed: 'nicht beantwortet: {reason}',
  less: '{amount} weniger',
  more: '{amount} mehr',
  sameSize: 'gleich groß',
  whole: 'insgesamt {size}',
  range: 'von {shortest} bis {longest}',
  timeAndRange: '{time}, von {shortest} bis {longest}',
  noDifference: 'kein klarer Unterschied',
  notYet: 'nicht gemessen',
  note: '„Wiederholt“ ist der mittlere Wert aus drei Runden nach der ersten Antwort. Der Cache des Servers kann die Zeiten verfälschen.',
}
