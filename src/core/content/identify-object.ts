import { memberOf } from '#core/json/json-path.ts'
import { type JsonObject, type JsonValue, listOf } from '#core/json/json-value.ts'
import { nameOfCountry } from '#core/language/language.ts'
import { writeDigits } from '#core/language/intl-formats.ts'
import { readDisplayText } from './language-text.ts'

/** What is known of an item from an earlier response or a saved set. */
export interface KnownItem {
  id: string
  /** '' if the item has none. */
  name: string
  types: readonly string[]
}

/** The `@id` of an item or linked item as sent, possibly empty; null if it is not a text (api.md 2.2). */
export function readId(value: JsonValue): string | null {
  const id = memberOf(value, '@id')
  return id?.kind === 'string' ? id.value : null
}

/**
 * Types of objects that are embedded in their item and always sent with it. CORE gives them a computed `@id`
 * (datacycle-core.md 7), but they are not relations.
 */
const embeddedTypes = new Set([
  'PostalAddress',
  'GeoCoordinates',
  'GeoShape',
  'PropertyValue',
  'QuantitativeValue',
  'MonetaryAmount',
])

export const isEmbeddedObject = (object: JsonObject): boolean =>
  readTypes(object).some((type) => embeddedTypes.has(type))

/** The types of an object, sent as a text or as a list. */
export function readTypes(object: JsonObject): string[] {
  const type = memberOf(object, '@type')
  return type ? readTypeList(type) : []
}

/** The types in the value of `@type`; anything that is not a text is left out. */
export const readTypeList = (type: JsonValue): string[] =>
  listOf(type).flatMap((entry) => (entry.kind === 'string' ? [entry.value] : []))

/** The most specific type of an item, which is the last one (datacycle-core.md 7); '' if there is none. */
export const mostSpecificType = (item: JsonValue): string =>
  item.kind === 'object' ? (readTypes(item).at(-1) ?? '') : ''

/**
 * The digits of a number in an embedded object; null if none. A string, such as a rating of "4.5", counts only
 * with exactly one decimal digit: others may be a time, a date, a version or a code.
 */
export function readEmbeddedDigits(value: JsonValue | undefined): string | null {
  if (value?.kind === 'number') return value.source
  return value?.kind === 'string' && /^-?\d+\.\d$/.test(value.value) ? value.value : null
}

/**
 * A one-line summary of an embedded object, such as a postal address; null if there is nothing to show.
 * `language` selects among translations and formats numbers and the country; '' leaves both as sent.
 */
export function describeEmbedded(part: JsonObject, language = ''): string | null {
  const text = (name: string) => {
    const value = memberOf(part, name)
    const digits = readEmbeddedDigits(value)
    if (digits === null) return readDisplayText(value, language)?.text ?? ''
    return language === '' ? digits : writeDigits(language, digits)
  }
  const country = () => {
    const code = text('addressCountry')
    return language === '' ? code : nameOfCountry(code, language)
  }
  const joined = (separator: string, ...texts: string[]) =>
    texts.filter((one) => one !== '').join(separator)
  const valueText = joined(
    ': ',
    text('name'),
    joined(' ', text('value'), text('unitText'), text('currency')),
  )
  const town = joined(' ', text('postalCode'), text('addressLocality'))
  const address = joined(', ', text('streetAddress'), town, town === '' ? country() : '')
  const described = address === '' ? valueText : address
  return described === '' ? null : described
}
