import { memberOf } from '#core/json/json-path.ts'
import { type JsonValue, listOf } from '#core/json/json-value.ts'
import { toPlainText } from './html-to-text.ts'

/** A text in one language; `language` is '' if not given. */
export interface LanguageText {
  language: string
  value: string
}

/** Reads `{"@language", "@value"}`; null for anything else. */
export function readLanguageText(value: JsonValue): LanguageText | null {
  const text = memberOf(value, '@value')
  const language = memberOf(value, '@language')
  if (value.kind !== 'object' || text?.kind !== 'string') return null
  const hasOthers = value.members.some(({ name }) => name !== '@value' && name !== '@language')
  return hasOthers
    ? null
    : { language: language?.kind === 'string' ? language.value : '', value: text.value }
}

/** Reads a text in one or more languages; null for anything else. */
export function readLanguageTexts(value: JsonValue): LanguageText[] | null {
  const values = listOf(value)
  const texts = values.map(readLanguageText).filter((text) => text !== null)
  return texts.length > 0 && texts.length === values.length ? texts : null
}

/** The text in a language; else the one without a language, else the first. */
export function chooseLanguageText(texts: readonly LanguageText[], language: string): LanguageText {
  return (
    texts.find((text) => text.language.toLowerCase() === language) ??
    texts.find((text) => isInLanguage(text.language, language)) ??
    texts.find((text) => text.language === '') ??
    texts[0] ?? { language: '', value: '' }
  )
}

/** True if a text is marked with another language than `language`. */
export const isInOtherLanguage = (
  text: Pick<LanguageText, 'language'>,
  language: string,
): boolean => text.language !== '' && !isInLanguage(text.language, language)

/** True if a tag, in any case (BCP 47), is a language or one of its regions: `de-AT` is `de`. */
export const isInLanguage = (tag: string, language: string): boolean =>
  `${tag}-`.toLowerCase().startsWith(`${language}-`.toLowerCase())

/** A text, followed by its language code if that is not `language`: “Lido (en)”. */
export const withOtherLanguage = (
  { language: own, value }: LanguageText,
  language: string,
): string => (isInOtherLanguage({ language: own }, language) ? `${value} (${own})` : value)

/** Attributes that name a license (schema.org `license`; CORE `cc:license`, datacycle-core.md 7). */
export const licenseNames = ['license', 'cc:license', 'dct:license', 'licence']
/** Attributes that name the author or owner (schema.org, Dublin Core). */
export const authorNames = [
  'author',
  'creator',
  'photographer',
  'copyrightHolder',
  'creditText',
  'dc:creator',
]

const creativeCommons =
  /^https?:\/\/(?:www\.)?creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)\/(\d+\.\d+)/i

/** The short name of a Creative Commons license URL, such as “CC BY-SA 4.0”; null for any other text. */
export function nameOfLicense(address: string): string | null {
  const [, kind = '', name = '', version = ''] = creativeCommons.exec(address) ?? []
  if (kind.toLowerCase() === 'licenses') return `CC ${name.toUpperCase()} ${version}`
  if (name.toLowerCase() === 'zero') return `CC0 ${version}`
  return name.toLowerCase() === 'mark' ? `Public Domain Mark ${version}` : null
}

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
