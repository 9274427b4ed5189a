import { nextTick, ref } from 'vue'
import { readGridTarget } from './grid-target.ts'
import type { SelectedRows } from './use-row-selection.ts'

/** Where the menu of a grid stands, and how it opens and closes: at a cell, a head, or where the keyboard is. */
export function useGridMenu(options: {
  selection: Pick<SelectedRows, 'moveColumn' | 'isSelected'>
  goTo: (row: number) => void
}) {
  const { selection, goTo } = options
  const at = ref<{ x: number; y: number } | null>(null)

  function open(x: number, y: number) {
    at.value = null
    void nextTick(() => {
      at.value = { x, y }
    })
  }

  function close() {
    at.value = null
  }

  /** The head has the column's menu, with what concerns the row where the keyboard stands on one. */
  function openAt(event: MouseEvent) {
    const { line, column, head } = readGridTarget(event)
    const place = line === null ? head : column
    if (line === null && head === null) return
    event.preventDefault()
    if (place !== null) selection.moveColumn(place)
    if (line !== null && !selection.isSelected(line)) goTo(line)
    open(event.clientX, event.clientY)
  }

  /** The open menu hears its arrow keys and Enter itself, at the document: they must get there. */
  function press(event: KeyboardEvent) {
    if (event.key === 'Tab') close()
    if (event.key !== 'Escape') return
    close()
    event.preventDefault()
    event.stopPropagation()
  }

  return { at, open, openAt, close, press }
}
