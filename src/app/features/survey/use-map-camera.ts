import { onBeforeUnmount, shallowRef, watch, type Ref } from 'vue'
import {
  fitCamera,
  moveCamera,
  placeAt,
  zoomCamera,
  type MapCamera,
  type MapPoint,
  type MapSize,
} from '#core/place/map-camera.ts'
import { sceneBounds, type MapScene } from './map-scene.ts'

/** What a key or a button makes nearer or farther. */
export const zoomStep = 1.6

/** Where a map looks, and how large it is: the first places are seen as a whole, then it stays until somebody moves or zooms. */
export function useMapCamera(options: {
  /** Fills the element that it stands in. */
  canvas: Readonly<Ref<HTMLCanvasElement | null>>
  scene: Readonly<Ref<MapScene | null>>
}) {
  const { canvas, scene } = options
  const size = shallowRef<MapSize>({ width: 0, height: 0 })
  /** null until there is something to be looked at, and room for it. */
  const camera = shallowRef<MapCamera | null>(null)

  const sizes = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { width, height } = entry.contentRect
    size.value = { width: Math.round(width), height: Math.round(height) }
  })
  watch(canvas, (element) => {
    sizes.disconnect()
    if (element?.parentElement) sizes.observe(element.parentElement)
  })
  onBeforeUnmount(() => {
    sizes.disconnect()
  })

  /** Whether there were places to be fitted to: a filter may have left none. */
  let isFitted = false
  /** null once somebody has moved or zoomed. */
  let fitted: 'all' | 'usual' | null = 'usual'

  /** Shows all places, or all that are as they should be. */
  function fit(which: 'all' | 'usual') {
    if (!scene.value || size.value.width === 0) return
    const bounds = sceneBounds(scene.value, which) ?? sceneBounds(scene.value, 'all')
    isFitted = bounds !== null
    fitted = which
    camera.value = fitCamera(bounds, size.value)
  }
  // Rows that are hidden and shown again do not move the map under the person's eyes.
  watch([scene, size], (_, [, before]) => {
    if (!isFitted || (fitted !== null && size.value !== before)) fit(fitted ?? 'usual')
  })

  /** Looks that many pixels farther to the right and down. */
  function move(right: number, down: number) {
    fitted = null
    if (camera.value) camera.value = moveCamera(camera.value, size.value, right, down)
  }

  /** What lies under that pixel stays there, without one the middle. */
  function zoom(factor: number, at?: MapPoint) {
    fitted = null
    if (camera.value) camera.value = zoomCamera(camera.value, size.value, factor, at)
  }

  /** The place of the world under a pixel; null as long as nothing is looked at. */
  const worldAt = (x: number, y: number): MapPoint | null =>
    camera.value && placeAt(camera.value, size.value, x, y)

  return { camera, size, fit, move, zoom, worldAt }
}

export type MapView = ReturnType<typeof useMapCamera>
