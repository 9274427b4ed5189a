import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { chooseLanguageText, readLanguageTexts } from './language-text.ts'
import { toPlainText } from './plain-text.ts'

/** A text as a person reads it: without HTML, in the asked language or in the one that it came in. */
export interface ToldText {
  text: string
  /** '' where that is not told. */
  language: string
}

/** The text or the number that a value is, of several languages the asked one; null where it says nothing. */
export function readToldText(value: JsonValue | undefined, language: string): ToldText | null {
  if (value === undefined) return null
  const texts = readLanguageTexts(value)
  if (texts !== null) {
    const chosen = chooseLanguageText(texts, language)
    return told(chosen.value, chosen.language)
  }
  if (value.kind === 'number') return { text: value.source, language: '' }
  return value.kind === 'string' ? told(value.value, '') : null
}

function told(text: string, language: string): ToldText | null {
  const plain = toPlainText(text).trim()
  return plain === '' ? null : { text: plain, language }
}

const titleNames = ['name', 'headline', 'legalName', 'skos:prefLabel']

/** What an item is called, a person by both names; null where it does not say. */
export function readTitle(item: JsonObject, language: string): ToldText | null {
  for (const name of titleNames) {
    const text = readToldText(memberOf(item, name), language)
    if (text !== null) return text
  }
  const names = ['givenName', 'familyName'].map((name) =>
    readToldText(memberOf(item, name), language),
  )
  const [first] = names.filter((name) => name !== null)
  const text = names.flatMap((name) => name?.text ?? []).join(' ')
  return first ? { ...first, text } : null
}
