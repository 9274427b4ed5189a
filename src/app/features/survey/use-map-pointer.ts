import { computed, ref, shallowRef } from 'vue'
import type { MapPoint } from '#core/place/map-camera.ts'
import {
  selectedArea,
  followDrag,
  isDragged,
  startDrag,
  type MapDrag,
  type MapDragKind,
} from '#core/place/map-drag.ts'
import type { MapView } from './use-map-camera.ts'
import type { PointedPlace } from './use-pointed-place.ts'

const zoomPerPixel = 1.0016
const pixelsPerWheelLine = 30
/** The pointer on a map: hovers, moves, zooms, clicks a place, or selects an area. */
export function useMapPointer(options: {
  view: Pick<MapView, 'move' | 'zoom' | 'worldAt'>
  pointed: Pick<PointedPlace, 'pointAt' | 'leave' | 'isByKeys'>
  click: () => void
  /** Gets the corners of the area in map coordinates. */
  choose: (area: readonly MapPoint[]) => void
}) {
  const { view, pointed, click, choose } = options
  /** The effect of dragging. With Shift, dragging selects a rectangle. */
  const mode = ref<MapDragKind>('move')
  const drag = shallowRef<MapDrag | null>(null)
  /** The corners of the area being drawn, in pixels. */
  const area = computed(() => drag.value && selectedArea(drag.value))

  function press(event: PointerEvent) {
    if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointed.isByKeys.value = false
    const at = { x: event.offsetX, y: event.offsetY }
    const isShiftSelection = event.shiftKey && mode.value === 'move'
    drag.value = startDrag(isShiftSelection ? 'rectangle' : mode.value, at)
  }

  function follow(event: PointerEvent) {
    const at = { x: event.offsetX, y: event.offsetY }
    const before = drag.value
    if (!before) {
      pointed.pointAt(at.x, at.y)
      return
    }
    drag.value = followDrag(before, at)
    if (before.kind === 'move' && isDragged(drag.value))
      view.move(before.at.x - at.x, before.at.y - at.y)
  }

  function release() {
    const done = drag.value
    const drawnArea = area.value
    drag.value = null
    if (!done) return
    if (drawnArea) {
      const corners = drawnArea.map(({ x, y }) => view.worldAt(x, y)).filter((one) => one !== null)
      if (corners.length === drawnArea.length) choose(corners)
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

  function zoomByWheel(event: WheelEvent) {
    const { deltaMode, deltaY, offsetX: x, offsetY: y } = event
    const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * pixelsPerWheelLine : deltaY
    view.zoom(zoomPerPixel ** -pixels, { x, y })
  }

  return { mode, drag, area, press, follow, release, cancel, leave, zoomByWheel }
}
