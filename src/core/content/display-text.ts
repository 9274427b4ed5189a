import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { chooseLanguageText, readLanguageTexts } from './language-text.ts'
import { toPlainText } from './html-to-text.ts'

/** A text for display, without HTML. */
export interface DisplayText {
  text: string
  /** '' if unknown. */
  language: string
}

/** The text or number in a value, preferably in `language`; null if there is none. */
export function readDisplayText(
  value: JsonValue | undefined,
  language: string,
): DisplayText | null {
  if (value === undefined) return null
  const texts = readLanguageTexts(value)
  if (texts !== null) {
    const chosen = chooseLanguageText(texts, language)
    return toDisplayText(chosen.value, chosen.language)
  }
  if (value.kind === 'number') return { text: value.source, language: '' }
  return value.kind === 'string' ? toDisplayText(value.value, '') : null
}

function toDisplayText(text: string, language: string): DisplayText | null {
  const plain = toPlainText(text).trim()
  return plain === '' ? null : { text: plain, language }
}

const titleNames = ['name', 'headline', 'legalName', 'skos:prefLabel']

/** The title of an item (for a person, both names); null if it has none. */
export function readTitle(item: JsonValue, language: string): DisplayText | null {
  for (const name of titleNames) {
    const text = readDisplayText(memberOf(item, name), language)
    if (text !== null) return text
  }
  const names = ['givenName', 'familyName'].map((name) =>
    readDisplayText(memberOf(item, name), language),
  )
  const [first] = names.filter((name) => name !== null)
  const text = names.flatMap((name) => name?.text ?? []).join(' ')
  return first ? { ...first, text } : null
}
