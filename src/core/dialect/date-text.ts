/** How CORE reads a text as a date (datacycle-core.md 12). */
export type DateReading =
  /** As the day that is written, as `2024-03-01`. */
  | { kind: 'day'; day: string }
  /** The day before the month, although the text may mean the month before the day. */
  | { kind: 'day-first'; day: string }
  /** As another date than the one written, such as the current day for a week. */
  | { kind: 'misread' }
  /** As no date: the server answers 500. */
  | { kind: 'refused' }
  | { kind: 'unknown' }

const time =
  /(?:t|[t ]?\s*(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?\s*(?:z|[-+ ]\d{2}:?\d{2})?)?/
// The blank in an offset is a `+` of a URL that was not encoded.
const dated = (day: string) => new RegExp(`^${day}${time.source}$`, 'i')
const yearFirst = dated(String.raw`(\d{4})([-/.])(\d{1,2})\2(\d{1,2})`)
const dayFirst = dated(String.raw`(\d{1,2})([-/.])(\d{1,2})\2(\d{4})`)
const compact = /^(\d{4})(\d{2})(\d{2})(?:t\d{6}z?)?$/i
const monthName = /^(\d{1,2})(?:\.|st|nd|rd|th)?\s+([a-zäöü]+)\.?,?\s+(\d{4})$/i
const monthNameFirst = /^([a-zäöü]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i
const misread = [
  // A week, and the day of a year.
  /^\d{4}-?w\d{2}(?:-?\d)?$/i,
  /^\d{4}-\d{3}$/,
  // A year of two digits is a day.
  /^\d{1,2}([-/.])\d{1,2}\1\d{2}$/,
]
const refused = [/^[-+]?\d$/, /^(?:1[3-9]|[2-9]\d)\d{2}(?:-\d{2})?$/]
const nameOfTime =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat)/i

/** The months as the server knows them, by their first three letters. */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** How CORE reads a text as a date, as far as it is known; a blank text is unknown. */
export function readDateText(given: string): DateReading {
  const text = given.trim()
  const [, year, , month, day] = yearFirst.exec(text) ?? []
  if (year !== undefined) return dayOrRefused(year, month, day)
  const compactDay = compact.exec(text)
  if (compactDay) return dayOrRefused(compactDay[1], compactDay[2], compactDay[3])
  const [, ownDay, separator, ownMonth, ownYear] = dayFirst.exec(text) ?? []
  if (ownYear !== undefined) {
    const found = dayOrRefused(ownYear, ownMonth, ownDay)
    const isAmbiguous = separator !== '.' && Number(ownDay) <= 12 && ownDay !== ownMonth
    return found.kind === 'day' && isAmbiguous ? { ...found, kind: 'day-first' } : found
  }
  const [, namedDay, name, namedYear] = monthName.exec(text) ?? reorder(monthNameFirst.exec(text))
  if (name !== undefined) {
    const at = months.indexOf(name.slice(0, 3).toLowerCase())
    // Of a month that it does not know, the server reads neither month nor year.
    return at < 0 ? { kind: 'misread' } : dayOrRefused(namedYear, String(at + 1), namedDay)
  }
  if (misread.some((pattern) => pattern.test(text))) return { kind: 'misread' }
  const hasNoDate = text !== '' && !/\d/.test(text) && !nameOfTime.test(text)
  return hasNoDate || refused.some((pattern) => pattern.test(text))
    ? { kind: 'refused' }
    : { kind: 'unknown' }
}

const reorder = (found: RegExpExecArray | null): readonly (string | undefined)[] =>
  found === null ? [] : [found[0], found[2], found[1], found[3]]

function dayOrRefused(year = '', month = '', day = ''): DateReading {
  return isDay(Number(year), Number(month), Number(day))
    ? { kind: 'day', day: [year, month, day].map(twoDigits).join('-') }
    : { kind: 'refused' }
}

/** True if CORE reads a text as the day that is written. */
export const isDateText = (text: string): boolean => readDateText(text).kind === 'day'

/** That day as `2024-03-01`; null if there is none. */
export function readDay(text: string): string | null {
  const reading = readDateText(text)
  return reading.kind === 'day' ? reading.day : null
}

/**
 * The days that a date in another form could mean, as `2024-03-01`: two for `01/12/2026`, the first with the day
 * before the month; none if it is no date.
 */
export function readingsOfDay(text: string): string[] {
  const [first = '', second = '', third = ''] =
    /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})$/.exec(text.trim())?.slice(1) ?? []
  const orders =
    first.length > 2
      ? [[first, second, third]]
      : [
          [third, second, first],
          [third, first, second],
        ]
  // A date with dots always has the day before the month.
  const possible = text.includes('.') ? orders.slice(0, 1) : orders
  const days = possible.map(([year = '', month = '', day = '']) =>
    readDay([year.length === 2 ? `20${year}` : year, ...[month, day].map(twoDigits)].join('-')),
  )
  return [...new Set(days.filter((day) => day !== null))]
}

const twoDigits = (digits: string): string => digits.padStart(2, '0')

/** True for a day that no calendar has: `2026-02-31`, `31.2.26`. */
export function isImpossibleDay(text: string): boolean {
  const day = text.trim().replace(/^(\d{1,2}\.\d{1,2}\.)(?=\d{2}$)/, '$&20')
  return /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})$/.test(day) && readDay(day) === null
}

/** A dotted day as `2024-03-01`; any other text as it is. */
export const asIsoDay = (text: string): string =>
  /^\d{1,2}\.\d{1,2}\.\d{4}$/.test(text.trim()) ? (readDay(text) ?? text.trim()) : text.trim()

function isDay(year: number, month: number, day: number): boolean {
  const last = month >= 1 && month <= 12 ? daysOf(year, month) : 0
  return day >= 1 && day <= last
}

/** Day 0 of the next month is the last day of this month. */
const daysOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The first or last day of a year or month (`2024`, `2024-03`); null for anything else. */
export function completeDate(text: string, end: 'min' | 'max'): string | null {
  const match = /^(\d{4})(?:-(\d{2}))?$/.exec(text.trim())
  if (!match) return null
  const year = Number(match[1])
  const month = match[2] === undefined ? (end === 'min' ? 1 : 12) : Number(match[2])
  if (month < 1 || month > 12) return null
  const day = end === 'min' ? 1 : daysOf(year, month)
  return [match[1], ...[month, day].map((number) => twoDigits(String(number)))].join('-')
}
