/**
 * The sample's classifications as stored concepts: those of both samples and those of the CORE sample only.
 */
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

/** As on a real server, schemes have no English name, so none is listed with `language=en`. */
const commonSchemes: readonly StoredScheme[] = schemes.map(({ id, label }) => ({
  id,
  texts: labels({ de: label.de ?? '', en: null }),
  created,
}))

export const storedSchemes: readonly StoredScheme[] = [
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

export const storedConcepts: readonly StoredConcept[] = [
  ...commonConcepts,
  ...furtherConcepts.map(({ id, scheme, label }) => ({
    id,
    scheme,
    parent: null,
    created,
    texts: labels({ de: label, en: null }),
  })),
]
