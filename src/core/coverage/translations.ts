import { columnValues } from '#core/content/item-columns.ts'
import { type JsonValue, listOf } from '#core/json/json-value.ts'

/** Number of items that list their languages, and number of items per language. */
export interface TranslationCounts {
  /** Items that list their languages. */
  items: number
  /** Most frequent first. */
  languages: readonly { language: string; items: number }[]
}

/** Languages that are always reported. */
export const usualLanguages: readonly string[] = ['en', 'de']

/** The languages that an item of a dataCycle CORE lists; null if it lists none. */
export function readTranslations(item: JsonValue): string[] | null {
  const listed = columnValues(item, ['dc:translation'])
    .flatMap(listOf)
    .flatMap((value) => (value.kind === 'string' ? [value.value] : []))
  return listed.length === 0 ? null : listed
}

/** The usual languages missing in an item's list; empty if it has no list. */
export function missingTranslations(item: JsonValue): string[] {
  const listed = readTranslations(item)
  return listed === null ? [] : usualLanguages.filter((language) => !listed.includes(language))
}

/** Counts translations of added items; keeps no items. */
export function createTranslationCount() {
  const languages = new Map<string, number>()
  let items = 0
  return {
    add(item: JsonValue): void {
      const listed = readTranslations(item)
      if (listed === null) return
      items += 1
      for (const language of new Set(listed))
        languages.set(language, (languages.get(language) ?? 0) + 1)
    },
    read: (): TranslationCounts => ({
      items,
      languages: Array.from(languages, ([language, count]) => ({
        language,
        items: count,
      })).toSorted((one, other) => other.items - one.items),
    }),
  }
}
