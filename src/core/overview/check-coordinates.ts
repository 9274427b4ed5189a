import { createCounts, createFloats } from '#core/growing-array.ts'
import type { JsonObject } from '#core/json/json-value.ts'
import { readOwnShapes } from '#core/place/collect-places.ts'
import { type Position } from '#core/content/position.ts'
import { markPlaces, startOfShape, type PlaceMark } from '#core/place/mark-places.ts'
import {
  createAcceptedPositions,
  maxExamples,
  type AcceptedFinding,
  type OverviewLine,
} from './overview-line.ts'

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
  const place = startOfShape(first)
  return place ? { at: place, isRoute: first.kind === 'line' } : null
}

/** Finds places at 0/0, with swapped coordinates, and far outside of the rest (mark-places.ts). */
export function createCoordinateChecks(accepted: readonly AcceptedFinding[]) {
  const positions = createCounts()
  const longitudes = createFloats()
  const latitudes = createFloats()
  const right = createAcceptedPositions(accepted, { checks, attribute })
  return {
    add({ at: place }: OwnPlace, position: number, id: string): void {
      positions.push(position)
      longitudes.push(place[0])
      latitudes.push(place[1])
      right.note(position, id)
    },
    lines(): OverviewLine[] {
      const all = positions.read()
      if (all.length === 0) return []
      const [east, north] = [longitudes.read(), latitudes.read()]
      const marks = markPlaces(east, north)
      return checks.map((check) => {
        const isFound = (at: number): boolean => {
          const mark = marks[at] ?? null
          return mark !== null && checkOf[mark] === check && !right.has(all[at] ?? -1, check)
        }
        return {
          check,
          attribute,
          since: null,
          positions: all.filter((_, at) => isFound(at)),
          of: all.length,
          examples: marks
            .flatMap((_, at) => (isFound(at) ? [at] : []))
            .slice(0, maxExamples)
            .map((at) => ({
              position: all[at] ?? 0,
              text: `${String(north[at])}, ${String(east[at])}`,
            })),
          groups: [],
        }
      })
    },
  }
}
