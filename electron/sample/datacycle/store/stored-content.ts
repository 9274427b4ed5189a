/** What one instance like dataCycle CORE holds; its rules know nothing of where that comes from. */
import type { JsonObject } from '#sample/content/json.ts'

export type Locale = string

export interface StoredContent {
  /** The first is the instance's own: it counts where no language is asked for. */
  locales: readonly [Locale, ...Locale[]]
  things: readonly StoredThing[]
  schemes: readonly StoredScheme[]
  concepts: readonly StoredConcept[]
  /** Parts of things that are delivered as references until they are included, schedules for one. */
  parts: ReadonlyMap<string, JsonObject>
  endpoints: readonly StoredEndpoint[]
  users: readonly StoredUser[]
  /** In the order in which they were noted; a translation that was deleted stands here too. */
  deleted: readonly { id: string; at: number }[]
  /** Things as the full text's job found them last; whatever is not in it is searched as it is. */
  searchIndex?: ReadonlyMap<string, StoredThing>
  orders: OrdersWithoutMeaning
}

export interface StoredThing {
  id: string
  /** As delivered in each language it exists in, its relations as references. */
  texts: ReadonlyMap<Locale, JsonObject>
  /** IDs that other systems know it by; delivered only when named (datacycle-core.md 2.3). */
  identifiers: readonly JsonObject[]
  /** Instants in milliseconds since 1970. */
  created: number
  modified: number
  /** When something that it delivers was changed last, linked content included. */
  touched: number
  /** When it takes place; empty for what has no schedule. */
  occurrences: readonly Occurrence[]
  validity: Validity
}

/**
 * `ended` with yesterday: `things/{id}` says expired, lists have it until midnight (datacycle-core.md 9). `out`: over,
 * or not begun; no list has it.
 */
export type Validity = 'valid' | 'ended' | 'out'

export const isListed = ({ validity }: StoredThing): boolean => validity !== 'out'

/** Open at its end (datacycle-core.md 2.2). */
export interface Occurrence {
  start: number
  end: number
}

export interface StoredScheme {
  id: string
  texts: ReadonlyMap<Locale, JsonObject>
  created: number
}

export interface StoredConcept {
  id: string
  scheme: string
  /** Null at the top of its tree. */
  parent: string | null
  texts: ReadonlyMap<Locale, JsonObject>
  created: number
}

export interface StoredEndpoint {
  id: string
  slug: string
  name: string
  /** A collection, or a saved search. */
  kind: 'static' | 'dynamic'
  /** Whether it answers over the API at all. */
  released: boolean
  /** The user who made it. */
  owner: string
  /** Users besides who may use it. */
  sharedWith?: ReadonlySet<string>
  members: ReadonlySet<string>
  /** What it held when its cache was built: answers where it is nested, never where it is asked itself. */
  cached?: ReadonlySet<string>
  savedOrder: 'name' | null
}

export interface StoredUser {
  token: string
  email: string
  locked: boolean
}

/** Ids; what a table does not name comes after what it names. */
export interface OrdersWithoutMeaning {
  /** Among equally good hits of a full text. */
  relevance: readonly string[]
  /** Rows that nothing sorts, as the database finds them for the first few and for more of them. */
  unsorted: { few: readonly string[]; many: readonly string[] }
  /** By chance, for the seeds that the table has. */
  chance: ReadonlyMap<number, readonly string[]>
}
