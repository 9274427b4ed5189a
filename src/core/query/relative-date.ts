import { dayMs, utcDay } from '#core/text/utc-day.ts'
import type {
  RelativeDate,
  FilterRow,
  ParameterValue,
  QueryForm,
  StoredFilterRow,
  StoredForm,
} from './form.ts'
import { isEdgeUnit } from './relative-date-range.ts'

/**
 * The absolute date, as `2026-03-31`. `today` has the same format; the caller decides on its time zone. A day
 * missing in the target month becomes its last: one month after 31 January is the last day of February.
 *
 * A CORE takes a date without a time as its whole day (datacycle-core.md 2.2), so that a weekend from its first to its
 * last day is Saturday 00:00 to the end of Sunday.
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
    case 'weekend-start':
    case 'weekend-end': {
      const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7
      const saturday = day + 6 - weekday + amount * 7
      return render(
        new Date(Date.UTC(year, month - 1, saturday + (unit === 'weekend-end' ? 1 : 0))),
      )
    }
    case 'month-start':
      return render(new Date(Date.UTC(year, month - 1 + amount, 1)))
    case 'month-end':
      return render(new Date(Date.UTC(year, month + amount, 0)))
  }
}

/** Periods that fill both limits of a range of days to come. */
export const namedPeriods = ['this-weekend', 'next-weekend', 'this-month'] as const
/** Those of what has happened. */
export const pastPeriods = ['today', 'last-7-days', 'this-month'] as const
export type NamedPeriod = (typeof namedPeriods | typeof pastPeriods)[number]

const relative = (amount: number, unit: RelativeDate['unit']): RelativeDate => ({
  kind: 'relative',
  amount,
  unit,
})

/** The first and last day of a period. */
export function limitsOfPeriod(period: NamedPeriod): Record<'min' | 'max', RelativeDate> {
  if (period === 'today' || period === 'last-7-days')
    return { min: relative(period === 'today' ? 0 : -6, 'day'), max: relative(0, 'day') }
  const amount = period === 'next-weekend' ? 1 : 0
  const span = period === 'this-month' ? 'month' : 'weekend'
  return { min: relative(amount, `${span}-start`), max: relative(amount, `${span}-end`) }
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
  if (isEdgeUnit(unit)) return { kind: 'relative', amount: 0, unit }
  const steps = Math.max(1, Math.abs(amount))
  return { kind: 'relative', amount: direction === 'ahead' ? steps : -steps, unit }
}

const render = (date: Date): string => utcDay(date.getTime())

/** Days from `today` to `day` (both `2026-03-31`), negative for the past. */
export const daysFrom = (today: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayMs)

/** A moment's date in this computer's time zone: `2026-03-31`. */
export function localDay(moment: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
}

/** Resolves the relative dates of a form for a day (`2026-03-31`); returns the form itself if it has none. */
export function resolveForm(stored: StoredForm, today: string): QueryForm {
  return isQueryForm(stored)
    ? stored
    : { ...stored, filters: stored.filters.map((row) => resolveRow(row, today)) }
}

export const resolveRows = (rows: readonly StoredFilterRow[], today: string): FilterRow[] =>
  rows.map((row) => resolveRow(row, today))

/**
 * Restores relative dates in a form derived from a resolved one: a row with the same key and resolved date
 * becomes the original relative row again.
 */
export const restoreRelativeDates = (
  derived: QueryForm,
  stored: StoredForm,
  today: string,
): StoredForm => ({
  ...derived,
  filters: restoreRelativeRows(derived.filters, stored.filters, today),
})

/** The same for filter rows. */
export function restoreRelativeRows(
  derived: readonly FilterRow[],
  stored: readonly StoredFilterRow[],
  today: string,
): readonly StoredFilterRow[] {
  const relative = stored.filter(isRelativeRow)
  if (relative.length === 0) return derived
  return derived.map((row): StoredFilterRow => {
    const original = relative.find(
      ({ key, value }) =>
        key === row.key && isSameText(row.value, resolveRelativeDate(value, today)),
    )
    return original ?? row
  })
}

export const listRelativeRows = ({
  filters,
}: StoredForm): (StoredFilterRow & { value: RelativeDate })[] => filters.filter(isRelativeRow)

const isSameText = (value: ParameterValue, text: string): boolean =>
  value.kind === 'text' && value.text === text

const isQueryForm = (form: StoredForm): form is QueryForm => !form.filters.some(isRelativeRow)

const isRelativeRow = (row: StoredFilterRow): row is StoredFilterRow & { value: RelativeDate } =>
  row.value.kind === 'relative'

function resolveRow({ key, value }: StoredFilterRow, today: string): FilterRow {
  return value.kind === 'relative'
    ? { key, value: { kind: 'text', text: resolveRelativeDate(value, today) } }
    : { key, value }
}
