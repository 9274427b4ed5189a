import { onBeforeUnmount, watch, type Ref } from 'vue'
import { useSettingsStore } from '#app/stores/settings-store.ts'
import { drawMap } from './draw-map.ts'
import type { MapScene } from './map-scene.ts'
import { readMapColors } from './read-map-colors.ts'
import type { MapView } from './use-map-camera.ts'
import type { MapLabel } from './use-map-labels.ts'
import type { WorldOutlines } from './world-outlines.ts'

/** Redraws the map whenever its contents change, in slices that do not block the page. */
export function useMapDrawing(options: {
  canvas: Readonly<Ref<HTMLCanvasElement | null>>
  /** A hidden element, used to read the colors of the theme. */
  colorProbe: Readonly<Ref<HTMLElement | null>>
  view: Pick<MapView, 'camera' | 'size'>
  scene: Readonly<Ref<MapScene | null>>
  world: Readonly<Ref<WorldOutlines>>
  labels: Readonly<Ref<readonly MapLabel[]>>
  /** Positions of items. */
  chosen: () => ReadonlySet<number>
}): void {
  const { canvas, colorProbe, scene, world, labels, chosen } = options
  const { camera, size } = options.view
  const settings = useSettingsStore()
  let frame = 0

  function begin() {
    const context = canvas.value?.getContext('2d')
    if (!context || !canvas.value || !scene.value || !camera.value) return
    const density = Math.max(1, devicePixelRatio)
    const { width, height } = size.value
    const [across, down] = [Math.round(width * density), Math.round(height * density)]
    if (canvas.value.width !== across) canvas.value.width = across
    if (canvas.value.height !== down) canvas.value.height = down
    const drawing = drawMap(context, {
      scene: scene.value,
      world: world.value,
      labels: labels.value,
      camera: camera.value,
      size: size.value,
      density,
      chosen: chosen(),
      colors: readMapColors(colorProbe.value),
    })
    const goOn = () => {
      if (drawing.next().done !== true) frame = requestAnimationFrame(goOn)
    }
    goOn()
  }

  watch(
    [scene, world, labels, camera, size, chosen, () => settings.theme],
    () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(begin)
    },
    { flush: 'post' },
  )
  onBeforeUnmount(() => {
    cancelAnimationFrame(frame)
  })
}
