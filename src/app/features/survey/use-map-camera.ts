import { shallowRef, watch, type Ref } from 'vue'
import {
  fitCamera,
  moveCamera,
  worldPointAt,
  zoomCamera,
  type MapCamera,
  type MapPoint,
  type MapSize,
} from '#core/place/map-camera.ts'
import { useElementResize } from '#app/ui/use-element-resize.ts'
import { sceneBounds, type MapScene } from './map-scene.ts'

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

  /** Moves the view by so many pixels to the right and down. */
  function move(right: number, down: number) {
    lastFit = null
    if (camera.value) camera.value = moveCamera(camera.value, size.value, right, down)
  }

  /** Zooms around a pixel, by default around the center. */
  function zoom(factor: number, at?: MapPoint) {
    lastFit = null
    if (camera.value) camera.value = zoomCamera(camera.value, size.value, factor, at)
  }

  /** Converts a pixel to map coordinates; null without a camera. */
  const worldAt = (x: number, y: number): MapPoint | null =>
    camera.value && worldPointAt(camera.value, size.value, x, y)

  return { camera, size, fit, move, zoom, worldAt }
}

export type MapView = ReturnType<typeof useMapCamera>
