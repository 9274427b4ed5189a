/** The parsed query of a documented list, from GET or POST: what of its items is sent, and in which order. */
import type { SchemeSlug } from '#sample/content/concepts.ts'
import { type Language, preferred } from '#sample/content/text.ts'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#sample/content/json.ts'
import { startOf, type Thing } from '#sample/content/thing.ts'

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

/** Which attributes of an item are sent, and which of its relations are resolved. */
export interface Selection {
  /** All attributes that are sent by default. */
  isWhole: boolean
  named: ReadonlySet<string>
  /** Selections of resolved relations and nested objects, by attribute name. */
  nested: ReadonlyMap<string, Selection>
}

/** The selected part of an object; always includes `@id` and `@type` (api.md 2.2). */
export function narrow(object: JsonObject, selection: Selection): JsonObject {
  const { isWhole, named, nested } = selection
  const members = Object.entries(object).flatMap(([name, value]): [string, Json][] => {
    const inner = nested.get(name)
    if (inner !== undefined) return [[name, narrowValue(value, inner)]]
    const isKept = isWhole || named.has(name) || name === '@id' || name === '@type'
    return isKept ? [[name, value]] : []
  })
  return Object.fromEntries(members)
}

function narrowValue(value: Json, selection: Selection): Json {
  if (isJsonArray(value)) return value.map((member) => narrowValue(member, selection))
  return isJsonObject(value) ? narrow(value, selection) : value
}

/** Resolves all dotted paths completely; `location.image` resolves both relations. */
function resolvePaths(paths: readonly (readonly string[])[]): Selection {
  const restsByName = new Map<string, (readonly string[])[]>()
  for (const [first, ...rest] of paths) {
    if (first === undefined) continue
    restsByName.set(first, [...(restsByName.get(first) ?? []), rest])
  }
  return {
    isWhole: true,
    named: new Set(),
    nested: new Map([...restsByName].map(([name, rest]) => [name, resolvePaths(rest)])),
  }
}

export type SortKey = 'name' | 'startDate' | 'created' | 'modified'

export interface SortCriterion {
  key: SortKey
  isDescending: boolean
}

const collator = new Intl.Collator('de')

/** Sorts items by the criteria in order; items without the attribute come last, ties are sorted by ID. */
export function orderThings<T extends Thing>(
  things: readonly T[],
  criteria: readonly SortCriterion[],
  languageOf: (thing: T) => Language,
): T[] {
  const compareBy = ({ key, isDescending }: SortCriterion, one: T, other: T): number => {
    const way = isDescending ? -1 : 1
    if (key === 'name') {
      const name = (thing: T) => preferred(thing.name, languageOf(thing))
      return way * collator.compare(name(one), name(other))
    }
    const instant = (thing: T) => (key === 'startDate' ? startOf(thing) : thing[key])
    const [left, right] = [instant(one), instant(other)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return way * (left - right)
  }
  const compare = (one: T, other: T): number => {
    for (const criterion of criteria) {
      const order = compareBy(criterion, one, other)
      if (order !== 0) return order
    }
    return one.id < other.id ? -1 : 1
  }
  return [...things].sort(compare)
}
