import type { Position } from './shape.ts'

/**
 * What is odd about a place:
 * - `zero`: exactly 0/0, in the Gulf of Guinea, where nobody's content is.
 * - `swapped`: latitude and longitude stand in each other's place: as it is, it is nowhere on Earth or far
 *   away, and the other way round it is on Earth and not far away.
 * - `far`: more than ten times as far from the middle as half of the items are, and at least 100 km.
 * - `off-earth`: beyond 90 or 180 degrees, either way round.
 */
export type PlaceMark = 'zero' | 'swapped' | 'far' | 'off-earth'

/** Of fewer places nobody can say what is far away. */
const fewest = 5
const farthestKm = 100
const timesUsual = 10
const earthRadiusKm = 6371

/**
 * Marks each place, null where nothing is odd. The middle is the median of the longitudes and that of the
 * latitudes of what is on Earth and not 0/0, the usual distance the median distance from there: both stay
 * where they are as long as fewer than half of the places are wrong.
 */
export function markPlaces(
  longitudes: Float64Array,
  latitudes: Float64Array,
): (PlaceMark | null)[] {
  const all = Array.from(longitudes, (longitude, at): Position => [longitude, latitudes[at] ?? 0])
  const sure = all.filter((place) => isOnEarth(place) && !isZero(place))
  const middle: Position = [
    median(Float64Array.from(sure, ([longitude]) => longitude)),
    median(Float64Array.from(sure, ([, latitude]) => latitude)),
  ]
  const usual = median(Float64Array.from(sure, (place) => kilometresBetween(place, middle)))
  const limit = sure.length < fewest ? Infinity : Math.max(farthestKm, timesUsual * usual)
  const isNear = (place: Position) => isOnEarth(place) && kilometresBetween(place, middle) <= limit

  return all.map((place) => {
    const turned: Position = [place[1], place[0]]
    if (isZero(place)) return 'zero'
    if (isNear(place)) return null
    if (isNear(turned)) return 'swapped'
    return isOnEarth(place) ? 'far' : 'off-earth'
  })
}

export const isOnEarth = ([longitude, latitude]: Position): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90

const isZero = ([longitude, latitude]: Position): boolean => longitude === 0 && latitude === 0

/** The middle value, the lower one of two; 0 of none. */
function median(values: Float64Array): number {
  return values.toSorted()[Math.floor((values.length - 1) / 2)] ?? 0
}

/** Along a great circle. */
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
