/** Reads filters by dates and by schedule (datacycle-core.md 2.2). */
import { isGroup, type Parameter } from '#sample/query/parameter.ts'
import {
  type Interval,
  type FilterReader,
  type Path,
  readMembers,
  refuseUnknown,
  type KeyReader,
} from './filter-reader.ts'
import { localTime, renderLocalTime } from '#sample/content/local-time.ts'
import type { Occurrence, StoredThing } from '#sample/datacycle/store/stored-content.ts'

const endless: Interval = { from: -Infinity, to: Infinity }
const day = 86_400_000

/** `equals`, `like` and `bool` are accepted but have no effect on a date. */
const allowed: ReadonlySet<string> = new Set(['min', 'max', 'equals', 'like', 'bool'])

/** `min` and `max` as instants. */
export function readInterval(value: Parameter, path: Path, reader: FilterReader): Interval {
  if (!isGroup(value)) {
    reader.complaints.add(path, 'must be a hash')
    return endless
  }
  for (const name of value.keys()) {
    if (!allowed.has(name)) reader.complaints.addUnknown([...path, name])
  }
  const bound = (name: 'min' | 'max', fallback: number): number => {
    const text = value.get(name)
    if (text === undefined || text === '') return fallback
    const instant = typeof text === 'string' ? readInstant(text.trim(), name) : null
    if (instant === null) reader.addFault({ kind: 'crash' })
    return instant ?? fallback
  }
  const interval = { from: bound('min', -Infinity), to: bound('max', Infinity) }
  if (interval.from > interval.to) reader.addFault({ kind: 'reversed' })
  return interval
}

/** A date without a time covers its whole day in the server's time zone; null for an invalid date. */
function readInstant(text: string, bound: 'min' | 'max'): number | null {
  const date = readDate(text)
  if (date === null) return null
  return bound === 'max' && !date.hasTime ? date.instant + day - 1 : date.instant
}

/** Reads `in` and `notIn` with the same reader. */
export const readSides =
  (read: KeyReader): KeyReader =>
  (value, path, reader) =>
    readMembers(value, path, reader, (side, inner, sidePath) => {
      if (side === 'in') return read(inner, sidePath, reader)
      if (side !== 'notIn') return refuseUnknown(reader, sidePath)
      const condition = read(inner, sidePath, { ...reader, orderByNearness: () => undefined })
      return (thing) => !condition(thing)
    })

interface ReadDate {
  /** Milliseconds since 1970. */
  instant: number
  hasTime: boolean
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const time =
  /(?:T\s*|(?<!\s)\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[-+ ]\d{2}:?\d{2})?$/i

/**
 * Reads a text as a date as the server does, which takes more forms than it means to (datacycle-core.md 12); null for
 * one without a date, and for a day or month that no calendar has.
 */
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
  // A week, and a month that is unknown here, are passed over: what is left is today.
  if (/^\d{4}-?W\d{2}/i.test(text) || (named !== null && /\d/.test(text)))
    return [thisYear, thisMonth, today]
  // Of the day of a year only the year is kept.
  const [, ordinalYear] = /^(\d{4})-\d{3}$/.exec(text) ?? []
  if (ordinalYear !== undefined) return [Number(ordinalYear), thisMonth, 1]
  const yearFirst =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? /^(\d{4})()(\d{2})(\d{2})$/.exec(text)
  if (yearFirst) return [Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4])]
  const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text)
  return dayFirst && [Number(dayFirst[4]), Number(dayFirst[3]), Number(dayFirst[1])]
}

export const firstWithin = (thing: StoredThing, { from, to }: Interval): Occurrence | undefined =>
  thing.occurrences.find(({ start, end }) => start <= to && end > from)

const readOccurrences: KeyReader = (value, path, reader) => {
  const interval = readInterval(value, path, reader)
  reader.orderByNearness({ kind: 'time', interval })
  return (thing) => firstWithin(thing, interval) !== undefined
}

export const readScheduleSides = readSides(readOccurrences)

/** `all` means across all schedules of a thing; the sample's things have one. */
export const readSchedule: KeyReader = (value, path, reader) => {
  const across = isGroup(value) ? value.get('all') : undefined
  return across === undefined
    ? readScheduleSides(value, path, reader)
    : readScheduleSides(across, [...path, 'all'], reader)
}
