import type { RelativeDate } from './form.ts'

/**
 * The absolute date, as `2026-03-31`. `today` has the same format; the caller decides on its time zone. A day
 * missing in the target month becomes its last: one month after 31 January is the last day of February.
 */
export function resolveRelativeDate({ amount, unit }: RelativeDate, today: string): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  switch (unit) {
    case 'day':
    case 'week':
      return render(new Date(Date.UTC(year, month - 1, day + amount * (unit === 'week' ? 7 : 1))))
    case 'month':
    case 'year': {
      const months = month - 1 + amount * (unit === 'year' ? 12 : 1)
      // Day 0 of the next month is the last day of this month.
      const date = new Date(Date.UTC(year, months + 1, 0))
      date.setUTCDate(Math.min(day, date.getUTCDate()))
      return render(date)
    }
  }
}

/** The direction of a date relative to the day of sending. */
export type RelativeDirection = 'today' | 'ago' | 'ahead'

/** Changes the direction or unit; at least one step away from today unless the direction is 'today'. */
export function changeRelativeDate(
  { amount }: RelativeDate,
  direction: RelativeDirection,
  unit: RelativeDate['unit'],
): RelativeDate {
  if (direction === 'today') return { kind: 'relative', amount: 0, unit: 'day' }
  const steps = Math.max(1, Math.abs(amount))
  return { kind: 'relative', amount: direction === 'ahead' ? steps : -steps, unit }
}

const render = (date: Date): string => date.toISOString().slice(0, 10)

/** Days from `today` to `day` (both `2026-03-31`), negative for the past. */
export const daysFrom = (today: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)

/** A moment's date in this computer's time zone: `2026-03-31`. */
export function localDay(moment: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
}
