import { wktToGeoJSON } from 'betterknown'
import { readShapes, type Shape } from './shape.ts'

/** A text as long as this holds some 50 000 positions: reading a longer one would hold up everything else. */
const maxTextLength = 1_000_000

/** The shapes of a geometry in well-known text (OGC 06-103r4, 7); none where it is not well formed. */
export function readWkt(text: string): Shape[] {
  if (text.length > maxTextLength) return []
  try {
    const geometry = wktToGeoJSON(text)
    return geometry === null ? [] : shapesOf(geometry)
  } catch {
    // The reader throws at what it cannot read: content is not ours to be right.
    return []
  }
}

type Geometry = NonNullable<ReturnType<typeof wktToGeoJSON>>

const shapesOf = (geometry: Geometry): Shape[] =>
  geometry.type === 'GeometryCollection'
    ? geometry.geometries.flatMap(shapesOf)
    : readShapes(geometry.type, geometry.coordinates)
