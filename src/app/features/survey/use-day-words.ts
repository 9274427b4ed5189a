import { useWords } from '#app/i18n/use-words.ts'
import { dateFormat } from '#core/language/intl-formats.ts'

/** Formats days of a timeline. Its moments are local times of one time zone, stored as if they were UTC. */
export function useDayWords() {
  const { dateLocale } = useWords()
  const sayDay = (moment: number): string => dateFormat(dateLocale.value, 'date').format(moment)
  return { sayDay }
}
