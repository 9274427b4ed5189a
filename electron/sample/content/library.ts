/** All content of the sample, the same in every run. */
import { createEvents } from './events.ts'
import { createRandom, type Random, chooseEdits, chooseTranslation } from './random.ts'
import type {
  EventThing,
  ImageThing,
  PlaceThing,
  Thing,
  TourThing,
  PersonThing,
  OrganizationThing,
} from './thing.ts'
import { identifierOf } from './identifier.ts'
import { requiredConcept } from './concepts.ts'
import { slugOf } from './text.ts'
import { towns, type Town } from './towns.ts'

export interface Library {
  all: readonly Thing[]
  events: readonly EventThing[]
  places: readonly PlaceThing[]
  tours: readonly TourThing[]
  images: readonly ImageThing[]
  find: (id: string) => Thing | undefined
}

const seed = 20261001

export function createLibrary(): Library {
  const random = createRandom(seed)
  const persons = createPersons(random)
  const images = createImages(random, persons)
  const organizations = createOrganizations(random, images)
  const places = createPlaces(random, images)
  const tours = createTours(random, images, places)
  const events = createEvents(random, { images, places, organizations, persons })
  const all = [...events, ...places, ...tours, ...images, ...organizations, ...persons]
  const byId = new Map(all.map((thing): [string, Thing] => [thing.id, thing]))
  return { all, events, places, tours, images, find: (id) => byId.get(id) }
}

const motifs = [
  ['Blick auf', 'View of'],
  ['Morgenstimmung über', 'Morning light above'],
  ['Marktplatz in', 'Market square in'],
  ['Herbst bei', 'Autumn near'],
  ['Die Gassen von', 'The lanes of'],
  ['Nebelmeer über', 'Sea of fog above'],
  ['Winterabend in', 'Winter evening in'],
  ['Blühende Wiesen bei', 'Flowering meadows near'],
  ['Brücke bei', 'Bridge near'],
  ['Kirchturm von', 'Church tower of'],
  ['Seeufer und Stege bei', 'Shore and jetties near'],
  ['Sonnwendfeuer über', 'Midsummer fires above'],
  ['Altes Gasthaus in', 'Old inn in'],
  ['Almhütte oberhalb von', 'Mountain hut above'],
] as const

function createImages(random: Random, photographers: readonly PersonThing[]): ImageThing[] {
  return towns.flatMap((town) =>
    motifs.map(([de, en], index) => {
      const { language, write } = chooseTranslation(random)
      const slug = `${slugOf(town.name)}-${String(index + 1)}`
      const isUpright = random.chance(0.2)
      return {
        kind: 'image',
        id: identifierOf(`image/${slug}`),
        slug: `bild-${slug}`,
        name: write(`${de} ${town.name}`, `${en} ${town.name}`),
        description: write(
          `<p>${de} <b>${town.name}</b>. Freie Nutzung für Berichte über die Region.</p>`,
          `<p>${en} <b>${town.name}</b>. Free to use for reports about the region.</p>`,
        ),
        language,
        concepts: [requiredConcept('region', town.region)],
        ...chooseEdits(random),
        images: [],
        path: `/media/${slug}.svg`,
        width: isUpright ? 1200 : 1800,
        height: isUpright ? 1800 : 1200,
        photographerId: random.pickSome(photographers, 1)[0]?.id ?? '',
      }
    }),
  )
}

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

