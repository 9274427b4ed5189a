import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import {
  type ViewPoint,
  type WorldPoint,
  fitCamera,
  moveCamera,
  worldPointAt,
  zoomCamera,
  type MapCamera,
  type MapSize,
  cornersOfDrag,
  isDragged,
  type MapDrag,
  type MapDragKind,
} from '#core/place/map-camera.ts'
import { ownValue } from '#core/own-value.ts'
import type { Places } from '#core/place/collect-places.ts'
import { nearestPlace, type MapScene, sceneBounds } from './map-scene.ts'
import { type SurveySource, useLabels } from './survey-view.ts'
import { useElementResize } from '#app/ui/use-element-resize.ts'

const zoomPerPixel = 1.0016
const pixelsPerWheelLine = 30
/** The pointer on a map: hovers, moves, zooms, clicks a place, or selects an area. */
export function useMapPointer(options: {
  view: Pick<MapView, 'move' | 'zoom' | 'worldAt'>
  pointed: Pick<PointedPlace, 'pointAt' | 'leave' | 'isByKeys'>
  click: () => void
  /** Gets the corners of the area in world coordinates. */
  choose: (area: readonly WorldPoint[]) => void
}) {
  const { view, pointed, click, choose } = options
  /** The effect of dragging. With Shift, dragging selects a rectangle. */
  const mode = ref<MapDragKind>('move')
  const drag = shallowRef<MapDrag | null>(null)
  /** The corners of the area being drawn, in pixels. */
  const area = computed(() => drag.value && cornersOfDrag(drag.value))

  function press(event: PointerEvent) {
    if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointed.isByKeys.value = false
    const at = { x: event.offsetX, y: event.offsetY }
    const isShiftSelection = event.shiftKey && mode.value === 'move'
    drag.value = { kind: isShiftSelection ? 'rectangle' : mode.value, from: at, at }
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

/** Pixels by which an arrow key moves the map. */
const keyStep = 60
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
}

/** Returns the key handler of a map. Unused keys are passed on. */
export function useMapKeys(options: {
  view: Pick<MapView, 'move' | 'zoom' | 'fit'>
  pointAtMiddle: () => void
  click: () => void
}): (event: KeyboardEvent) => void {
  const { view, pointAtMiddle, click } = options

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = ownValue(moves, event.key)
    if (move) view.move(...move)
    else if (event.key === '+' || event.key === '=') view.zoom(zoomStep)
    else if (event.key === '-') view.zoom(1 / zoomStep)
    else if (event.key === '0') view.fit('usual')
    else if (event.key === 'Enter' || event.key === ' ') click()
    else return
    pointAtMiddle()
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Maximum distance between pointer and place, in pixels. */
const reach = 10

/** The place whose name is shown: under the pointer, or nearest to the center when using the keyboard. */
export function usePointedPlace(options: {
  source: Readonly<Ref<SurveySource>>
  places: Readonly<Ref<Places>>
  scene: Readonly<Ref<MapScene | null>>
  view: Pick<MapView, 'camera' | 'size' | 'worldAt'>
}) {
  const { source, places, scene } = options
  const { camera, size, worldAt } = options.view
  const place = ref<number | null>(null)
  /** Whether the keyboard was used last: the place then stays when the pointer leaves. */
  const isByKeys = ref(false)
  watch(scene, () => {
    place.value = null
  })

  /** The position of the place's item. */
  const position = computed(() =>
    place.value === null ? null : (places.value.located[place.value] ?? null),
  )
  const { nameOf } = useLabels(
    source,
    computed(() => (position.value === null ? [] : [position.value])),
  )
  /** '' if there is no place, or its name is not loaded yet. */
  const name = computed(() => (position.value === null ? '' : nameOf(position.value)))
  const anomaly = computed(() =>
    place.value === null ? null : (places.value.marks.get(place.value) ?? null),
  )

  function pointAt(x: number, y: number) {
    const at = worldAt(x, y)
    if (!scene.value || !camera.value || !at) return
    place.value = nearestPlace(scene.value, at.x, at.y, reach / camera.value.scale)
  }

  function pointAtMiddle() {
    isByKeys.value = true
    pointAt(size.value.width / 2, size.value.height / 2)
  }

  function leave() {
    if (!isByKeys.value) place.value = null
  }

  return { position, name, anomaly, isByKeys, pointAt, pointAtMiddle, leave }
}

type PointedPlace = ReturnType<typeof usePointedPlace>

/** Zoom factor of a key press or button click. */
export const zoomStep = 1.6

/** The center, scale and size of a map. Initially fitted to the places, until the user moves or zooms. */
export function useMapCamera(options: {
  /** Fills its parent element. */
  canvas: Readonly<Ref<HTMLCanvasElement | null>>
  scene: Readonly<Ref<MapScene | null>>
}) {
  const { canvas, scene } = options
  const size = shallowRef<MapSize>({ width: 0, height: 0 })
  /** null until there are places to show and the map has a size. */
  const camera = shallowRef<MapCamera | null>(null)

  useElementResize(
    () => canvas.value?.parentElement,
    ({ contentRect: { width, height } }) => {
      size.value = { width: Math.round(width), height: Math.round(height) }
    },
  )

  /** Whether the camera was fitted to places. A filter may have left none. */
  let isFitted = false
  /** The last fit; null once the user moved or zoomed. */
  let lastFit: 'all' | 'usual' | null = 'usual'

  /** Fits the map to all places, or to those without an anomaly. */
  function fit(which: 'all' | 'usual') {
    if (!scene.value || size.value.width === 0) return
    const bounds = sceneBounds(scene.value, which) ?? sceneBounds(scene.value, 'all')
    isFitted = bounds !== null
    lastFit = which
    camera.value = fitCamera(bounds, size.value)
  }
  // Hiding and showing rows must not move the map.
  watch([scene, size], (_, [, before]) => {
    if (!isFitted || (lastFit !== null && size.value !== before)) fit(lastFit ?? 'usual')
  })

  function move(right: number, down: number) {
    lastFit = null
    if (camera.value) camera.value = moveCamera(camera.value, size.value, right, down)
  }

  /** Zooms around a pixel, by default around the center. */
  function zoom(factor: number, at?: ViewPoint) {
    lastFit = null
    if (camera.value) camera.value = zoomCamera(camera.value, size.value, factor, at)
  }

  /** Converts a pixel to world coordinates; null without a camera. */
  const worldAt = (x: number, y: number): WorldPoint | null =>
    camera.value && worldPointAt(camera.value, size.value, { x, y })

  return { camera, size, fit, move, zoom, worldAt }
}

export type MapView = ReturnType<typeof useMapCamera>
