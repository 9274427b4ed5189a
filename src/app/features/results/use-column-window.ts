import { computed, type Ref } from 'vue'
import type { GridColumn } from '#core/content/grid-layout.ts'

const overscanPixels = 300

/**
 * Which columns of a grid are drawn: those in view and a little on either side, [`from`, `to`). The first
 * one stays in view and is always drawn; `before` is the room of those left out between it and `from`.
 *
 * `left` and `width` are what the scroller shows, `placeWidth` the width of the numbers of the rows.
 */
export function useColumnWindow(options: {
  scroller: Ref<HTMLElement | null>
  columns: Ref<readonly GridColumn[]>
  left: Ref<number>
  width: Ref<number>
  placeWidth: number
}) {
  const { scroller, columns, left, width, placeWidth } = options

  /** Where each column begins, the first one aside. */
  const starts = computed(() => {
    let start = 0
    return columns.value.slice(1).map((column) => {
      start += column.width
      return start - column.width
    })
  })
  const totalWidth = computed(
    () => placeWidth + columns.value.reduce((sum, column) => sum + column.width, 0),
  )
  const from = computed(() => {
    const first = left.value - overscanPixels
    const found = columns.value.findIndex(
      (column, at) => at > 0 && (starts.value[at - 1] ?? 0) + column.width > first,
    )
    return found < 0 ? columns.value.length : found
  })
  const to = computed(() => {
    const right = left.value + width.value + overscanPixels
    const found = starts.value.findIndex((start) => start > right)
    return Math.max(from.value, found < 0 ? columns.value.length : found + 1)
  })
  const before = computed(() => starts.value[from.value - 1] ?? 0)

  /** Brings a column into view, with as little movement as possible. */
  function show(at: number) {
    const start = starts.value[at - 1]
    const column = columns.value[at]
    const element = scroller.value
    if (!element || !column || start === undefined) return
    const fixed = placeWidth + (columns.value[0]?.width ?? 0)
    const visible = element.clientWidth - fixed
    if (start < element.scrollLeft) element.scrollLeft = start
    else if (start + column.width > element.scrollLeft + visible)
      element.scrollLeft = start + column.width - visible
  }

  return { from, to, before, totalWidth, show }
}
