import { onScopeDispose, ref, type Ref } from 'vue'

export interface RowDrag {
  from: number
  /** Index of the row before which the dragged row would be inserted; the number of rows for the end. */
  insertBefore: number
}

/**
 * Drags rows by a handle, with mouse, pen or finger. `rows` returns the row elements in order; `move` is
 * called once, with the row's new index, when it is dropped at another position. Escape cancels.
 */
export function useRowDrag(options: {
  rows: () => readonly HTMLElement[]
  move: (from: number, to: number) => void
}): { drag: Readonly<Ref<RowDrag | null>>; start: (event: PointerEvent, from: number) => void } {
  const drag = ref<RowDrag | null>(null)
  let listeners = new AbortController()
  onScopeDispose(() => {
    listeners.abort()
  })

  function insertIndexAt(y: number): number {
    const rowBelow = options.rows().findIndex((row) => {
      const { top, height } = row.getBoundingClientRect()
      return y < top + height / 2
    })
    return rowBelow < 0 ? options.rows().length : rowBelow
  }

  function start(event: PointerEvent, from: number) {
    if (event.button !== 0) return
    event.preventDefault()
    listeners.abort()
    listeners = new AbortController()
    const { signal } = listeners
    drag.value = { from, insertBefore: from }
    const end = () => {
      drag.value = null
      listeners.abort()
    }
    window.addEventListener(
      'pointermove',
      ({ pointerId, clientY }) => {
        if (pointerId === event.pointerId)
          drag.value = { from, insertBefore: insertIndexAt(clientY) }
      },
      { signal },
    )
    window.addEventListener(
      'pointerup',
      ({ pointerId, clientY }) => {
        if (pointerId !== event.pointerId) return
        const insertBefore = insertIndexAt(clientY)
        end()
        // Dropping a row directly before or after itself does not move it.
        if (insertBefore < from) options.move(from, insertBefore)
        if (insertBefore > from + 1) options.move(from, insertBefore - 1)
      },
      { signal },
    )
    window.addEventListener(
      'pointercancel',
      ({ pointerId }) => {
        if (pointerId === event.pointerId) end()
      },
      { signal },
    )
    window.addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape') return
        key.preventDefault()
        end()
      },
      { signal, capture: true },
    )
  }

  return { drag, start }
}
