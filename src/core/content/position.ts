/** Longitude and latitude in degrees, in the order of GeoJSON (RFC 7946, 3.1.1). */
export type Position = readonly [longitude: number, latitude: number]

const earthRadiusKm = 6371
/** One degree of latitude. */
export const kilometresPerDegree = (earthRadiusKm * Math.PI) / 180

export const isOnEarth = ([longitude, latitude]: Position): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90

export const isNullIsland = ([longitude, latitude]: Position): boolean =>
  longitude === 0 && latitude === 0

/** Along a great circle, by the haversine formula. */
export function kilometresBetween(one: Position, other: Position): number {
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
