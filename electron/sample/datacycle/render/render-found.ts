/** Renders the selected parts of an object, its texts in several languages merged (datacycle-core.md 2.3, 7, 8). */
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#sample/content/json.ts'
import { renderLocalTimeExact } from '#sample/content/local-time.ts'
import type { Selection } from '#sample/datacycle/query/read-query.ts'
import type { Found } from '#sample/datacycle/store/instance.ts'
import {
  referenceOf,
  type StoredConcept,
  type StoredScheme,
  type StoredThing,
  type Locale,
  type Locales,
} from '#sample/datacycle/store/stored-content.ts'
import type { View } from './envelope.ts'

function renderFound(found: Found, selection: Selection, view: View): JsonObject {
  switch (found.kind) {
    case 'thing':
      return renderThing(found.thing, selection, view)
    case 'concept':
      return renderConcept(found.concept, selection, view)
    case 'scheme':
      return renderScheme(found.scheme, selection, view)
    case 'part':
      return select(found.part, selection, view)
  }
}

export function renderThing(thing: StoredThing, selection: Selection, view: View): JsonObject {
  const {
    '@id': id = thing.id,
    '@type': types = [],
    ...text
  } = inLocales(thing.texts, view.locales)
  const requestedAttributes = Object.entries(attributesOnRequest(thing, view)).filter(
    ([name]) => selection.isStarred || selection.named.has(name) || selection.nested.has(name),
  )
  const whole = { '@id': id, '@type': types, ...Object.fromEntries(requestedAttributes), ...text }
  return select(withinSchemes(whole, view), selection, view)
}

/** Attributes that are sent only if named or selected by `*`. */
function attributesOnRequest(thing: StoredThing, { instance, locales }: View): JsonObject {
  const slug = thing.texts.get(locales[0])?.['dc:slug']
  return {
    'dc:entityUrl': `${instance.baseUrl}/api/v4/things/${thing.id}?language=${locales[0]}`,
    'dct:modified': renderLocalTimeExact(thing.modified),
    'dct:created': renderLocalTimeExact(thing.created),
    'dc:touched': renderLocalTimeExact(thing.touched),
    ...(slug === undefined ? {} : { 'dc:slugifiedName': slug }),
    ...(thing.identifiers.length === 0 ? {} : { identifier: thing.identifiers }),
  }
}

/** Leaves out concepts of schemes that were not requested. */
function withinSchemes(object: JsonObject, { schemes, instance }: View): JsonObject {
  const concepts = object['dc:classification']
  if (schemes === null || concepts === undefined || !isJsonArray(concepts)) return object
  const kept = concepts.filter((reference) => {
    const concept = instance.lookup.concept(referenceOf(reference) ?? '')
    return concept !== undefined && schemes.includes(concept.scheme)
  })
  return kept.length > 0
    ? { ...object, 'dc:classification': kept }
    : Object.fromEntries(Object.entries(object).filter(([name]) => name !== 'dc:classification'))
}

export function renderConcept(
  concept: StoredConcept,
  selection: Selection,
  view: View,
): JsonObject {
  const { lookup, baseUrl } = view.instance
  const scheme = { '@id': concept.scheme, '@type': 'skos:ConceptScheme' }
  const reference = (id: string): JsonObject => ({ '@id': id, '@type': 'skos:Concept' })
  return select(
    {
      '@id': concept.id,
      '@type': 'skos:Concept',
      'dc:multilingual': true,
      'dc:translation': [...concept.texts.keys()],
      'dc:entityUrl': `${baseUrl}/api/v4/concept_schemes/${concept.scheme}/concepts/${concept.id}?language=${view.locales[0]}`,
      ...inLocales(concept.texts, view.locales),
      'skos:inScheme': scheme,
      ...(concept.parent === null
        ? { 'skos:topConceptOf': scheme }
        : {
            'skos:broader': reference(concept.parent),
            'skos:ancestors': lookup.lineage(concept.parent).map(reference),
          }),
      'dct:created': renderLocalTimeExact(concept.created),
      'dct:modified': renderLocalTimeExact(concept.created),
    },
    selection,
    view,
  )
}

export function renderScheme(scheme: StoredScheme, selection: Selection, view: View): JsonObject {
  const { baseUrl, content } = view.instance
  const address = `${baseUrl}/api/v4/concept_schemes/${scheme.id}`
  const language = `?language=${view.locales[0]}`
  return select(
    {
      '@id': scheme.id,
      '@type': 'skos:ConceptScheme',
      'dc:multilingual': false,
      'dc:translation': content.locales,
      'dc:entityUrl': `${address}${language}`,
      ...inLocales(scheme.texts, view.locales),
      'dc:hasConcept': `${address}/concepts${language}`,
      'dct:created': renderLocalTimeExact(scheme.created),
      'dct:modified': renderLocalTimeExact(scheme.created),
    },
    selection,
    view,
  )
}

/** `@id` and `@type` are never left out. */
function select(object: JsonObject, selection: Selection, view: View): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, value]): [string, Json][] => {
      const nested = selection.nested.get(name)
      if (nested !== undefined) return [[name, resolve(value, nested, view)]]
      const isKept =
        selection.isWhole || selection.named.has(name) || name === '@id' || name === '@type'
      return isKept ? [[name, value]] : []
    }),
  )
}

function resolve(value: Json, selection: Selection, view: View): Json {
  if (isJsonArray(value)) return value.map((member) => resolve(member, selection, view))
  const id = referenceOf(value)
  const found = id === null ? undefined : view.instance.lookup.find(id)
  if (found !== undefined) return renderFound(found, selection, view)
  return id === null && isJsonObject(value) ? select(value, selection, view) : value
}

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
function inLocales(texts: Texts, locales: Locales): JsonObject {
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
