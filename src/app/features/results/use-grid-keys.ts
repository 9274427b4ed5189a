import type { Ref } from 'vue'
import type { RowSelectionApi } from './use-row-selection.ts'

/** Returns the key handler of a grid. Unused keys are passed on. */
export function useGridKeys(options: {
  selection: RowSelectionApi
  rowCount: Ref<number>
  columnCount: Ref<number>
  visibleRowCount: Ref<number>
  goTo: (row: number, how?: 'alone' | 'extend') => void
  goToColumn: (column: number) => void
  copyCell: () => void
  copyRows: () => void
  openMenu: () => void
  describeColumn: () => void
}): (event: KeyboardEvent) => void {
  const { selection, rowCount, columnCount, visibleRowCount } = options
  const { goTo, goToColumn, copyCell, copyRows, openMenu, describeColumn } = options

  return (event) => {
    const row = selection.activeRow.value ?? -1
    const how = event.shiftKey ? 'extend' : 'alone'
    const isCommand = event.ctrlKey || event.metaKey
    if (event.altKey) return
    switch (event.key) {
      case 'ArrowDown':
        goTo(isCommand ? rowCount.value - 1 : row + 1, how)
        break
      case 'ArrowUp':
        goTo(isCommand ? 0 : Math.max(0, row - 1), how)
        break
      case 'PageDown':
        goTo(row + visibleRowCount.value, how)
        break
      case 'PageUp':
        goTo(Math.max(0, row - visibleRowCount.value), how)
        break
      case 'Home':
        if (isCommand) goTo(0, how)
        else goToColumn(0)
        break
      case 'End':
        if (isCommand) goTo(rowCount.value - 1, how)
        else goToColumn(columnCount.value - 1)
        break
      case 'ArrowRight':
        goToColumn(selection.activeColumn.value + 1)
        break
      case 'ArrowLeft':
        goToColumn(selection.activeColumn.value - 1)
        break
      case 'Enter':
      case ' ':
        if (isCommand) return
        goTo(Math.max(0, row))
        break
      case 'a':
      case 'A':
        if (!isCommand) return
        selection.selectAll()
        break
      case 'c':
      case 'C':
        if (!isCommand || String(getSelection()) !== '') return
        if (event.shiftKey || selection.selectedRows.value.length > 1) copyRows()
        else copyCell()
        break
      case 'i':
      case 'I':
        if (isCommand) return
        describeColumn()
        break
      case 'ContextMenu':
      case 'F10':
        if (event.key === 'F10' && !event.shiftKey) return
        openMenu()
        break
      default:
        return
    }
    event.preventDefault()
    event.stopPropagation()
  }
}
