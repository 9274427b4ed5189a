import type { Position } from './shape.ts'

/**
 * An anomaly of a place:
 * - `zero`: exactly 0/0, which is never real content.
 * - `swapped`: implausible or off Earth as given, but plausible with latitude and longitude swapped.
 * - `far`: more than ten times the median distance from the center, and at least 100 km.
 * - `off-earth`: beyond 90 or 180 degrees, also when swapped.
 */
export type PlaceMark = 'zero' | 'swapped' | 'far' | 'off-earth'

/** With fewer places, distance is not judged. */
const minPlaces = 5
const minFarKm = 100
const farFactor = 10
const earthRadiusKm = 6371

/**
 * Returns the anomaly of each place, or null. The center is the median longitude and latitude of the valid
 * places, and the usual distance is the median distance from it. Both are robust while fewer than half of the
 * places are wrong.
 */
export function markPlaces(
  longitudes: Float64Array,
  latitudes: Float64Array,
): (PlaceMark | null)[] {
  const all = Array.from(longitudes, (longitude, at): Position => [longitude, latitudes[at] ?? 0])
  const valid = all.filter((place) => isOnEarth(place) && !isNullIsland(place))
  const center: Position = [
    median(Float64Array.from(valid, ([longitude]) => longitude)),
    median(Float64Array.from(valid, ([, latitude]) => latitude)),
  ]
  const usual = median(Float64Array.from(valid, (place) => kilometresBetween(place, center)))
  const limit = valid.length < minPlaces ? Infinity : Math.max(minFarKm, farFactor * usual)
  const isNear = (place: Position) => isOnEarth(place) && kilometresBetween(place, center) <= limit

  return all.map((place) => {
    const swapped: Position = [place[1], place[0]]
    if (isNullIsland(place)) return 'zero'
    if (isNear(place)) return null
    if (isNear(swapped)) return 'swapped'
    return isOnEarth(place) ? 'far' : 'off-earth'
  })
}

export const isOnEarth = ([longitude, latitude]: Position): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90

const isNullIsland = ([longitude, latitude]: Position): boolean => longitude === 0 && latitude === 0

/** The median (the lower one of two); 0 for no values. */
function median(values: Float64Array): number {
  return values.toSorted()[Math.floor((values.length - 1) / 2)] ?? 0
}

/** Along a great circle, by the haversine formula. */
function kilometresBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [south, north] = [radians(one[1]), radians(other[1])]
  const across = Math.sin((radians(other[0]) - radians(one[0])) / 2) ** 2
  const up = Math.sin((north - south) / 2) ** 2
  return (
    2 *
    earthRadiusKm *
    Math.asin(Math.min(1, Math.sqrt(up + Math.cos(south) * Math.cos(north) * across)))
  )
}
