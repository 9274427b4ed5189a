import * as z from 'zod'
import { coreVocabulary } from '#core/response/answer-context.ts'

/**
 * Responses of dataCycle CORE other than endpoints (datacycle-core.md 1 and 7); only the members used here.
 */

const name = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

const namedEndpoint = z.object({
  id: z.string().min(1).max(300),
  name,
  path: z.array(z.string()).nullish(),
})

/** Whether a response's `@context` is that of a dataCycle CORE. */
export const isCoreContext = (context: unknown): boolean =>
  [context]
    .flat()
    .some((part) => z.object({ dc: z.literal(coreVocabulary) }).safeParse(part).success)

/** `users`: static collections are watch lists, named saved searches are stored filters. */
export const datacycleUser = z.object({
  '@context': z.unknown(),
  '@graph': z.object({
    '@type': z.literal('dcls:User'),
    watchLists: z.array(namedEndpoint),
    storedFilters: z.array(namedEndpoint),
    availableLocales: z.array(z.string().max(35)).max(200).nullish(),
  }),
})

/** One text, or one per requested language, of which the first is taken. */
const label = z
  .union([z.string(), z.array(z.object({ '@value': z.string() }))])
  .nullish()
  .transform((found) => (typeof found === 'string' ? found : (found?.[0]?.['@value'] ?? '')))

const reference = z.object({ '@id': z.string().min(1).max(300) })

const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    '@graph': z.array(item),
    meta: z.object({ pages: z.number().nullish(), total: z.number().nullish() }).nullish(),
    links: z.object({ next: z.string().nullish() }).nullish(),
  })

/** One page of `concept_schemes`. */
export const datacycleSchemes = page(
  z.object({
    '@id': z.guid(),
    '@type': z.literal('skos:ConceptScheme'),
    'skos:prefLabel': label,
  }),
)

const concept = z.object({
  '@id': z.string().min(1).max(300),
  '@type': z.literal('skos:Concept'),
  'skos:prefLabel': label,
  'skos:broader': z.union([reference, z.array(reference)]).nullish(),
})

export type ReceivedConcept = z.infer<typeof concept>

/** One page of `concept_schemes/{id}/concepts`. */
export const datacycleConcepts = page(concept)

/** One page of `endpoints/{endpoint}/facets/{scheme}`. */
export const datacycleFacets = page(
  concept.extend({ 'dc:thingCountWithSubtree': z.number().int().nonnegative() }),
)

/** A single concept, from `universal/{id}`. */
export const datacycleConcept = z.object({
  '@graph': z.tuple([
    z.object({
      '@id': z.guid(),
      '@type': z.literal('skos:Concept'),
      'skos:prefLabel': label,
      'skos:inScheme': reference,
    }),
  ]),
})
