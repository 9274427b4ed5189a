import { useI18n } from 'vue-i18n'
import type { listRelative } from '#core/query/resolve-form.ts'
import { useFilterKeyWords } from '#app/words/use-filter-key-words.ts'

/** A date that is counted from the day of sending, in words: `Changed from: 30 days before the day of sending`. */
export function useRelativeWords() {
  const { t } = useI18n()
  const { nameKey } = useFilterKeyWords()

  return ({ key, value: { amount, unit } }: ReturnType<typeof listRelative>[number]): string => {
    const count = Math.abs(amount)
    const words =
      amount === 0
        ? t('relative.onTheDay')
        : t(amount < 0 ? 'relative.before' : 'relative.after', {
            distance: `${String(count)} ${t(`relative.units.${unit}`, count)}`,
          })
    return `${nameKey(key) ?? key}: ${words}`
  }
}
