/** The items, classifications and endpoints of the CORE sample, as CORE stores them (datacycle-core.md 7). */
import { identifierOf } from '#sample/content/identifier.ts'
import { createLibrary } from '#sample/content/library.ts'
import { localTime, renderLocalDate, renderLocalTimeExact } from '#sample/content/local-time.ts'
import type {
  StoredContent,
  Locale,
  StoredConcept,
  StoredScheme,
  StoredEndpoint,
  StoredThing,
} from '#sample/datacycle/store/stored-content.ts'
import { scheduleOf, occurrencesOf, scheduleIdOf } from './schedules.ts'
import { accounts, editor, partner } from './users.ts'
import { concepts, findConcept, schemes } from '#sample/content/concepts.ts'
import { type JsonObject, isJsonArray, type Json, exactNumber } from '#sample/content/json.ts'
import type { Text, Language } from '#sample/content/text.ts'
import { furtherConcepts, furtherSchemes, furtherConceptsOf } from './further-concepts.ts'
import type { Thing, Address, EventThing, PlaceThing } from '#sample/content/thing.ts'

/** `baseUrl` is the URL of its images, without a trailing slash; `startedAt` in milliseconds. */
export function createContent(baseUrl: string, startedAt: number): StoredContent {
  const all = editThisMorning(createLibrary().all.map(enterAgain), startedAt)
  const kinds = new Map(all.map(({ id, kind }) => [id, kind]))
  const things = all.map((thing) => toStoredThing(thing, { baseUrl, kinds }))
  const shuffled = (name: string) =>
    things
      .map(({ id }) => ({ id, key: identifierOf(`${name}/${id}`) }))
      .sort((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ id }) => id)
  return {
    locales: ['de', 'en'],
    things,
    schemes: storedSchemes,
    concepts: storedConcepts,
    parts: new Map(
      all
        .map(scheduleOf)
        .filter((schedule) => schedule !== null)
        .map((schedule) => [schedule.id, schedule.part]),
    ),
    endpoints: createEndpoints(all),
    users: accounts,
    deleted: Array.from({ length: 30 }, (_, index) => ({
      id: identifierOf(`deleted/${String(index)}`),
      at: localTime(2026, 9, 30, 12) - index * 86_400_000,
    })),
    orders: {
      relevance: shuffled('relevance'),
      unsorted: { few: shuffled('few'), many: shuffled('many') },
      random: new Map(),
    },
  }
}

const created = localTime(2024, 1, 8, 9)

const labels = (label: Text): ReadonlyMap<Locale, JsonObject> =>
  new Map(
    (['de', 'en'] as const).flatMap((locale): [Locale, JsonObject][] => {
      const text = label[locale]
      return text === null ? [] : [[locale, { 'skos:prefLabel': text }]]
    }),
  )

/** As on a real server, schemes have no English name, so none is listed with `language=en`. */
const commonSchemes: readonly StoredScheme[] = schemes.map(({ id, label }) => ({
  id,
  texts: labels({ de: label.de ?? '', en: null }),
  created,
}))

const storedSchemes: readonly StoredScheme[] = [
  ...commonSchemes,
  ...furtherSchemes.map(({ id, label }) => ({
    id,
    texts: labels({ de: label, en: null }),
    created,
  })),
]

const schemeIds = new Map(schemes.map(({ slug, id }) => [slug, id]))

const commonConcepts: readonly StoredConcept[] = concepts.map((concept) => ({
  id: concept.id,
  scheme: schemeIds.get(concept.scheme) ?? '',
  parent:
    concept.parent === null ? null : (findConcept(concept.scheme, concept.parent)?.id ?? null),
  texts: labels(concept.label),
  created,
}))

const storedConcepts: readonly StoredConcept[] = [
  ...commonConcepts,
  ...furtherConcepts.map(({ id, scheme, label }) => ({
    id,
    scheme,
    parent: null,
    created,
    texts: labels({ de: label, en: null }),
  })),
]

interface EndpointRow {
  slug: string
  name: string
  isMember: (thing: Thing, index: number) => boolean
  kind?: 'static'
  isInternal?: true
  owner?: string
  savedOrder?: 'name'
}

const ofKind =
  (...kinds: Thing['kind'][]) =>
  (thing: Thing): boolean =>
    kinds.includes(thing.kind)

const nothing = (): boolean => false

