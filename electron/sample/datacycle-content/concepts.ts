/** The sample's classifications as stored concepts: three schemes, two of them trees, and those of this instance alone. */
import { concepts, findConcept, schemes } from '#sample/content/concepts.ts'
import type { JsonObject } from '#sample/content/json.ts'
import { localTime } from '#sample/content/local-time.ts'
import type { Text } from '#sample/content/text.ts'
import { furtherConcepts, furtherSchemes } from './further-concepts.ts'
import type { Locale, StoredConcept, StoredScheme } from '#sample/datacycle/store/stored-content.ts'

const created = localTime(2024, 1, 8, 9)

const labels = (label: Text): ReadonlyMap<Locale, JsonObject> =>
  new Map(
    (['de', 'en'] as const).flatMap((locale): [Locale, JsonObject][] => {
      const text = label[locale]
      return text === null ? [] : [[locale, { 'skos:prefLabel': text }]]
    }),
  )

/** Schemes have no English name on a real instance either: none is listed there with `language=en`. */
const shownEverywhere: readonly StoredScheme[] = schemes.map(({ id, label }) => ({
  id,
  texts: labels({ de: label.de ?? '', en: null }),
  created,
}))

export const storedSchemes: readonly StoredScheme[] = [
  ...shownEverywhere,
  ...furtherSchemes.map(({ id, label }) => ({
    id,
    texts: labels({ de: label, en: null }),
    created,
  })),
]

const schemeIds = new Map(schemes.map(({ slug, id }) => [slug, id]))

const conceptsEverywhere: readonly StoredConcept[] = concepts.map((concept) => ({
  id: concept.id,
  scheme: schemeIds.get(concept.scheme) ?? '',
  parent:
    concept.parent === null ? null : (findConcept(concept.scheme, concept.parent)?.id ?? null),
  texts: labels(concept.label),
  created,
}))

export const storedConcepts: readonly StoredConcept[] = [
  ...conceptsEverywhere,
  ...furtherConcepts.map(({ id, scheme, label }) => ({
    id,
    scheme,
    parent: null,
    created,
    texts: labels({ de: label, en: null }),
  })),
]
