import { ref, type Ref } from 'vue'

/** A dragged row. It would be inserted before the row at `to`, which is the number of rows for the end. */
export interface RowDrag {
  from: number
  to: number
}

/**
 * Drags rows by a handle, with mouse, pen or finger. `rows` returns the row elements in order; `move` is
 * called once, when the row is dropped at another position. Escape cancels.
 */
export function useRowDrag(options: {
  rows: () => readonly HTMLElement[]
  move: (from: number, to: number) => void
}): { drag: Readonly<Ref<RowDrag | null>>; start: (event: PointerEvent, from: number) => void } {
  const drag = ref<RowDrag | null>(null)

  function placeAt(y: number): number {
    const below = options.rows().findIndex((row) => {
      const { top, height } = row.getBoundingClientRect()
      return y < top + height / 2
    })
    return below < 0 ? options.rows().length : below
  }

  function start(event: PointerEvent, from: number) {
    if (event.button !== 0) return
    event.preventDefault()
    const ended = new AbortController()
    const { signal } = ended
    drag.value = { from, to: from }
    const end = () => {
      drag.value = null
      ended.abort()
    }
    window.addEventListener(
      'pointermove',
      ({ clientY }) => {
        drag.value = { from, to: placeAt(clientY) }
      },
      { signal },
    )
    window.addEventListener(
      'pointerup',
      ({ clientY }) => {
        const to = placeAt(clientY)
        end()
        // Dropping a row directly before or after itself does not move it.
        if (to < from) options.move(from, to)
        if (to > from + 1) options.move(from, to - 1)
      },
      { signal },
    )
    window.addEventListener('pointercancel', end, { signal })
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
