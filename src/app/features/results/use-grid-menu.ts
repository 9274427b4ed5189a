import { nextTick, ref } from 'vue'
import { readGridTarget } from './grid-target.ts'
import type { RowSelectionApi } from './use-row-selection.ts'

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
