/** The parsed query of a documented list, from GET or POST. */
import type { SchemeSlug } from '#sample/content/concepts.ts'
import type { Language } from '#sample/content/text.ts'
import type { SortCriterion } from '#sample/query/order.ts'
import { resolvePaths, type Selection } from '#sample/query/selection.ts'

export interface ListQuery {
  /** The full-text term; empty for none. */
  q: string
  filters: readonly ClassificationFilter[]
  /** Relations to resolve, each a path of names. */
  include: readonly (readonly string[])[]
  /** Attributes of a resolved relation, by the relation's dotted path. */
  fields: ReadonlyMap<string, readonly string[]>
  /** Empty for the endpoint's own order. */
  sort: readonly SortCriterion[]
  /** Only items in one of these languages; empty for all items. */
  languages: readonly Language[]
  size: number
  number: number
}

export interface ClassificationFilter {
  key: SchemeSlug
  /** Slugs or IDs of concepts; an item needs at least one of them. */
  values: readonly string[]
  /** Sent as a list or as one text; links repeat the original form. */
  isList: boolean
}

export const defaultPageSize = 25

/** Combines include and fields into a selection; fields apply only to included relations. */
export function selectRelations({ include, fields }: ListQuery): Selection {
  return withFields(resolvePaths(include), [], fields)
}

function withFields(
  selection: Selection,
  path: readonly string[],
  fields: ListQuery['fields'],
): Selection {
  const named = path.length === 0 ? undefined : fields.get(path.join('.'))
  return {
    isWhole: named === undefined,
    named: new Set(named),
    nested: new Map(
      [...selection.nested].map(([name, inner]) => [
        name,
        withFields(inner, [...path, name], fields),
      ]),
    ),
  }
}
