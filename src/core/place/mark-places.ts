import {
  isNullIsland,
  isOnEarth,
  kilometresBetween,
  type Position,
} from '#core/content/position.ts'

/**
 * An anomaly of a place:
 * - `zero`: exactly 0/0, which is never real content.
 * - `swapped`: implausible or off Earth as given, but plausible with latitude and longitude swapped.
 * - `far`: more than ten times the median distance from the center, and at least 100 km.
 * - `off-earth`: beyond 90 or 180 degrees, also when swapped.
 */
export type PlaceMark = 'zero' | 'swapped' | 'far' | 'off-earth'

/** With fewer places, distance is not judged. */
const minPlaces = 5
export const minFarKm = 100
export const farFactor = 10

/**
 * Returns the anomaly of each place, or null. The center is the median longitude and latitude of the valid
 * places, and the usual distance is the median distance from it. Both are robust while fewer than half of the
 * places are wrong.
 */
export function markPlaces(
  longitudes: Float64Array,
  latitudes: Float64Array,
): (PlaceMark | null)[] {
  const all = Array.from(longitudes, (longitude, at): Position => [longitude, latitudes[at] ?? 0])
  const valid = all.filter((place) => isOnEarth(place) && !isNullIsland(place))
  const center: Position = [
    median(Float64Array.from(valid, ([longitude]) => longitude)),
    median(Float64Array.from(valid, ([, latitude]) => latitude)),
  ]
  const usual = median(Float64Array.from(valid, (place) => kilometresBetween(place, center)))
  const limit = valid.length < minPlaces ? Infinity : Math.max(minFarKm, farFactor * usual)
  const isNear = (place: Position) => isOnEarth(place) && kilometresBetween(place, center) <= limit

  return all.map((place) => {
    const swapped: Position = [place[1], place[0]]
    if (isNullIsland(place)) return 'zero'
    if (isNear(place)) return null
    if (isNear(swapped)) return 'swapped'
    return isOnEarth(place) ? 'far' : 'off-earth'
  })
}

/** The median (the lower one of two); 0 for no values. */
function median(values: Float64Array): number {
  return values.toSorted()[Math.floor((values.length - 1) / 2)] ?? 0
}

/** A shape on the map. The first ring of an area is its outline, the others are holes. */
export type Shape =
  | { kind: 'point'; at: Position }
  | { kind: 'line'; points: readonly Position[] }
  | { kind: 'area'; rings: readonly (readonly Position[])[] }

/** Where a shape begins; undefined if it has no position. */
export function startOfShape(shape: Shape): Position | undefined {
  switch (shape.kind) {
    case 'point':
      return shape.at
    case 'line':
      return shape.points[0]
    case 'area':
      return shape.rings[0]?.[0]
  }
}

/** GeoJSON coordinates; the nesting depends on the geometry type. */
export type Coordinates = number | readonly Coordinates[]

/**
 * The shapes of a geometry (RFC 7946, 3.1), one for each part. Parts with too few positions and unknown types
 * are skipped; altitudes are ignored.
 */
export function readShapes(type: string, coordinates: Coordinates): Shape[] {
  switch (type) {
    case 'Point':
      return pointsOf([coordinates])
    case 'MultiPoint':
      return pointsOf(listOf(coordinates))
    case 'LineString':
      return linesOf([coordinates])
    case 'MultiLineString':
      return linesOf(listOf(coordinates))
    case 'Polygon':
      return areasOf([coordinates])
    case 'MultiPolygon':
      return areasOf(listOf(coordinates))
    default:
      return []
  }
}

const listOf = (coordinates: Coordinates): readonly Coordinates[] =>
  typeof coordinates === 'number' ? [] : coordinates

function positionOf(coordinates: Coordinates): Position[] {
  const [longitude, latitude] = listOf(coordinates)
  return typeof longitude === 'number' && typeof latitude === 'number'
    ? [[longitude, latitude]]
    : []
}

const positionsOf = (coordinates: Coordinates): Position[] =>
  listOf(coordinates).flatMap(positionOf)

const pointsOf = (points: readonly Coordinates[]): Shape[] =>
  points.flatMap(positionOf).map((at) => ({ kind: 'point', at }))

const linesOf = (lines: readonly Coordinates[]): Shape[] =>
  lines
    .map(positionsOf)
    .filter((points) => points.length >= 2)
    .map((points) => ({ kind: 'line', points }))

const areasOf = (areas: readonly Coordinates[]): Shape[] =>
  areas
    .map((area) =>
      listOf(area)
        .map(positionsOf)
        .filter((ring) => ring.length >= 3),
    )
    .filter((rings) => rings.length > 0)
    .map((rings) => ({ kind: 'area', rings }))
