/**
 * The orders in which a server may rightly put the same values. Nobody knows its collation, so a pair of
 * values is out of order only where every one of these says so.
 */
export interface OrderFamily {
  /** Whether it can read a value, as it stood in the answer; it counts only where it reads all of them. */
  reads(value: string): boolean
  /** Whether all of the family's readings put `one` behind `other`. */
  isBehind(one: string, other: string): boolean
}

type Compare = (one: string, other: string) => number

const family = (reads: OrderFamily['reads'], readings: readonly Compare[]): OrderFamily => ({
  reads,
  isBehind: (one, other) => readings.every((compare) => compare(one, other) > 0),
})

const collation = (locale: string, options: Intl.CollatorOptions): Compare => {
  const collator = new Intl.Collator(locale, options)
  return (one, other) => collator.compare(one, other)
}

const collations = (options: Intl.CollatorOptions): Compare[] =>
  ['de', 'de-u-co-phonebk', 'en'].map((locale) => collation(locale, options))

const byCodePoint: Compare = (one, other) => {
  // UTF-16 puts what lies beyond U+FFFF before U+E000; without it both orders are the same.
  if (!/[\ud800-\udfff]/.test(one + other)) return one < other ? -1 : one > other ? 1 : 0
  const left = Array.from(one)
  const right = Array.from(other)
  const at = left.findIndex((character, place) => character !== right[place])
  if (at < 0) return left.length - right.length
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1)
}

const textReadings: readonly Compare[] = [
  byCodePoint,
  (one, other) => byCodePoint(one.toLowerCase(), other.toLowerCase()),
  ...collations({}),
  // Databases pass over blanks and punctuation in some of their collations.
  ...collations({ ignorePunctuation: true }),
]

const naturalReadings: readonly Compare[] = [
  ...collations({ numeric: true }),
  ...collations({ numeric: true, ignorePunctuation: true }),
]

const isNumber = (text: string): boolean => /^\s*[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?\s*$/i.test(text)

/** Beyond 2^53 neighbours blur into one another: then they are equal, and nothing is said. */
const byNumber: Compare = (one, other) => Number(one) - Number(other)

const day = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d|$)/

const isInstant = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(text))

const byInstant: Compare = (one, other) => Date.parse(one) - Date.parse(other)

const always = () => true

export const orderFamilies: readonly OrderFamily[] = [
  family(always, textReadings),
  family(always, naturalReadings),
  family(isNumber, [byNumber]),
  family(isInstant, [byInstant]),
]
