import type * as z from 'zod'
import type { Concept, ConceptScheme, Offered, OfferedEndpoint } from '#core/instance/offered.ts'
import type { JsonAnswer } from './ask-json.ts'
import { coreConcepts, coreSchemes, coreUser } from './core-lists.ts'

/** Asks for path and query below the connection's address. */
export type AskInstance = (target: string) => Promise<JsonAnswer>

/** CORE knows no largest page; a server that does is asked for as many pages as it takes. */
const pageSize = 500
/** 10 000 concepts: more than a person picks from, and an end for a list without one. */
const mostPages = 20

/** The endpoints that the instance names for this token: `users` (datacycle-core.md section 1). */
export async function loadOfferedEndpoints(ask: AskInstance): Promise<Offered<OfferedEndpoint>> {
  const answer = await ask('/api/v4/users')
  if (answer.kind !== 'json') return answer
  const read = coreUser.safeParse(answer.value)
  if (!read.success) return { kind: 'not-offered', status: answer.status }
  const { watchLists, storedFilters } = read.data['@graph']
  const list = [
    ...storedFilters.map(({ id, name }) => ({
      id,
      label: name,
      kind: 'search' as const,
      path: [],
    })),
    ...watchLists.map((one) => ({ ...one, label: one.name, kind: 'collection' as const })),
  ].map(({ id, label, kind, path }) => ({ id, label, kind, folderPath: (path ?? []).slice(0, -1) }))
  return { kind: 'offered', list, hasMore: false }
}

export function loadConceptSchemes(ask: AskInstance): Promise<Offered<ConceptScheme>> {
  return loadPages(
    (number) => ask(`/api/v4/concept_schemes?${pageQuery(number, 'skos:prefLabel')}`),
    coreSchemes,
    (scheme) => ({ id: scheme['@id'], label: scheme['skos:prefLabel'] }),
  )
}

/** `schemeId` is a UUID. */
export function loadConcepts(ask: AskInstance, schemeId: string): Promise<Offered<Concept>> {
  const path = `/api/v4/concept_schemes/${encodeURIComponent(schemeId)}/concepts`
  return loadPages(
    (number) => ask(`${path}?${pageQuery(number, 'skos:prefLabel,skos:broader')}`),
    coreConcepts,
    (concept) => {
      const [broader] = [concept['skos:broader'] ?? []].flat()
      return {
        id: concept['@id'],
        label: concept['skos:prefLabel'],
        parentId: broader?.['@id'] ?? null,
      }
    },
  )
}

const pageQuery = (number: number, fields: string) =>
  `fields=${fields.split(',').map(encodeURIComponent).join(',')}&page%5Bsize%5D=${pageSize}&page%5Bnumber%5D=${number}`

interface Page<Item> {
  '@graph': Item[]
  meta?: { pages?: number | null | undefined } | null | undefined
  links?: { next?: string | null | undefined } | null | undefined
}

/** Reads page after page by number: `links.next` only says that there is one, and is not followed. */
async function loadPages<Item, T extends { id: string }>(
  askPage: (number: number) => Promise<JsonAnswer>,
  schema: z.ZodType<Page<Item>>,
  read: (item: Item) => T,
): Promise<Offered<T>> {
  const found = new Map<string, T>()
  for (let number = 1; number <= mostPages; number++) {
    const answer = await askPage(number)
    if (answer.kind !== 'json') return answer
    const page = schema.safeParse(answer.value)
    if (!page.success) return { kind: 'not-offered', status: answer.status }
    const { '@graph': items, meta, links } = page.data
    const before = found.size
    for (const item of items.map(read)) found.set(item.id, item)
    const isLast = !links?.next && number >= (meta?.pages ?? 0)
    // A server that passes over the page number would give the same page for ever.
    if (isLast || found.size === before)
      return { kind: 'offered', list: [...found.values()], hasMore: !isLast }
  }
  return { kind: 'offered', list: [...found.values()], hasMore: true }
}
