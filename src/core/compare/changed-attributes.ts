import type { JsonValue } from '#core/json/json-value.ts'
import { describeChanges, type ValueChange } from './value-changes.ts'

/** An item with the attributes that differ. */
export interface ChangedAttributes {
  id: string
  /** Dotted names without list positions, each once. */
  paths: readonly string[]
}

/** The number of items in which an attribute differs. */
export interface AttributeCount {
  path: string
  count: number
}

/** A comparison without the attributes that the user excluded. */
export interface FilteredComparison {
  changed: readonly ChangedAttributes[]
  /** Number of items changed only in excluded attributes. */
  excludedCount: number
  /** Unchanged at another position; null if the query has no order. */
  moved: readonly string[] | null
  /** At the same position, if there is an order. */
  unchanged: number
  byAttribute: readonly AttributeCount[]
  /** An attribute that is the only change of more than half of the changed items, offered for exclusion. */
  offered: { path: string; count: number } | null
}

export function excludeAttributes(
  {
    changed: all,
    unchanged,
    moved: allMoved,
  }: { changed: readonly ChangedAttributes[]; unchanged: number; moved: readonly string[] | null },
  paths: ReadonlySet<string>,
): FilteredComparison {
  const changed = all.flatMap((item) => {
    const remaining = item.paths.filter((path) => !paths.has(path))
    return remaining.length === 0 ? [] : [{ ...item, paths: remaining }]
  })
  const differing = new Set(all.map(({ id }) => id))
  const moved = allMoved?.filter((id) => !differing.has(id)) ?? null
  return {
    changed,
    excludedCount: all.length - changed.length,
    moved,
    unchanged: unchanged - (moved?.length ?? 0),
    byAttribute: countByAttribute(changed),
    offered: findDominant(changed),
  }
}

function findDominant(changed: readonly ChangedAttributes[]): FilteredComparison['offered'] {
  const alone = countByAttribute(changed.filter(({ paths }) => paths.length === 1))
  const [first] = alone
  return first !== undefined && first.count * 2 > changed.length ? first : null
}

/** The attributes that differ between two versions of an item: dotted names without list positions. */
export const changedPaths = (before: JsonValue, after: JsonValue): string[] =>
  pathsOfChanges(describeChanges(before, after))

/** The changed attributes, each once. */
export function pathsOfChanges(changes: readonly Pick<ValueChange, 'path'>[]): string[] {
  const paths = changes.map(({ path }) =>
    path
      .filter((part) => typeof part === 'string')
      .slice(0, maxDepth)
      .join('.'),
  )
  return [...new Set(paths)]
}

/** Deeper changes are reported for the attribute that contains them. */
const maxDepth = 2

export function countByAttribute(changed: readonly ChangedAttributes[]): AttributeCount[] {
  const counts = new Map<string, number>()
  for (const { paths } of changed)
    for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1)
  return Array.from(counts, ([path, count]) => ({ path, count })).toSorted(
    (one, other) => other.count - one.count || (one.path < other.path ? -1 : 1),
  )
}
