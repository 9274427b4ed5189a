import type { StoredThing } from '#sample/datacycle/store/stored-content.ts'

export type Compare<Row = StoredThing> = (one: Row, other: Row) => number

const knownRanks = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

/** Position of a thing in a table, which must not change; things that are not in it come last. */
export function rankIn(table: readonly string[]): (row: { id: string }) => number {
  const ranks = knownRanks.get(table) ?? new Map(table.map((id, index) => [id, index]))
  knownRanks.set(table, ranks)
  return ({ id }) => ranks.get(id) ?? table.length
}

export const byNumber =
  <Row = StoredThing>(numberOf: (row: Row) => number): Compare<Row> =>
  (one, other) => {
    const left = numberOf(one)
    const right = numberOf(other)
    return left === right ? 0 : left < right ? -1 : 1
  }

export const reversed =
  <Row>(compare: Compare<Row>): Compare<Row> =>
  (one, other) =>
    compare(other, one)

/** Combines comparisons: later ones decide ties of earlier ones. */
export const lexicographic =
  <Row>(...comparisons: readonly Compare<Row>[]): Compare<Row> =>
  (one, other) => {
    for (const compare of comparisons) {
      const order = compare(one, other)
      if (order !== 0) return order
    }
    return 0
  }

/** Decides ties of every explicit sort (datacycle-core.md 5). */
export const byIdDown: Compare = (one, other) =>
  one.id === other.id ? 0 : one.id > other.id ? -1 : 1

/** Default order of an endpoint: most recently changed first. */
export const byDefault: Compare = lexicographic(
  reversed(byNumber((thing) => thing.modified)),
  byIdDown,
)
