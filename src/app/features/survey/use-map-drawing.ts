import { onBeforeUnmount, watch, type Ref, computed } from 'vue'
import { useSettingsStore } from '#app/stores/settings-store.ts'
import type { MapScene } from './map-scene.ts'
import type { MapView } from './use-map-pointer.ts'
import { type WorldOutlines, sliceMs, worldSide } from './world-outlines.ts'
import {
  boundsOf,
  pixelOf,
  type MapBounds,
  type MapCamera,
  type MapSize,
  type ViewPoint,
} from '#core/place/map-camera.ts'
import { labelPlaces, type NamedPlace } from '#core/place/label-places.ts'
import { type SurveySource, useLabels } from './survey-view.ts'
import { cutEnd } from '#core/text/cut-middle.ts'

/** What a `MapFrame` exposes; null until it is mounted. */
export interface MapElements {
  canvas: HTMLCanvasElement | null
  colorProbe: HTMLElement | null
}

export const useMapElements = (frame: Readonly<Ref<MapElements | null>>) => ({
  canvas: computed(() => frame.value?.canvas ?? null),
  colorProbe: computed(() => frame.value?.colorProbe ?? null),
})

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

/** Reads the theme's colors for the canvas, which cannot use CSS variables, from an element's style. */
function readMapColors(probe: HTMLElement | null): MapColors {
  const color = (name: string) => {
    if (!probe) return ''
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  return {
    sea: color('--map-sea'),
    land: color('--map-land'),
    border: color('--map-border'),
    province: color('--map-province'),
    text: color('--text'),
    place: color('--accent'),
    odd: color('--bad'),
    chosen: color('--warning'),
    ring: color('--surface'),
  }
}

interface MapColors {
  sea: string
  land: string
  /** Border between countries. */
  border: string
  /** Border between provinces. */
  province: string
  text: string
  place: string
  /** Place with an anomaly. */
  odd: string
  chosen: string
  /** Outline of a point. */
  ring: string
}

export interface MapPicture {
  scene: MapScene
  world: WorldOutlines
  camera: MapCamera
  size: MapSize
  /** Device pixels per CSS pixel. */
  density: number
  /** Positions of items. */
  chosen: ReadonlySet<number>
  /** The names of places in view that fit. */
  labels: readonly MapLabel[]
  colors: MapColors
}

/** If there are more places, their points are drawn as squares without an outline. */
const maxRimmedPlaces = 3000
/** The clock is read only after so many shapes, because that takes time too. */
const [outlinesPerCheck, pointsPerCheck] = [50, 500]
const radius = 4
export const labelFont = "500 12px 'Inter Variable', system-ui, sans-serif"

/**
 * Draws a map in slices. The caller resumes the generator until it ends or a newer picture replaces it.
 * Selected items are drawn last, on top.
 */
function* drawMap(context: CanvasRenderingContext2D, picture: MapPicture): Generator<void> {
  const { scene, camera, size, density, colors, chosen } = picture
  let since = performance.now()
  const isDue = () => performance.now() - since > sliceMs
  const view = boundsOf(camera, size)

  context.setTransform(density, 0, 0, density, 0, 0)
  // Until the land is loaded, everything would look like sea.
  if (picture.world.countries.length === 0) context.clearRect(0, 0, size.width, size.height)
  else {
    context.fillStyle = colors.sea
    context.fillRect(0, 0, size.width, size.height)
  }
  /** Device pixels per path coordinate. */
  const pathScale = (density * camera.scale) / worldSide
  context.setTransform(
    pathScale,
    0,
    0,
    pathScale,
    density * (size.width / 2 - camera.x * camera.scale),
    density * (size.height / 2 - camera.y * camera.scale),
  )
  /** Size of a pixel in path coordinates. */
  const pixel = worldSide / camera.scale
  context.fillStyle = colors.land
  context.lineJoin = 'round'
  const inView = picture.world.countries.filter(({ bounds }) => overlap(bounds, view))
  for (const { path } of inView) {
    context.fill(path, 'evenodd')
    if (isDue()) {
      yield
      since = performance.now()
    }
  }
  context.lineWidth = 1.25 * pixel
  context.strokeStyle = colors.province
  for (const { path, bounds } of picture.world.provinces)
    if (overlap(bounds, view)) context.stroke(path)
  context.lineWidth = 2 * pixel
  context.strokeStyle = colors.border
  for (const { path } of inView) {
    context.stroke(path)
    if (isDue()) {
      yield
      since = performance.now()
    }
  }

  context.setTransform(density, 0, 0, density, 0, 0)
  const { outlines, located, marks } = scene.places
  for (const drawsChosen of [false, true]) {
    for (let at = 0; at < outlines.owners.length; at += 1) {
      const owner = outlines.owners[at] ?? 0
      if (chosen.has(located[owner] ?? -1) !== drawsChosen) continue
      drawOutline(context, picture, at, colorOf(picture, owner, drawsChosen))
      if (at % outlinesPerCheck === 0 && isDue()) {
        yield
        since = performance.now()
      }
    }
  }
  const isRimmed = located.length <= maxRimmedPlaces
  for (const drawsChosen of [false, true]) {
    for (let place = 0; place < located.length; place += 1) {
      if (chosen.has(located[place] ?? -1) !== drawsChosen) continue
      const { x, y } = pixelOf(camera, size, scene.x[place] ?? NaN, scene.y[place] ?? NaN)
      const isSeen =
        x > -radius && y > -radius && x < size.width + radius && y < size.height + radius
      if (isSeen) {
        context.fillStyle = colorOf(picture, place, drawsChosen)
        if (isRimmed || drawsChosen || marks.has(place)) {
          context.strokeStyle = colors.ring
          context.lineWidth = 1
          context.beginPath()
          context.arc(x, y, drawsChosen ? radius + 1 : radius, 0, 2 * Math.PI)
          context.fill()
          context.stroke()
        } else context.fillRect(x - 1.5, y - 1.5, 3, 3)
      }
      if (place % pointsPerCheck === 0 && isDue()) {
        yield
        since = performance.now()
      }
    }
  }
  drawLabels(context, picture)
}

/** Draws the names with an outline in the land color, to be readable over lines. */
function drawLabels(context: CanvasRenderingContext2D, { labels, colors }: MapPicture): void {
  context.font = labelFont
  context.textBaseline = 'middle'
  context.lineWidth = 4
  context.lineJoin = 'round'
  context.strokeStyle = colors.land
  context.fillStyle = colors.text
  for (const { name, x, y } of labels) {
    context.strokeText(name, x, y)
    context.fillText(name, x, y)
  }
}

function colorOf({ scene, colors }: MapPicture, place: number, isChosen: boolean): string {
  if (isChosen) return colors.chosen
  return scene.places.marks.has(place) ? colors.odd : colors.place
}

function drawOutline(
  context: CanvasRenderingContext2D,
  { scene, camera, size }: MapPicture,
  at: number,
  color: string,
): void {
  const { kinds, starts } = scene.places.outlines
  const isPoint = kinds[at] === 0
  const isArea = kinds[at] === 2
  const from = starts[at] ?? 0
  const to = starts[at + 1] ?? 0
  context.beginPath()
  for (let corner = from; corner < to; corner += 2) {
    const { x, y } = pixelOf(
      camera,
      size,
      scene.outlines[corner] ?? 0,
      scene.outlines[corner + 1] ?? 0,
    )
    if (isPoint) context.arc(x, y, radius - 1, 0, 2 * Math.PI)
    else if (corner === from) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.strokeStyle = color
  context.fillStyle = color
  context.lineWidth = 2
  if (isPoint) context.fill()
  if (isArea) {
    context.globalAlpha = 0.18
    context.fill()
    context.globalAlpha = 1
  }
  if (!isPoint) context.stroke()
}

const overlap = (one: MapBounds, other: MapBounds) =>
  one.west <= other.east &&
  one.east >= other.west &&
  one.north <= other.south &&
  one.south >= other.north

/** A name on the map: `x` is its left edge, `y` its vertical center. */
interface MapLabel extends ViewPoint {
  name: string
}

/** With more places in view, no names are shown: few would fit, and loading all of them takes long. */
const maxNamed = 300
const maxNameLength = 28

/** The names of the places in view that fit. Selected items have priority. */
export function useMapLabels(options: {
  source: Readonly<Ref<SurveySource>>
  scene: Readonly<Ref<MapScene | null>>
  view: Pick<MapView, 'camera' | 'size'>
  /** Positions of items. */
  chosen: () => ReadonlySet<number>
  /** Returns the width of a drawn name in pixels. */
  measure: (name: string) => number
}): Readonly<Ref<readonly MapLabel[]>> {
  const { scene, chosen, measure } = options
  const { camera, size } = options.view

  /** Places in view, in pixels, with the positions of their items. */
  const inView = computed(() => {
    if (!scene.value || !camera.value) return []
    const { width, height } = size.value
    const { x: across, y: down, places } = scene.value
    const placesInView: (ViewPoint & { position: number })[] = []
    for (let at = 0; at < across.length; at += 1) {
      const { x, y } = pixelOf(camera.value, size.value, across[at] ?? NaN, down[at] ?? NaN)
      if (!(x >= 0 && y >= 0 && x <= width && y <= height)) continue
      placesInView.push({ x, y, position: places.located[at] ?? -1 })
      if (placesInView.length > maxNamed) return []
    }
    return placesInView
  })
  const { nameOf } = useLabels(
    options.source,
    computed(() => inView.value.map(({ position }) => position)),
  )

  return computed(() => {
    const places = inView.value
    const selectedFirst = places.toSorted(
      (one, other) => Number(chosen().has(other.position)) - Number(chosen().has(one.position)),
    )
    const named = selectedFirst.flatMap((place): (NamedPlace & { name: string })[] => {
      const name = cutEnd(nameOf(place.position), maxNameLength)
      return name === '' ? [] : [{ ...place, name, width: measure(name) }]
    })
    return labelPlaces(named, places, size.value).map(({ at, x, y }) => ({
      x,
      y,
      name: named[at]?.name ?? '',
    }))
  })
}
