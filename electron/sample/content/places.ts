/** The sample's places: sights, venues, bathing spots, inns. */
import { chooseEdits } from './choose-edits.ts'
import { identifierOf } from './identifier.ts'
import type { Random } from './random.ts'
import { requiredConcept } from './required-concept.ts'
import { slugOf } from './text.ts'
import type { ImageThing, PlaceThing } from './thing.ts'
import { towns } from './towns.ts'
import { chooseTranslation } from './translation.ts'

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

export function createPlaces(random: Random, images: readonly ImageThing[]): PlaceThing[] {
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
