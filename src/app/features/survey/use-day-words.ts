import { useWords } from '#app/i18n/use-words.ts'

/** Formats days of a timeline. Its moments are local times of one time zone, stored as if they were UTC. */
export function useDayWords() {
  const { locale } = useWords()
  const sayDay = (moment: number): string =>
    new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeZone: 'UTC' }).format(moment)
  return { sayDay }
}
