import { dayMs } from '#core/text/utc-day.ts'
import { createBytes, createCounts, createFloats } from '#core/growing-array.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import {
  createRequestedPartDetector,
  type PartNames,
  notePosition,
  positionsAmong,
  type PositionsByName,
  findUnresolved,
} from '#core/content/item-columns.ts'
import { readTypes } from '#core/content/identify-object.ts'
import { describeText } from '#core/content/text-kind.ts'

/** The reference day and its time zone. */
export interface DayInZone {
  /** `2026-11-22` */
  day: string
  /** IANA name. */
  zone: string
}

/**
 * `today` if the day is within one of an item's ranges (first and last day included); otherwise `future` if a
 * range is still to come; otherwise `past`. If the end was not requested, `started` replaces `past`; if the begin
 * was not, `unended` replaces `future`.
 */
export type When = 'past' | 'today' | 'future' | 'started' | 'unended'
export const whens: readonly When[] = ['past', 'today', 'future', 'started', 'unended']

/** The dates of the items of a response or file. */
export interface Times {
  itemCount: number
  asOf: DayInZone
  /** Indexes of the items with dates, ascending. `from`, `to` and `when` have one entry for each of them. */
  positions: Uint32Array
  /** Start of the first range; infinite if open. */
  from: Float64Array
  /** End of the last range; infinite if open. */
  to: Float64Array
  /** As indexes in `whens`. */
  when: Uint8Array
  /** Indexes of items with a range that ends before it begins; both ends are swapped for it. */
  reversed: Uint32Array
  /** Items without dates whose schedules are only unresolved links: item indexes by attribute. */
  unresolved: PositionsByName
  /** False if the query's list of fields left the dates out. */
  isRequested: boolean
}

export interface TimeCollector {
  add(item: JsonValue): void
  read(): Times
}

/** Needs a few dozen bytes per item with dates. `fields`: as in `createRequestedPartDetector`. */
export function createTimeCollector(asOf: DayInZone, fields: readonly string[]): TimeCollector {
  const clock = createWallClock(asOf.zone)
  const detector = createRequestedPartDetector(fields, timeParts)
  /** True if the list of fields names `beside` but not `path`, which may therefore exist on the server. */
  const isLeftOut = (path: string, beside: string) => {
    const all = path.includes('.') ? `${path.slice(0, path.lastIndexOf('.'))}.*` : '*'
    return fields.includes(beside) && !fields.includes(path) && !fields.includes(all)
  }
  const today = Date.parse(asOf.day)
  let itemCount = 0
  const positions = createCounts()
  const from = createFloats()
  const to = createFloats()
  const when = createBytes()
  const reversed = createCounts()
  const unresolved = new Map<string, number[]>()

  function whenOf(ranges: readonly TimeRange[]): When {
    const isNotRequested = (end: 'from' | 'to') =>
      ranges.some(({ notRequested }) => notRequested === end)
    const isToday = ranges.some((range) => range.from < today + dayMs && range.to >= today)
    if (isToday) return 'today'
    if (ranges.some((range) => range.from >= today + dayMs))
      return isNotRequested('from') ? 'unended' : 'future'
    return isNotRequested('to') ? 'started' : 'past'
  }

  function noteUnresolved(item: JsonValue): void {
    const name = findUnresolved(item, scheduleRelations)
    if (name !== undefined) notePosition(unresolved, name, itemCount - 1)
  }

  return {
    add(item) {
      itemCount += 1
      detector.add(item)
      const read = readItemRanges(item, { clock, isLeftOut })
      if (read.length === 0) {
        noteUnresolved(item)
        return
      }
      const ranges = read.map((range) => ({
        ...range,
        from: Math.min(range.from, range.to),
        to: Math.max(range.from, range.to),
      }))
      positions.push(itemCount - 1)
      from.push(ranges.reduce((least, range) => Math.min(least, range.from), Infinity))
      to.push(ranges.reduce((most, range) => Math.max(most, range.to), -Infinity))
      when.push(whens.indexOf(whenOf(ranges)))
      if (read.some((range) => range.to < range.from)) reversed.push(itemCount - 1)
    },
    read: () => ({
      itemCount,
      asOf,
      positions: positions.read(),
      from: from.read(),
      to: to.read(),
      when: when.read(),
      reversed: reversed.read(),
      unresolved: positionsAmong(unresolved, null),
      isRequested: positions.length > 0 || detector.isRequested(),
    }),
  }
}

