import type { Json } from '../content/json.ts'
import type { Language, Text } from '../content/text.ts'

/** A plain text in one language; a list of tagged texts in several, also where only one exists. */
export function inLanguages(text: Text, languages: readonly [Language, ...Language[]]): Json {
  const [only, ...others] = languages
  if (others.length === 0) return text[only]
  return languages.flatMap((language) => {
    const value = text[language]
    return value === null ? [] : [{ '@language': language, '@value': value }]
  })
}
