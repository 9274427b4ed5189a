/** The sample's persons and organizations. */
import { chooseEdits } from './choose-edits.ts'
import { identifierOf } from './identifier.ts'
import type { Random } from './random.ts'
import { requiredConcept } from './required-concept.ts'
import { slugOf } from './text.ts'
import type { ImageThing, OrganizationThing, PersonThing } from './thing.ts'
import { towns } from './towns.ts'
import { chooseTranslation } from './translation.ts'

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

export function createPersons(random: Random): PersonThing[] {
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

export function createOrganizations(
  random: Random,
  images: readonly ImageThing[],
): OrganizationThing[] {
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
