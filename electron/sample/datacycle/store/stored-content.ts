/** The content of a CORE server; the rules do not depend on its origin. */
import type { JsonObject } from '#sample/content/json.ts'

export type Locale = string

export interface StoredContent {
  /** The first is the default, used if no language is requested. */
  locales: readonly [Locale, ...Locale[]]
  things: readonly StoredThing[]
  schemes: readonly StoredScheme[]
  concepts: readonly StoredConcept[]
  /** Parts of things that are sent as references unless included, such as schedules. */
  parts: ReadonlyMap<string, JsonObject>
  endpoints: readonly StoredEndpoint[]
  users: readonly StoredUser[]
  /** In the order they were recorded; also contains deleted translations. */
  deleted: readonly { id: string; at: number }[]
  /** Things as last indexed for full-text search; others are searched in their current state. */
  searchIndex?: ReadonlyMap<string, StoredThing>
  orders: ArbitraryOrders
}

export interface StoredThing {
  id: string
  /** The item as sent in each language, with its relations as references. */
  texts: ReadonlyMap<Locale, JsonObject>
  /** IDs in other systems; sent only if named (datacycle-core.md 2.3). */
  identifiers: readonly JsonObject[]
  /** Instants in milliseconds since 1970. */
  created: number
  modified: number
  /** Last change of the item or its linked content. */
  touched: number
  /** Empty without a schedule. */
  occurrences: readonly Occurrence[]
  validity: Validity
}

/**
 * `ended`: valid until yesterday; `things/{id}` reports it as expired, lists contain it all of today. `out`:
 * expired or not yet valid; in no list (datacycle-core.md 10).
 */
export type Validity = 'valid' | 'ended' | 'out'

export const isListed = ({ validity }: StoredThing): boolean => validity !== 'out'

/** The slugs of all languages. */
export const slugsOf = ({ texts }: StoredThing): string[] =>
  [...texts.values()].map((text) => text['dc:slug']).filter((slug) => typeof slug === 'string')

/** The end is exclusive (datacycle-core.md 2.2). */
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
  /** Null for a root. */
  parent: string | null
  texts: ReadonlyMap<Locale, JsonObject>
  created: number
}

export interface StoredEndpoint {
  id: string
  slug: string
  name: string
  /** `static`: a collection; `dynamic`: a saved search. */
  kind: 'static' | 'dynamic'
  /** True if it is available over the API. */
  isReleased: boolean
  /** Email of the user who created it. */
  owner: string
  /** Emails of other users who may use it. */
  sharedWith?: ReadonlySet<string>
  members: ReadonlySet<string>
  /** Members when its cache was built; used if it is nested in a filter, not if it is requested itself. */
  cached?: ReadonlySet<string>
  savedOrder: 'name' | null
}

export interface StoredUser {
  token: string
  email: string
  isLocked: boolean
}

/** Orders as lists of IDs; items not in a list come after the others. */
export interface ArbitraryOrders {
  /** Order of equally relevant full-text hits. */
  relevance: readonly string[]
  /** Unsorted rows: the database's order for the first few rows, and for more. */
  unsorted: { few: readonly string[]; many: readonly string[] }
  /** Recorded random orders, by seed. */
  random: ReadonlyMap<number, readonly string[]>
}