/** Restricts the dates to some items. */
export function timesAmong(times: Times, among: ReadonlySet<number>): Times {
  const { asOf, positions, from, to, when, reversed, unresolved, isRequested } = times
  const rows = Array.from(positions.keys()).filter((at) => among.has(positions[at] ?? -1))
  return {
    itemCount: among.size,
    asOf,
    positions: Uint32Array.from(rows, (at) => positions[at] ?? 0),
    from: Float64Array.from(rows, (at) => from[at] ?? NaN),
    to: Float64Array.from(rows, (at) => to[at] ?? NaN),
    when: Uint8Array.from(rows, (at) => when[at] ?? 0),
    reversed: reversed.filter((position) => among.has(position)),
    unresolved: positionsAmong(unresolved, among),
    isRequested,
  }
}

export interface TimeCounts {
  past: number
  today: number
  future: number
  started: number
  unended: number
  /** Items without dates. */
  without: number
  reversed: number
}

export function countTimes({ itemCount, positions, when, reversed }: Times): TimeCounts {
  const counts = { past: 0, today: 0, future: 0, started: 0, unended: 0 }
  for (const whenIndex of when) {
    const name = whens[whenIndex]
    if (name) counts[name] += 1
  }
  return { ...counts, without: itemCount - positions.length, reversed: reversed.length }
}

/** A range including both ends, in a zone's wall-clock time; infinite if open. */
interface TimeRange {
  from: number
  to: number
  /** The end that is unknown because the query did not request it; the other one stands for it. */
  notRequested: 'from' | 'to' | null
}

/** Attributes that hold schedules (schema.org Schedule; datacycle-core.md 2.2). */
const scheduleRelations = ['eventSchedule', 'schedule']

/** Where dates stand, in the item and in its schedules. */
const timeParts: PartNames = {
  own: ['startDate', 'endDate', 'validFrom', 'validThrough'],
  relations: [...scheduleRelations, 'validitySchedule'],
  below: ['startDate'],
}

/**
 * An item's date ranges, from the first of these sources that has any:
 * - `startDate` and `endDate`; one alone is a moment.
 * - its resolved schedules, each from first to last day; a repeating one without a last day is open.
 * - `validFrom` and `validThrough`; one alone is an open range.
 * - its `validitySchedule`, like the schedules.
 *
 * An end that was left out of the list of fields is marked as such, also by whether a schedule repeats.
 * Repetitions are not evaluated: not every day of a range is a date of the item.
 */
function readItemRanges(item: JsonValue, reading: RangeReading): TimeRange[] {
  const own = readEnds(item, ['startDate', 'endDate'], reading)
  if (own.from !== null || own.to !== null)
    return [
      {
        from: own.from ?? own.to ?? 0,
        to: own.to ?? own.from ?? 0,
        notRequested: own.notRequested,
      },
    ]
  const scheduled = scheduleRelations.flatMap((name) => readSchedules(item, name, reading))
  if (scheduled.length > 0) return scheduled
  const valid = readEnds(item, ['validFrom', 'validThrough'], reading)
  if (valid.from !== null || valid.to !== null) {
    const { notRequested } = valid
    const from = valid.from ?? (notRequested === 'from' ? valid.to : null) ?? -Infinity
    const to = valid.to ?? (notRequested === 'to' ? valid.from : null) ?? Infinity
    return [{ from, to, notRequested }]
  }
  return readSchedules(item, 'validitySchedule', reading)
}

interface RangeReading {
  clock: WallClock
  /** Whether the query requested `beside` and not this path. */
  isLeftOut: (path: string, beside: string) => boolean
}

