import { coordinateAttributes, placeRelations } from '#core/content/known-attributes.ts'
import { createBytes, createCounts, createFloats } from '#core/growing-array.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import {
  createRequestedPartDetector,
  type PartNames,
  notePosition,
  positionsAmong,
  type PositionsByName,
  findUnresolved,
} from '#core/content/item-columns.ts'
import { isOnEarth, type Position } from '#core/content/position.ts'
import {
  startOfShape,
  markPlaces,
  type PlaceMark,
  type Shape,
  readShapes,
  type Coordinates,
} from './mark-places.ts'
import { isEmbeddedObject } from '#core/content/identify-object.ts'
import { describeText } from '#core/content/text-kind.ts'
import { wktToGeoJSON } from 'betterknown'

/** Where the items of a response or file are. An item's place is the first position of its first shape. */
export interface Places {
  itemCount: number
  /** Indexes of the items with coordinates, ascending. */
  located: Uint32Array
  longitudes: Float64Array
  latitudes: Float64Array
  /** Anomalies by index in `located`; absent for ordinary places. */
  marks: ReadonlyMap<number, PlaceMark>
  /** Items without coordinates whose place is only an unresolved link: item indexes by relation. */
  unresolved: PositionsByName
  outlines: Outlines
  /** False if the query's list of fields left the places out. */
  isRequested: boolean
}

/** Lines, rings of areas, and points other than the items' own places. */
export interface Outlines {
  /** Index in `located` of each outline's item. */
  owners: Uint32Array
  /** 0 a point, 1 a line, 2 an area's outline, 3 a hole in the area before it. */
  kinds: Uint8Array
  /** Start of each outline in `coordinates`, plus the end of the last one. */
  starts: Uint32Array
  /** Alternating longitude and latitude. */
  coordinates: Float64Array
}

export interface PlaceCollector {
  add(item: JsonValue): void
  read(): Places
}

/** Longer outlines are thinned evenly, as more is not visible on a map of all items. */
const maxVertices = 500

/** Needs a few dozen bytes per item with coordinates. `fields`: as in `createRequestedPartDetector`. */
export function createPlaceCollector(fields: readonly string[]): PlaceCollector {
  const detector = createRequestedPartDetector(fields, placeParts)
  let itemCount = 0
  const located = createCounts()
  const longitudes = createFloats()
  const latitudes = createFloats()
  const unresolved = new Map<string, number[]>()
  const owners = createCounts()
  const kinds = createBytes()
  const starts = createCounts()
  const coordinates = createFloats()

  function addOutline(kind: 0 | 1 | 2 | 3, positions: readonly Position[]): void {
    owners.push(located.length)
    kinds.push(kind)
    starts.push(coordinates.length)
    const count = Math.min(positions.length, maxVertices)
    for (let at = 0; at < count; at += 1) {
      const position = positions[Math.round((at * (positions.length - 1)) / Math.max(1, count - 1))]
      if (!position) continue
      coordinates.push(position[0])
      coordinates.push(position[1])
    }
  }

  function noteUnresolved(item: JsonValue): void {
    const name = findUnresolved(item, placeRelations)
    if (name !== undefined) notePosition(unresolved, name, itemCount - 1)
  }

  return {
    add(item) {
      itemCount += 1
      detector.add(item)
      const shapes = readItemShapes(item)
      const [first] = shapes
      if (!first) {
        noteUnresolved(item)
        return
      }
      const place = startOfShape(first)
      if (!place) return
      for (const shape of shapes) {
        if (shape.kind === 'point') {
          if (shape !== first) addOutline(0, [shape.at])
        } else if (shape.kind === 'line') addOutline(1, shape.points)
        else
          shape.rings.forEach((ring, at) => {
            addOutline(at === 0 ? 2 : 3, ring)
          })
      }
      located.push(itemCount - 1)
      longitudes.push(place[0])
      latitudes.push(place[1])
    },
    read() {
      const degrees = { longitudes: longitudes.read(), latitudes: latitudes.read() }
      const marks = new Map<number, PlaceMark>()
      markPlaces(degrees.longitudes, degrees.latitudes).forEach((mark, at) => {
        if (mark !== null) marks.set(at, mark)
      })
      const ends = createCounts()
      for (const start of starts.read()) ends.push(start)
      ends.push(coordinates.length)
      return {
        itemCount,
        located: located.read(),
        ...degrees,
        marks,
        unresolved: positionsAmong(unresolved, null),
        outlines: {
          owners: owners.read(),
          kinds: kinds.read(),
          starts: ends.read(),
          coordinates: coordinates.read(),
        },
        isRequested: located.length > 0 || detector.isRequested(),
      }
    },
  }
}

