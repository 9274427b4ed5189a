import { readTypes } from '#core/content/embedded-object.ts'
import type { PartNames } from '#core/content/requested-parts.ts'
import { describeText } from '#core/content/text-kind.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readMoment } from './read-moment.ts'
import { dayLength, type WallClock } from './wall-clock.ts'

/** A range including both ends, in a zone's wall-clock time (wall-clock.ts); infinite if open. */
export interface TimeRange {
  from: number
  to: number
  /** The end that is unknown because the query did not request it; the other one stands for it. */
  notRequested: 'from' | 'to' | null
}

/** Attributes that hold schedules (schema.org Schedule; datacycle-core.md 2.2). */
export const scheduleRelations = ['eventSchedule', 'schedule']

/** Where dates stand, in the item and in its schedules. */
export const timeParts: PartNames = {
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
 * An end that was left out of the list of fields is marked as such.
 * Repetitions are not evaluated: not every day of a range is a date of the item.
 */
export function readItemRanges(item: JsonValue, reading: RangeReading): TimeRange[] {
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
  if (valid.from !== null || valid.to !== null)
    return [
      {
        from: valid.from ?? -Infinity,
        to: valid.to ?? Infinity,
        notRequested: valid.notRequested,
      },
    ]
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
    const repeats = memberOf(schedule, 'repeatFrequency')?.kind === 'string'
    return [{ from, to: to ?? (repeats ? Infinity : from), notRequested }]
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
  return isDay && start > end && start < end + dayLength ? start : end
}

function momentAt(item: JsonValue, name: string, clock: WallClock): number | null {
  const value = memberOf(item, name)
  return value?.kind === 'string' ? readMoment(value.value.trim(), clock) : null
}
