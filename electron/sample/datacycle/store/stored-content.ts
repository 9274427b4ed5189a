/** The content of a CORE server; the rules do not depend on its origin. */
import {
  type JsonObject,
  exactValue,
  isJsonObject,
  type Json,
  isJsonArray,
} from '#sample/content/json.ts'

export type Locale = string
export type Locales = readonly [Locale, ...Locale[]]

export interface StoredContent {
  /** The first is the default, used if no language is requested. */
  locales: Locales
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

export interface Position {
  longitude: number
  latitude: number
}

/** The first point of a line; null without a position. */
export function positionOf(thing: StoredThing): Position | null {
  const [text] = thing.texts.values()
  const geo = text?.geo ?? null
  if (!isJsonObject(geo)) return null
  const line = geo.line
  const [, x, y] = typeof line === 'string' ? (/\(\(?(-?[\d.]+) (-?[\d.]+)/.exec(line) ?? []) : []
  const longitude = numberOf(geo.longitude ?? x)
  const latitude = numberOf(geo.latitude ?? y)
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? { longitude, latitude } : null
}

const numberOf = (value: Json | undefined): number =>
  value === undefined ? Number.NaN : Number(exactValue(value))

const earthRadiusMetres = 6_371_008

/** Great-circle distance. */
export function metresBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [south, north] = [radians(one.latitude), radians(other.latitude)]
  const across = Math.sin((radians(other.longitude) - radians(one.longitude)) / 2) ** 2
  const up = Math.sin((north - south) / 2) ** 2
  return (
    2 * earthRadiusMetres * Math.asin(Math.sqrt(up + Math.cos(south) * Math.cos(north) * across))
  )
}

/**
 * The ID of an unresolved relation, which has only `@id` and `@type` (datacycle-core.md 7); otherwise null.
 */
export function referenceOf(value: Json): string | null {
  if (!isJsonObject(value)) return null
  const { '@id': id, '@type': type, ...rest } = value
  const isReference = type !== undefined && Object.keys(rest).length === 0
  return isReference && typeof id === 'string' ? id : null
}

/** Aliases of relations (datacycle-core.md 12). */
const sameRelation: Readonly<Record<string, string>> = {
  location: 'contentLocation',
  contentLocation: 'location',
}

/** The IDs of a thing's relation, from its first language: relations are the same in all. */
export function relatedIds(thing: StoredThing, relation: string): string[] {
  const names = [relation, sameRelation[relation]].filter((name) => name !== undefined)
  const [first] = thing.texts.values()
  return names.flatMap((name) => {
    const value = first?.[name] ?? null
    return (isJsonArray(value) ? value : [value])
      .map(referenceOf)
      .filter((id): id is string => id !== null)
  })
}
