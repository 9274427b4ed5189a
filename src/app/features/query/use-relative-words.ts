import { useWords } from '#app/i18n/use-words.ts'
import type { RelativeDate } from '#core/query/form.ts'
import type { listRelativeRows } from '#core/query/resolve-form.ts'
import { useFilterNames } from '#app/words/use-filter-names.ts'

/** Returns functions that describe relative dates. */
export function useRelativeWords() {
  const { say } = useWords()
  const nameOfFilter = useFilterNames()

  /** For example `30 days before the day of sending`. */
  function describeDistance({ amount, unit }: RelativeDate): string {
    if (amount === 0) return say('relative.onTheDay')
    const count = Math.abs(amount)
    return say(amount < 0 ? 'relative.before' : 'relative.after', {
      distance: `${String(count)} ${say(`relative.units.${unit}`, {}, count)}`,
    })
  }

  /** For example `Changed from: 30 days before the day of sending`. */
  const describeRelative = ({ key, value }: ReturnType<typeof listRelativeRows>[number]): string =>
    `${nameOfFilter(key)}: ${describeDistance(value)}`

  return { describeDistance, describeRelative }
}
