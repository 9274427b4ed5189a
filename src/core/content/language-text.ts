import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** A text in one language; the language is '' where unnamed. */
export interface LanguageText {
  language: string
  value: string
}

/** One text of several languages (`{"@language", "@value"}`), or null for anything else. */
export function readLanguageText(value: JsonValue): LanguageText | null {
  const text = memberOf(value, '@value')
  const language = memberOf(value, '@language')
  if (value.kind !== 'object' || text?.kind !== 'string') return null
  const others = value.members.some(({ name }) => name !== '@value' && name !== '@language')
  return others
    ? null
    : { language: language?.kind === 'string' ? language.value : '', value: text.value }
}

/** One text in several languages, at least one, or null for anything else. */
export function readLanguageTexts(value: JsonValue): LanguageText[] | null {
  const values = value.kind === 'array' ? value.items : [value]
  const texts = values.map(readLanguageText).filter((text) => text !== null)
  return texts.length > 0 && texts.length === values.length ? texts : null
}

/** The text in that language; else the one without a language, else the first. */
export function chooseLanguageText(texts: readonly LanguageText[], language: string): LanguageText {
  return (
    texts.find((text) => text.language === language) ??
    texts.find((text) => text.language.startsWith(`${language}-`)) ??
    texts.find((text) => text.language === '') ??
    texts[0] ?? { language: '', value: '' }
  )
}
