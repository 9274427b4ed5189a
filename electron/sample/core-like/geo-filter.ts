/** Reads CORE's geo filter: boxes, circles and whether there is a position at all. */
import type { Thing } from '../content/thing.ts'
import { isGroup, isList, type Parameter } from '../query/parameter.ts'
import type { Complaints } from './complaints.ts'

type Position = readonly [lon: number, lat: number]

/** Shapes and lines are accepted and have no effect in the sample. */
export function readGeo(
  value: Parameter,
  path: readonly string[],
  complaints: Complaints,
): (thing: Thing) => boolean {
  if (!isGroup(value)) {
    complaints.add(path, 'must be a hash')
    return () => true
  }
  const conditions = [...value].map(([key, inner]): ((thing: Thing) => boolean) => {
    if (key === 'withGeometry') {
      if (inner === true || inner === false)
        return (thing) => (positionOf(thing) !== null) === inner
      complaints.add([...path, key], 'must be boolean')
    } else if (key !== 'in' && key !== 'notIn') {
      complaints.add([...path, key], 'is not allowed')
    } else if (!isGroup(inner)) {
      complaints.add([...path, key], 'must be a hash')
    } else {
      const box = readNumbers(inner.get('box'), 4, [...path, key, 'box'], complaints)
      const circle = readNumbers(inner.get('perimeter'), 3, [...path, key, 'perimeter'], complaints)
      const inside = (thing: Thing) => {
        const position = positionOf(thing)
        if (box === null && circle === null) return true
        return (
          position !== null &&
          (box === null || isInBox(position, box)) &&
          (circle === null || isInCircle(position, circle))
        )
      }
      return key === 'in' ? inside : (thing) => !inside(thing)
    }
    return () => true
  })
  return (thing) => conditions.every((condition) => condition(thing))
}

function positionOf(thing: Thing): Position | null {
  if (thing.kind === 'place') return [Number(thing.point.lon), Number(thing.point.lat)]
  return thing.kind === 'tour' ? [Number(thing.start.lon), Number(thing.start.lat)] : null
}

function readNumbers(
  value: Parameter | undefined,
  count: number,
  path: readonly string[],
  complaints: Complaints,
): number[] | null {
  if (value === undefined) return null
  const numbers = isList(value) ? value.map(Number) : []
  if (numbers.length === count && numbers.every(Number.isFinite)) return numbers
  complaints.add(path, isList(value) ? `size must be ${String(count)}` : 'must be an array')
  return null
}

const isInBox = ([lon, lat]: Position, [west = 0, south = 0, east = 0, north = 0]: number[]) =>
  lon >= west && lon <= east && lat >= south && lat <= north

/** Exact enough for a few kilometres. */
function isInCircle([lon, lat]: Position, [centreLon = 0, centreLat = 0, metres = 0]: number[]) {
  const metresPerDegree = 111_320
  const north = (lat - centreLat) * metresPerDegree
  const east = (lon - centreLon) * metresPerDegree * Math.cos((centreLat * Math.PI) / 180)
  return Math.hypot(north, east) <= metres
}
