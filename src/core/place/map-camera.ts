/**
 * Where a map looks: the middle of the view in a world that is a square of side 1 (west to east, north to
 * south, Mercator), and how many pixels that side is long.
 */
export interface MapCamera {
  x: number
  y: number
  scale: number
}

/** A place of that world, or a pixel of the view. */
export interface MapPoint {
  x: number
  y: number
}

export interface MapSize {
  width: number
  height: number
}

/** A part of the world. */
export interface MapBounds {
  west: number
  north: number
  east: number
  south: number
}

/** Some 2 m to a pixel: outlines of the world tell nothing there any more. */
const largestScale = 2 ** 24
/** A single place is shown with what lies some 20 km around it, several with some 5 km at least. */
const largestFitOfOne = 2 ** 18
const largestFit = 2 ** 20
/** No place lies at the edge, nor under the scale. */
const padding = { side: 28, top: 24, bottom: 40 }

/** Shows all of these; the whole world where there are none. */
export function fitCamera(bounds: MapBounds | null, size: MapSize): MapCamera {
  const whole = { west: 0, north: 0.12, east: 1, south: 0.85 }
  const { west, north, east, south } = bounds ?? whole
  const room = {
    width: Math.max(1, size.width - 2 * padding.side),
    height: Math.max(1, size.height - padding.top - padding.bottom),
  }
  const isOne = west === east && north === south
  const scale = Math.min(
    isOne ? largestFitOfOne : largestFit,
    room.width / Math.max(east - west, 1e-9),
    room.height / Math.max(south - north, 1e-9),
  )
  const lower = (padding.bottom - padding.top) / 2 / scale
  return boundCamera({ x: (west + east) / 2, y: (north + south) / 2 + lower, scale }, size)
}

/** Nearer or farther by a factor; what lies under that pixel stays there. */
export function zoomCamera(
  camera: MapCamera,
  size: MapSize,
  factor: number,
  at: MapPoint = { x: size.width / 2, y: size.height / 2 },
): MapCamera {
  const scale = boundScale(camera.scale * factor, size)
  const shift = 1 / camera.scale - 1 / scale
  return boundCamera(
    {
      x: camera.x + (at.x - size.width / 2) * shift,
      y: camera.y + (at.y - size.height / 2) * shift,
      scale,
    },
    size,
  )
}

/** Looks that many pixels farther to the right and down. */
export function moveCamera(camera: MapCamera, size: MapSize, right: number, down: number) {
  return boundCamera(
    { ...camera, x: camera.x + right / camera.scale, y: camera.y + down / camera.scale },
    size,
  )
}

/** The pixel at which a place of the world is seen. */
export const pixelOf = (camera: MapCamera, size: MapSize, x: number, y: number): MapPoint => ({
  x: (x - camera.x) * camera.scale + size.width / 2,
  y: (y - camera.y) * camera.scale + size.height / 2,
})

/** The place of the world that is seen at a pixel. */
export const placeAt = (camera: MapCamera, size: MapSize, x: number, y: number): MapPoint => ({
  x: camera.x + (x - size.width / 2) / camera.scale,
  y: camera.y + (y - size.height / 2) / camera.scale,
})

/** What is in view. */
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

const boundScale = (scale: number, { width, height }: MapSize) =>
  Math.min(largestScale, Math.max(Math.min(width, height) * 0.9, 1, scale))

/** The middle never leaves the world. */
function boundCamera({ x, y, scale }: MapCamera, size: MapSize): MapCamera {
  const within = (value: number) => Math.min(1, Math.max(0, value))
  return { x: within(x), y: within(y), scale: boundScale(scale, size) }
}
