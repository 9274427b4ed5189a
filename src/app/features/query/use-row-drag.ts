import { ref, type Ref } from 'vue'

/** Where a dragged row would land: before the row of this position; the number of rows for the end. */
export interface RowDrag {
  from: number
  to: number
}

/**
 * Dragging rows by a handle, with mouse, pen or finger. `rows` gives the rows' elements in order;
 * `move` is called once, when the row is let go of at another place. Escape gives up.
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
        // Before the row itself and behind it are both its own place.
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
