import { isRefused, isSuccess, isServerTrouble } from '#core/exchange/outcome.ts'
import * as z from 'zod'
import type { RequestPurpose } from '#core/exchange/exchange-request.ts'
import type {
  Concept,
  ConceptScheme,
  FacetPage,
  LocatedConcept,
  NotOffered,
  Offered,
  OfferedEndpoints,
} from '#core/instance/offered.ts'
import type { QueryParameter, RequestPlan, Resource } from '#core/request/request-plan.ts'
import type { FacetsPlan } from '#core/instance/plan-facets.ts'
import { mebibyte } from '#core/exchange/limits.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { planContentRequest } from '#host/content-client/plan-content-request.ts'
import type { OpenConnection } from '#host/workspace/connection-access.ts'
import { coreVocabulary } from '#core/response/envelope.ts'

/** Requests a resource with these parameters, by POST if there is a body. `purpose` is for the request log. */
export type AskInstance = (
  resource: Resource,
  query: readonly QueryParameter[],
  purpose: RequestPurpose,
  body?: string | null,
) => Promise<JsonResponse>

/** CORE has no maximum page size; for servers with one, more pages are requested. */
const pageSize = 500
/** 10,000 concepts: more than a person picks from, and a limit for endless lists. */
const maxPages = 20

/** The endpoints that the server lists for this token: `users` (datacycle-core.md 1). */
export async function loadOfferedEndpoints(ask: AskInstance): Promise<OfferedEndpoints> {
  const response = await ask({ kind: 'users' }, [], { kind: 'endpoints' })
  if (response.kind !== 'json') return response
  const read = datacycleUser.safeParse(response.value)
  if (!read.success) return { kind: 'not-offered', status: response.status }
  const { '@context': context, '@graph': user } = read.data
  const { watchLists, storedFilters, availableLocales } = user
  const list = [
    ...storedFilters.map((one) => ({ ...one, kind: 'search' as const, path: [] })),
    ...watchLists.map((one) => ({ ...one, kind: 'collection' as const })),
  ].map(({ id, name, kind, path }) => {
    // The last part of a path is the endpoint's own name.
    return { id, label: name, kind, folderPath: (path ?? []).slice(0, -1) }
  })
  return {
    kind: 'offered',
    list,
    hasMore: false,
    languages: availableLocales ?? null,
    isDatacycle: isCoreContext(context),
  }
}

export function loadConceptSchemes(ask: AskInstance): Promise<Offered<ConceptScheme>> {
  return loadPages(
    (number) =>
      ask({ kind: 'concept-schemes' }, pageQuery(number, ['skos:prefLabel']), {
        kind: 'concept-schemes',
      }),
    datacycleSchemes,
    (scheme) => ({ id: scheme['@id'], label: scheme['skos:prefLabel'] }),
  )
}

/** `schemeId` is a UUID. */
export function loadConcepts(ask: AskInstance, schemeId: string): Promise<Offered<Concept>> {
  return loadPages(
    (number) =>
      ask({ kind: 'concepts', schemeId }, pageQuery(number, ['skos:prefLabel', 'skos:broader']), {
        kind: 'concepts',
      }),
    datacycleConcepts,
    readConcept,
  )
}

function readConcept(concept: ReceivedConcept): Concept {
  const [broader] = [concept['skos:broader'] ?? []].flat()
  return {
    id: concept['@id'],
    label: concept['skos:prefLabel'],
    parentId: broader?.['@id'] ?? null,
  }
}

/** One page of a scheme's concepts with their hits, as planned (core/instance/plan-facets.ts). */
export async function loadFacets(
  ask: AskInstance,
  { endpoint, schemeId, query, body }: FacetsPlan,
): Promise<FacetPage | NotOffered> {
  const resource = { kind: 'facets', endpoint, schemeId } as const
  const response = await ask(resource, query, { kind: 'counts' }, body)
  if (response.kind !== 'json') return response
  const page = datacycleFacets.safeParse(response.value)
  if (!page.success) return { kind: 'not-offered', status: response.status }
  const { '@graph': items, meta, links } = page.data
  return {
    kind: 'offered',
    list: items.map((concept) => ({
      ...readConcept(concept),
      hits: concept['dc:thingCountWithSubtree'],
    })),
    hasMore: (links?.next ?? null) !== null,
    total: meta?.total ?? null,
  }
}

