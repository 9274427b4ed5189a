import { geoMercatorRaw } from 'd3-geo'
import { locatedOutside, type Places } from '#core/place/collect-places.ts'
import { isOnEarth } from '#core/content/position.ts'
import {
  type MapBounds,
  type WorldPoint,
  isWithinArea,
  type SelectionArea,
} from '#core/place/map-camera.ts'
import { ref, shallowRef, watch } from 'vue'
import { loadWorldOutlines, type WorldOutlines } from './world-outlines.ts'

/** The Mercator projection is infinite at the poles, so latitudes are limited to this. */
const highestLatitude = 85

/** Places in map coordinates: a world of side 1. */
export interface MapScene {
  places: Places
  /** Indexed like `places.located`; NaN for invalid coordinates. */
  x: Float64Array
  y: Float64Array
  /** Indexed like `places.outlines.coordinates`. */
  outlines: Float64Array
}

const coordinatesPerSlice = 20_000

/** Projects all coordinates, pausing between slices. */
async function createMapScene(places: Places): Promise<MapScene> {
  const { located, longitudes, latitudes } = places
  const { coordinates } = places.outlines
  const x = new Float64Array(located.length)
  const y = new Float64Array(located.length)
  const outlines = new Float64Array(coordinates.length)
  for (let from = 0; from < located.length; from += coordinatesPerSlice) {
    const to = Math.min(located.length, from + coordinatesPerSlice)
    for (let at = from; at < to; at += 1) {
      const longitude = longitudes[at] ?? NaN
      const latitude = latitudes[at] ?? NaN
      const isOnMap = isOnEarth([longitude, latitude])
      x[at] = isOnMap ? xOf(longitude) : NaN
      y[at] = isOnMap ? yOf(latitude) : NaN
    }
    await pause()
  }
  for (let from = 0; from < coordinates.length; from += coordinatesPerSlice) {
    const to = Math.min(coordinates.length, from + coordinatesPerSlice)
    for (let at = from; at < to; at += 2) {
      outlines[at] = xOf(coordinates[at] ?? NaN)
      outlines[at + 1] = yOf(coordinates[at + 1] ?? NaN)
    }
    await pause()
  }
  return { places, x, y, outlines }
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

const xOf = (longitude: number) => longitude / 360 + 0.5

function yOf(latitude: number): number {
  const bounded = Math.min(highestLatitude, Math.max(-highestLatitude, latitude))
  return 0.5 - geoMercatorRaw(0, (bounded * Math.PI) / 180)[1] / (2 * Math.PI)
}

/** The bounds of all places, or of those without an anomaly; null if there are none. */
export function sceneBounds(scene: MapScene, which: 'all' | 'usual'): MapBounds | null {
  const { marks, outlines } = scene.places
  const bounds = { west: Infinity, north: Infinity, east: -Infinity, south: -Infinity }
  const isWanted = (place: number) => which === 'all' || !marks.has(place)
  const take = (x: number, y: number) => {
    if (!(Math.abs(x) <= 1 && Math.abs(y) <= 1)) return
    bounds.west = Math.min(bounds.west, x)
    bounds.east = Math.max(bounds.east, x)
    bounds.north = Math.min(bounds.north, y)
    bounds.south = Math.max(bounds.south, y)
  }
  scene.x.forEach((x, at) => {
    if (isWanted(at)) take(x, scene.y[at] ?? NaN)
  })
  outlines.owners.forEach((owner, at) => {
    if (!isWanted(owner)) return
    for (
      let corner = outlines.starts[at] ?? 0;
      corner < (outlines.starts[at + 1] ?? 0);
      corner += 2
    )
      take(scene.outlines[corner] ?? NaN, scene.outlines[corner + 1] ?? NaN)
  })
  return bounds.west <= bounds.east ? bounds : null
}

/** Positions of the items with a point or an outline corner within an area of the map, ascending. */
export function itemsWithin(scene: MapScene, area: readonly WorldPoint[]): number[] {
  const { located, outlines } = scene.places
  const isIn = (x = NaN, y = NaN) => isWithinArea(area, x, y)
  const found = new Set<number>()
  scene.x.forEach((x, at) => {
    if (isIn(x, scene.y[at])) found.add(located[at] ?? -1)
  })
  outlines.owners.forEach((owner, at) => {
    for (
      let corner = outlines.starts[at] ?? 0;
      corner < (outlines.starts[at + 1] ?? 0);
      corner += 2
    )
      if (isIn(scene.outlines[corner], scene.outlines[corner + 1])) {
        found.add(located[owner] ?? -1)
        return
      }
  })
  return [...found].toSorted((one, other) => one - other)
}

/** Positions of the items that an area drawn on a map selects. */
export async function findItemsIn(places: Places, area: SelectionArea): Promise<number[]> {
  const within = itemsWithin(await createMapScene(places), area.corners)
  return area.isOutside ? locatedOutside(places, new Set(within)) : within
}

/** Index in `located` of the place nearest to a point, at most `reach` away; null if there is none. */
export function nearestPlace(scene: MapScene, x: number, y: number, reach: number): number | null {
  const nearest = { place: -1, distance: reach ** 2 }
  const take = (place: number, right: number, down: number) => {
    const distance = right ** 2 + down ** 2
    if (!(distance <= nearest.distance)) return
    nearest.place = place
    nearest.distance = distance
  }
  for (let at = 0; at < scene.x.length; at += 1)
    take(at, (scene.x[at] ?? NaN) - x, (scene.y[at] ?? NaN) - y)
  // Points take precedence over corners of outlines.
  if (nearest.place >= 0) return nearest.place
  const { outlines } = scene.places
  outlines.owners.forEach((owner, at) => {
    for (
      let corner = outlines.starts[at] ?? 0;
      corner < (outlines.starts[at + 1] ?? 0);
      corner += 2
    )
      take(owner, (scene.outlines[corner] ?? NaN) - x, (scene.outlines[corner + 1] ?? NaN) - y)
  })
  return nearest.place >= 0 ? nearest.place : null
}

/** The contents of a map: the projected places once computed, and the outlines of countries and provinces. */
export function useMapScene(places: () => Places) {
  const scene = shallowRef<MapScene | null>(null)
  const world = shallowRef<WorldOutlines>({ countries: [], provinces: [] })
  const hasNoOutlines = ref(false)

  watch(
    places,
    async (wanted) => {
      const made = await createMapScene(wanted)
      if (wanted === places()) scene.value = made
    },
    { immediate: true },
  )
  loadWorldOutlines().then(
    (loaded) => (world.value = loaded),
    () => (hasNoOutlines.value = true),
  )

  return { scene, world, hasNoOutlines }
}
