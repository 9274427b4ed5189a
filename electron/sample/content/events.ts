/** The sample's events, about a third of them before October 2026, when the content was created. */
import { chooseEdits, type Random, chooseTranslation } from './random.ts'
import { identifierOf } from './identifier.ts'
import { localTime } from './local-time.ts'
import { requiredConcept } from './concepts.ts'
import { slugOf } from './text.ts'
import type { EventThing, ImageThing, OrganizationThing, PersonThing, PlaceThing } from './thing.ts'
import { towns } from './towns.ts'

export interface EventReferences {
  images: readonly ImageThing[]
  places: readonly PlaceThing[]
  organizations: readonly OrganizationThing[]
  persons: readonly PersonThing[]
}

const day = 24 * 3_600_000

/** Category, German name, English name, year, month. */
const festivals = [
  ['music', 'Birkentaler Musiktage', 'Birkental music days', 2026, 6],
  ['tradition', 'Hochlauener Almherbst', 'Hochlauen alpine autumn', 2026, 9],
  ['market', 'Adventzauber im Birkental', 'Advent in the Birkental valley', 2026, 12],
  ['food', 'Genusswochen Grünau', 'Grünau food weeks', 2027, 3],
  ['theatre', 'Kleinkunsttage Mühlbrück', 'Mühlbrück cabaret days', 2027, 5],
  ['culture', 'Seenland-Kultursommer', 'Lakes arts summer', 2027, 7],
] as const

/** Category, German name, English name, hour, topic, first month, last month. */
const programme = [
  ['music', 'Konzert der Stadtkapelle', 'Town band concert', 19, 'evening', 4, 10],
  ['music', 'Jazzabend', 'Jazz evening', 20, 'evening', 1, 12],
  ['music', 'Orgelmusik zur Marktzeit', 'Organ music at market time', 11, 'free-entry', 4, 10],
  ['music', 'Chor & Streicher', 'Choir & strings', 18, 'accessible', 1, 12],
  [
    'theatre',
    'Puppentheater „Der gestiefelte Kater“',
    'Puppet theatre “Puss in Boots”',
    15,
    'family',
    1,
    12,
  ],
  ['theatre', 'Kabarettabend', 'Cabaret evening', 20, 'evening', 1, 12],
  [
    'exhibition',
    'Ausstellung „Glas und Licht“',
    'Exhibition “Glass and light”',
    10,
    'rainy-day',
    4,
    9,
  ],
  [
    'exhibition',
    'Führung durch die Krippenschau',
    'Guided tour of the crib show',
    14,
    'family',
    12,
    12,
  ],
  ['reading', 'Lesung am Kamin', 'Reading by the fireside', 19, 'rainy-day', 1, 12],
  [
    'reading',
    'Märchenstunde für Groß und Klein',
    'Fairy tales for young and old',
    16,
    'family',
    1,
    12,
  ],
  ['film', 'Freiluftkino', 'Open-air cinema', 21, 'evening', 7, 8],
  ['tradition', 'Almabtrieb', 'Cattle drive from the alps', 10, 'free-entry', 9, 9],
  ['tradition', 'Perchtenlauf', 'Parade of the Perchten', 18, 'evening', 12, 12],
  ['tradition', 'Maibaumaufstellen', 'Raising of the maypole', 11, 'free-entry', 5, 5],
  ['market', 'Bauernmarkt', 'Farmers’ market', 8, 'free-entry', 4, 11],
  ['market', 'Töpfermarkt', 'Pottery market', 9, 'free-entry', 4, 9],
  ['market', 'Adventmarkt', 'Advent market', 15, 'free-entry', 12, 12],
  ['food', 'Knödelfest', 'Dumpling festival', 11, 'family', 8, 10],
  ['food', 'Käseverkostung', 'Cheese tasting', 17, 'rainy-day', 1, 12],
  ['hiking', 'Geführte Kräuterwanderung', 'Guided herb walk', 9, 'dogs-welcome', 5, 9],
  ['hiking', 'Vollmondwanderung', 'Full moon walk', 20, 'evening', 4, 10],
  ['cycling', 'Radausfahrt für Genießer', 'Leisurely bicycle tour', 10, 'family', 5, 9],
  ['winter', 'Fackelwanderung im Schnee', 'Torchlight walk in the snow', 18, 'family', 1, 2],
  ['water', 'Drachenbootrennen', 'Dragon boat race', 13, 'family', 6, 8],
  ['outdoors', 'Yoga im Park', 'Yoga in the park', 8, 'accessible', 5, 9],
  ['museum', 'Lange Nacht im Museum', 'Late night at the museum', 19, 'rainy-day', 10, 10],
] as const

