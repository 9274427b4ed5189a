import { readFilterKey } from '#core/query/filter-key.ts'
import { partsOf, type FilterRow } from '#core/query/form.ts'
import {
  isOnEarth,
  kilometresBetween,
  kilometresPerDegree,
  type Position,
} from '#core/content/position.ts'

/** A circle, or a box of two corners. */
export type PlaceArea =
  | { kind: 'around'; center: Position; metres: number }
  | { kind: 'boxed'; corners: readonly [Position, Position] }

/** A circle or a box on Earth as CORE reads it (datacycle-core.md 2.2); null for anything else. */
export function readArea(path: readonly string[], texts: readonly string[]): PlaceArea | null {
  const shape = path.slice(0, 2).join('.') === 'geo.in' && path.length === 3 ? path[2] : undefined
  const numbers = texts.map((text) => (text.trim() === '' ? Number.NaN : Number(text)))
  const [west, south, east, north] = numbers
  if (numbers.some(Number.isNaN) || west === undefined || south === undefined) return null
  if (east === undefined || !isOnEarth([west, south])) return null
  if (shape === 'perimeter' && numbers.length === 3 && east > 0)
    return { kind: 'around', center: [west, south], metres: east }
  if (shape !== 'box' || numbers.length !== 4 || north === undefined) return null
  return isOnEarth([east, north])
    ? {
        kind: 'boxed',
        corners: [
          [west, south],
          [east, north],
        ],
      }
    : null
}

/** The kilometres from a position to an area, about; 0 within it. */
export function kilometresOutside(at: Position, area: PlaceArea): number {
  if (area.kind === 'around')
    return Math.max(0, kilometresBetween(at, area.center) - area.metres / 1000)
  const [one, other] = area.corners
  const gap = (value: number, from: number, to: number) =>
    Math.max(Math.min(from, to) - value, value - Math.max(from, to), 0)
  const east = gap(at[0], one[0], other[0]) * Math.cos((at[1] * Math.PI) / 180)
  return Math.hypot(east, gap(at[1], one[1], other[1])) * kilometresPerDegree
}

/**
 * A filter for an area with longitude and latitude swapped. null for any other filter and for JSON, and where the
 * swapped area is the same or not on Earth.
 */
export function swapCoordinates({ key, value }: FilterRow): FilterRow | null {
  if (value.kind === 'json') return null
  const texts = partsOf(value)
  const [one = '', other = '', third = '', ...rest] = texts
  const items = rest.length === 0 ? [other, one, third] : [other, one, ...rest, third]
  const isArea = readArea(readFilterKey(key), items) !== null
  if (!isArea || items.join() === texts.join()) return null
  return {
    key,
    value:
      value.kind === 'list' ? { kind: 'list', items } : { kind: 'text', text: items.join(',') },
  }
}

/** How many of these places a filter for an area finds; 0 for any other. */
export function countFound(places: readonly Position[], { key, value }: FilterRow): number {
  if (value.kind === 'json') return 0
  const area = readArea(readFilterKey(key), partsOf(value))
  if (area === null) return 0
  return places.filter((at) => isOnEarth(at) && kilometresOutside(at, area) === 0).length
}
