import { describeValue } from '#core/content/value-kind.ts'
import {
  notePosition,
  positionsAmong,
  type PositionsByName,
} from '#core/content/positions-by-name.ts'
import { createBytes, createCounts, createFloats } from '#core/growing-array.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { createRequestedPartDetector } from '#core/content/requested-parts.ts'
import { readItemRanges, scheduleRelations, timeParts, type TimeRange } from './item-ranges.ts'
import { createWallClock, dayLength } from './wall-clock.ts'

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
    const isToday = ranges.some((range) => range.from < today + dayLength && range.to >= today)
    if (isToday) return 'today'
    if (ranges.some((range) => range.from >= today + dayLength))
      return isNotRequested('from') ? 'unended' : 'future'
    return isNotRequested('to') ? 'started' : 'past'
  }

  function noteUnresolved(item: JsonValue): void {
    const name = scheduleRelations.find((relation) => {
      const value = memberOf(item, relation)
      const described = value ? describeValue(value) : null
      return (
        described?.kind === 'unresolved-relation' ||
        (described?.kind === 'relations' && described.unresolved > 0)
      )
    })
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
