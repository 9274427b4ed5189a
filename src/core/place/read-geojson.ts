import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readShapes, type Coordinates, type Shape } from './shape.ts'

/** Maximum nesting of collections. */
const maxDepth = 3

/** The shapes of a GeoJSON geometry, feature or collection (RFC 7946); empty for anything else. */
export function readGeoJson(value: JsonValue, depth = 0): Shape[] {
  const type = memberOf(value, 'type')
  if (type?.kind !== 'string' || depth > maxDepth) return []
  const inner = (name: string) => {
    const member = memberOf(value, name)
    return (member?.kind === 'array' ? member.items : member ? [member] : []).flatMap((one) =>
      readGeoJson(one, depth + 1),
    )
  }
  switch (type.value) {
    case 'Feature':
      return inner('geometry')
    case 'FeatureCollection':
      return inner('features')
    case 'GeometryCollection':
      return inner('geometries')
    default: {
      const coordinates = memberOf(value, 'coordinates')
      return coordinates ? readShapes(type.value, coordinatesOf(coordinates)) : []
    }
  }
}

/** Other values become an empty list, which makes a position invalid. */
function coordinatesOf(value: JsonValue, depth = 0): Coordinates {
  if (value.kind === 'number') return Number(value.source)
  // A MultiPolygon nests four lists.
  return value.kind === 'array' && depth < 4
    ? value.items.map((item) => coordinatesOf(item, depth + 1))
    : []
}
