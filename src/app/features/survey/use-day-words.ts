import { useWords } from '#app/i18n/use-words.ts'

/** Days of a timeline in the page's language; their moments are the clock's of one zone, as if it were UTC. */
export function useDayWords() {
  const { locale } = useWords()
  const sayDay = (moment: number): string =>
    new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeZone: 'UTC' }).format(moment)
  return { sayDay }
}
