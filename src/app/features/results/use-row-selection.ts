import { computed, ref, type Ref } from 'vue'
import type { SelectionArea } from '#core/place/map-camera.ts'
import {
  moveSelection,
  selectAllRows,
  selectItems,
  type RowOrder,
  type RowSelection,
  type SelectionStep,
} from '#core/rows/row-selection.ts'
import type { PageOrder } from './use-rows.ts'
import { ownValue } from '#core/own-value.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { renderResourcePath } from '#core/request/request-plan.ts'
import type { ShownResponse } from '#app/stores/response-store.ts'
import { useItemStore } from '#app/stores/item-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useDialogStore } from '#app/stores/commands-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useCopyText, useMessage } from '#app/ui/message.ts'

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

/** Opens, searches or copies an item of the rows, or one related to it, by its ID. */
export function useItemsById(options: {
  response: () => ShownResponse
  select: (position: number) => void
}) {
  const { response, select } = options
  const { say } = useWords()
  const message = useMessage()
  const copyText = useCopyText()
  const items = useItemStore()
  const observed = useObservedInstancesStore()
  const dialog = useDialogStore()
  const tabs = useTabsStore()

  /** Opens the search for the item in another query's result: that of another tab, otherwise the same query's. */
  function seek(id: string) {
    const other = tabs.tabs.find((tab) => tab.id !== tabs.active.id)
    dialog.open({ kind: 'missing', item: id, tabId: other?.id ?? '' })
  }

  /** Selects the item's row on this page; otherwise opens the item by ID if the server supports that. */
  async function openRelated(id: string) {
    const { client } = response()
    const { positions } = await client.ask({ kind: 'locate', ids: [id] })
    // Another tab was chosen meanwhile.
    if (response().client !== client) return
    const position = ownValue(positions, id)
    if (position !== undefined) select(position)
    else if (items.isOpenPossible) items.open(id)
    else message.info(say('cellMenu.notHere'))
  }

  async function copyRelated(id: string) {
    const { baseUrl, connectionId } = response().sent
    const address = baseUrl + renderResourcePath({ kind: 'thing', id })
    const hasAddress = observed.expectsDatacycleAt(connectionId)
    if (await copyText(hasAddress ? address : id)) message.success(say('app.copied'))
  }

  return { seek, openRelated, copyRelated }
}
