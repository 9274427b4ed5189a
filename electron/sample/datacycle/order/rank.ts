import type { StoredThing } from '#sample/datacycle/store/stored-content.ts'

export type Compare<Row = StoredThing> = (one: Row, other: Row) => number

/** Where a table has a thing; behind all others where it has not. */
export function rankIn(table: readonly string[]): (row: { id: string }) => number {
  const ranks = new Map(table.map((id, index) => [id, index]))
  return ({ id }) => ranks.get(id) ?? table.length
}

export const byNumber =
  <Row = StoredThing>(numberOf: (row: Row) => number): Compare<Row> =>
  (one, other) => {
    const [left, right] = [numberOf(one), numberOf(other)]
    return left === right ? 0 : left < right ? -1 : 1
  }

export const reversed =
  <Row>(compare: Compare<Row>): Compare<Row> =>
  (one, other) =>
    compare(other, one)

/** The second decides where the first does not. */
export const first =
  <Row>(...comparisons: readonly Compare<Row>[]): Compare<Row> =>
  (one, other) => {
    for (const compare of comparisons) {
      const order = compare(one, other)
      if (order !== 0) return order
    }
    return 0
  }

/** Ties of every explicit sort (datacycle-core.md 5). */
export const byIdDown: Compare = (one, other) =>
  one.id === other.id ? 0 : one.id > other.id ? -1 : 1

/** The order of an endpoint that has none of its own: what was changed last comes first. */
export const byDefault: Compare = first(reversed(byNumber((thing) => thing.modified)), byIdDown)
