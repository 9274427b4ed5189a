/** The sample's classifications: three schemes, two of them trees (api.md 2.4). */
import { identifierOf } from './identifier.ts'
import type { Text } from './text.ts'

export type SchemeSlug = 'category' | 'topic' | 'region'

interface Scheme {
  id: string
  slug: SchemeSlug
  label: Text
}

export interface Concept {
  id: string
  slug: string
  label: Text
  scheme: SchemeSlug
  /** Slug of the parent concept; null for a root. */
  parent: string | null
}

const scheme = (slug: SchemeSlug, de: string, en: string): Scheme => ({
  id: identifierOf(`scheme/${slug}`),
  slug,
  label: { de, en },
})

export const schemes: readonly Scheme[] = [
  scheme('category', 'Kategorien', 'Categories'),
  scheme('topic', 'Themen', 'Topics'),
  scheme('region', 'Regionen', 'Regions'),
]

type Row = readonly [slug: string, de: string, en: string, parent: string | null]

const categories: readonly Row[] = [
  ['culture', 'Kultur', 'Culture', null],
  ['music', 'Musik', 'Music', 'culture'],
  ['theatre', 'Theater & Kabarett', 'Theatre & cabaret', 'culture'],
  ['exhibition', 'Ausstellung', 'Exhibition', 'culture'],
  ['reading', 'Lesung', 'Reading', 'culture'],
  ['film', 'Film', 'Film', 'culture'],
  ['tradition', 'Brauchtum', 'Tradition', null],
  ['market', 'Markt', 'Market', null],
  ['food', 'Essen & Trinken', 'Food & drink', null],
  ['outdoors', 'Draußen', 'Outdoors', null],
  ['hiking', 'Wandern', 'Hiking', 'outdoors'],
  ['cycling', 'Radfahren', 'Cycling', 'outdoors'],
  ['winter', 'Winter', 'Winter', 'outdoors'],
  ['water', 'Baden & Wasser', 'Bathing & water', 'outdoors'],
  ['sights', 'Sehenswürdigkeiten', 'Sights', null],
  ['museum', 'Museum', 'Museum', 'sights'],
  ['castle', 'Burg & Schloss', 'Castle', 'sights'],
  ['viewpoint', 'Aussichtspunkt', 'Viewpoint', 'sights'],
  ['venue', 'Veranstaltungsort', 'Venue', null],
]

const topics: readonly Row[] = [
  ['family', 'Familie', 'Family', null],
  ['accessible', 'Barrierefrei', 'Accessible', null],
  ['free-entry', 'Freier Eintritt', 'Free entry', null],
  ['rainy-day', 'Bei Regen', 'Rainy day', null],
  ['dogs-welcome', 'Hunde willkommen', 'Dogs welcome', null],
  ['public-transport', 'Öffentlich erreichbar', 'Public transport', null],
  ['evening', 'Abendprogramm', 'Evening', null],
]

const regions: readonly Row[] = [
  ['birkental', 'Birkental', 'Birkental valley', null],
  ['seenland', 'Grünauer Seenland', 'Grünau lakes', null],
  ['hochlauen', 'Hochlauen', 'Hochlauen highlands', null],
  ['muehlbrueck', 'Mühlbrück', 'Mühlbrück', 'birkental'],
  ['oberwiesing', 'Oberwiesing', 'Oberwiesing', 'birkental'],
  ['aeschenhof', 'Äschenhof', 'Äschenhof', 'birkental'],
  ['gruenau-am-see', 'Grünau am See', 'Grünau am See', 'seenland'],
  ['weissenufer', 'Weißenufer', 'Weißenufer', 'seenland'],
  ['seekirchlein', 'Seekirchlein', 'Seekirchlein', 'seenland'],
  ['hoellried', 'Höllried', 'Höllried', 'hochlauen'],
  ['sankt-joergen', 'Sankt Jörgen', 'Sankt Jörgen', 'hochlauen'],
  ['tannoed', 'Tannöd am Lauen', 'Tannöd am Lauen', 'hochlauen'],
]

const createConcepts = (slug: SchemeSlug, rows: readonly Row[]): Concept[] =>
  rows.map(([name, de, en, parent]) => ({
    id: identifierOf(`concept/${slug}/${name}`),
    slug: name,
    label: { de, en },
    scheme: slug,
    parent,
  }))

export const concepts: readonly Concept[] = [
  ...createConcepts('category', categories),
  ...createConcepts('topic', topics),
  ...createConcepts('region', regions),
]

export const findConcept = (scheme: SchemeSlug, name: string): Concept | undefined =>
  concepts.find(
    (concept) => concept.scheme === scheme && (concept.slug === name || concept.id === name),
  )

/** IDs of a concept and all its ancestors, itself first. */
export function lineageOf(concept: Concept): string[] {
  const above = concept.parent === null ? undefined : findConcept(concept.scheme, concept.parent)
  return [concept.id, ...(above === undefined ? [] : lineageOf(above))]
}

/** Like `findConcept`, but throws for an unknown slug. */
export function requiredConcept(scheme: SchemeSlug, slug: string): Concept {
  const concept = findConcept(scheme, slug)
  if (concept === undefined) throw new Error(`No concept ${slug} in ${scheme}`)
  return concept
}
