import { haveSameSelection, type SideLabeling } from '#core/compare/comparison-cautions.ts'
import { longestRising } from '#core/compare/compare-items.ts'
import { isShuffled } from '#core/dialect/sort-hints.ts'
import { describeChanges, type ValueChange } from '#core/compare/value-changes.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { normalizeForm } from '#core/query/normalize-form.ts'
import type { SetDocument } from './set-document.ts'
import type { SetState } from './set-verdict.ts'

/** The changes of a set's items in a later set. */
export interface SetComparison {
  /** Only in the later set. */
  came: readonly string[]
  /** Only in the earlier set; whether they are gone depends on the later set. */
  left: readonly string[]
  leaving: Leaving
  changed: readonly ChangedItem[]
  /** Number of unchanged items, at any position. */
  same: number
  /** In both at another position: the minimum number of moved items. null if the query has no order. */
  elsewhere: readonly string[] | null
  /** The number of changed items by attribute, highest first. */
  byAttribute: readonly { path: string; count: number }[]
}

export interface ChangedItem {
  id: string
  /** Its changed attributes, each once. */
  paths: readonly string[]
}

/** What the absence of items in the later set proves. */
export type Leaving =
  /** They are gone: the later set is proved complete. */
  | 'gone'
  /** Nothing: the later set may lack items. */
  | 'not-met'
  /** Nothing: the fetch of the later set has not ended. */
  | 'untold'

/** A comparison without the attributes excluded by the user. */
export interface FilteredComparison {
  changed: readonly ChangedItem[]
  /** Number of items changed only in excluded attributes. */
  excludedCount: number
  /** Unchanged at another position; null if the query has no order. */
  moved: readonly string[] | null
  /** Unchanged, and not moved if there is an order. */
  same: number
  byAttribute: SetComparison['byAttribute']
  /** An attribute that is the only change of more than half of the changed items, offered for exclusion. */
  offered: { path: string; count: number } | null
}

export function excludeAttributes(
  { changed: all, same, elsewhere }: Pick<SetComparison, 'changed' | 'same' | 'elsewhere'>,
  paths: ReadonlySet<string>,
): FilteredComparison {
  const changed = all.flatMap((item) => {
    const remaining = item.paths.filter((path) => !paths.has(path))
    return remaining.length === 0 ? [] : [{ ...item, paths: remaining }]
  })
  const differing = new Set(all.map(({ id }) => id))
  const moved = elsewhere?.filter((id) => !differing.has(id)) ?? null
  return {
    changed,
    excludedCount: all.length - changed.length,
    moved,
    same: same - (moved?.length ?? 0),
    byAttribute: countByAttribute(changed),
    offered: findDominant(changed),
  }
}

function findDominant(changed: readonly ChangedItem[]): FilteredComparison['offered'] {
  const alone = countByAttribute(changed.filter(({ paths }) => paths.length === 1))
  const [first] = alone
  return first !== undefined && first.count * 2 > changed.length ? first : null
}

/** True if both sets were fetched page by page in the same sort order, so that moves are meaningful. */
export function isInOneOrder(earlier: OrderedSet, later: OrderedSet): boolean {
  const isOrdered = ({ way, form, passes }: OrderedSet) =>
    way === 'pages' && form.sort.length > 0 && !isShuffled(form) && passes.length === 0
  return (
    isOrdered(earlier) &&
    isOrdered(later) &&
    JSON.stringify(earlier.form.sort) === JSON.stringify(later.form.sort)
  )
}

/** How two sets are told apart: by time only if both are of one query to one endpoint of one connection. */
export function describeSetLabeling(one: QueryOnServer, other: QueryOnServer): SideLabeling {
  const form = normalizeForm(one.form, one.conventions)
  const otherForm = normalizeForm(other.form, other.conventions)
  const connection = one.connectionId !== other.connectionId || one.baseUrl !== other.baseUrl
  const endpoint = form.endpoint !== otherForm.endpoint
  if (connection || endpoint) return { kind: 'source', connection, endpoint }
  return { kind: haveSameSelection(form, otherForm) ? 'time' : 'query' }
}

/** The query of a set, and the server that it was sent to. */
export type QueryOnServer = Pick<SetDocument, 'connectionId' | 'baseUrl' | 'form' | 'conventions'>

type OrderedSet = Pick<SetDocument, 'way' | 'form' | 'passes'>

/** The smallest set of common items whose move turns one order into the other. */
export function findMoved(earlier: Iterable<string>, later: Iterable<string>): string[] {
  const places = new Map<string, number>()
  for (const id of earlier) places.set(id, places.size)
  const both = [...later].filter((id) => places.has(id))
  const unmoved = new Set(longestRising(both.map((id) => places.get(id) ?? 0)))
  return both.filter((_, at) => !unmoved.has(at))
}

const leavingByState = {
  whole: 'gone',
  'one-answer': 'gone',
  counted: 'not-met',
  missing: 'not-met',
  surplus: 'not-met',
  untold: 'not-met',
  restless: 'not-met',
  partial: 'untold',
} as const satisfies Record<SetState, Leaving>

export const leavingOf = (later: SetState): Leaving => leavingByState[later]

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

export function countByAttribute(changed: readonly ChangedItem[]): SetComparison['byAttribute'] {
  const counts = new Map<string, number>()
  for (const { paths } of changed)
    for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1)
  return Array.from(counts, ([path, count]) => ({ path, count })).toSorted(
    (one, other) => other.count - one.count || (one.path < other.path ? -1 : 1),
  )
}
