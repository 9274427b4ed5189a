import { useWords } from '#app/i18n/use-words.ts'
import type { listRelative } from '#core/query/resolve-form.ts'
import { useFilterKeyWords } from '#app/words/use-filter-key-words.ts'

/** A date that is counted from the day of sending, in words: `Changed from: 30 days before the day of sending`. */
export function useRelativeWords() {
  const { say } = useWords()
  const { nameKey } = useFilterKeyWords()

  return ({ key, value: { amount, unit } }: ReturnType<typeof listRelative>[number]): string => {
    const count = Math.abs(amount)
    const words =
      amount === 0
        ? say('relative.onTheDay')
        : say(amount < 0 ? 'relative.before' : 'relative.after', {
            distance: `${String(count)} ${say(`relative.units.${unit}`, {}, count)}`,
          })
    return `${nameKey(key) ?? key}: ${words}`
  }
}