const rows: readonly EndpointRow[] = [
  { slug: 'veranstaltungen', name: 'Veranstaltungen', isMember: ofKind('event') },
  { slug: 'orte', name: 'Orte', isMember: ofKind('place') },
  { slug: 'touren', name: 'Touren', isMember: ofKind('tour') },
  { slug: 'bilder', name: 'Bilder', isMember: ofKind('image') },
  {
    slug: 'orte-nach-namen',
    name: 'Orte nach Namen',
    isMember: ofKind('place'),
    savedOrder: 'name',
  },
  { slug: 'alles', name: 'Alles', isMember: () => true },
  { slug: 'leer', name: 'Leer', isMember: nothing },
  {
    slug: 'redaktion-herbsttipps',
    name: 'Redaktion/Herbsttipps',
    isMember: (thing, index) => thing.kind !== 'person' && index % 21 === 0,
    kind: 'static',
  },
  { slug: 'leere-liste', name: 'Leere Liste', isMember: nothing, kind: 'static' },
  { slug: 'nur-intern', name: 'Nur intern', isMember: ofKind('person'), isInternal: true },
  {
    slug: 'partner-betriebe',
    name: 'Partnerbetriebe',
    isMember: ofKind('organization'),
    owner: partner,
  },
]

const createEndpoints = (things: readonly Thing[]): StoredEndpoint[] =>
  rows.map(({ slug, name, isMember, kind, isInternal, owner = editor, savedOrder }) => ({
    id: identifierOf(`core/endpoint/${slug}`),
    slug,
    name,
    kind: kind ?? 'dynamic',
    isReleased: isInternal !== true,
    owner,
    savedOrder: savedOrder ?? null,
    members: new Set(things.filter(isMember).map(({ id }) => id)),
  }))

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

function toStoredThing(thing: Thing, context: ThingContext): StoredThing {
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

/** IDs of the related items, by CORE's relation name. */
function relationsOf(thing: Thing): Readonly<Record<string, readonly string[]>> {
  const image = thing.images
  switch (thing.kind) {
    case 'event':
      return {
        location: [thing.placeId],
        organizer: [thing.organizerId],
        performer: thing.performerIds,
        superEvent: thing.superEventId === null ? [] : [thing.superEventId],
        image,
      }
    case 'tour':
      return { startLocation: [thing.startPlaceId], image }
    case 'image':
      return { author: [thing.photographerId] }
    case 'place':
    case 'organization':
    case 'person':
      return { image }
  }
}

/** ID of an embedded object, derived from its item's ID; it cannot be requested. */
const partIdOf = (thing: Thing, name: string): string => identifierOf(`${thing.id}/${name}`)

function ownAttributes(thing: Thing, baseUrl: string): JsonObject {
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
        'cc:license': lacksLicense(thing) ? null : 'https://creativecommons.org/licenses/by/4.0/',
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
      ...(thing.telephone === null ? {} : { telephone: telephoneOf(thing, thing.telephone) }),
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

/** The last two edits are of the morning of the start, so that the order by change stays the same. */
function editThisMorning(things: readonly Thing[], startedAt: number): Thing[] {
  const [year = 0, month = 0, day = 0] = renderLocalDate(startedAt).split('-').map(Number)
  const morning = Math.min(localTime(year, month, day, 7, 30), startedAt)
  const [, second] = things.map(({ modified }) => modified).sort((one, other) => other - one)
  return things.map((thing) =>
    thing.modified < (second ?? 0) || thing.modified > morning
      ? thing
      : { ...thing, modified: morning - (thing.modified === second ? 60_000 : 0) },
  )
}

/** Places that were entered a second time: at the same spot, by the same name, with the number of another. */
const enteredAgain: Readonly<
  Record<string, Partial<Pick<PlaceThing, 'name' | 'point' | 'telephone'>>>
> = {
  'panoramaplattform-tannoed-am-lauen': {
    name: { de: 'Tannöd am Lauen, Aussichtswarte', en: 'Tannöd am Lauen, viewing tower' },
    point: { lon: '13.24520', lat: '47.38700' },
  },
  'stadtsaal-sankt-joergen': {
    name: { de: 'Kulturhaus Sankt Jörgen', en: 'Arts centre Sankt Jörgen' },
  },
  'gasthof-zur-linde-sankt-joergen': { telephone: '+43 7999 3813' },
}

const enterAgain = (thing: Thing): Thing =>
  thing.kind === 'place' && Object.hasOwn(enteredAgain, thing.slug)
    ? { ...thing, ...enteredAgain[thing.slug] }
    : thing

/** Faults as editors make them, for the overview to find: pictures without a license … */
const lacksLicense = ({ slug }: Thing): boolean => slug.endsWith('-9')

/** … and telephone numbers whose end is missing. */
const telephoneOf = ({ slug }: PlaceThing, telephone: string): string =>
  slug.startsWith('aussichtswarte') ? telephone.slice(0, -4) : telephone

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
