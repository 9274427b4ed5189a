import { preferred, type Language } from '#sample/content/text.ts'
import { startOf, type Thing } from '#sample/content/thing.ts'

export type SortKey = 'name' | 'startDate' | 'created' | 'modified'

export interface SortCriterion {
  key: SortKey
  isDescending: boolean
}

const collator = new Intl.Collator('de')

/** Sorts items by the criteria in order; items without the attribute come last, ties are sorted by ID. */
export function orderThings<T extends Thing>(
  things: readonly T[],
  criteria: readonly SortCriterion[],
  languageOf: (thing: T) => Language,
): T[] {
  const compareBy = ({ key, isDescending }: SortCriterion, one: T, other: T): number => {
    const way = isDescending ? -1 : 1
    if (key === 'name') {
      const name = (thing: T) => preferred(thing.name, languageOf(thing))
      return way * collator.compare(name(one), name(other))
    }
    const instant = (thing: T) => (key === 'startDate' ? startOf(thing) : thing[key])
    const [left, right] = [instant(one), instant(other)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return way * (left - right)
  }
  const compare = (one: T, other: T): number => {
    for (const criterion of criteria) {
      const order = compareBy(criterion, one, other)
      if (order !== 0) return order
    }
    return one.id < other.id ? -1 : 1
  }
  return [...things].sort(compare)
}
