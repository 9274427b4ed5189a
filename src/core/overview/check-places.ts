import { createCounts, createFloats } from '#core/growing-array.ts'
import type { JsonObject } from '#core/json/json-value.ts'
import { readOwnShapes } from '#core/place/collect-places.ts'
import { markPlaces, type PlaceMark, type Position } from '#core/place/mark-places.ts'
import type { ItemCheck, OverviewLine } from './overview-line.ts'
import { createAcceptance, type AcceptedFinding } from './overview-line.ts'

const attribute = 'geo'
const checks = ['coordinates-zero', 'coordinates-swapped', 'coordinates-far'] as const
const checkOf: Readonly<Record<PlaceMark, (typeof checks)[number]>> = {
  zero: 'coordinates-zero',
  swapped: 'coordinates-swapped',
  far: 'coordinates-far',
  'off-earth': 'coordinates-far',
}

/** Where an item is; a route only begins there. */
export interface OwnPlace {
  at: Position
  isRoute: boolean
}

/** The first own position of an item; null if it has none. */
export function readOwnPlace(item: JsonObject): OwnPlace | null {
  const [first] = readOwnShapes(item)
  if (!first) return null
  const place =
    first.kind === 'point'
      ? first.at
      : first.kind === 'line'
        ? first.points[0]
        : first.rings[0]?.[0]
  return place ? { at: place, isRoute: first.kind === 'line' } : null
}

/** Finds places at 0/0, with swapped coordinates, and far outside of the rest (mark-places.ts). */
export function createPlaceChecks(accepted: readonly AcceptedFinding[]) {
  const positions = createCounts()
  const longitudes = createFloats()
  const latitudes = createFloats()
  /** Items of which a person said that their place is right. */
  const isAccepted = createAcceptance(accepted)
  const right = new Map<number, ItemCheck[]>()
  return {
    add({ at: place }: OwnPlace, position: number, id: string): void {
      positions.push(position)
      longitudes.push(place[0])
      latitudes.push(place[1])
      const acceptedChecks = checks.filter((check) => isAccepted(check, attribute, id))
      if (acceptedChecks.length > 0) right.set(position, acceptedChecks)
    },
    lines(): OverviewLine[] {
      const all = positions.read()
      if (all.length === 0) return []
      const [east, north] = [longitudes.read(), latitudes.read()]
      const marks = markPlaces(east, north)
      return checks.map((check) => {
        const isFound = (at: number): boolean => {
          const mark = marks[at] ?? null
          return (
            mark !== null &&
            checkOf[mark] === check &&
            right.get(all[at] ?? -1)?.includes(check) !== true
          )
        }
        const first = marks.findIndex((_, at) => isFound(at))
        return {
          check,
          attribute,
          since: null,
          positions: all.filter((_, at) => isFound(at)),
          of: all.length,
          example:
            first < 0
              ? null
              : {
                  position: all[first] ?? 0,
                  text: `${String(north[first])}, ${String(east[first])}`,
                },
          groups: [],
        }
      })
    },
  }
}