function createTours(
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

const kinds = [
  ['museum', 'Heimatmuseum', 'Local history museum', ['rainy-day', 'family']],
  ['museum', 'Salzstadelmuseum', 'Salt barn museum', ['rainy-day', 'accessible']],
  ['castle', 'Burg', 'Castle', ['family']],
  ['castle', 'Wasserschloss', 'Moated castle', ['accessible', 'free-entry']],
  ['viewpoint', 'Aussichtswarte', 'Viewing tower', ['free-entry', 'dogs-welcome']],
  ['viewpoint', 'Panoramaplattform', 'Panorama platform', ['free-entry']],
  ['venue', 'Kulturhaus', 'Arts centre', ['accessible', 'public-transport']],
  ['venue', 'Stadtsaal', 'Town hall stage', ['accessible', 'evening']],
  ['venue', 'Kurpark', 'Spa gardens', ['free-entry', 'dogs-welcome']],
  ['water', 'Naturbad', 'Natural pool', ['family']],
  ['water', 'Bootsverleih', 'Boat hire', ['family', 'dogs-welcome']],
  ['food', 'Gasthof zur Linde', 'Linden Tree Inn', ['dogs-welcome']],
  ['food', 'Käserei', 'Cheese dairy', ['family', 'rainy-day']],
  ['sights', 'Pfarrkirche', 'Parish church', ['free-entry']],
] as const

const streets = [
  'Kirchgasse',
  'Seestraße',
  'Am Anger',
  'Mühlweg',
  'Lindenallee',
  'Bräuhofgasse',
] as const

function createPlaces(random: Random, images: readonly ImageThing[]): PlaceThing[] {
  return towns.flatMap((town) =>
    kinds.map(([category, de, en, topics]) => {
      const name = `${de} ${town.name}`
      const { language, write } = chooseTranslation(random)
      const minutes = String(random.integer(20, 90))
      return {
        kind: 'place',
        id: identifierOf(`place/${name}`),
        slug: slugOf(name),
        name: write(name, `${en} ${town.name}`),
        description: write(
          `<p>${de} in <b>${town.name}</b>, ${minutes} Gehminuten vom Bahnhof.</p>` +
            '<ul><li>Führungen für Gruppen nach Anmeldung</li><li>Ermäßigung mit Gästekarte</li></ul>' +
            `<p><a href="https://www.${slugOf(town.name)}.example/">Mehr über ${town.name}</a></p>`,
          `<p>${en} in <b>${town.name}</b>, a ${minutes} minute walk from the station.</p>` +
            '<ul><li>Guided tours for groups on request</li><li>Reduced entry with guest card</li></ul>' +
            `<p><a href="https://www.${slugOf(town.name)}.example/en">More about ${town.name}</a></p>`,
        ),
        language,
        concepts: [
          requiredConcept('category', category),
          requiredConcept('region', town.region),
          ...topics.map((topic) => requiredConcept('topic', topic)),
        ],
        ...chooseEdits(random),
        images: random.pickSome(images, random.integer(0, 3)).map((image) => image.id),
        address: {
          street: `${random.pick(streets)} ${String(random.integer(1, 60))}`,
          postalCode: town.postalCode,
          town: town.name,
        },
        point: {
          lat: (town.lat + random.integer(-900, 900) / 100_000).toFixed(5),
          lon: (town.lon + random.integer(-900, 900) / 100_000).toFixed(5),
        },
        telephone: random.chance(0.7) ? `+43 7999 ${String(random.integer(1000, 9999))}` : null,
        rating: (random.integer(30, 50) / 10).toFixed(1),
        url: `https://www.${slugOf(name)}.example/`,
      }
    }),
  )
}

const givenNames = [
  'Änne',
  'Bruno',
  'Cilli',
  'Dörte',
  'Emil',
  'Franziska',
  'Götz',
  'Hanna',
  'Ignaz',
  'Jule',
]
const familyNames = ['Achmüller', 'Brandtner', 'Grünsteidl', 'Höllwarth', 'Kößler', 'Zauchner']

function createPersons(random: Random): PersonThing[] {
  return familyNames.flatMap((familyName) =>
    random.pickSome(givenNames, 7).map((givenName) => {
      const name = `${givenName} ${familyName}`
      const { language, write } = chooseTranslation(random)
      const [de, en] = random.pick([
        ['Musikerin und Chorleiterin', 'musician and choir leader'],
        ['Fotografie und Film', 'photography and film'],
        ['Bergwanderführung', 'mountain guide'],
        ['Erzählt Sagen aus dem Birkental', 'tells the legends of the Birkental valley'],
      ])
      return {
        kind: 'person',
        id: identifierOf(`person/${name}`),
        slug: slugOf(name),
        name: write(name, name),
        description: write(`<p>${name}: ${de}.</p>`, `<p>${name}: ${en}.</p>`),
        language,
        concepts: [],
        ...chooseEdits(random),
        images: [],
        givenName,
        familyName,
      }
    }),
  )
}

const organizations = [
  ['Kulturverein', 'arts society'],
  ['Tourismusverband', 'tourist board'],
  ['Stadtkapelle', 'town band'],
  ['Alpenfreunde', 'friends of the mountains'],
] as const

function createOrganizations(random: Random, images: readonly ImageThing[]): OrganizationThing[] {
  return towns.flatMap((town) =>
    organizations.map(([de, en]) => {
      const name = `${de} ${town.name}`
      const { language, write } = chooseTranslation(random)
      return {
        kind: 'organization',
        id: identifierOf(`organization/${name}`),
        slug: slugOf(name),
        name: write(name, `${town.name} ${en}`),
        description: write(
          `<p>Der ${name} veranstaltet Konzerte, Märkte &amp; geführte Touren.</p>`,
          `<p>The ${town.name} ${en} organises concerts, markets &amp; guided tours.</p>`,
        ),
        language,
        concepts: [requiredConcept('region', town.region)],
        ...chooseEdits(random),
        images: random.pickSome(images, 1).map((image) => image.id),
        address: {
          street: `Hauptplatz ${String(random.integer(1, 24))}`,
          postalCode: town.postalCode,
          town: town.name,
        },
        email: `post@${slugOf(name)}.example`,
      }
    }),
  )
}
