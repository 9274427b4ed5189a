import { useI18n } from 'vue-i18n'
import { describeFilterKey, offeredFilters, type FilterInput } from '#core/dialect/filter-input.ts'
import type { Suggestion } from '#app/ui/suggestion.ts'

/** Words for the filter keys of a dataCycle CORE. */
export function useFilterKeyWords() {
  const { t } = useI18n()

  /** What a key asks for; null where it is none of the known ones. */
  function nameKey(key: string): string | null {
    const described = describeFilterKey(key)
    if (described === null) return null
    const words = t(`filterKeys.asks.${described.asks}`)
    return described.end === null
      ? words
      : t('filterKeys.end', { words, end: t(`filterKeys.ends.${described.end}`) })
  }

  /** The keys to choose from; of a filter from … to the first one stands for both. */
  const listOffered = (): Suggestion[] =>
    offeredFilters.map(({ asks, keys: [key = '', ...others] }) => {
      const words = t(`filterKeys.asks.${asks}`)
      const label = others.length > 0 ? t('filterKeys.fromTo', { words }) : words
      return { value: key, label }
    })

  const nameCoordinates = (input: FilterInput): string[] =>
    input.kind === 'numbers' ? input.names.map((name) => t(`filterKeys.coordinate.${name}`)) : []

  /** What a yes or no is written as: any other text would be taken for no (datacycle-core.md 2.2). */
  const listYesNo = (): Suggestion[] => [
    { value: 'true', label: t('filterKeys.yes') },
    { value: 'false', label: t('filterKeys.no') },
  ]

  return { nameKey, listOffered, nameCoordinates, listYesNo }
}
