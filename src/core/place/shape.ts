/** Longitude and latitude in degrees, in the order of GeoJSON (RFC 7946, 3.1.1). */
export type Position = readonly [longitude: number, latitude: number]

/** A shape on the map. The first ring of an area is its outline, the others are holes. */
export type Shape =
  | { kind: 'point'; at: Position }
  | { kind: 'line'; points: readonly Position[] }
  | { kind: 'area'; rings: readonly (readonly Position[])[] }

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
