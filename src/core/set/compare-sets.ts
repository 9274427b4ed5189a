import { longestRising } from '#core/compare/longest-rising.ts'
import { isShuffled } from '#core/dialect/sort-hints.ts'
import { describeChanges, type ValueChange } from '#core/compare/value-changes.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { SetDocument } from './set-document.ts'
import type { SetState } from './set-verdict.ts'

/** What became of the items of one set in a later one. */
export interface SetComparison {
  came: readonly string[]
  /** In the earlier set only; what may be said of them hangs on the later set (whole-set.md L8). */
  left: readonly string[]
  leaving: Leaving
  changed: readonly ChangedItem[]
  /** Without a change, wherever they stand. */
  same: number
  /** In both, in another place: the fewest that have to be moved. null where order was no part of the query. */
  elsewhere: readonly string[] | null
  /** How many items changed in which attribute, the most first. */
  byAttribute: readonly { path: string; count: number }[]
}

export interface ChangedItem {
  id: string
  /** Its attributes that changed, each once. */
  paths: readonly string[]
}

/** Absent is gone only where the later set is proved; of others it was not met, or nothing is said. */
export type Leaving = 'gone' | 'not-met' | 'untold'

/** A comparison without the attributes that a person left out. */
export interface ComparisonWithout {
  changed: readonly ChangedItem[]
  /** Changed in nothing but what is left out. */
  leftOut: number
  /** Unchanged, in another place; null where order was no part of the query. */
  moved: readonly string[] | null
  /** Unchanged, in their place where there is one. */
  same: number
  byAttribute: SetComparison['byAttribute']
  /** What alone makes more than half of the changes, offered to be left out. */
  offered: { path: string; count: number } | null
}

export function leaveOut(
  { changed: all, same, elsewhere }: Pick<SetComparison, 'changed' | 'same' | 'elsewhere'>,
  paths: ReadonlySet<string>,
): ComparisonWithout {
  const changed = all.flatMap((item) => {
    const left = item.paths.filter((path) => !paths.has(path))
    return left.length === 0 ? [] : [{ ...item, paths: left }]
  })
  const differing = new Set(all.map(({ id }) => id))
  const moved = elsewhere?.filter((id) => !differing.has(id)) ?? null
  return {
    changed,
    leftOut: all.length - changed.length,
    moved,
    same: same - (moved?.length ?? 0),
    byAttribute: countByAttribute(changed),
    offered: findDominant(changed),
  }
}

/** The only change of more than half of the items that changed. */
function findDominant(changed: readonly ChangedItem[]): ComparisonWithout['offered'] {
  const alone = countByAttribute(changed.filter(({ paths }) => paths.length === 1))
  const [first] = alone
  return first !== undefined && first.count * 2 > changed.length ? first : null
}

/** Two sets that were walked in one order that the query names: then another place is told. */
export function isInOneOrder(earlier: OrderedSet, later: OrderedSet): boolean {
  const isOrdered = ({ way, form, passes }: OrderedSet) =>
    way === 'pages' && form.sort.length > 0 && !isShuffled(form) && passes.length === 0
  return (
    isOrdered(earlier) &&
    isOrdered(later) &&
    JSON.stringify(earlier.form.sort) === JSON.stringify(later.form.sort)
  )
}

type OrderedSet = Pick<SetDocument, 'way' | 'form' | 'passes'>

/** The fewest of what is in both that have to be moved to get from one order to the other. */
export function findElsewhere(earlier: Iterable<string>, later: Iterable<string>): string[] {
  const places = new Map<string, number>()
  for (const id of earlier) places.set(id, places.size)
  const both = [...later].filter((id) => places.has(id))
  const kept = new Set(longestRising(both.map((id) => places.get(id) ?? 0)))
  return both.filter((_, at) => !kept.has(at))
}

const leavings = {
  whole: 'gone',
  'one-answer': 'gone',
  counted: 'not-met',
  missing: 'not-met',
  surplus: 'not-met',
  untold: 'not-met',
  restless: 'not-met',
  partial: 'untold',
} as const satisfies Record<SetState, Leaving>

export const leavingOf = (later: SetState): Leaving => leavings[later]

/** The attributes in which two texts of one item differ: names joined by dots, without the places in lists. */
export const changedPaths = (before: JsonValue, after: JsonValue): string[] =>
  pathsOfChanges(describeChanges(before, after))

/** The attributes that changes stand in, each once. */
export function pathsOfChanges(changes: readonly Pick<ValueChange, 'path'>[]): string[] {
  const paths = changes.map(({ path }) =>
    path
      .filter((part) => typeof part === 'string')
      .slice(0, maxDepth)
      .join('.'),
  )
  return [...new Set(paths)]
}

/** Deeper changes are told of the attribute that they stand in. */
const maxDepth = 2

export function countByAttribute(changed: readonly ChangedItem[]): SetComparison['byAttribute'] {
  const counts = new Map<string, number>()
  for (const { paths } of changed)
    for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1)
  return Array.from(counts, ([path, count]) => ({ path, count })).toSorted(
    (one, other) => other.count - one.count || (one.path < other.path ? -1 : 1),
  )
}
