import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject } from '#core/json/json-value.ts'
import { readTypes } from './embedded-object.ts'

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
  return {
    every,
    dateCount: readCount(memberOf(object, 'repeatCount')),
    first,
    last: dayOf(text('endDate')),
    startTime: timeOf(text('startTime')),
    endTime: timeOf(text('endTime')),
    exceptionCount: listLength('exceptDate'),
    addedCount: listLength('dc:additionalDate'),
  }
}

/** Reads an ISO 8601 duration of one unit, such as `P1W`; null for any other. */
function readFrequency(text: string): ScheduleSummary['every'] {
  const [, count = '', letter = ''] = /^P(\d{1,3})([A-Z])$/.exec(text) ?? []
  const unit = units.get(letter)
  return unit && Number(count) > 0 ? { count: Number(count), unit } : null
}

function readCount(value: ReturnType<typeof memberOf>): number | null {
  const count = value?.kind === 'number' ? Number(value.source) : 0
  return Number.isSafeInteger(count) && count > 0 ? count : null
}

const timeOf = (text: string): string | null => /^\d{2}:\d{2}/.exec(text)?.[0] ?? null

const dayOf = (text: string): string | null => /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? null
