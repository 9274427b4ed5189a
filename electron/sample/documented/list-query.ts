/** What a request asks of a documented list, however it was sent. */
import type { SchemeSlug } from '#sample/content/concepts.ts'
import type { Language } from '#sample/content/text.ts'
import type { SortKey } from '#sample/query/order.ts'

export interface ListQuery {
  /** The full-text term; empty for none. */
  q: string
  filters: readonly ClassificationFilter[]
  /** Relations to resolve, each a path of names. */
  include: readonly (readonly string[])[]
  /** Attributes of a resolved relation, by the relation's dotted path. */
  fields: ReadonlyMap<string, readonly string[]>
  /** Empty for the endpoint's own order. */
  sort: readonly SortWish[]
  /** Only what is written in one of them; empty for whatever an item is written in. */
  languages: readonly Language[]
  size: number
  number: number
}

export interface ClassificationFilter {
  key: SchemeSlug
  /** Slugs or ids of concepts; an item needs one of them. */
  values: readonly string[]
  /** Sent as a list, or as a text that names them; links repeat it as it was. */
  isList: boolean
}

export interface SortWish {
  key: SortKey
  descending: boolean
}

export const defaultPageSize = 25