/** Restricts the places to some items; anomalies are still judged against all items. */
export function placesAmong(places: Places, among: ReadonlySet<number>): Places {
  const { located, longitudes, latitudes, marks, outlines } = places
  // `newIndexes` maps an index in `located` to the index in the result.
  const kept = Array.from(located.keys()).filter((at) => among.has(located[at] ?? -1))
  const newIndexes = new Map(kept.map((before, at) => [before, at]))
  const keptOutlines = Array.from(outlines.owners.keys()).filter((at) =>
    newIndexes.has(outlines.owners[at] ?? -1),
  )
  const lines = keptOutlines.map((at) =>
    outlines.coordinates.subarray(outlines.starts[at], outlines.starts[at + 1]),
  )
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length)
  const coordinates = new Float64Array(starts.at(-1) ?? 0)
  lines.forEach((line, at) => {
    coordinates.set(line, starts[at])
  })
  return {
    itemCount: among.size,
    located: Uint32Array.from(kept, (at) => located[at] ?? 0),
    longitudes: Float64Array.from(kept, (at) => longitudes[at] ?? NaN),
    latitudes: Float64Array.from(kept, (at) => latitudes[at] ?? NaN),
    marks: new Map(
      [...marks].flatMap(([before, mark]) => {
        const at = newIndexes.get(before)
        return at === undefined ? [] : [[at, mark] as const]
      }),
    ),
    unresolved: positionsAmong(places.unresolved, among),
    isRequested: places.isRequested,
    outlines: {
      owners: Uint32Array.from(
        keptOutlines,
        (at) => newIndexes.get(outlines.owners[at] ?? -1) ?? 0,
      ),
      kinds: Uint8Array.from(keptOutlines, (at) => outlines.kinds[at] ?? 0),
      starts: Uint32Array.from(starts),
      coordinates,
    },
  }
}

export const locatedOutside = ({ located }: Places, selected: ReadonlySet<number>): number[] =>
  Array.from(located).filter((index) => !selected.has(index))

/** Figures for a map's summary. */
export interface PlaceCounts {
  /** Places with valid coordinates. */
  shown: number
  /** Items without coordinates. */
  without: number
  marks: Readonly<Record<PlaceMark, number>>
}

export function countPlaces({
  itemCount,
  located,
  longitudes,
  latitudes,
  marks,
}: Places): PlaceCounts {
  const counted = { zero: 0, swapped: 0, far: 0, 'off-earth': 0 }
  for (const mark of marks.values()) counted[mark] += 1
  const shown = located.reduce(
    (sum, _, at) => sum + Number(isOnEarth([longitudes[at] ?? NaN, latitudes[at] ?? NaN])),
    0,
  )
  return { shown, without: itemCount - located.length, marks: counted }
}

/** Where coordinates stand, in the item and in its places. */
export const placeParts: PartNames = {
  own: coordinateAttributes,
  relations: placeRelations,
  below: coordinateAttributes,
}

/**
 * An item's points, lines and areas, read from its own attributes (a pair of latitude and longitude,
 * GeoCoordinates, GeoShape, GeoJSON, well-known text). Related places are used only if it has none.
 * Coordinates are not validated.
 */
export function readItemShapes(item: JsonValue): Shape[] {
  const own = readOwnShapes(item)
  if (own.length > 0) return own
  return placeRelations.flatMap((name) => itemsOf(memberOf(item, name))).flatMap(readOwnShapes)
}

