/** Merges the texts of a thing in several languages (datacycle-core.md 8). */
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#sample/content/json.ts'
import type { Locales } from '#sample/datacycle/read/languages.ts'
import type { Locale } from '#sample/datacycle/store/stored-content.ts'

/** Translatable members by type of object; all other types use `ofThings`. */
const translatable: Readonly<Record<string, ReadonlySet<string> | undefined>> = {
  PostalAddress: new Set(['telephone', 'email', 'url']),
  PropertyValue: new Set(['value']),
  QuantitativeValue: new Set(),
  GeoCoordinates: new Set(),
}
const ofThings: ReadonlySet<string> = new Set([
  'name',
  'headline',
  'description',
  'text',
  'caption',
  'keywords',
  'dc:slug',
  'skos:prefLabel',
  'dct:description',
])

type Texts = ReadonlyMap<Locale, JsonObject>

/**
 * Plain values for one language, lists of tagged texts for several. There is no fallback: without a
 * translation, only members that are not translatable remain.
 */
export function inLocales(texts: Texts, locales: Locales): JsonObject {
  const [only, ...others] = locales
  const plain = others.length === 0 ? texts.get(only) : undefined
  if (plain !== undefined) return plain
  const [base] = texts.values()
  return base === undefined ? {} : merge(base, texts, locales)
}

function merge(base: JsonObject, texts: Texts, locales: Locales): JsonObject {
  const type = base['@type']
  const names = (typeof type === 'string' ? translatable[type] : undefined) ?? ofThings
  const allMembers = Object.assign({}, ...texts.values(), base) as JsonObject
  return Object.fromEntries(
    Object.keys(allMembers).flatMap((name): [string, Json][] => {
      const valueByLocale = new Map(
        [...texts].flatMap(([locale, text]): [Locale, Json][] => {
          const value = text[name]
          return value === undefined ? [] : [[locale, value]]
        }),
      )
      if (names.has(name)) {
        const tagged = tag(valueByLocale, locales)
        return tagged.length === 0 ? [] : [[name, tagged]]
      }
      const value = base[name]
      return value === undefined ? [] : [[name, mergeValue(value, valueByLocale, locales)]]
    }),
  )
}

const tag = (valueByLocale: ReadonlyMap<Locale, Json>, locales: Locales): JsonObject[] =>
  locales.length === 1
    ? []
    : locales.flatMap((locale) => {
        const value = valueByLocale.get(locale)
        return value === undefined ? [] : [{ '@language': locale, '@value': value }]
      })

/** Merges nested objects with those of the same ID in the other languages. */
function mergeValue(value: Json, valueByLocale: ReadonlyMap<Locale, Json>, locales: Locales): Json {
  if (isJsonArray(value)) return value.map((member) => mergeValue(member, valueByLocale, locales))
  if (!isJsonObject(value)) return value
  const same = [...valueByLocale].flatMap(([locale, other]): [Locale, JsonObject][] => {
    const found = (isJsonArray(other) ? other : [other]).find(
      (member) => isJsonObject(member) && member['@id'] === value['@id'],
    )
    return found !== undefined && isJsonObject(found) ? [[locale, found]] : []
  })
  return merge(value, new Map(same), locales)
}
