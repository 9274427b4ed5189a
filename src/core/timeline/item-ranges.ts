import { readTypes } from '#core/content/part-types.ts'
import { describeText } from '#core/content/text-kind.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readMoment } from './read-moment.ts'
import { dayLength, type WallClock } from './wall-clock.ts'

/** A range including both ends, in a zone's wall-clock time (wall-clock.ts); infinite if open. */
export interface TimeRange {
  from: number
  to: number
}

/** Attributes that hold schedules (schema.org Schedule; datacycle-core.md 2.2). */
export const scheduleRelations = ['eventSchedule', 'schedule']

/**
 * An item's date ranges, from the first of these sources that has any:
 * - `startDate` and `endDate`; one alone is a moment.
 * - its resolved schedules, each from first to last day; a repeating one without a last day is open.
 * - `validFrom` and `validThrough`; one alone is an open range.
 * - its `validitySchedule`, like the schedules.
 *
 * Repetitions are not evaluated: not every day of a range is a date of the item.
 */
export function readItemRanges(item: JsonValue, clock: WallClock): TimeRange[] {
  const start = momentAt(item, 'startDate', clock)
  const end = endAt(item, 'endDate', clock, start)
  if (start !== null || end !== null) return [{ from: start ?? end ?? 0, to: end ?? start ?? 0 }]
  const scheduled = scheduleRelations.flatMap((name) => readSchedules(item, name, clock))
  if (scheduled.length > 0) return scheduled
  const from = momentAt(item, 'validFrom', clock)
  const to = endAt(item, 'validThrough', clock, from)
  if (from !== null || to !== null) return [{ from: from ?? -Infinity, to: to ?? Infinity }]
  return readSchedules(item, 'validitySchedule', clock)
}

function readSchedules(item: JsonValue, name: string, clock: WallClock): TimeRange[] {
  const value = memberOf(item, name)
  const schedules = value?.kind === 'array' ? value.items : value ? [value] : []
  return schedules.flatMap((schedule) => {
    if (schedule.kind !== 'object' || !readTypes(schedule).includes('Schedule')) return []
    const from = momentAt(schedule, 'startDate', clock)
    if (from === null) return []
    const repeats = memberOf(schedule, 'repeatFrequency')?.kind === 'string'
    return [{ from, to: endAt(schedule, 'endDate', clock, from) ?? (repeats ? Infinity : from) }]
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
