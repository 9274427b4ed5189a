import { dayMs, dayOf, utcDay } from '#core/text/utc-day.ts'
import { schemaPrefix } from './text-kind.ts'
import { memberOf } from '#core/json/json-path.ts'
import { scalarText, type JsonObject, type JsonValue, listOf } from '#core/json/json-value.ts'
import { readTypes } from './identify-object.ts'

/** Summary of a schedule; unknown values are null or 0. */
export interface ScheduleSummary {
  /** The recurrence interval; null if it does not recur, or has another rule. */
  every: { count: number; unit: 'day' | 'week' | 'month' | 'year' } | null
  dateCount: number | null
  /** The first day, `2026-11-22`. */
  first: string | null
  /** The last day, `2026-11-22`. */
  last: string | null
  /** Local time, `19:00`. */
  startTime: string | null
  /** Local time of the end, `00:00`. */
  endTime: string | null
  exceptionCount: number
  addedCount: number
  /** What else says on which days it recurs; null if that, or its end, is not understood. */
  rule: ScheduleRule | null
}

/** What a recurring schedule says besides its interval, first and last day. */
export interface ScheduleRule {
  /** 1 is Monday; empty for the weekday of the first day. */
  weekdays: readonly number[]
  /** Days left out, `2026-11-22`. */
  except: readonly string[]
  /** Days added, `2026-11-22`. */
  added: readonly string[]
}

const units = new Map<string, NonNullable<ScheduleSummary['every']>['unit']>([
  ['D', 'day'],
  ['W', 'week'],
  ['M', 'month'],
  ['Y', 'year'],
])

/**
 * Summarizes a schedule (schema.org Schedule, as CORE sends it resolved: datacycle-core.md 7). null for
 * anything else, including unresolved schedules.
 */
export function readSchedule(object: JsonObject): ScheduleSummary | null {
  if (!readTypes(object).includes('Schedule')) return null
  const text = (name: string) => {
    const value = memberOf(object, name)
    return value?.kind === 'string' ? value.value : ''
  }
  const listLength = (name: string) => {
    const value = memberOf(object, name)
    if (value?.kind === 'array') return value.items.length
    return value?.kind === 'string' ? 1 : 0
  }
  const first = dayOf(text('startDate'))
  const every = readFrequency(text('repeatFrequency'))
  if (first === null && every === null) return null
  const dateCount = readCount(memberOf(object, 'repeatCount'))
  const last = dayOf(text('endDate'))
  const isEndKnown =
    (dateCount !== null || isBlank(memberOf(object, 'repeatCount'))) &&
    (last !== null || isBlank(memberOf(object, 'endDate')))
  return {
    every,
    dateCount,
    first,
    last,
    startTime: timeOf(text('startTime')),
    endTime: timeOf(text('endTime')),
    exceptionCount: listLength('exceptDate'),
    addedCount: listLength('dc:additionalDate'),
    rule: every !== null && isEndKnown ? readScheduleRule(object) : null,
  }
}

/** Members of a rule that are not evaluated here (schema.org Schedule). */
const unreadMembers = ['byMonth', 'byMonthDay', 'byMonthWeek']
const maxListedDays = 400

/** null for a rule that is not understood in whole, so that no date of it is known. */
function readScheduleRule(object: JsonObject): ScheduleRule | null {
  if (unreadMembers.some((name) => memberOf(object, name) !== undefined)) return null
  const byDay = memberOf(object, 'byDay')
  const weekdays = byDay ? readDays(byDay) : []
  const except = readDates(object, 'exceptDate')
  const added = readDates(object, 'dc:additionalDate')
  if (weekdays === null || except === null || added === null) return null
  return weekdays.every((day) => day <= 7) ? { weekdays, except, added } : null
}

function readDates(object: JsonObject, name: string): string[] | null {
  const value = memberOf(object, name)
  if (value === undefined) return []
  const values = listOf(value)
  const days = values.map((one) => (one.kind === 'string' ? dayOf(one.value) : null))
  const known = days.filter((day) => day !== null)
  return known.length === days.length && days.length <= maxListedDays ? known : null
}

/** Reads an ISO 8601 duration of one unit, such as `P1W`; null for any other. */
function readFrequency(text: string): ScheduleSummary['every'] {
  const [, count = '', letter = ''] = /^P(\d{1,3})([A-Z])$/.exec(text) ?? []
  const unit = units.get(letter)
  return unit && Number(count) > 0 ? { count: Number(count), unit } : null
}

function readCount(value: ReturnType<typeof memberOf>): number | null {
  const count = value === undefined ? 0 : Number(scalarText(value) ?? 0)
  return Number.isSafeInteger(count) && count > 0 ? count : null
}

const isBlank = (value: JsonValue | undefined): boolean =>
  value === undefined || value.kind === 'null' || scalarText(value)?.trim() === ''

const timeOf = (text: string): string | null => /^\d{2}:\d{2}/.exec(text)?.[0] ?? null

/** Opening hours that were understood completely. */
export interface OpeningHours {
  /** 1 is Monday, 7 Sunday, 8 public holidays. Sorted, without duplicates; may be empty. */
  days: readonly number[]
  /** Local time, `10:00`; null if closed: neither `opens` nor `closes` was sent. */
  opens: string | null
  /** Local time, `18:00`; null if not sent. */
  closes: string | null
  /** First day of validity, `2026-04-01`; null if not sent. */
  from: string | null
  /** Last day of validity, `2026-10-31`; null if not sent. */
  through: string | null
}

const dayNames = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  'PublicHolidays',
]

const time = /^((?:[01]\d|2[0-3]):[0-5]\d|24:00)(?::[0-5]\d(?:\.\d+)?)?$/
const date = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/

