/**
 * The center of the view and the zoom. The world is a Mercator square of side 1, west to east and north to
 * south; `scale` is its side in pixels.
 */
export interface MapCamera {
  x: number
  y: number
  scale: number
}

/** `space` is never set: it keeps the two kinds of points apart. */
interface MapPoint<Space> {
  x: number
  y: number
  space?: Space
}

/** A point in world coordinates. */
export type WorldPoint = MapPoint<'world'>

/** A point in pixels of the view. */
export type ViewPoint = MapPoint<'view'>

export interface MapSize {
  width: number
  height: number
}

/** A rectangle in world coordinates. */
export interface MapBounds {
  west: number
  north: number
  east: number
  south: number
}

/** About 2 m per pixel; the world's outlines show no more detail. */
const largestScale = 2 ** 24
/** A single place is shown with about 20 km around it, several with at least 5 km. */
const largestFitOfOne = 2 ** 18
const largestFit = 2 ** 20
/** Keeps places off the edges and the scale bar. */
const padding = { side: 28, top: 24, bottom: 40 }
/** From 79° north to 77° south: there are hardly any places beyond. */
const wholeWorld: MapBounds = { west: 0, north: 0.12, east: 1, south: 0.85 }

/** Fits the bounds into the view; the whole world for null. */
export function fitCamera(bounds: MapBounds | null, size: MapSize): MapCamera {
  const { west, north, east, south } = bounds ?? wholeWorld
  const isSinglePoint = west === east && north === south
  const fitted = Math.min(
    isSinglePoint ? largestFitOfOne : largestFit,
    (size.width - 2 * padding.side) / Math.max(east - west, 1e-9),
    (size.height - padding.top - padding.bottom) / Math.max(south - north, 1e-9),
  )
  const scale = clampScale(fitted, size)
  // Centers the bounds between the unequal paddings.
  const shiftDown = (padding.bottom - padding.top) / 2 / scale
  return clampCamera({ x: (west + east) / 2, y: (north + south) / 2 + shiftDown, scale }, size)
}

/** Zooms by a factor, keeping the point under the given pixel in place. */
export function zoomCamera(
  camera: MapCamera,
  size: MapSize,
  factor: number,
  at: ViewPoint = { x: size.width / 2, y: size.height / 2 },
): MapCamera {
  const scale = clampScale(camera.scale * factor, size)
  const shift = 1 / camera.scale - 1 / scale
  return clampCamera(
    {
      x: camera.x + (at.x - size.width / 2) * shift,
      y: camera.y + (at.y - size.height / 2) * shift,
      scale,
    },
    size,
  )
}

/** Moves the view by that many pixels. */
export function moveCamera(camera: MapCamera, size: MapSize, right: number, down: number) {
  return clampCamera(
    { ...camera, x: camera.x + right / camera.scale, y: camera.y + down / camera.scale },
    size,
  )
}

/** Converts world coordinates to a pixel of the view. */
export const pixelOf = (camera: MapCamera, size: MapSize, x: number, y: number): ViewPoint => ({
  x: (x - camera.x) * camera.scale + size.width / 2,
  y: (y - camera.y) * camera.scale + size.height / 2,
})

/** Converts a pixel of the view to world coordinates. */
export const worldPointAt = (camera: MapCamera, size: MapSize, at: ViewPoint): WorldPoint => ({
  x: camera.x + (at.x - size.width / 2) / camera.scale,
  y: camera.y + (at.y - size.height / 2) / camera.scale,
})

/** The visible part of the world. */
export function boundsOf(camera: MapCamera, size: MapSize): MapBounds {
  const across = size.width / 2 / camera.scale
  const down = size.height / 2 / camera.scale
  return {
    west: camera.x - across,
    east: camera.x + across,
    north: camera.y - down,
    south: camera.y + down,
  }
}

/** The smallest scale shows the whole world, at 90 % of the shorter side of the view. */
const clampScale = (scale: number, { width, height }: MapSize) =>
  Math.min(largestScale, Math.max(Math.min(width, height) * 0.9, 1, scale))

/** Keeps the center within the world. */
function clampCamera({ x, y, scale }: MapCamera, size: MapSize): MapCamera {
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return { x: clamp(x), y: clamp(y), scale: clampScale(scale, size) }
}

/** Dragging either moves the map or selects the items in a rectangle. */
export type MapDragKind = 'move' | 'rectangle'

/** A drag in progress, in pixels of the view. */
export interface MapDrag {
  kind: MapDragKind
  from: ViewPoint
  at: ViewPoint
}

/** Shorter movements are a click. */
const clickReach = 4

/** True if the drag is more than a click. */
export const isDragged = ({ from, at }: MapDrag): boolean =>
  Math.hypot(at.x - from.x, at.y - from.y) > clickReach

/** The corners of the dragged rectangle in pixels of the view; null for a click or while moving the map. */
export function cornersOfDrag(drag: MapDrag): readonly ViewPoint[] | null {
  if (drag.kind === 'move' || !isDragged(drag)) return null
  const { from, at } = drag
  return [from, { x: at.x, y: from.y }, at, { x: from.x, y: at.y }]
}

/** True if a point lies within an area, by the even-odd rule. */
export function isWithinArea(area: readonly WorldPoint[], x: number, y: number): boolean {
  let isIn = false
  let before = area.at(-1)
  for (const corner of area) {
    if (before && corner.y > y !== before.y > y) {
      const crossing = ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x
      if (x < crossing) isIn = !isIn
    }
    before = corner
  }
  return isIn
}

/** The length of the equator (WGS 84). */
const equatorMetres = 40_075_017
const steps = [5, 2, 1]

/** A round length on the ground, and its width in pixels at the center of the view. */
export interface ScaleBar {
  metres: number
  width: number
}

/** The longest of 1, 2 or 5 times a power of ten that fits into `widest` pixels. */
export function fitScaleBar({ y, scale }: MapCamera, widest: number): ScaleBar {
  // In the Mercator projection a pixel covers less ground towards the poles.
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * y)))
  const metresPerPixel = (equatorMetres * Math.cos(latitude)) / scale
  const maxMetres = metresPerPixel * widest
  const power = 10 ** Math.floor(Math.log10(maxMetres))
  const metres = power * (steps.find((step) => step * power <= maxMetres) ?? 1)
  return { metres, width: metres / metresPerPixel }
}

/** The area drawn on the map to select items, in world coordinates. */
export interface SelectionArea {
  corners: readonly WorldPoint[]
  /** True if the items outside of the area are selected. */
  isOutside: boolean
}

export const invertArea = (area: SelectionArea | null): SelectionArea | null =>
  area && { ...area, isOutside: !area.isOutside }
