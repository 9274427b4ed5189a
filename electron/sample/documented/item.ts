/** Renders items as in api.md 2.2, with relations unresolved unless selected. */
import { exactNumber, type Json, type JsonObject } from '#sample/content/json.ts'
import type { Library } from '#sample/content/library.ts'
import { renderLocalTime } from '#sample/content/local-time.ts'
import { preferred, type Language } from '#sample/content/text.ts'
import type { Point, Thing } from '#sample/content/thing.ts'
import type { SchemeSlug } from '#sample/content/concepts.ts'
import { narrow, type Selection } from './list-query.ts'

export interface ItemView {
  library: Library
  baseUrl: string
  /** Requested languages; the item's own language is used if it has none of them. */
  languages?: readonly Language[]
}

const typesOf: Record<Thing['kind'], readonly string[]> = {
  event: ['Event', 'sample:Veranstaltung'],
  place: ['Place', 'sample:Ort'],
  tour: ['Place', 'sample:Tour'],
  image: ['ImageObject', 'sample:Bild'],
  organization: ['Organization', 'sample:Organisation'],
  person: ['Person', 'sample:Person'],
}

/** The item with the attributes and relations of `selection`. */
export function shapeItem(thing: Thing, selection: Selection, view: ItemView): JsonObject {
  const slugs = (scheme: SchemeSlug) =>
    thing.concepts.filter((concept) => concept.scheme === scheme).map((concept) => concept.slug)
  const language = view.languages?.find((one) => thing.name[one] !== null) ?? thing.language
  const item = {
    '@id': thing.id,
    '@type': typesOf[thing.kind],
    name: preferred(thing.name, language),
    description: preferred(thing.description, language),
    inLanguage: language,
    ...ownAttributes(thing, selection, view),
    ...(thing.kind === 'image'
      ? {}
      : { image: shapeRelations('image', thing.images, selection, view) }),
    category: slugs('category'),
    topic: slugs('topic'),
    region: slugs('region'),
    created: renderLocalTime(thing.created),
    modified: renderLocalTime(thing.modified),
  }
  return narrow(item, selection)
}

function ownAttributes(thing: Thing, selection: Selection, view: ItemView): JsonObject {
  const relation = (name: string, id: string) => shapeRelation(name, id, selection, view)
  switch (thing.kind) {
    case 'event':
      return {
        startDate: renderLocalTime(thing.start),
        endDate: thing.end === null ? null : renderLocalTime(thing.end),
        location: relation('location', thing.placeId),
        organizer: relation('organizer', thing.organizerId),
        performer: shapeRelations('performer', thing.performerIds, selection, view),
        superEvent: thing.superEventId === null ? null : relation('superEvent', thing.superEventId),
        offers:
          thing.price === null
            ? null
            : { price: exactNumber(thing.price), priceCurrency: 'EUR', fee: exactNumber('0.1000') },
        maximumAttendeeCapacity: exactNumber(thing.capacity),
        bookingNumber: exactNumber(thing.bookingNumber),
      }
    case 'place':
      return {
        address: `${thing.address.street}, ${thing.address.postalCode} ${thing.address.town}`,
        geo: shapePoint(thing.point),
        telephone: thing.telephone,
        rating: exactNumber(thing.rating),
        url: thing.url,
      }
    case 'tour':
      return {
        geo: shapePoint(thing.start),
        line: `LINESTRING Z (${thing.track.join(', ')})`,
        length: exactNumber(thing.lengthKm),
        ascent: thing.ascentMetres,
        duration: thing.minutes,
        difficulty: thing.difficulty,
        startLocation: relation('startLocation', thing.startPlaceId),
      }
    case 'image':
      return {
        contentUrl: `${view.baseUrl}${thing.path}`,
        thumbnailUrl: `${view.baseUrl}${thing.path}?width=300`,
        fileFormat: 'image/svg+xml',
        width: thing.width,
        height: thing.height,
        author: relation('author', thing.photographerId),
      }
    case 'organization':
      return {
        address: `${thing.address.street}, ${thing.address.postalCode} ${thing.address.town}`,
        email: thing.email,
      }
    case 'person':
      return { givenName: thing.givenName, familyName: thing.familyName }
  }
}

const shapePoint = ({ lat, lon }: Point): JsonObject => ({
  lat: exactNumber(lat),
  lon: exactNumber(lon),
})

function shapeRelation(name: string, id: string, selection: Selection, view: ItemView): Json {
  const target = view.library.find(id)
  if (target === undefined) return null
  const resolved = selection.nested.get(name)
  return resolved === undefined
    ? { '@id': target.id, '@type': typesOf[target.kind] }
    : shapeItem(target, resolved, view)
}

const shapeRelations = (
  name: string,
  ids: readonly string[],
  selection: Selection,
  view: ItemView,
): Json => ids.map((id) => shapeRelation(name, id, selection, view))
