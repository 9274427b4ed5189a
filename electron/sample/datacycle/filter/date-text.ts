/** Reads a text as a date as the server does, which takes more forms than it means to (datacycle-core.md 12). */
import { localTime, renderLocalTime } from '#sample/content/local-time.ts'

export interface ReadDate {
  /** Milliseconds since 1970. */
  instant: number
  hasTime: boolean
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const time = /[T ]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[-+ ]\d{2}:?\d{2})?$/i

/** null for a text without a date, and for a day or month that no calendar has. */
export function readDate(text: string): ReadDate | null {
  const clock = time.exec(text)
  const date = readDay((clock === null ? text : text.slice(0, clock.index)).replace(/T$/i, ''))
  if (date === null) return null
  const [year, month, day] = date
  const asUtc = new Date(Date.UTC(year, month - 1, day))
  if (asUtc.getUTCMonth() !== month - 1 || asUtc.getUTCDate() !== day) return null
  const [, hours, minutes, seconds, zone] = clock ?? []
  const [hour = 0, minute = 0, second = 0] = [hours, minutes, seconds].map((part) =>
    Number(part ?? 0),
  )
  if (hour > 24) return null
  return {
    instant:
      zone === undefined
        ? localTime(year, month, day, hour, minute) + second * 1000
        : Date.UTC(year, month - 1, day, hour, minute, second) - offsetOf(zone),
    hasTime: clock !== null,
  }
}

/** In milliseconds; a blank as its sign is a `+` that was not encoded. */
function offsetOf(zone: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([-+ ])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

function readDay(text: string): readonly [number, number, number] | null {
  const [thisYear = 0, thisMonth = 0, today = 0] = renderLocalTime(Date.now())
    .slice(0, 10)
    .split('-')
    .map(Number)
  const named = /^(?:(\d{1,2})\.?\s+)?([a-zäöü]+)\.?(?:\s+(\d{1,2}),?)?(?:\s+(\d{4}))?$/i.exec(text)
  const month = months.indexOf((named?.[2] ?? '').slice(0, 3).toLowerCase()) + 1
  if (named !== null && month > 0) {
    return [Number(named[4] ?? thisYear), month, Number(named[1] ?? named[3] ?? 1)]
  }
  // The week is passed over: what is left is today.
  if (/^\d{4}-?W\d{2}/i.test(text)) return [thisYear, thisMonth, today]
  // Of the day of a year only the year is kept.
  const [, ordinalYear] = /^(\d{4})-\d{3}$/.exec(text) ?? []
  if (ordinalYear !== undefined) return [Number(ordinalYear), thisMonth, 1]
  const yearFirst =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? /^(\d{4})()(\d{2})(\d{2})$/.exec(text)
  if (yearFirst) return [Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4])]
  const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text)
  return dayFirst && [Number(dayFirst[4]), Number(dayFirst[3]), Number(dayFirst[1])]
}
