import { computed, ref, shallowRef } from 'vue'
import type { MapBounds } from '#core/place/map-camera.ts'
import { chosenBox, isDragged, type MapDrag, type MapDragKind } from '#core/place/map-drag.ts'
import type { MapView } from './use-map-camera.ts'
import type { PointedPlace } from './use-pointed-place.ts'

/** What the pointer does on a map: it points, moves, zooms, clicks a place, and chooses what a rectangle holds. */
export function useMapPointer(options: {
  view: Pick<MapView, 'move' | 'zoom' | 'worldAt'>
  pointed: Pick<PointedPlace, 'pointAt' | 'leave' | 'isByKeys'>
  click: () => void
  choose: (bounds: MapBounds) => void
}) {
  const { view, pointed, click, choose } = options
  /** What one drag does; with Shift held it always chooses. */
  const mode = ref<MapDragKind>('move')
  const drag = shallowRef<MapDrag | null>(null)
  const box = computed(() => drag.value && chosenBox(drag.value))

  function press(event: PointerEvent) {
    if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointed.isByKeys.value = false
    const at = { x: event.offsetX, y: event.offsetY }
    drag.value = { kind: event.shiftKey ? 'choose' : mode.value, from: at, at }
  }

  function follow(event: PointerEvent) {
    const at = { x: event.offsetX, y: event.offsetY }
    const before = drag.value
    if (!before) {
      pointed.pointAt(at.x, at.y)
      return
    }
    drag.value = { ...before, at }
    if (before.kind === 'move' && isDragged(drag.value))
      view.move(before.at.x - at.x, before.at.y - at.y)
  }

  function release() {
    const done = drag.value
    const held = box.value
    drag.value = null
    if (!done) return
    if (held) {
      const from = view.worldAt(held.left, held.top)
      const to = view.worldAt(held.left + held.width, held.top + held.height)
      if (from && to) choose({ west: from.x, north: from.y, east: to.x, south: to.y })
    } else if (!isDragged(done)) {
      pointed.pointAt(done.at.x, done.at.y)
      click()
    }
  }

  function cancel() {
    drag.value = null
  }

  function leave() {
    if (!drag.value) pointed.leave()
  }

  function turn(event: WheelEvent) {
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1
    view.zoom(1.0016 ** -(event.deltaY * lines), { x: event.offsetX, y: event.offsetY })
  }

  return { mode, drag, box, press, follow, release, cancel, leave, turn }
}
