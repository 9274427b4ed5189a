/** Cached, because creating a formatter takes milliseconds, and the first one tens of milliseconds. */
const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()
const distances = new Map<string, Intl.RelativeTimeFormat>()
const orders = new Map<string, Intl.Collator>()

const numberKinds = {
  whole: { maximumFractionDigits: 0 },
  short: { maximumSignificantDigits: 3 },
  tenths: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
} as const satisfies Readonly<Record<string, Intl.NumberFormatOptions>>

const dateKinds = {
  date: { dateStyle: 'medium', timeZone: 'UTC' },
  'long-date': { dateStyle: 'long', timeZone: 'UTC' },
  'date-time': { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
  day: {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  },
  'day-time': {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  },
  'day-of-month': { month: 'short', day: 'numeric', timeZone: 'UTC' },
  weekday: { weekday: 'short', timeZone: 'UTC' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  'exact-moment': { dateStyle: 'medium', timeStyle: 'medium' },
  clock: { timeStyle: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/** A number format: integers, three significant digits, or one decimal. */
export function numberFormat(locale: string, kind: keyof typeof numberKinds): Intl.NumberFormat {
  const key = `${locale} ${kind}`
  const known = numbers.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, numberKinds[kind])
  numbers.set(key, format)
  return format
}

/** A whole number with separators between thousands. Smaller ones need no formatter, which a start then does not wait for. */
export const writeCount = (locale: string, count: number | bigint): string =>
  count >= 0 && count < 1000 && Number.isInteger(Number(count))
    ? String(count)
    : numberFormat(locale, 'whole').format(count)

/** The order of names in a language; numbers in them count as such: `Room 9` before `Room 10`. */
export function nameOrder(locale: string): Intl.Collator {
  const known = orders.get(locale)
  if (known) return known
  const order = new Intl.Collator(locale, { numeric: true })
  orders.set(locale, order)
  return order
}

/** Digits as sent, with the decimal separator of a language: `20.50` is `20,50` in German. */
export function writeDigits(locale: string, digits: string): string {
  if (!/^-?\d+\.\d+$/.test(digits)) return digits
  const parts = numberFormat(locale, 'tenths').formatToParts(0)
  return digits.replace('.', parts.find(({ type }) => type === 'decimal')?.value ?? '.')
}

/** True where spreadsheets take the comma for the decimal separator, and so a semicolon between cells. */
export const hasDecimalComma = (locale: string): boolean =>
  numberFormat(locale, 'tenths').format(1.5).includes(',')

/** A date format for a tag of `chooseDateLocale` (language.ts). `moment`, `exact-moment` and `clock` use the local time zone, the others UTC. */
export function dateFormat(locale: string, kind: keyof typeof dateKinds): Intl.DateTimeFormat {
  const key = `${locale} ${kind}`
  const known = dates.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, dateKinds[kind])
  dates.set(key, format)
  return format
}

/** Writes a distance in time: `30 days ago`, `in 2 weeks`. */
export function distanceFormat(locale: string): Intl.RelativeTimeFormat {
  const known = distances.get(locale)
  if (known) return known
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  distances.set(locale, format)
  return format
}

/** A date with or without a time, as written; never converted to another time zone. */
export interface WrittenMoment {
  writtenAsUtc: Date
  hasTime: boolean
  /** True if it is marked as UTC (`Z`). */
  isUtc: boolean
}

const pattern = /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d:\d\d))?/

/** Reads `2026-11-06` or `2026-11-06T19:00:00.000+01:00`; null for anything else and for impossible days. */
export function readWrittenMoment(text: string): WrittenMoment | null {
  const [, day, time] = pattern.exec(text) ?? []
  if (day === undefined) return null
  const writtenAsUtc = new Date(`${day}T${time ?? '00:00'}Z`)
  if (Number.isNaN(writtenAsUtc.getTime())) return null
  return { writtenAsUtc, hasTime: time !== undefined, isUtc: /z$/i.test(text) }
}
