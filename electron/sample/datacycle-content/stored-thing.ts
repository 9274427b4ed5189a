/** An item of the sample as stored on a CORE server. */
import { identifierOf } from '#sample/content/identifier.ts'
import { isJsonArray, type Json, type JsonObject } from '#sample/content/json.ts'
import type { Language } from '#sample/content/text.ts'
import type { Thing } from '#sample/content/thing.ts'
import type { Locale, StoredThing } from '#sample/datacycle/store/stored-content.ts'
import { furtherConceptsOf } from './further-concepts.ts'
import { ownAttributes } from './own-attributes.ts'
import { relationsOf } from './relations.ts'
import { occurrencesOf } from './schedules.ts'

/** From general to specific; the last is the template (datacycle-core.md 7). */
const typesOf: Readonly<Record<Thing['kind'], readonly string[]>> = {
  event: ['Event', 'dcls:Event'],
  place: ['Place', 'TouristAttraction', 'dcls:POI'],
  tour: ['Place', 'odta:Trail', 'dcls:Tour'],
  image: ['CreativeWork', 'MediaObject', 'ImageObject', 'dcls:Bild'],
  organization: ['Organization', 'dcls:Organization'],
  person: ['Person', 'dcls:Person'],
}

export interface ThingContext {
  baseUrl: string
  /** Kind of each item by ID. */
  kinds: ReadonlyMap<string, Thing['kind']>
}

export function toStoredThing(thing: Thing, context: ThingContext): StoredThing {
  return {
    id: thing.id,
    texts: new Map(
      (['de', 'en'] as const)
        .filter((language) => thing.name[language] !== null)
        .map((language): [Locale, JsonObject] => [language, describe(thing, language, context)]),
    ),
    identifiers: [
      {
        '@id': identifierOf(`${thing.id}/identifier`),
        '@type': 'PropertyValue',
        propertyID: 'sample',
        value: thing.slug,
      },
    ],
    created: thing.created,
    modified: thing.modified,
    touched: thing.modified,
    occurrences: thing.kind === 'event' ? occurrencesOf(thing) : [],
    validity: isExpired(thing) ? 'out' : 'valid',
  }
}

/** One boat hire has closed: it is stored but no longer listed. */
const isExpired = ({ slug }: Thing): boolean => slug === 'bootsverleih-hoellried'

function describe(thing: Thing, language: Language, { baseUrl, kinds }: ThingContext): JsonObject {
  const relations = Object.entries(relationsOf(thing)).map(([name, ids]): [string, Json] => [
    name,
    ids.flatMap((id) => {
      const kind = kinds.get(id)
      return kind === undefined ? [] : [{ '@id': id, '@type': typesOf[kind] }]
    }),
  ])
  const item: JsonObject = {
    '@id': thing.id,
    '@type': typesOf[thing.kind],
    'dc:multilingual': true,
    'dc:translation': (['de', 'en'] as const).filter((one) => thing.name[one] !== null),
    'dc:classification': [...thing.concepts.map(({ id }) => id), ...furtherConceptsOf(thing)].map(
      (id) => ({ '@id': id, '@type': 'skos:Concept' }),
    ),
    name: thing.name[language],
    description: thing.description[language],
    ...ownAttributes(thing, baseUrl),
    ...Object.fromEntries(relations),
    'dc:slug': thing.slug,
  }
  return Object.fromEntries(Object.entries(item).filter(([, value]) => !isBlank(value)))
}

/** Blank attributes are left out instead of null (datacycle-core.md 7). */
const isBlank = (value: Json): boolean =>
  value === null || value === '' || (isJsonArray(value) && value.length === 0)
