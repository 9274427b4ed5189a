import { columnValues } from '#core/content/column-values.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** How many items say in which languages they are there, and how many are there in each. */
export interface TranslationCounts {
  /** Items that say it. */
  items: number
  /** The most frequent first. */
  languages: readonly { language: string; items: number }[]
}

/** What people look for first. */
export const usualLanguages: readonly string[] = ['en', 'de']

/** The languages that an item says it is there in (datacycle-core.md 7); null where it says nothing of it. */
export function readTranslations(item: JsonValue): string[] | null {
  const told = columnValues(item, ['dc:translation'])
    .flatMap((value) => (value.kind === 'array' ? value.items : [value]))
    .flatMap((value) => (value.kind === 'string' ? [value.value] : []))
  return told.length === 0 ? null : told
}

/** The usual languages that an item says it is not there in; none where it says nothing of it. */
export function missingTranslations(item: JsonValue): string[] {
  const told = readTranslations(item)
  return told === null ? [] : usualLanguages.filter((language) => !told.includes(language))
}

/** Counts the translations of items that are added one by one; holds none of them. */
export function createTranslationCount() {
  const languages = new Map<string, number>()
  let items = 0
  return {
    add(item: JsonValue): void {
      const told = readTranslations(item)
      if (told === null) return
      items += 1
      for (const language of new Set(told))
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
