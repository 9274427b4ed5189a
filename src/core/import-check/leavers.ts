import { allowsImportCheck } from '#core/set/allows-import-check.ts'
import type { SetView } from '#core/set/set-document.ts'
import { isSameSelection, type SetQuery } from '#core/set/set-query.ts'
import { maxListRequests } from '#core/set/list-parts.ts'

/** The maximum number of requests: the list of IDs and the deletions, each fetched up to twice. */
export const maxLeaverRequests = (held: number): number => 2 * maxListRequests(held) + 2

/** Items of a saved set that its endpoint no longer lists. */
export interface Leavers {
  /** Not among the deletions: taken out of the endpoint. */
  left: readonly string[]
  /** Among the deletions, possibly only because of a deleted translation. */
  deleted: readonly string[]
}

export function findLeavers(
  held: Iterable<string>,
  listed: ReadonlySet<string>,
  deletions: ReadonlySet<string>,
): Leavers {
  const gone = [...held].filter((id) => !listed.has(id))
  return {
    left: gone.filter((id) => !deletions.has(id)),
    deleted: gone.filter((id) => deletions.has(id)),
  }
}

/** The result as shown on the page; item names are those of the set. */
export interface LeaversResult {
  askedAt: string
  startedAt: string
  /** End of the set's fetch. */
  endedAt: string
  requests: number
  /** Number of items in the set. */
  held: number
  /** Number of items that the endpoint lists now. */
  now: number
  left: { count: number; items: readonly { id: string; name: string }[] }
  /** Number of removed items that are among the deletions. */
  deleted: number
  deletions: 'whole' | 'part' | 'failed'
}

/** Maximum number of named items. */
export const maxLeavers = 500

/**
 * Chooses the saved set to compare an endpoint with: complete, of this connection, and with the same
 * selection as one of the queries. Prefers the latest one started on or before `day`, which covers all the
 * time since then; otherwise the earliest. null if no set fits.
 */
export function chooseLeaversSet(
  sets: readonly SetView[],
  {
    connectionId,
    queries,
    day,
  }: { connectionId: string; queries: readonly SetQuery[]; day: string },
): SetView | null {
  const fitting = sets
    .filter(
      (set) =>
        allowsImportCheck(set) &&
        set.connectionId === connectionId &&
        queries.some((query) => isSameSelection(set, query)),
    )
    .toSorted((one, other) => (one.startedAt < other.startedAt ? -1 : 1))
  return fitting.findLast(({ startedAt }) => startedAt.slice(0, 10) <= day) ?? fitting[0] ?? null
}
