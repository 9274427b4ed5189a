/** The sample's hiking and cycling routes, each with its line. */
import { chooseEdits } from './choose-edits.ts'
import { identifierOf } from './identifier.ts'
import type { Random } from './random.ts'
import { requiredConcept } from './required-concept.ts'
import { slugOf } from './text.ts'
import type { ImageThing, PlaceThing, TourThing } from './thing.ts'
import { towns, type Town } from './towns.ts'
import { chooseTranslation } from './translation.ts'

const routes = [
  ['hiking', 'Kräuterweg', 'Herb trail', 'easy'],
  ['hiking', 'Höhenweg', 'High trail', 'moderate'],
  ['hiking', 'Klammsteig', 'Gorge path', 'difficult'],
  ['hiking', 'Sagenweg', 'Trail of legends', 'easy'],
  ['cycling', 'Radrunde', 'Cycling loop', 'moderate'],
  ['cycling', 'Mühlenradweg', 'Watermill cycle route', 'easy'],
  ['winter', 'Schneeschuhtour', 'Snowshoe tour', 'moderate'],
] as const

function createTrack(random: Random, town: Town): string[] {
  let lon = town.lon
  let lat = town.lat
  let height = random.integer(420, 900)
  return Array.from({ length: random.integer(30, 160) }, () => {
    lon += random.integer(-40, 60) / 100_000
    lat += random.integer(-50, 50) / 100_000
    height += random.integer(-8, 11)
    return `${lon.toFixed(6)} ${lat.toFixed(6)} ${height.toFixed(1)}`
  })
}

export function createTours(
  random: Random,
  images: readonly ImageThing[],
  places: readonly PlaceThing[],
): TourThing[] {
  return towns.flatMap((town) =>
    routes.map(([category, de, en, difficulty]) => {
      const name = `${de} ${town.name}`
      const { language, write } = chooseTranslation(random)
      const lengthKm = (random.integer(30, 420) / 10).toFixed(2)
      const near = places.filter((place) => place.address.town === town.name)
      return {
        kind: 'tour',
        id: identifierOf(`tour/${name}`),
        slug: slugOf(name),
        name: write(name, `${en} ${town.name}`),
        description: write(
          `<p>Der ${de} führt von <b>${town.name}</b> über Wälder und Wiesen zurück zum Ausgangspunkt.</p>` +
            '<p>Ausrüstung: feste Schuhe, Getränk, Regenschutz.<br>Die Tour ist durchgehend beschildert.</p>',
          `<p>The ${en.toLowerCase()} leads from <b>${town.name}</b> through woods and meadows and back.</p>` +
            '<p>Equipment: sturdy shoes, water, rain jacket.<br>The tour is signposted all the way.</p>',
        ),
        language,
        concepts: [
          requiredConcept('category', category),
          requiredConcept('region', town.region),
          requiredConcept('topic', random.pick(['family', 'dogs-welcome', 'public-transport'])),
        ],
        ...chooseEdits(random),
        images: random.pickSome(images, random.integer(1, 4)).map((image) => image.id),
        start: { lat: town.lat.toFixed(4), lon: town.lon.toFixed(4) },
        track: createTrack(random, town),
        lengthKm,
        ascentMetres: random.integer(40, 1400),
        minutes: random.integer(45, 480),
        difficulty,
        startPlaceId: random.pickSome(near, 1)[0]?.id ?? '',
      }
    }),
  )
}
