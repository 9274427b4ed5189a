import type { Ref } from 'vue'
import type { TreeRow } from '#app/answer-worker/tree-row.ts'

/** Returns the key handler of a tree. Unused keys are passed on. */
export function useTreeKeys(options: {
  /** The focused line. */
  current: Ref<number>
  lineCount: Ref<number>
  /** Index of the first loaded line. */
  loadedFrom: Ref<number>
  visibleRowCount: Ref<number>
  rowAt: (line: number) => TreeRow | undefined
  moveTo: (line: number) => void
  toggle: (line: number) => void
  /** Opens the link or related item of a line; returns false if there is none. */
  follow: (row: TreeRow) => boolean
  include: (line: number) => void
  copy: (line: number, what: 'path' | 'value') => void
}): (event: KeyboardEvent) => void {
  const { current, lineCount, loadedFrom, visibleRowCount, rowAt } = options
  const { moveTo, toggle, follow, include, copy } = options

  function moveToParent() {
    for (let line = current.value - 1; line >= loadedFrom.value; line -= 1) {
      if ((rowAt(line)?.depth ?? 0) < (rowAt(current.value)?.depth ?? 0)) {
        moveTo(line)
        return
      }
    }
  }

  return (event) => {
    if (event.altKey) return
    const row = rowAt(current.value)
    const isCommand = event.ctrlKey || event.metaKey
    switch (event.key) {
      case 'ArrowDown':
        moveTo(current.value + 1)
        break
      case 'ArrowUp':
        moveTo(current.value - 1)
        break
      case 'PageDown':
        moveTo(current.value + visibleRowCount.value)
        break
      case 'PageUp':
        moveTo(current.value - visibleRowCount.value)
        break
      case 'Home':
        moveTo(0)
        break
      case 'End':
        moveTo(lineCount.value - 1)
        break
      case 'ArrowRight':
        if (row && row.size > 0 && !row.isOpen) toggle(current.value)
        else moveTo(current.value + 1)
        break
      case 'ArrowLeft':
        if (row?.isOpen) toggle(current.value)
        else moveToParent()
        break
      case 'Enter':
        if (isCommand) return
        if (row && !follow(row) && row.size > 0) toggle(current.value)
        break
      case ' ':
        if (isCommand) return
        if (row && row.size > 0) toggle(current.value)
        break
      case '+':
        if (isCommand || row?.related?.isResolved !== false) return
        include(current.value)
        break
      case 'c':
      case 'C':
        if (!isCommand || String(getSelection()) !== '') return
        copy(current.value, event.shiftKey ? 'path' : 'value')
        break
      default:
        return
    }
    event.preventDefault()
    event.stopPropagation()
  }
}