function readEnds(
  item: JsonValue,
  [start, end]: readonly [string, string],
  { clock, isLeftOut }: RangeReading,
  prefix = '',
) {
  const from = momentAt(item, start, clock)
  const to = endAt(item, end, clock, from)
  const lacksFrom = from === null && isLeftOut(`${prefix}${start}`, `${prefix}${end}`)
  const lacksTo = to === null && isLeftOut(`${prefix}${end}`, `${prefix}${start}`)
  const notRequested: TimeRange['notRequested'] = lacksFrom ? 'from' : lacksTo ? 'to' : null
  return { from, to, notRequested }
}

function readSchedules(item: JsonValue, name: string, reading: RangeReading): TimeRange[] {
  const value = memberOf(item, name)
  const schedules = value?.kind === 'array' ? value.items : value ? [value] : []
  return schedules.flatMap((schedule) => {
    if (schedule.kind !== 'object' || !readTypes(schedule).includes('Schedule')) return []
    const { from, to, notRequested } = readEnds(
      schedule,
      ['startDate', 'endDate'],
      reading,
      `${name}.`,
    )
    if (from === null) return []
    const lacksEnd =
      to === null && reading.isLeftOut(`${name}.repeatFrequency`, `${name}.startDate`)
        ? 'to'
        : notRequested
    const repeats = memberOf(schedule, 'repeatFrequency')?.kind === 'string'
    const isOpen = repeats && lacksEnd !== 'to'
    return [{ from, to: to ?? (isOpen ? Infinity : from), notRequested: lacksEnd }]
  })
}

/** An end without a time lasts the whole day, so a beginning during that day is not after it. */
function endAt(
  item: JsonValue,
  name: string,
  clock: WallClock,
  start: number | null,
): number | null {
  const end = momentAt(item, name, clock)
  if (end === null || start === null) return end
  const value = memberOf(item, name)
  const isDay = value?.kind === 'string' && describeText(value.value.trim()).kind === 'date'
  return isDay && start > end && start < end + dayMs ? start : end
}

function momentAt(item: JsonValue, name: string, clock: WallClock): number | null {
  const value = memberOf(item, name)
  return value?.kind === 'string' ? readMoment(value.value.trim(), clock) : null
}

const parts =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * A date or date with time (RFC 3339, or without an offset) in wall-clock time. A text with an
 * offset is converted to the clock's zone; without one it already is wall-clock time. null for any other text.
 */
function readMoment(text: string, clock: WallClock): number | null {
  const { kind } = describeText(text)
  const found = kind === 'date' || kind === 'date-time' ? parts.exec(text) : null
  if (!found) return null
  const [, year, month, day, hours = 0, minutes = 0, seconds = 0, fraction = '', offset] = found
  const wall = new Date(0)
  wall.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  wall.setUTCHours(Number(hours), Number(minutes), Number(seconds), Number(fraction.padEnd(3, '0')))
  return offset === undefined ? wall.getTime() : clock(wall.getTime() - readOffset(offset))
}

/** `+01:00`, `+0100` or `Z` in milliseconds. */
function readOffset(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text) ?? []
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -size : size
}

/** A zone's wall-clock time at an instant, in milliseconds since 1970 as if it were UTC. */
type WallClock = (instant: number) => number

const quarterHour = 900_000
const maxCached = 10_000

/**
 * Creates the clock of an IANA zone. Offsets change only at quarters of an hour, so one look-up per quarter
 * is cached.
 */
function createWallClock(zone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const offsets = new Map<number, number>()

  function offsetAt(quarter: number): number {
    const parts = new Map(
      format.formatToParts(quarter).map(({ type, value }) => [type, value] as const),
    )
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
    const wall = new Date(0)
    wall.setUTCFullYear(part('year'), part('month') - 1, part('day'))
    wall.setUTCHours(part('hour'), part('minute'))
    return wall.getTime() - quarter
  }

  return (instant) => {
    const quarter = Math.floor(instant / quarterHour) * quarterHour
    let offset = offsets.get(quarter)
    if (offset === undefined) {
      offset = offsetAt(quarter)
      if (offsets.size >= maxCached) offsets.clear()
      offsets.set(quarter, offset)
    }
    return instant + offset
  }
}
