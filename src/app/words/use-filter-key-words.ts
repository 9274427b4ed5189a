import { useWords } from '#app/i18n/use-words.ts'
import {
  coreConceptKey,
  describeFilterKey,
  offeredFilters,
  periodsOf,
  type OfferedFilter,
} from '#core/dialect/filter-input.ts'
import { limitsOfPeriod, resolveRelativeDate, type NamedPeriod } from '#core/query/relative-date.ts'
import { useTodayStore } from '#app/stores/today-store.ts'
import type { Suggestion } from '#app/ui/use-suggestions.ts'

/** The ranges that are also asked by their periods in the list. */
const withPeriods: readonly OfferedFilter[] = ['takes-place', 'modified']

/** What is asked of a town: a category that the server lists, or a full text; no key that can be typed, and no filter. */
export const placeValue = `${coreConceptKey} place`
export const fullTextValue = 'q'

/** Lower-case words by which these two are found, in both languages, because people mix them. */
const placeWords =
  'ort ortschaft gemeinde stadt plz postleitzahl adresse region place town city municipality zip postcode address'

/** Words, not a key of a filter, whose parts are joined by dots. */
const isWords = (text: string): boolean =>
  /^\p{L}[\p{L}\p{N} .'’-]+$/u.test(text) && !/\.\S/.test(text)

const maxCategories = 5

/** The key and the value of what `listForWords` offers; null for any other text. */
export function readOfferedValue(offered: string): { key: string; value: string } | null {
  const [key = '', value] = offered.split('\n')
  return value === undefined ? null : { key, value }
}

/** The key and the period of a value that `listOffered` offers with a period; null for any other text. */
export function readOffered(value: string) {
  const [key = '', name] = value.split(' ')
  const period = periodsOf(key).find((one) => one === name)
  const isListed = offeredFilters.some(
    ({ meaning, keys }) => keys[0] === key && withPeriods.includes(meaning),
  )
  return isListed && period !== undefined ? { key, period } : null
}

/** Words for the filter keys of a dataCycle CORE. */
export function useFilterKeyWords() {
  const { say, formatDays } = useWords()
  const calendar = useTodayStore()

  /** Describes a key; null if it is unknown. */
  function nameOfKey(key: string): string | null {
    const described = describeFilterKey(key)
    if (described === null) return null
    const words = say(`filterKeys.asks.${described.meaning}`)
    return described.end === null
      ? words
      : say('filterKeys.end', { words, end: say(`filterKeys.ends.${described.end}`) })
  }

  /** A period with the days that it has today: “next weekend” means two things. */
  function sayPeriod(period: NamedPeriod): string {
    const { min, max } = limitsOfPeriod(period)
    const [from, to] = [min, max].map((date) => resolveRelativeDate(date, calendar.today))
    return say('relative.periodOn', {
      period: say(`relative.period.${period}`),
      days: formatDays(from ?? '', to ?? ''),
    })
  }

  const listOfPlaces = (): Suggestion[] => [
    { value: placeValue, label: say('concepts.ofPlace'), searchWords: placeWords },
    { value: fullTextValue, label: say('concepts.placeInText'), searchWords: placeWords },
  ]

  /**
   * The keys to choose from; a range filter is listed once, with its first key. What takes place and what was changed
   * are also asked by periods, whose values `readOffered` reads.
   */
  const listOffered = (): Suggestion[] =>
    offeredFilters.flatMap(({ meaning, keys: [key = '', ...others] }): Suggestion[] => {
      const words = say(`filterKeys.asks.${meaning}`)
      const label = others.length > 0 ? say('filterKeys.fromTo', { words }) : words
      const note = meaning === 'takes-place' && { note: say('filterKeys.takesPlaceNote') }
      return [
        ...(meaning === 'around' ? listOfPlaces() : []),
        { value: key, label, ...note },
        ...(withPeriods.includes(meaning) ? periodsOf(key) : []).map((period) => ({
          value: `${key} ${period}`,
          label: say('filterKeys.inPeriod', { words, period: sayPeriod(period) }),
        })),
      ]
    })

  /** What is offered for words that may be in a text or name a category. Their values cannot be typed into one line. */
  function listForWords(
    typed: string,
    categoriesNamed: (text: string) => readonly { id: string; label: string }[],
  ) {
    const text = typed.trim()
    if (!isWords(text)) return []
    return [
      ...categoriesNamed(text)
        .slice(0, maxCategories)
        .map(({ id, label }): Suggestion => ({
          value: `${coreConceptKey}\n${id}`,
          label: say('filterKeys.ofCategory', { label }),
        })),
      { value: `${fullTextValue}\n${text}`, label: say('filterKeys.ofText', { text }) },
    ]
  }

  /** The values of a yes/no filter; the server reads any other text as no (datacycle-core.md 2.2). */
  const listYesNo = (): Suggestion[] => [
    { value: 'true', label: say('filterKeys.yes') },
    { value: 'false', label: say('filterKeys.no') },
  ]

  return { nameOfKey, sayPeriod, listOffered, listForWords, listYesNo }
}
