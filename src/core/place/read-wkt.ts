import { wktToGeoJSON } from 'betterknown'
import { readShapes, type Shape } from './shape.ts'

/** About 50,000 positions; parsing more would block the app. */
const maxTextLength = 1_000_000

/** The shapes of a geometry in well-known text (OGC 06-103r4, 7); empty if it is malformed. */
export function readWkt(text: string): Shape[] {
  if (text.length > maxTextLength) return []
  try {
    const geometry = wktToGeoJSON(text)
    return geometry === null ? [] : shapesOf(geometry)
  } catch {
    // The parser throws on malformed text.
    return []
  }
}

type Geometry = NonNullable<ReturnType<typeof wktToGeoJSON>>

const shapesOf = (geometry: Geometry): Shape[] =>
  geometry.type === 'GeometryCollection'
    ? geometry.geometries.flatMap(shapesOf)
    : readShapes(geometry.type, geometry.coordinates)