/** The point of an item that is at one point on Earth; null for one with a line, an area, several places or none. */
export function readSinglePoint(item: JsonValue): Position | null {
  const [shape, another] = readItemShapes(item)
  return shape?.kind === 'point' && !another && isOnEarth(shape.at) ? shape.at : null
}

/** The shapes of the item's own attributes, without those of related places. */
export function readOwnShapes(item: JsonValue): Shape[] {
  if (item.kind !== 'object') return []
  const pair = readPair(item)
  const inParts = item.members
    .filter(({ name }) => !name.startsWith('@'))
    .flatMap(({ name, value }) =>
      itemsOf(value).flatMap((one) => (isOwn(name, one) ? readPart(one) : [])),
    )
  return [...pair, ...inParts]
}

/** Parts belong to their item with or without `@id`; other objects with an `@id` are separate items. */
function isOwn(name: string, value: JsonValue): boolean {
  if (value.kind === 'string') return describeText(value.value).kind === 'wkt'
  return (
    value.kind === 'object' &&
    (name === 'geo' || isEmbeddedObject(value) || !memberOf(value, '@id'))
  )
}

function readPart(part: JsonValue): Shape[] {
  if (part.kind === 'string') return readWkt(part.value)
  return [...readPair(part), ...readGeoJson(part), ...readGeoShape(part)]
}

/** Latitude and longitude as members of one object (schema.org GeoCoordinates; api.md 2.2). */
function readPair(value: JsonValue): Shape[] {
  const longitude = numberOf(memberOf(value, 'longitude') ?? memberOf(value, 'lon'))
  const latitude = numberOf(memberOf(value, 'latitude') ?? memberOf(value, 'lat'))
  return longitude === null || latitude === null
    ? []
    : [{ kind: 'point', at: [longitude, latitude] }]
}

/** A GeoShape: well-known text as sent by CORE (datacycle-core.md 7), or schema.org's coordinate list. */
function readGeoShape(value: JsonValue): Shape[] {
  return (['line', 'polygon', 'box'] as const).flatMap((name): Shape[] => {
    const text = memberOf(value, name)
    if (text?.kind !== 'string') return []
    if (describeText(text.value).kind === 'wkt') return readWkt(text.value)
    const points = readPairs(text.value)
    const [first, second] = points
    if (name === 'line') return points.length < 2 ? [] : [{ kind: 'line', points }]
    if (name === 'polygon') return points.length < 3 ? [] : [{ kind: 'area', rings: [points] }]
    return first && second ? [{ kind: 'area', rings: [boxOf(first, second)] }] : []
  })
}

/** Reads `47.1 13.2 47.3 13.4`: latitude first, separated by spaces or commas (schema.org GeoShape). */
function readPairs(text: string): Position[] {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (numbers.length % 2 !== 0 || numbers.some((number) => !Number.isFinite(number))) return []
  return numbers.flatMap((longitude, at): Position[] => {
    const latitude = at % 2 === 1 ? numbers[at - 1] : undefined
    return latitude === undefined ? [] : [[longitude, latitude]]
  })
}

const boxOf = ([west, south]: Position, [east, north]: Position): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

/** A number or a numeric string, as schema.org allows both; null for anything else. */
function numberOf(value: JsonValue | undefined): number | null {
  const text =
    value?.kind === 'number' ? value.source : value?.kind === 'string' ? value.value.trim() : ''
  const number = Number(text)
  return text !== '' && Number.isFinite(number) ? number : null
}

const itemsOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  value?.kind === 'array' ? value.items : value ? [value] : []

/** About 50,000 positions; parsing more would block the app. */
const maxTextLength = 1_000_000

/** The shapes of a geometry in well-known text (OGC 06-103r4, 7); empty if it is malformed. */
function readWkt(text: string): Shape[] {
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

/** Maximum nesting of collections. */
const maxDepth = 3

/** The shapes of a GeoJSON geometry, feature or collection (RFC 7946); empty for anything else. */
function readGeoJson(value: JsonValue, depth = 0): Shape[] {
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
