import { useWords } from '#app/i18n/use-words.ts'
import { describeFilterKey, offeredFilters } from '#core/dialect/filter-input.ts'
import type { Suggestion } from '#app/ui/use-suggestions.ts'

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

  /** The keys to choose from; a range filter is listed once, with its first key. */
  const listOffered = (): Suggestion[] =>
    offeredFilters.map(({ meaning, keys: [key = '', ...others] }) => {
      const words = say(`filterKeys.asks.${meaning}`)
      const label = others.length > 0 ? say('filterKeys.fromTo', { words }) : words
      return {
        value: key,
        label,
        ...(meaning === 'takes-place' && { note: say('filterKeys.takesPlaceNote') }),
      }
    })

  /** The values of a yes/no filter; the server reads any other text as no (datacycle-core.md 2.2). */
  const listYesNo = (): Suggestion[] => [
    { value: 'true', label: say('filterKeys.yes') },
    { value: 'false', label: say('filterKeys.no') },
  ]

  return { nameOfKey, listOffered, listYesNo }
}
