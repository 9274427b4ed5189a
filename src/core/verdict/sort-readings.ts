/**
 * Similar sort orders. A server's collation is unknown, so two values are out of order only if all orders of a
 * family agree.
 */
export interface OrderFamily {
  /** True if this family can order a value as sent. It is used only if it can order all values. */
  canOrder(value: string): boolean
  /** True if all orders of the family sort `one` after `other`. */
  isBehind(one: string, other: string): boolean
}

type Compare = (one: string, other: string) => number

const family = (canOrder: OrderFamily['canOrder'], readings: readonly Compare[]): OrderFamily => ({
  canOrder,
  isBehind: (one, other) => readings.every((compare) => compare(one, other) > 0),
})

const collation = (locale: string, options: Intl.CollatorOptions): Compare => {
  const collator = new Intl.Collator(locale, options)
  return (one, other) => collator.compare(one, other)
}

const collations = (options: Intl.CollatorOptions): Compare[] =>
  ['de', 'de-u-co-phonebk', 'en'].map((locale) => collation(locale, options))

const byCodePoint: Compare = (one, other) => {
  // UTF-16 sorts characters above U+FFFF before U+E000; otherwise both orders are the same.
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
  // Some database collations ignore blanks and punctuation.
  ...collations({ ignorePunctuation: true }),
]

const naturalReadings: readonly Compare[] = [
  ...collations({ numeric: true }),
  ...collations({ numeric: true, ignorePunctuation: true }),
]

const isNumber = (text: string): boolean => /^\s*[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?\s*$/i.test(text)

/** Numbers above 2^53 may become equal; equal values are not judged. */
const byNumber: Compare = (one, other) => Number(one) - Number(other)

const isoDate = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d|$)/

const isInstant = (text: string): boolean => isoDate.test(text) && !Number.isNaN(Date.parse(text))

const byInstant: Compare = (one, other) => Date.parse(one) - Date.parse(other)

const always = () => true

export const orderFamilies: readonly OrderFamily[] = [
  family(always, textReadings),
  family(always, naturalReadings),
  family(isNumber, [byNumber]),
  family(isInstant, [byInstant]),
]