function createFestivals(random: Random, references: EventReferences): EventThing[] {
  return festivals.map(([category, de, en, year, month]) => {
    const { language, write } = chooseTranslation(random)
    const start = localTime(year, month, 12, 10)
    const town = random.pick(towns)
    return {
      kind: 'event',
      id: identifierOf(`event/${de}`),
      slug: slugOf(de),
      name: write(de, en),
      description: write(
        `<p><b>${de}</b>: zwei Wochen Programm in der ganzen Region.</p>`,
        `<p><b>${en}</b>: two weeks of events all over the region.</p>`,
      ),
      language,
      concepts: [requiredConcept('category', category), requiredConcept('region', town.region)],
      ...chooseEdits(random),
      images: random.pickSome(references.images, 2).map((image) => image.id),
      start,
      end: start + 14 * day,
      placeId: chooseVenueId(random, references.places, town.name),
      organizerId: chooseId(random, references.organizations),
      performerIds: [],
      superEventId: null,
      price: null,
      capacity: '2.5e3',
      bookingNumber: createBookingNumber(random),
    }
  })
}

/** A random month of the season `first` to `last`, between April 2026 and September 2027. */
function chooseMonth(random: Random, first: number, last: number): { year: number; month: number } {
  const months = Array.from({ length: 18 }, (_, index) => ({
    year: 2026 + Math.floor((index + 3) / 12),
    month: ((index + 3) % 12) + 1,
  })).filter(({ month }) => month >= first && month <= last)
  return random.pickSome(months, 1)[0] ?? { year: 2026, month: first }
}

const chooseId = (random: Random, things: readonly { id: string }[]): string =>
  random.pickSome(things, 1)[0]?.id ?? ''

const chooseVenueId = (random: Random, places: readonly PlaceThing[], town: string): string =>
  chooseId(
    random,
    places.filter((place) => place.address.town === town && isVenue(place)),
  )

/** True for places that host events: halls, gardens, inns, castles and museums. */
const isVenue = (place: PlaceThing): boolean =>
  place.concepts.some((concept) => ['venue', 'food', 'castle', 'museum'].includes(concept.slug))

/** Twenty digits, more than a double can represent exactly. */
const createBookingNumber = (random: Random): string =>
  `${String(random.integer(12345678901, 99999999999))}${String(random.integer(100000000, 999999999))}`

export function createEvents(random: Random, references: EventReferences): EventThing[] {
  const festivalEvents = createFestivals(random, references)
  const single = towns.flatMap((town) =>
    programme.map(([category, de, en, hour, topic, firstMonth, lastMonth]): EventThing => {
      const { language, write } = chooseTranslation(random)
      const { year, month } = chooseMonth(random, firstMonth, lastMonth)
      const minutes = random.pick([0, 0, 15, 30])
      const start = localTime(year, month, random.integer(1, 24), hour, minutes)
      const name = `${de}, ${town.name}`
      const seats = String(random.integer(3, 40) * 10)
      return {
        kind: 'event',
        id: identifierOf(`event/${name}`),
        slug: slugOf(name),
        name: write(name, `${en}, ${town.name}`),
        description: write(
          `<p>${de} in <b>${town.name}</b>. Für Kinder unter sechs Jahren ist der Eintritt frei.</p>` +
            `<ul><li>${seats} Plätze</li><li>Bei Regen im Stadtsaal</li></ul>` +
            '<p>Karten im <i>Tourismusbüro</i> &amp; an der Abendkassa.</p>',
          `<p>${en} in <b>${town.name}</b>. Children under six have free entry.</p>` +
            `<ul><li>${seats} seats</li><li>If it rains, in the town hall</li></ul>` +
            '<p>Tickets at the <i>tourist office</i> &amp; at the door.</p>',
        ),
        language,
        concepts: [
          requiredConcept('category', category),
          requiredConcept('topic', topic),
          requiredConcept('region', town.region),
        ],
        ...chooseEdits(random),
        images: random.pickSome(references.images, random.integer(0, 3)).map((image) => image.id),
        start,
        end: random.chance(0.8) ? start + random.integer(2, 8) * 1_800_000 : null,
        placeId: chooseVenueId(random, references.places, town.name),
        organizerId: chooseId(random, references.organizations),
        performerIds: random
          .pickSome(references.persons, random.integer(0, 2))
          .map((performer) => performer.id),
        superEventId: random.chance(0.3) ? chooseId(random, festivalEvents) : null,
        price: topic === 'free-entry' ? null : (random.integer(4, 60) / 2).toFixed(2),
        capacity: `${seats}.0`,
        bookingNumber: createBookingNumber(random),
      }
    }),
  )
  return [...festivalEvents, ...single]
}
