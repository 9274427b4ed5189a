import { useWords } from '#app/i18n/use-words.ts'
import { describeFilterKey, offeredFilters } from '#core/dialect/filter-input.ts'
import { namedPeriods } from '#core/query/relative-date.ts'
import type { Suggestion } from '#app/ui/use-suggestions.ts'

/** The key and the period of a value that `listOffered` offers with a period; null for any other text. */
export function readOffered(value: string) {
  const [key = ''] = offeredFilters.find(({ meaning }) => meaning === 'takes-place')?.keys ?? []
  const period = namedPeriods.find((one) => value === `${key} ${one}`)
  return period === undefined ? null : { key, period }
}

/** Words for the filter keys of a dataCycle CORE. */
export function useFilterKeyWords() {
  const { say } = useWords()

  /** Describes a key; null if it is unknown. */
  function nameOfKey(key: string): string | null {
    const described = describeFilterKey(key)
    if (described === null) return null
    const words = say(`filterKeys.asks.${described.meaning}`)
    return described.end === null
      ? words
      : say('filterKeys.end', { words, end: say(`filterKeys.ends.${described.end}`) })
  }

  /**
   * The keys to choose from; a range filter is listed once, with its first key. What takes place is also asked by its
   * periods, whose values `readOffered` reads.
   */
  const listOffered = (): Suggestion[] =>
    offeredFilters.flatMap(({ meaning, keys: [key = '', ...others] }): Suggestion[] => {
      const words = say(`filterKeys.asks.${meaning}`)
      const label = others.length > 0 ? say('filterKeys.fromTo', { words }) : words
      if (meaning !== 'takes-place') return [{ value: key, label }]
      return [
        { value: key, label, note: say('filterKeys.takesPlaceNote') },
        ...namedPeriods.map((period) => ({
          value: `${key} ${period}`,
          label: say('filterKeys.inPeriod', { words, period: say(`relative.period.${period}`) }),
        })),
      ]
    })

  /** The values of a yes/no filter; the server reads any other text as no (datacycle-core.md 2.2). */
  const listYesNo = (): Suggestion[] => [
    { value: 'true', label: say('filterKeys.yes') },
    { value: 'false', label: say('filterKeys.no') },
  ]

  return { nameOfKey, listOffered, listYesNo }
}
