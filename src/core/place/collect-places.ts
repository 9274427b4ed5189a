import { describeValue } from '#core/content/value-kind.ts'
import { createBytes, createCounts, createFloats } from '#core/growing-array.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import {
  notePosition,
  positionsAmong,
  type PositionsByName,
} from '#core/content/positions-by-name.ts'
import { createRequestedPartDetector } from '#core/content/requested-parts.ts'
import { placeParts, placeRelations, readItemShapes } from './item-shapes.ts'
import { isOnEarth, markPlaces, type PlaceMark } from './mark-places.ts'
import type { Position } from './shape.ts'

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
    for (const name of placeRelations) {
      const value = memberOf(item, name)
      const { kind, ...described } = value ? describeValue(value) : ({ kind: 'null' } as const)
      const hasUnresolved = 'unresolved' in described && described.unresolved > 0
      if (kind !== 'unresolved-relation' && !hasUnresolved) continue
      notePosition(unresolved, name, itemCount - 1)
      return
    }
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
      const place =
        first.kind === 'point'
          ? first.at
          : first.kind === 'line'
            ? first.points[0]
            : first.rings[0]?.[0]
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

/** Indexes of the located items that are not selected. */
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
