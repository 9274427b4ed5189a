import type { SelectionArea } from '#core/place/map-camera.ts'

/** Maps displayed rows (filtered and sorted) to item positions. */
export interface RowOrder {
  readonly count: number
  positionOf: (row: number) => number
  /** Negative if the item is not displayed. */
  rowOf: (position: number) => number
}

/** The selected items by position, so that sorting and filtering do not change the selection. */
export interface RowSelection {
  chosen: ReadonlySet<number>
  /** The focused item. */
  active: number | null
  /** The item where a range selection starts. */
  anchor: number | null
  /** The area by which the items were selected; null if they were selected in another way. */
  area: SelectionArea | null
}

export const noSelection: RowSelection = {
  chosen: new Set(),
  active: null,
  anchor: null,
  area: null,
}

/** `alone` selects only the row; `extend` selects the range from the anchor; `add` keeps the selection. */
export type SelectionStep = 'alone' | 'extend' | 'add'

/** Moves the selection to a row, clamped to the existing rows. */
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

/** Selects exactly these items and focuses the first displayed one. */
export function selectItems(
  order: RowOrder,
  positions: readonly number[],
  area: SelectionArea | null = null,
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
