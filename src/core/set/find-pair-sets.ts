import { describeSetLabeling, type QueryOnServer } from './set-comparison.ts'
import type { SetView } from './set-document.ts'

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
