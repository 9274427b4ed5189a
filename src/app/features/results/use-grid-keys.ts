import { type Ref, nextTick, ref } from 'vue'
import type { RowSelectionApi } from './use-row-selection.ts'
import type { FilterChoice } from '#core/dialect/server-filter.ts'
import { useWords } from '#app/i18n/use-words.ts'
import type { GridColumn } from '#core/content/grid-layout.ts'
import type { ResponseClient } from '#app/client/response-client.ts'
import { useSpokenWords } from '#app/words/use-spoken-words.ts'
import { useCopyText, useMessage } from '#app/ui/message.ts'

export type CellAction =
  | { kind: 'copy-cell' | 'copy-rows' | 'copy-name' | 'follow-link' | 'find-missing' }
  | { kind: 'open-item' | 'include' }
  | { kind: 'sort' | 'wider' | 'narrower' | 'describe' | 'hide' }
  | { kind: 'server-sort'; key: string }
  | { kind: 'server-filter'; filter: FilterChoice }
  /** An item to which the cell refers. */
  | { kind: 'open-related' | 'copy-related'; id: string }

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

/** The part of the grid in which an event occurred, read from data attributes. */
export interface GridTarget {
  /** Row index as shown; null outside of the rows. */
  line: number | null
  /** Column index of the cell; null outside of a cell. */
  column: number | null
  /** Column index of the header; null outside of a header. */
  headerColumn: number | null
}

export function readGridTarget({ target }: Event): GridTarget {
  const read = (name: string): number | null => {
    if (!(target instanceof Element)) return null
    const value = target.closest(`[${name}]`)?.getAttribute(name) ?? null
    return value === null ? null : Number(value)
  }
  const line = read('data-line')
  return {
    line,
    column: line === null ? null : read('data-column'),
    headerColumn: read('data-head'),
  }
}

/** Opens and closes the menu of a grid: at a cell, at a header, or at the focused cell. */
export function useGridMenu(options: {
  selection: Pick<RowSelectionApi, 'moveToColumn' | 'isSelected'>
  goTo: (row: number) => void
}) {
  const { selection, goTo } = options
  const at = ref<{ x: number; y: number } | null>(null)
  /** The menu is mounted when it is first used: mounting it was a sixth of the work for the first rows. */
  const isUsed = ref(false)

  function open(x: number, y: number) {
    isUsed.value = true
    at.value = null
    void nextTick(() => {
      at.value = { x, y }
    })
  }

  function close() {
    at.value = null
  }

  /** On a header, the menu is that of its column, with the commands of the active row. */
  function openAt(event: MouseEvent) {
    const { line, column, headerColumn } = readGridTarget(event)
    const menuColumn = line === null ? headerColumn : column
    if (line === null && headerColumn === null) return
    event.preventDefault()
    if (menuColumn !== null) selection.moveToColumn(menuColumn)
    if (line !== null && !selection.isSelected(line)) goTo(line)
    open(event.clientX, event.clientY)
  }

  /** The open menu handles its arrow keys and Enter itself, so only Tab and Escape are handled here. */
  function press(event: KeyboardEvent) {
    if (event.key === 'Tab') close()
    if (event.key !== 'Escape') return
    close()
    event.preventDefault()
    event.stopPropagation()
  }

  return { at, isUsed, open, openAt, close, press }
}

/** Copies rows and column names to the clipboard. */
export function useCopyRows(options: {
  client: Readonly<Ref<ResponseClient>>
  positionOf: (row: number) => number
}) {
  const { client, positionOf } = options
  const { say } = useWords()
  const words = useSpokenWords()
  const message = useMessage()
  const copyText = useCopyText()

  async function copyRows(
    rows: readonly number[],
    columns: readonly GridColumn[],
    hasHeader: boolean,
  ) {
    const { text } = await client.value.ask({
      kind: 'table',
      positions: rows.map(positionOf),
      paths: columns.map(({ path }) => path),
      hasHeader,
      words: words.value,
    })
    if (await copyText(text))
      message.success(
        hasHeader ? say('results.copiedRows', { count: rows.length }) : say('app.copied'),
      )
  }

  async function copyName({ key }: GridColumn) {
    if (await copyText(key)) message.success(say('app.copied'))
  }

  return { copyRows, copyName }
}
