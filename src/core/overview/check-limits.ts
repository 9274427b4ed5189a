import { farFactor, minFarKm } from '#core/place/mark-places.ts'

/** The limits of checks that their rules state in words. */
export const checkLimits = {
  /** A text is short below both. */
  minWords: 4,
  minLength: 25,
  /** A text is very long above this, and above `longFactor` times the usual length of its attribute. */
  maxLength: 3000,
  longFactor: 6,
  maxNameLength: 150,
  /** In letters: of fewer, the language is not told. */
  minLetters: 50,
  minCapitals: 9,
  capitalPercent: 70,
  /** Nothing of today began before; 1970 is the date of an empty timestamp. */
  firstYear: 1971,
  maxYearsAhead: 10,
  minFarKm,
  farFactor,
  /** Items that are farther apart are different ones: two hotels of a chain. */
  maxApartKm: 1,
  /** In metres: the same place. */
  maxPlaceDistance: 50,
  /** A picture or contact of more items belongs to a region or a company. */
  maxSharing: 3,
} as const
