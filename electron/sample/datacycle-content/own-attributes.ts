/** The attributes of each kind of item, in CORE's format (datacycle-core.md 7). */
import { identifierOf } from '#sample/content/identifier.ts'
import { exactNumber, type JsonObject } from '#sample/content/json.ts'
import { renderLocalTimeExact } from '#sample/content/local-time.ts'
import type { Address, EventThing, PlaceThing, Thing } from '#sample/content/thing.ts'
import { occurrencesOf, scheduleIdOf } from './schedules.ts'

/** ID of an embedded object, derived from its item's ID; it cannot be requested. */
const partIdOf = (thing: Thing, name: string): string => identifierOf(`${thing.id}/${name}`)

export function ownAttributes(thing: Thing, baseUrl: string): JsonObject {
  switch (thing.kind) {
    case 'event':
      return ofEvent(thing)
    case 'place':
      return ofPlace(thing)
    case 'tour':
      return {
        geo: {
          '@id': partIdOf(thing, 'geo'),
          '@type': 'GeoShape',
          line: `MULTILINESTRING Z ((${thing.track.join(', ')}))`,
        },
        'odta:length': quantity(thing.lengthKm, 'km'),
        'odta:ascent': quantity(`${String(thing.ascentMetres)}.0`, 'm'),
        duration: `PT${String(thing.minutes)}M`,
      }
    case 'image':
      return {
        contentUrl: `${baseUrl}${thing.path}`,
        thumbnailUrl: `${baseUrl}${thing.path}?width=300`,
        fileFormat: 'image/svg+xml',
        width: quantity(`${String(thing.width)}.0`, 'pixel'),
        height: quantity(`${String(thing.height)}.0`, 'pixel'),
        'cc:license': 'https://creativecommons.org/licenses/by/4.0/',
      }
    case 'organization':
      return { address: { ...addressOf(thing, thing.address), email: thing.email } }
    case 'person':
      return { givenName: thing.givenName, familyName: thing.familyName }
  }
}

/** `endDate` of a weekly event is the end of its last occurrence. */
function ofEvent(thing: EventThing): JsonObject {
  const last = occurrencesOf(thing).at(-1)
  const end = thing.end === null ? null : (last?.end ?? thing.end)
  return {
    startDate: renderLocalTimeExact(thing.start),
    endDate: end === null ? null : renderLocalTimeExact(end),
    eventStatus: 'https://schema.org/EventScheduled',
    eventSchedule: [{ '@id': scheduleIdOf(thing), '@type': 'Schedule' }],
    offers:
      thing.price === null
        ? null
        : [
            {
              '@id': partIdOf(thing, 'offer'),
              '@type': 'Offer',
              price: exactNumber(thing.price),
              priceCurrency: 'EUR',
            },
          ],
    maximumAttendeeCapacity: exactNumber(Number(thing.capacity).toFixed(1)),
  }
}

function ofPlace(thing: PlaceThing): JsonObject {
  return {
    address: {
      ...addressOf(thing, thing.address),
      ...(thing.telephone === null ? {} : { telephone: thing.telephone }),
      url: thing.url,
    },
    geo: {
      '@id': partIdOf(thing, 'geo'),
      '@type': 'GeoCoordinates',
      longitude: exactNumber(thing.point.lon),
      latitude: exactNumber(thing.point.lat),
    },
    openingHoursSpecification: thing.slug.includes('museum') ? openingHours(thing) : null,
    additionalProperty: [
      {
        '@id': partIdOf(thing, 'rating'),
        '@type': 'PropertyValue',
        identifier: 'rating',
        name: 'Bewertung',
        value: thing.rating,
      },
    ],
  }
}

/** Always sent in full, without `include`. */
const openingHours = (thing: PlaceThing): JsonObject[] =>
  ['Saturday', 'Sunday'].map((day) => ({
    '@id': partIdOf(thing, `opening/${day}`),
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-04-01',
    validThrough: '2026-10-31',
    opens: '10:00',
    closes: '17:00',
    dayOfWeek: [`https://schema.org/${day}`],
  }))

const addressOf = (thing: Thing, { street, postalCode, town }: Address): JsonObject => ({
  '@id': partIdOf(thing, 'address'),
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: town,
  addressCountry: 'AT',
})

const quantity = (value: string, unitText: string): JsonObject => ({
  '@type': 'QuantitativeValue',
  value: exactNumber(value),
  unitText,
})
