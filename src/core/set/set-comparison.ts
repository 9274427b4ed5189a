import { haveSameSelection, type SideLabeling } from '#core/compare/comparison-cautions.ts'
import type { AttributeCount, ChangedAttributes } from '#core/compare/value-changes.ts'
import { isShuffled } from '#core/dialect/sort-hints.ts'
import { pruneForm } from '#core/query/form.ts'
import { normalizeForm } from '#core/query/normalize-form.ts'
import type { SetDocument, SetView } from './set-document.ts'
import type { SetState } from './set-verdict.ts'

/** The differences between the items of two sets, in the words of `ItemComparison`. */
export interface SetComparison {
  added: readonly string[]
  removed: readonly string[]
  /** Whether the removed items are gone, which depends on the later set. */
  absence: Absence
  changed: readonly ChangedAttributes[]
  /** Number of unchanged items, at any position. */
  unchanged: number
  /** The unchanged items; empty for one query at two times, where nobody looks for them. */
  same: readonly string[]
  /** null if the query has no order. */
  moved: readonly string[] | null
  /** Highest count first. */
  byAttribute: readonly AttributeCount[]
}

/** What the absence of items in the later set proves. */
export type Absence =
  /** They are gone: the later set is proved complete. */
  | 'gone'
  /** Nothing: the later set may lack items. */
  | 'not-met'
  /** Nothing: the fetch of the later set has not ended. */
  | 'untold'

/** True if both sets were fetched page by page in the same sort order, so that moves are meaningful. */
export function isInOneOrder(earlier: OrderedSet, later: OrderedSet): boolean {
  const sortOf = ({ way, form, passes }: OrderedSet) =>
    way === 'pages' && !isShuffled(form) && passes.length === 0 ? pruneForm(form).sort : []
  const sort = sortOf(earlier)
  return sort.length > 0 && JSON.stringify(sort) === JSON.stringify(sortOf(later))
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

const absenceByState = {
  whole: 'gone',
  'one-answer': 'gone',
  counted: 'not-met',
  missing: 'not-met',
  surplus: 'not-met',
  untold: 'not-met',
  restless: 'not-met',
  partial: 'untold',
} as const satisfies Record<SetState, Absence>

export const absenceIn = (later: SetState): Absence => absenceByState[later]

/** Two queries whose items are to be compared. */
export type QueryPair<Query extends QueryOnServer> = readonly [before: Query, after: Query]

/** True if both sets, or queries, are of one query to one endpoint of one connection. */
export const isOneQuery = (one: QueryOnServer, other: QueryOnServer): boolean =>
  describeSetLabeling(one, other).kind === 'time'

/**
 * The newest set of each query, or the newest two of a query that is compared with itself; null where there is
 * none. A set that is not fetched to its end counts only if there is no other. `sets`: the newest first.
 */
export function findPairSets(
  [before, after]: QueryPair<QueryOnServer>,
  sets: readonly SetView[],
): readonly [SetView | null, SetView | null] {
  const setsOf = (query: QueryOnServer) => {
    const own = sets.filter((set) => isOneQuery(set, query))
    return [...own.filter(isEnded), ...own.filter((set) => !isEnded(set))]
  }
  const [newest = null, second = null] = setsOf(after)
  return [isOneQuery(before, after) ? second : (setsOf(before)[0] ?? null), newest]
}

const isEnded = ({ standing }: SetView): boolean => standing.kind === 'ended'