/** Finds the scheme of a concept; an empty list if the ID is unknown or not a concept. */
export async function locateConcept(
  ask: AskInstance,
  id: string,
): Promise<Offered<LocatedConcept>> {
  const fields = [{ name: 'fields', members: ['skos:prefLabel', 'skos:inScheme'] }]
  const response = await ask({ kind: 'universal', id }, fields, { kind: 'concepts' })
  if (response.kind !== 'json') return response
  const read = datacycleConcept.safeParse(response.value)
  const list = (read.data?.['@graph'] ?? []).map((concept) => ({
    id: concept['@id'],
    label: concept['skos:prefLabel'],
    schemeId: concept['skos:inScheme']['@id'],
  }))
  return { kind: 'offered', list, hasMore: false }
}

const pageQuery = (number: number, fields: readonly string[]): readonly QueryParameter[] => [
  { name: 'fields', members: fields },
  { name: 'page[size]', members: [String(pageSize)] },
  { name: 'page[number]', members: [String(number)] },
]

interface Page<Item> {
  '@graph': Item[]
  meta?: { pages?: number | null | undefined } | null | undefined
  links?: { next?: string | null | undefined } | null | undefined
}

/** Reads the pages by number. `links.next` only shows that there is another page and is not followed. */
async function loadPages<Item, T extends { id: string }>(
  loadPage: (number: number) => Promise<JsonResponse>,
  schema: z.ZodType<Page<Item>>,
  read: (item: Item) => T,
): Promise<Offered<T>> {
  const found = new Map<string, T>()
  for (let number = 1; number <= maxPages; number++) {
    const response = await loadPage(number)
    if (response.kind !== 'json') return response
    const page = schema.safeParse(response.value)
    if (!page.success) return { kind: 'not-offered', status: response.status }
    const { '@graph': items, meta, links } = page.data
    const countBefore = found.size
    for (const item of items.map(read)) found.set(item.id, item)
    const isLast = !links?.next && number >= (meta?.pages ?? 0)
    // A server that ignores the page number would return the same page forever.
    if (isLast || found.size === countBefore)
      return { kind: 'offered', list: [...found.values()], hasMore: !isLast }
  }
  return { kind: 'offered', list: [...found.values()], hasMore: true }
}

/** In bytes; larger responses are not lists of names. */
const maxResponseBytes = 32 * mebibyte

type JsonResponse =
  | { kind: 'json'; status: number; value: unknown }
  | Exclude<Offered<never>, { kind: 'offered' }>

/**
 * Requests a resource other than an endpoint. Any response except successful JSON is reported as the reason
 * why there is no list.
 */
export async function loadJson(
  client: ContentClient,
  { connection, token }: OpenConnection,
  { plan, purpose }: { plan: RequestPlan; purpose: RequestPurpose },
  signal: AbortSignal,
): Promise<JsonResponse> {
  const { limits } = connection
  const listLimits = { ...limits, totalBytes: Math.min(limits.totalBytes, maxResponseBytes) }
  const response = await client.send(
    planContentRequest({ ...connection, limits: listLimits }, token, {
      plan,
      purpose,
      connectionId: connection.id,
    }),
    signal,
  )
  if (response.kind === 'problem') return { kind: 'no-answer', problem: response.problem }

  const { status } = response.head
  if (!isSuccess(status)) {
    await response.body.cancel()
    if (isRefused(status)) return { kind: 'token-refused', status, hadToken: token !== null }
    return { kind: isServerTrouble(status) ? 'fault' : 'not-offered', status }
  }
  const text = await new Response(response.body).text()
  const outcome = await response.outcome
  if (outcome.kind === 'broken') return { kind: 'broken' }
  try {
    return { kind: 'json', status, value: JSON.parse(text) }
  } catch {
    return { kind: 'not-offered', status }
  }
}

// Responses of dataCycle CORE other than endpoints (datacycle-core.md 1 and 7); only the members used here.

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
const datacycleSchemes = page(
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

type ReceivedConcept = z.infer<typeof concept>

/** One page of `concept_schemes/{id}/concepts`. */
const datacycleConcepts = page(concept)

/** One page of `endpoints/{endpoint}/facets/{scheme}`. */
const datacycleFacets = page(
  concept.extend({ 'dc:thingCountWithSubtree': z.number().int().nonnegative() }),
)

/** A single concept, from `universal/{id}`. */
const datacycleConcept = z.object({
  '@graph': z.tuple([
    z.object({
      '@id': z.guid(),
      '@type': z.literal('skos:Concept'),
      'skos:prefLabel': label,
      'skos:inScheme': reference,
    }),
  ]),
})
