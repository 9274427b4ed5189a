/** Places that somebody has been at, in their order, and which of them is in front. */
export interface Trail<Place> {
  places: readonly [Place, ...Place[]]
  at: number
}

/** So far anybody goes back. */
export const maxPlaces = 30

/** A trail of one place. */
export const startTrail = <Place>(place: Place): Trail<Place> => ({ places: [place], at: 0 })

/** The place in front. */
export const placeInFront = <Place>({ places, at }: Trail<Place>): Place => places[at] ?? places[0]

/**
 * Goes to another place: what one could go forward to is forgotten, as in a browser, and beyond `maxPlaces`
 * the oldest.
 */
export function goTo<Place>({ places, at }: Trail<Place>, place: Place): Trail<Place> {
  const [first = place, ...others] = [...places.slice(0, at + 1), place].slice(-maxPlaces)
  return { places: [first, ...others], at: others.length }
}

/** One place back (-1) or forward (1); null where there is none. */
export function stepOnTrail<Place>(trail: Trail<Place>, by: -1 | 1): Trail<Place> | null {
  const at = trail.at + by
  return at in trail.places ? { ...trail, at } : null
}

/** The same trail with what is known of its places now. */
export function renewPlaces<Place>(
  { places: [first, ...others], at }: Trail<Place>,
  renew: (place: Place) => Place,
): Trail<Place> {
  return { places: [renew(first), ...others.map(renew)], at }
}
