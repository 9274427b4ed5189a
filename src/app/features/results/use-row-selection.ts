import { computed, ref, type Ref } from 'vue'
import type { MapPoint } from '#core/place/map-camera.ts'
import {
  moveSelection,
  selectAllRows,
  selectItems,
  type RowOrder,
  type RowSelection,
  type SelectionStep,
} from '#core/rows/row-selection.ts'
import type { PageOrder } from './use-page-order.ts'

/** Which cell the keyboard stands on, and which rows are selected. Rows are counted as shown. */
export function useRowSelection(options: {
  /** Kept elsewhere: by the positions of items, which no sort and no filter changes. */
  selection: Ref<RowSelection>
  order: Pick<PageOrder, 'rowCount' | 'positionOf' | 'rowOf' | 'rowsOf'>
  columnCount: Readonly<Ref<number>>
}) {
  const { selection, order, columnCount } = options
  const column = ref(0)
  const asShown = (): RowOrder => ({
    count: order.rowCount.value,
    positionOf: order.positionOf,
    rowOf: order.rowOf,
  })

  /** null where the keyboard stands nowhere, or on an item that is hidden. */
  const row = computed(() => {
    const { active } = selection.value
    const at = active === null ? -1 : order.rowOf(active)
    return at < 0 ? null : at
  })
  const chosen = computed(() => selection.value.chosen)
  /** Those that are shown, rising. */
  const rows = computed(() => order.rowsOf([...chosen.value]))
  const isSelected = (at: number) => chosen.value.has(order.positionOf(at))

  function moveTo(at: number, how: SelectionStep = 'alone') {
    selection.value = moveSelection(selection.value, asShown(), at, how)
  }

  function moveColumn(at: number) {
    column.value = Math.min(Math.max(0, at), Math.max(0, columnCount.value - 1))
  }

  function selectAll() {
    selection.value = selectAllRows(selection.value, asShown())
  }

  /** These items and no others, by the area that was drawn around them where one was. */
  function choose(positions: readonly number[], area: readonly MapPoint[] | null = null) {
    selection.value = selectItems(asShown(), positions, area)
  }

  return { row, column, chosen, rows, isSelected, moveTo, moveColumn, selectAll, choose }
}

export type SelectedRows = ReturnType<typeof useRowSelection>
