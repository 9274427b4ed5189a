/** Gives items CORE's shape: relations always lists, blank attributes left out, texts by language. */
import { identifierOf } from '../content/identifier.ts'
import { exactNumber, isJsonArray, type Json, type JsonObject } from '../content/json.ts'
import type { Library } from '../content/library.ts'
import { renderLocalTimeExact } from '../content/local-time.ts'
import type { Language } from '../content/text.ts'
import type { Address, Thing } from '../content/thing.ts'
import { schemes } from '../content/concepts.ts'
import { narrow, type Selection } from '../query/selection.ts'
import { shapeConcept } from './concept.ts'
import { inLanguages } from './in-languages.ts'
import { relatedThings, relationsOf } from './relations.ts'

export interface CoreView {
  library: Library
  baseUrl: string
  languages: readonly [Language, ...Language[]]
  schemes: readonly string[] | null
}

const typesOf: Record<Thing['kind'], readonly string[]> = {
  event: ['Event', 'dcls:Event'],
  place: ['Place', 'TouristAttraction', 'dcls:POI'],
  tour: ['Place', 'odta:Trail', 'dcls:Tour'],
  image: ['ImageObject', 'dcls:Bild'],
  organization: ['Organization', 'dcls:Organization'],
  person: ['Person', 'dcls:Person'],
}

/** Delivered only when fields or include name them. */
const onRequest: ReadonlySet<string> = new Set([
  'dct:created',
  'dct:modified',
  'dc:touched',
  'dc:entityUrl',
  'dc:slugifiedName',
  'identifier',
])

export function shapeCoreItem(thing: Thing, selection: Selection, view: CoreView): JsonObject {
  const relations = Object.keys(relationsOf(thing)).map((name): [string, Json] => [
    name,
    relatedThings(thing, name, view.library).map((target) => {
      const resolved = selection.nested.get(name)
      return resolved === undefined
        ? { '@id': target.id, '@type': typesOf[target.kind] }
        : shapeCoreItem(target, resolved, view)
    }),
  ])
  const item: JsonObject = {
    '@id': thing.id,
    '@type': typesOf[thing.kind],
    'dc:multilingual': true,
    'dc:translation': translationsOf(thing),
    'dc:classification': thing.concepts
      .filter((concept) => isDelivered(concept.scheme, view))
      .map((concept) => {
        const resolved = selection.nested.get('dc:classification')
        return resolved === undefined
          ? { '@id': concept.id, '@type': 'skos:Concept' }
          : shapeConcept(concept, resolved, view.languages)
      }),
    name: inLanguages(thing.name, view.languages),
    description: inLanguages(thing.description, view.languages),
    'dc:slug': inLanguages({ de: thing.slug, en: null }, view.languages),
    ...ownAttributes(thing, view),
    ...Object.fromEntries(relations),
    'dct:created': renderLocalTimeExact(thing.created),
    'dct:modified': renderLocalTimeExact(thing.modified),
    'dc:touched': renderLocalTimeExact(thing.modified),
    'dc:entityUrl': `${view.baseUrl}/api/v4/things/${thing.id}`,
    'dc:slugifiedName': thing.slug,
    identifier: [
      {
        '@id': identifierOf(`${thing.id}/identifier`),
        '@type': 'PropertyValue',
        propertyID: 'sample',
        value: thing.slug,
      },
    ],
  }
  const delivered = Object.entries(item).filter(
    ([name, value]) =>
      !isBlank(value) &&
      (!onRequest.has(name) || selection.named.has(name) || selection.nested.has(name)),
  )
  return narrow(Object.fromEntries(delivered), selection)
}

export const translationsOf = ({ name }: Thing): Language[] => [
  ...(name.de === null ? [] : (['de'] as const)),
  ...(name.en === null ? [] : (['en'] as const)),
]

const isDelivered = (scheme: string, { schemes: wanted }: CoreView): boolean =>
  wanted === null || schemes.some(({ id, slug }) => slug === scheme && wanted.includes(id))

const isBlank = (value: Json): boolean =>
  value === null || value === '' || (isJsonArray(value) && value.length === 0)

function ownAttributes(thing: Thing, view: CoreView): JsonObject {
  const part = (name: string) => identifierOf(`${thing.id}/${name}`)
  const address = ({ street, postalCode, town }: Address): JsonObject => ({
    '@id': part('address'),
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: town,
    addressCountry: 'AT',
  })
  switch (thing.kind) {
    case 'event':
      return {
        startDate: renderLocalTimeExact(thing.start),
        endDate: thing.end === null ? null : renderLocalTimeExact(thing.end),
        eventSchedule: [{ '@id': part('schedule'), '@type': 'Schedule' }],
        offers:
          thing.price === null
            ? null
            : [
                {
                  '@id': part('offer'),
                  '@type': 'Offer',
                  price: exactNumber(thing.price),
                  priceCurrency: 'EUR',
                },
              ],
        maximumAttendeeCapacity: exactNumber(thing.capacity),
      }
    case 'place':
      return {
        address: address(thing.address),
        geo: {
          '@id': part('geo'),
          '@type': 'GeoCoordinates',
          longitude: exactNumber(thing.point.lon),
          latitude: exactNumber(thing.point.lat),
        },
        telephone: thing.telephone,
        url: thing.url,
        additionalProperty: [
          {
            '@id': part('rating'),
            '@type': 'PropertyValue',
            identifier: 'rating',
            name: 'Bewertung',
            value: thing.rating,
          },
        ],
      }
    case 'tour':
      return {
        geo: {
          '@id': part('geo'),
          '@type': 'GeoShape',
          line: `MULTILINESTRING Z ((${thing.way.join(', ')}))`,
        },
        'odta:length': measured(thing.lengthKm, 'km'),
        'odta:ascent': measured(`${String(thing.ascentMetres)}.0`, 'm'),
        duration: `PT${String(thing.minutes)}M`,
      }
    case 'image':
      return {
        contentUrl: `${view.baseUrl}${thing.path}`,
        thumbnailUrl: `${view.baseUrl}${thing.path}?width=300`,
        fileFormat: 'image/svg+xml',
        width: measured(`${String(thing.width)}.0`, 'pixel'),
        height: measured(`${String(thing.height)}.0`, 'pixel'),
      }
    case 'organization':
      return { address: { ...address(thing.address), email: thing.email } }
    case 'person':
      return { givenName: thing.givenName, familyName: thing.familyName }
  }
}

const measured = (value: string, unitText: string): JsonObject => ({
  '@type': 'QuantitativeValue',
  value: exactNumber(value),
  unitText,
})
