import { computed, ref, type Ref } from 'vue'
import type { SelectionArea } from '#core/place/selection-area.ts'
import {
  moveSelection,
  selectAllRows,
  selectItems,
  type RowOrder,
  type RowSelection,
  type SelectionStep,
} from '#core/rows/row-selection.ts'
import type { PageOrder } from './use-page-order.ts'

/** The active cell and the selected rows. Row indexes follow the displayed order. */
export function useRowSelection(options: {
  /** Stored by item positions, which do not depend on sort and filter. */
  selection: Ref<RowSelection>
  order: Pick<PageOrder, 'rowCount' | 'positionOf' | 'rowOf' | 'rowsOf'>
  columnCount: Readonly<Ref<number>>
}) {
  const { selection, order, columnCount } = options
  const activeColumn = ref(0)
  const currentOrder = (): RowOrder => ({
    count: order.rowCount.value,
    positionOf: order.positionOf,
    rowOf: order.rowOf,
  })

  /** Index of the active row; null if there is none or its item is hidden. */
  const activeRow = computed(() => {
    const { active } = selection.value
    const at = active === null ? -1 : order.rowOf(active)
    return at < 0 ? null : at
  })
  const selectedPositions = computed(() => selection.value.chosen)
  /** The map shape used to select the rows, if any. */
  const area = computed(() => selection.value.area)
  /** Indexes of the selected visible rows, ascending. */
  const selectedRows = computed(() => order.rowsOf([...selectedPositions.value]))
  const isSelected = (at: number) => selectedPositions.value.has(order.positionOf(at))

  function moveTo(at: number, how: SelectionStep = 'alone') {
    selection.value = moveSelection(selection.value, currentOrder(), at, how)
  }

  function moveToColumn(at: number) {
    activeColumn.value = Math.min(Math.max(0, at), Math.max(0, columnCount.value - 1))
  }

  function selectAll() {
    selection.value = selectAllRows(selection.value, currentOrder())
  }

  /** Selects only these items. `area` is the map shape used to select them, if any. */
  function select(positions: readonly number[], area: SelectionArea | null = null) {
    selection.value = selectItems(currentOrder(), positions, area)
  }

  return {
    activeRow,
    activeColumn,
    selectedPositions,
    area,
    selectedRows,
    isSelected,
    moveTo,
    moveToColumn,
    selectAll,
    select,
  }
}

export type RowSelectionApi = ReturnType<typeof useRowSelection>
