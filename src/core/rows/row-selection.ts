import type { MapPoint } from '#core/place/map-camera.ts'

/** The rows of a page as they are shown: a filter leaves items out, a sort puts them into another order. */
export interface RowOrder {
  readonly count: number
  /** The position of the item in a row. */
  positionOf: (row: number) => number
  /** Below 0 where the item is in none. */
  rowOf: (position: number) => number
}

/** Which items are selected, by their positions: they stay so in whatever row they stand, and where a filter hides them. */
export interface RowSelection {
  chosen: ReadonlySet<number>
  /** The item that the keyboard stands on. */
  active: number | null
  /** Where a range begins. */
  anchor: number | null
  /** What was drawn around them, in the map's world; null where they were selected otherwise. */
  area: readonly MapPoint[] | null
}

export const noSelection: RowSelection = {
  chosen: new Set(),
  active: null,
  anchor: null,
  area: null,
}

/** `extend` selects all rows from the anchor on; `add` keeps what was selected. */
export type SelectionStep = 'alone' | 'extend' | 'add'

/** The selection after a step to a row; one beyond the ends is the first or the last. */
export function moveSelection(
  before: RowSelection,
  order: RowOrder,
  row: number,
  how: SelectionStep,
): RowSelection {
  if (order.count === 0) return before
  const target = Math.min(Math.max(0, row), order.count - 1)
  const active = order.positionOf(target)
  const anchorRow = before.anchor === null ? -1 : order.rowOf(before.anchor)
  if (how === 'extend' && anchorRow >= 0)
    return {
      chosen: new Set(positionsBetween(order, anchorRow, target)),
      active,
      anchor: before.anchor,
      area: null,
    }
  const kept = how === 'add' ? before.chosen : []
  return { chosen: new Set([...kept, active]), active, anchor: active, area: null }
}

/** All rows that are shown. */
export function selectAllRows(before: RowSelection, order: RowOrder): RowSelection {
  if (order.count === 0) return before
  const last = order.count - 1
  return {
    chosen: new Set(positionsBetween(order, 0, last)),
    active: order.positionOf(last),
    anchor: order.positionOf(0),
    area: null,
  }
}

/** These items and no others; the keyboard stands on the first that is shown. */
export function selectItems(
  order: RowOrder,
  positions: readonly number[],
  area: readonly MapPoint[] | null = null,
): RowSelection {
  const chosen = new Set(positions)
  let first = 0
  while (first < order.count && !chosen.has(order.positionOf(first))) first += 1
  const active = first < order.count ? order.positionOf(first) : null
  return { chosen, active, anchor: active, area }
}

function positionsBetween({ positionOf }: RowOrder, one: number, other: number): number[] {
  const from = Math.min(one, other)
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, at) => positionOf(from + at))
}
