import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { readToldText } from './told-text.ts'

/**
 * Types of objects that are parts of their item, delivered with it whether they are asked for or not: an
 * address, a place on the map. CORE gives them an `@id` all the same (datacycle-core.md 7: computed, of no
 * thing), so that they look like relations and are none.
 */
const partTypes = new Set([
  'PostalAddress',
  'GeoCoordinates',
  'GeoShape',
  'PropertyValue',
  'QuantitativeValue',
  'MonetaryAmount',
])

export const isPart = (object: JsonObject): boolean =>
  readTypes(object).some((type) => partTypes.has(type))

/** The value's types, whether sent as one text or as a list of texts. */
export function readTypes(object: JsonObject): string[] {
  const type = memberOf(object, '@type')
  const types = type?.kind === 'array' ? type.items : type ? [type] : []
  return types.flatMap((entry) => (entry.kind === 'string' ? [entry.value] : []))
}

/** What an item is most of all: its last type (datacycle-core.md 7); '' where it tells none. */
export const readKind = (item: JsonValue): string =>
  item.kind === 'object' ? (readTypes(item).at(-1) ?? '') : ''

/**
 * What a part says, on one line: an address as it would stand on a letter, a value by its name; null where
 * it says nothing that a line could. Texts in `language` where they came in several.
 */
export function describePart(part: JsonObject, language = ''): string | null {
  const text = (name: string) => readToldText(memberOf(part, name), language)?.text ?? ''
  const joined = (separator: string, ...texts: string[]) =>
    texts.filter((one) => one !== '').join(separator)
  const said = joined(
    ': ',
    text('name'),
    joined(' ', text('value'), text('unitText'), text('currency')),
  )
  const town = joined(' ', text('postalCode'), text('addressLocality'))
  const address = joined(
    ', ',
    text('streetAddress'),
    town,
    town === '' ? text('addressCountry') : '',
  )
  const described = address === '' ? said : address
  return described === '' ? null : described
}
