import type { Words } from '#app/i18n/en/words.ts'
import type { panes as english } from '#app/i18n/en/panes.ts'

export const panes: Words<typeof english> = {
  tabs: 'Teile des Fensters',
  query: 'Abfrage',
  answer: 'Antwort',
  item: 'Inhalt',
  queryWidth: 'Breite der Abfrage',
  formShare: 'Höhe des Formulars',
  answerShare: 'Breite der Antwort',
  answerHeight: 'Höhe der Antwort',
  place: 'Detailansicht',
  places: { beside: 'neben der Antwort', below: 'unter der Antwort', alone: 'statt der Antwort' },
  showQuery: 'Abfrage zeigen',
  showItem: 'Inhalt zeigen',
}
