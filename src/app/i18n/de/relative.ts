import type { Words } from '#app/i18n/en/words.ts'
import type { relative as english } from '#app/i18n/en/relative.ts'

/** Words of dates that are counted from the day of sending. */
export const relative: Words<typeof english> = {
  make: 'Relatives Datum, z. B. vor 30 Tagen',
  fix: 'Festes Datum verwenden',
  amount: 'Wie viele',
  unit: 'Einheit und Richtung',
  today: 'Heute bedeutet das',
  onToday: 'heute',
  ago: {
    day: 'Tag zuvor | Tage zuvor',
    week: 'Woche zuvor | Wochen zuvor',
    month: 'Monat zuvor | Monate zuvor',
    year: 'Jahr zuvor | Jahre zuvor',
  },
  ahead: {
    day: 'Tag danach | Tage danach',
    week: 'Woche danach | Wochen danach',
    month: 'Monat danach | Monate danach',
    year: 'Jahr danach | Jahre danach',
  },
  units: {
    day: 'Tag | Tage',
    week: 'Woche | Wochen',
    month: 'Monat | Monate',
    year: 'Jahr | Jahre',
  },
  choice: 'Datumsangaben',
  counted: 'relativ',
  fixed: 'fest, Stand heute',
  onTheDay: 'der Tag des Sendens',
  before: '{distance} vor dem Tag des Sendens',
  after: '{distance} nach dem Tag des Sendens',
}