/**
 * Reads opening hours (schema.org OpeningHoursSpecification; CORE sends them in full, even without an include:
 * datacycle-core.md 7) and groups days with equal hours. null unless all of them are understood (truth.md 1aa).
 */
export function readOpeningHours(value: JsonValue): OpeningHours[] | null {
  const values = listOf(value)
  const specifications = values.map((one) =>
    one.kind === 'object' ? readSpecification(one) : null,
  )
  const valid = specifications.filter((one) => one !== null)
  if (valid.length === 0 || valid.length < specifications.length) return null
  const byHours = new Map<string, OpeningHours>()
  for (const one of valid) {
    const key = JSON.stringify([one.opens, one.closes, one.from, one.through])
    const days = new Set([...(byHours.get(key)?.days ?? []), ...one.days])
    byHours.set(key, { ...one, days: [...days].toSorted((a, b) => a - b) })
  }
  return [...byHours.values()]
}

function readSpecification(object: JsonObject): OpeningHours | null {
  if (!readTypes(object).includes('OpeningHoursSpecification')) return null
  /** A member as `{ text }`, with null as its text if it was not sent; null if it is not understood. */
  const read = (name: string, pattern: RegExp): { text: string | null } | null => {
    const value = memberOf(object, name)
    if (value === undefined) return { text: null }
    const text = value.kind === 'string' ? pattern.exec(value.value)?.[1] : undefined
    return text === undefined ? null : { text }
  }
  const day = memberOf(object, 'dayOfWeek')
  const days = day ? readDays(day) : []
  const [opens, closes] = [read('opens', time), read('closes', time)]
  const [from, through] = [read('validFrom', date), read('validThrough', date)]
  if (!days || !opens || !closes || !from || !through) return null
  if (opens.text === null && (closes.text !== null || days.length === 0)) return null
  return {
    days,
    opens: opens.text,
    closes: closes.text,
    from: from.text,
    through: through.text,
  }
}

/** Reads weekdays as schema.org URLs or plain names; null if a value is neither. */
export function readDays(value: JsonValue): number[] | null {
  const days = listOf(value).map(readDay)
  return days.includes(0) ? null : days
}

const readDay = (value: JsonValue): number =>
  value.kind === 'string' ? dayNames.indexOf(value.value.replace(schemaPrefix, '')) + 1 : 0

/** Groups consecutive days into runs such as Monday to Friday. Holidays are never grouped. */
export function runsOfDays(days: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && day === run.last + 1 && day <= 7) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}

/**
 * The first date of a recurring schedule on or after a day (`2026-11-22`). Days are those of the schedule's own zone.
 * null if there is none, or if the rule leaves open which days it means: a first day that is not on its weekdays, the
 * 29th and later of months, a number of dates beside days that are left out, an end that is unknown.
 */
export function nextDate(
  { every, first, last, dateCount, rule }: ScheduleSummary,
  from: string,
): string | null {
  if (every === null || first === null || rule === null) return null
  const { weekdays, except, added } = rule
  const start = dayNumber(first)
  const startWeekday = weekdayOf(start)
  const isWeekly = every.unit === 'week'
  if (!isWeekly && weekdays.length > 0) return null
  if (isWeekly && weekdays.length > 0 && !weekdays.includes(startWeekday)) return null
  const isOfMonth = every.unit === 'month' || every.unit === 'year'
  if (isOfMonth && Number(first.slice(8, 10)) > 28) return null
  // The last day says more than the number, where both are there.
  const count = last === null ? dateCount : null
  if (count !== null && except.length > 0) return null
  const meant = new Set(weekdays.length > 0 ? weekdays : [startWeekday])

  function isDate(day: number): boolean {
    if (!every) return false
    switch (every.unit) {
      case 'day':
        return (day - start) % every.count === 0
      case 'week': {
        const weeks = (mondayOf(day) - mondayOf(start)) / 7
        return weeks % every.count === 0 && meant.has(weekdayOf(day))
      }
      case 'month':
      case 'year': {
        const months = monthNumber(day) - monthNumber(start)
        const step = every.count * (every.unit === 'year' ? 12 : 1)
        return months % step === 0 && new Date(day * dayMs).getUTCDate() === Number(first?.slice(8))
      }
    }
  }

  const limit = last === null ? Infinity : dayNumber(last)
  const wanted = Math.max(start, dayNumber(from))
  let counted = 0
  let found: number | null = null
  for (let day = count === null ? wanted : start; day <= limit; day += 1) {
    if (day > wanted + maxDaysAhead) break
    if (count !== null && day > start + maxDaysCounted) break
    if (!isDate(day)) continue
    counted += 1
    if (count !== null && counted > count) break
    if (day < wanted || except.includes(isoDay(day))) continue
    found = day
    break
  }
  const others = added.filter((day) => day >= from)
  return [...(found === null ? [] : [isoDay(found)]), ...others].toSorted()[0] ?? null
}

/** The first day of a schedule in a period, whose last day may be null; null if there is none, or none is known. */
export function dayIn(
  summary: ScheduleSummary,
  { from, until }: { from: string; until: string | null },
): string | null {
  const { every, first, last } = summary
  const isOver = first === null || (last ?? first) < from
  const single = isOver ? null : first > from ? first : from
  const day = every === null ? single : nextDate(summary, from)
  return day === null || (until !== null && day > until) ? null : day
}

/** Further dates are not searched. */
const maxDaysAhead = 3_700
const maxDaysCounted = 20_000

const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs)
const isoDay = (day: number): string => utcDay(day * dayMs)
const weekdayOf = (day: number): number => new Date(day * dayMs).getUTCDay() || 7
const mondayOf = (day: number): number => day - weekdayOf(day) + 1
function monthNumber(day: number): number {
  const date = new Date(day * dayMs)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
