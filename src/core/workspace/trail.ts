/** A navigation history and the index of the current place. */
export interface Trail<Place> {
  places: readonly [Place, ...Place[]]
  at: number
}

export const maxPlaces = 30

export const startTrail = <Place>(place: Place): Trail<Place> => ({ places: [place], at: 0 })

export const currentPlace = <Place>({ places, at }: Trail<Place>): Place => places[at] ?? places[0]

/** Goes to another place. Forward entries are dropped, as in a browser, and the oldest beyond `maxPlaces`. */
export function goTo<Place>({ places, at }: Trail<Place>, place: Place): Trail<Place> {
  const [first = place, ...others] = [...places.slice(0, at + 1), place].slice(-maxPlaces)
  return { places: [first, ...others], at: others.length }
}

/** Goes one place back (-1) or forward (1); null at the end. */
export function stepOnTrail<Place>(trail: Trail<Place>, by: -1 | 1): Trail<Place> | null {
  const at = trail.at + by
  return at in trail.places ? { ...trail, at } : null
}

/** The same trail with updated places. */
export function renewPlaces<Place>(
  { places: [first, ...others], at }: Trail<Place>,
  renew: (place: Place) => Place,
): Trail<Place> {
  return { places: [renew(first), ...others.map(renew)], at }
}
