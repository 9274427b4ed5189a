import { describeChanges, type ValueChange } from '#core/compare/value-changes.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { SetState } from './set-verdict.ts'

/** What became of the items of one set in a later one. */
export interface SetComparison {
  came: readonly string[]
  /** In the earlier set only; what may be said of them hangs on the later set (whole-set.md L8). */
  left: readonly string[]
  leaving: Leaving
  changed: readonly ChangedItem[]
  /** Character for character the same. */
  same: number
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
