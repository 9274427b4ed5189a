import type { RelativeDate } from './form.ts'

export const relativeUnits = ['day', 'week', 'month', 'year'] as const

/**
 * The day that is meant, as `2026-03-31`. `today` is the day where the person is, in the same form: whoever
 * shows dates decides in which zone that is. A month without that day ends earlier: one month after
 * 31 January is the last day of February.
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
      // Day 0 of the next month is the last one of this.
      const last = new Date(Date.UTC(year, months + 1, 0))
      last.setUTCDate(Math.min(day, last.getUTCDate()))
      return render(last)
    }
  }
}

/** Where a date lies from the day of sending. */
export type RelativeSide = 'today' | 'ago' | 'ahead'

/** The date on another side, or in another unit; who leaves today goes one step first. */
export function turnRelativeDate(
  { amount }: RelativeDate,
  side: RelativeSide,
  unit: RelativeDate['unit'],
): RelativeDate {
  if (side === 'today') return { kind: 'relative', amount: 0, unit: 'day' }
  const steps = Math.max(1, Math.abs(amount))
  return { kind: 'relative', amount: side === 'ahead' ? steps : -steps, unit }
}

const render = (date: Date): string => date.toISOString().slice(0, 10)

/** How far a day (`2026-03-31`) is from today, in whole days. */
export const daysFrom = (today: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
