/** Reads geo filters: boxes, circles, and with or without a position (datacycle-core.md 2.2). */
import { isList, type Parameter } from '#sample/query/parameter.ts'
import { metresBetween, positionOf, type Position } from '#sample/datacycle/store/position.ts'
import {
  everything,
  readMembers,
  refuseUnknown,
  type Condition,
  type FilterReader,
  type KeyReader,
  type Path,
} from './filter-reader.ts'

/** Accepted, but without effect in the sample. */
const shapes: ReadonlySet<string> = new Set(['shapes', 'geoShape'])

export const readGeo: KeyReader = (value, path, reader) =>
  readMembers(value, path, reader, (key, inner, keyPath) => {
    if (key === 'in') return readInside(inner, keyPath, reader)
    if (key === 'notIn') {
      const inside = readInside(inner, keyPath, { ...reader, orderByNearness: () => undefined })
      return (thing) => !inside(thing)
    }
    if (key !== 'withGeometry') return refuseUnknown(reader, keyPath)
    const isWanted = inner === true || inner === 'true'
    return (thing) => (positionOf(thing) !== null) === isWanted
  })

const readInside: KeyReader = (value, path, reader) =>
  readMembers(value, path, reader, (shape, numbers, shapePath) => {
    if (shape === 'box') return atPosition(readBox(numbers, shapePath, reader))
    if (shape === 'perimeter') return atPosition(readCircle(numbers, shapePath, reader))
    return shapes.has(shape) ? everything : refuseUnknown(reader, shapePath)
  })

const atPosition =
  (isInside: (position: Position) => boolean): Condition =>
  (thing) => {
    const position = positionOf(thing)
    return position !== null && isInside(position)
  }

/** Corners may be in any order; a box with texts finds nothing (datacycle-core.md 12). */
function readBox(value: Parameter, path: Path, reader: FilterReader) {
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = readNumbers(value, 4, path, reader)
  const within = (number: number, one: number, other: number) =>
    number >= Math.min(one, other) && number <= Math.max(one, other)
  return ({ longitude, latitude }: Position) =>
    within(longitude, x1, x2) && within(latitude, y1, y2)
}

function readCircle(value: Parameter, path: Path, reader: FilterReader) {
  const [longitude = NaN, latitude = NaN, metres = NaN] = readNumbers(value, 3, path, reader)
  const centre = { longitude, latitude }
  reader.orderByNearness({ kind: 'place', ...centre })
  return (position: Position) => metresBetween(position, centre) <= metres
}

function readNumbers(value: Parameter, count: number, path: Path, reader: FilterReader): number[] {
  if (!isList(value)) {
    reader.complaints.add(path, 'must be an array')
    return []
  }
  if (value.length !== count) reader.complaints.add(path, `size must be ${String(count)}`)
  return value.map(Number)
}
