import { usualRelations } from '#core/content/known-attributes.ts'
import type { ItemDetails } from './response-details.ts'
import {
  hitsOf,
  isSameId,
  openOrConclude,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
} from './investigation.ts'

/** An item that links to the sought one. */
export interface UsingItem {
  id: string
  /** '' if none. */
  name: string
  /** The type as named by the API; '' if none. */
  type: string
  /** The attributes that link to the sought item. */
  as: readonly string[]
}

export interface UsedIn {
  /** Each item once, in the order of the endpoints. */
  items: readonly UsingItem[]
  /** True if an endpoint has more such items than one response lists. */
  hasMore: boolean
  failures: readonly { endpoint: string; failure: UsedInFailure }[]
}

export type UsedInFailure =
  | StepFailure
  /** The response has items that do not link to the sought one, so the server did not evaluate the filter. */
  | { kind: 'ignored' }

/** Items that are asked of each endpoint; all of them are read (`maxDetailedItems`). */
const maxItems = 50

/** A CORE treats both as one relation, and sends either name (datacycle-core.md 12). */
const samePlace: readonly string[] = ['location', 'contentLocation']

/** The relations to search by: the usual ones of a CORE, and those by which its items were seen to link to others. */
export const relationsToSearch = (seen: readonly string[]): string[] => [
  ...new Set([...usualRelations, ...seen]),
]

/**
 * Plans the search for the items of endpoints that link to an item, one request for each endpoint of a dataCycle
 * CORE. A filter on linked items names its relation (datacycle-core.md 2.2), so only `relations` are searched. The
 * items are requested with these relations, because only they prove that the filter was evaluated.
 */
export function planUsedIn({
  id,
  endpoints,
  relations,
  languages,
}: {
  id: string
  endpoints: readonly string[]
  relations: readonly string[]
  /** A CORE only lists items in these languages (datacycle-core.md 8); names are in the first one if possible. */
  languages: readonly string[]
}): Investigation<UsedIn> {
  const sent = relations.some((name) => samePlace.includes(name))
    ? [...new Set([...relations, ...samePlace])]
    : relations
  const body = JSON.stringify({
    filter: {
      union: relations.map((name) => ({ linked: { [name]: { contentId: { in: [id] } } } })),
    },
    fields: ['name', ...sent].join(','),
    language: languages.join(','),
    page: { size: maxItems },
  })
  const steps = endpoints.map((endpoint): Step => ({
    key: endpoint,
    plan: { kind: 'post', endpoint, query: [], body },
    purpose: { kind: 'used-in' },
    readsDetails: true,
  }))
  return {
    price: steps.length,
    next: (outcomes) => openOrConclude(steps, outcomes, () => readUsedIn(id, endpoints, outcomes)),
  }
}

function readUsedIn(id: string, endpoints: readonly string[], outcomes: Outcomes): UsedIn {
  const items = new Map<string, UsingItem>()
  const failures: UsedIn['failures'][number][] = []
  let hasMore = false
  for (const endpoint of endpoints) {
    const outcome = outcomes.get(endpoint)
    if (outcome === undefined) continue
    if (outcome.kind === 'failed') {
      failures.push({ endpoint, failure: outcome.failure })
      continue
    }
    const found = (outcome.details?.items ?? []).map((item) => readUsingItem(id, item))
    if (found.some(({ as }) => as.length === 0))
      failures.push({ endpoint, failure: { kind: 'ignored' } })
    else {
      for (const item of found) if (!items.has(item.id)) items.set(item.id, item)
      hasMore ||= hitsOf(outcome.response).count > BigInt(found.length)
    }
  }
  return { items: [...items.values()], hasMore, failures }
}

const readUsingItem = (sought: string, { id, name, type, relations }: ItemDetails): UsingItem => ({
  id,
  name,
  type,
  as: relations.flatMap((one) =>
    one.ids.some((other) => isSameId(other, sought)) ? one.name : [],
  ),
})
