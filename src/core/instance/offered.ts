import type { ExchangeProblem } from '#core/exchange/problem.ts'

/** What came of asking an instance for a list that is not documented (api.md 4.7.2). */
export type Offered<T> =
  | {
      kind: 'offered'
      list: T[]
      /** Whether there is more of it than was read. */
      hasMore: boolean
    }
  /** The instance answered, but not with such a list: another status, no JSON, or another shape. */
  | { kind: 'not-offered'; status: number }
  /** 401 or 403; `hadToken` says whether one was sent. */
  | { kind: 'token-refused'; status: number; hadToken: boolean }
  /** It is overloaded (429) or has a fault (5xx): nothing is known about the list. */
  | { kind: 'fault'; status: number }
  /** The answer broke off, or is larger than any such list. */
  | { kind: 'broken' }
  | { kind: 'no-answer'; problem: ExchangeProblem }

/** An endpoint that the instance names for this token. Its slug is not told. */
export interface OfferedEndpoint {
  /** UUID. */
  id: string
  /** '' where it has none. */
  label: string
  kind: 'collection' | 'search'
  /** Folders around it, the outermost first, its own name not among them. */
  folderPath: string[]
}

/** The endpoints, with what the same answer tells of the instance itself. */
export type OfferedEndpoints =
  | {
      kind: 'offered'
      list: OfferedEndpoint[]
      hasMore: boolean
      /** The languages that the instance says it has; null where it does not say. */
      languages: string[] | null
      /** The answer carried the mark of a dataCycle CORE (datacycle-core.md 0). */
      isDatacycle: boolean
    }
  | Exclude<Offered<OfferedEndpoint>, { kind: 'offered' }>

/** A tree or list of concepts, such as all categories (api.md 2.4). */
export interface ConceptScheme {
  id: string
  label: string
}

/** A concept with the items that have it, under some conditions. */
export interface CountedConcept extends Concept {
  /** Items that have it or what is below it (`dc:thingCountWithSubtree`). */
  hits: number
}

/** A concept and where it stands. */
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
  /** Concepts with hits on all pages; null where the instance does not say. */
  total: number | null
}

export interface Concept {
  id: string
  label: string
  /** The concept above it; null at the top. */
  parentId: string | null
}
