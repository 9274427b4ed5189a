import { preferred, withoutTags, type Language } from '#sample/content/text.ts'
import type { Thing } from '#sample/content/thing.ts'

const folded = (text: string): string => text.normalize('NFC').toLowerCase()

/** Whether name and description together hold every word of the term, in any case and order. */
export function matchesFullText(thing: Thing, term: string, language: Language): boolean {
  const text = folded(
    `${preferred(thing.name, language)} ${withoutTags(preferred(thing.description, language))}`,
  )
  return folded(term)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
