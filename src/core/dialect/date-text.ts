const isoDate =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?)?$/i
const dottedDate = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[T ]\d{2}:\d{2}(?::\d{2})?)?$/

/**
 * True if CORE is known to parse a text as a date: `2024-03-01`, `12.03.2024`, with or without a time. It
 * answers 500 to impossible days (datacycle-core.md 12).
 */
export function isDateText(text: string): boolean {
  return readDay(text) !== null
}

/** The day of such a text as `2024-03-01`; null if it is none. */
export function readDay(text: string): string | null {
  const iso = isoDate.exec(text.trim())
  const [, year = '', month = '', day = ''] = iso ?? []
  const dotted = dottedDate.exec(text.trim())
  const [, dottedDay = '', dottedMonth = '', dottedYear = ''] = dotted ?? []
  const parts = iso ? [year, month, day] : [dottedYear, dottedMonth, dottedDay]
  const [y = NaN, m = NaN, d = NaN] = parts.map(Number)
  return isDay(y, m, d) ? parts.map(twoDigits).join('-') : null
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
