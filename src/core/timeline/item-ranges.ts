import { readTypes } from '#core/content/part-types.ts'
import { describeText } from '#core/content/text-kind.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readMoment } from './read-moment.ts'
import { dayLength, type WallClock } from './wall-clock.ts'

/** From when to when, both included, by the clock of a zone (wall-clock.ts); infinite where it is open. */
export interface TimeRange {
  from: number
  to: number
}

/** Attributes that hold schedules (schema.org Schedule; datacycle-core.md 2.2). */
export const scheduleRelations = ['eventSchedule', 'schedule']

/**
 * When an item is, the first of these that says anything:
 * 1. `startDate` and `endDate`; one without the other is that moment.
 * 2. its resolved schedules, each from its first day to its last; one that repeats and names no last day is open.
 * 3. `validFrom` and `validThrough`; one without the other is open.
 * 4. its `validitySchedule`, as in 2.
 *
 * What repeats is not looked into: between its first and its last day it may take place or not.
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

/** An end without a time is a whole day: what begins in the course of that day does not end before it begins. */
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
