/** The sample's images: drawn landscapes, each of one town. */
import { chooseEdits } from './choose-edits.ts'
import { identifierOf } from './identifier.ts'
import type { Random } from './random.ts'
import { requiredConcept } from './required-concept.ts'
import { slugOf } from './text.ts'
import type { ImageThing, PersonThing } from './thing.ts'
import { towns } from './towns.ts'
import { chooseTranslation } from './translation.ts'

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

export function createImages(random: Random, photographers: readonly PersonThing[]): ImageThing[] {
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
