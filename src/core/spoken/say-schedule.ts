import type { ScheduleSummary } from '#core/content/schedule.ts'
import { dateFormat } from '#core/language/intl-formats.ts'
import { fillPlaceholders, sayCount, type ValueMessages } from './value-messages.ts'

/** A short text for a schedule: “weekly, 8 dates from 22 Nov 2026, 19:00”. */
export function saySchedule(summary: ScheduleSummary, words: ValueMessages): string {
  const { every, exceptionCount, addedCount } = summary
  const { schedule } = words
  const rule = every && sayCount(schedule.every[every.unit], every.count, words)
  const besides = [
    ...(exceptionCount > 0 ? [sayCount(schedule.leftOut, exceptionCount, words)] : []),
    ...(addedCount > 0 ? [sayCount(schedule.added, addedCount, words)] : []),
  ]
  const parts = [rule, saySpan(summary, words)].filter((part) => part !== null && part !== '')
  return parts.join(', ') + (besides.length > 0 ? ` (${besides.join(', ')})` : '')
}

function saySpan(summary: ScheduleSummary, words: ValueMessages): string {
  const { every, dateCount, first: day, last, startTime } = summary
  // The times of a recurring event are those of each date, not of the whole span.
  const endTime = every === null && startTime !== null ? summary.endTime : null
  if (day === null) return ''
  const first = sayDay(day, startTime, words)
  if (every !== null && dateCount !== null)
    return sayCount(words.schedule.dates, dateCount, words, { first })
  if (last !== null && (every !== null || last !== day))
    return fillPlaceholders(words.schedule.fromTo, { first, last: sayDay(last, endTime, words) })
  return every === null ? first : fillPlaceholders(words.schedule.from, { first })
}

/** Formats a date as written, without converting its time zone. */
function sayDay(day: string, time: string | null, { dateLocale }: ValueMessages): string {
  const moment = new Date(`${day}T${time ?? '00:00'}Z`)
  if (Number.isNaN(moment.getTime())) return day
  return dateFormat(dateLocale, time === null ? 'date' : 'date-time').format(moment)
}
