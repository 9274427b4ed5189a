import type { ExchangeProblem } from '#core/exchange/outcome.ts'

/** The result of requesting an undocumented list from a server (api.md 4.7.2). */
export type Offered<T> =
  | {
      kind: 'offered'
      list: T[]
      /** True if the list continues beyond what was read. */
      hasMore: boolean
    }
  | NotOffered

export type NotOffered =
  /** The response is not such a list: another status, no JSON, or another shape. */
  | { kind: 'not-offered'; status: number }
  /** 401 or 403; `hadToken`: a token was sent. */
  | { kind: 'token-refused'; status: number; hadToken: boolean }
  /** The server is overloaded (429) or has an error (5xx): nothing is known about the list. */
  | { kind: 'fault'; status: number }
  /** The response was interrupted, or is larger than any such list. */
  | { kind: 'broken' }
  | { kind: 'no-answer'; problem: ExchangeProblem }

/** An endpoint that the server lists for this token, without its slug. */
export interface OfferedEndpoint {
  id: string
  /** '' if it has none. */
  label: string
  kind: 'collection' | 'search'
  /** The folders that contain it, outermost first. */
  folderPath: string[]
}

/** The endpoints, with facts about the server from the same response. */
export type OfferedEndpoints =
  | {
      kind: 'offered'
      list: OfferedEndpoint[]
      hasMore: boolean
      /** The languages that the server lists; null if it lists none. */
      languages: string[] | null
      /** The response had the marks of a dataCycle CORE (datacycle-core.md 0). */
      isDatacycle: boolean
    }
  | NotOffered

/** A tree or list of concepts, such as all categories (api.md 2.4). */
export interface ConceptScheme {
  id: string
  label: string
}

/** A concept with the number of items that have it, under the filters of the request. */
export interface CountedConcept extends Concept {
  /** Items with this concept or a descendant (`dc:thingCountWithSubtree`). */
  hits: number
}

export interface LocatedConcept {
  id: string
  label: string
  schemeId: string
}

/** One page of the concepts of a scheme that have hits. */
export interface FacetPage {
  kind: 'offered'
  list: CountedConcept[]
  hasMore: boolean
  /** Concepts with hits on all pages; null if the server does not say. */
  total: number | null
}

export interface Concept {
  id: string
  label: string
  /** null at the top level. */
  parentId: string | null
}
