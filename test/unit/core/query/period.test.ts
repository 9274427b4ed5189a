import { expect, test } from 'vitest'
import type { StoredFilterRow } from '#core/query/form.ts'
import { fillRange } from '#core/query/filter-key.ts'
import { startsOfChangeDays } from '#core/overview/overview-line.ts'
import type { NamedPeriod } from '#core/query/relative-date.ts'
import { limitsOfPeriod, resolveRelativeDate } from '#core/query/relative-date.ts'

const daysOf = (period: NamedPeriod, today: string) => {
  const { min, max } = limitsOfPeriod(period)
  return [resolveRelativeDate(min, today), resolveRelativeDate(max, today)]
}

test.each([
  ['2026-11-23', '2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06'], // Monday
  ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06'], // Friday
  ['2026-11-28', '2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06'], // Saturday
  ['2026-11-29', '2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06'], // Sunday
  ['2026-12-31', '2027-01-02', '2027-01-03', '2027-01-09', '2027-01-10'],
])('on %s, this weekend is %s to %s, and the next one %s to %s', (today, ...days) => {
  expect([...daysOf('this-weekend', today), ...daysOf('next-weekend', today)]).toEqual(days)
})

test.each([
  ['2026-02-28', '2026-02-01', '2026-02-28'],
  ['2024-02-01', '2024-02-01', '2024-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
])('on %s, this month is %s to %s', (today, ...days) => {
  expect(daysOf('this-month', today)).toEqual(days)
})

test('the last 7 days are the same seven days for a filter and for the overview', () => {
  expect(daysOf('last-7-days', '2026-11-29')).toEqual(['2026-11-23', '2026-11-29'])
  expect(startsOfChangeDays('2026-11-29')).toEqual({
    today: new Date(2026, 10, 29).getTime(),
    yesterday: new Date(2026, 10, 28).getTime(),
    week: new Date(2026, 10, 23).getTime(),
  })
})

test('a period fills both limits of a range, and adds its end where it is missing', () => {
  const { min, max } = limitsOfPeriod('next-weekend')
  const text = (value: string) => ({ kind: 'text', text: value }) as const
  const rows: StoredFilterRow[] = [
    { key: 'schedule.in.min', value: text('') },
    { key: 'q', value: text('x') },
  ]
  expect(fillRange(rows, 0, { min, max })).toEqual([
    { key: 'schedule.in.min', value: min },
    { key: 'schedule.in.max', value: max },
    { key: 'q', value: text('x') },
  ])
  const both = [...rows, { key: 'schedule.in.max', value: text('2026-01-01') }]
  expect(fillRange(both, 0, { min, max })).toEqual([
    { key: 'schedule.in.min', value: min },
    { key: 'q', value: text('x') },
    { key: 'schedule.in.max', value: max },
  ])
  expect(fillRange(rows, 1, { min, max })).toBeNull()
})
