import type { ScheduleSummary } from './schedule.ts'

const dayMs = 86_400_000

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
const isoDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
const weekdayOf = (day: number): number => new Date(day * dayMs).getUTCDay() || 7
const mondayOf = (day: number): number => day - weekdayOf(day) + 1
function monthNumber(day: number): number {
  const date = new Date(day * dayMs)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
