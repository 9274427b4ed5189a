import fc from 'fast-check'
import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { storedForm } from '#core/query/form-schema.ts'
import { freshForm, type RelativeDate, type StoredForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import {
  daysFrom,
  resolveRelativeDate,
  changeRelativeDate,
  localDay,
  restoreRelativeDates,
  resolveForm,
} from '#core/query/relative-date.ts'
import { relativeUnits } from '#core/query/relative-date-range.ts'
import { renderTarget } from '#core/request/request-plan.ts'

const relative = (amount: number, unit: RelativeDate['unit']): RelativeDate => ({
  kind: 'relative',
  amount,
  unit,
})
const since = (value: StoredForm['filters'][number]['value']): StoredForm => ({
  ...freshForm,
  endpoint: 'alles',
  filters: [{ key: 'attribute.dct:modified.in.min', value }],
})

test.each([
  [relative(0, 'day'), '2026-11-22', '2026-11-22'],
  [relative(-30, 'day'), '2026-11-22', '2026-10-23'],
  [relative(2, 'week'), '2026-12-25', '2027-01-08'],
  [relative(1, 'month'), '2026-01-31', '2026-02-28'],
  [relative(-1, 'month'), '2024-03-31', '2024-02-29'],
  [relative(-12, 'month'), '2024-02-29', '2023-02-28'],
  [relative(1, 'year'), '2024-02-29', '2025-02-28'],
  // The clocks change in that night; a day is a day.
  [relative(1, 'day'), '2026-10-24', '2026-10-25'],
])('%j on %s is %s', (date, today, day) => {
  expect(resolveRelativeDate(date, today)).toBe(day)
})

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('as many days ahead as one goes back lead to where one was', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -5000, max: 5000 }), (today, amount) => {
      const there = resolveRelativeDate(relative(amount, 'day'), today)
      expect(daysFrom(today, there)).toBe(amount)
      expect(resolveRelativeDate(relative(-amount, 'day'), there)).toBe(today)
    }),
  )
})

test('what is sent is the day, and the same query on another day asks for another', () => {
  const written = since(relative(-7, 'day'))
  const sent = (today: string) => {
    const planned = planRequest(resolveForm(written, today), presets.core)
    return planned.ok ? renderTarget(planned.value) : planned.error
  }
  expect(sent('2026-11-22')).toContain('=2026-11-15&')
  expect(sent('2026-11-23')).toContain('=2026-11-16&')
})

test('a form made of what is asked for is written as before where nobody changed it', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: -400, max: 400 }),
      fc.constantFrom(...relativeUnits),
      (today, amount, unit) => {
        const written = since(relative(amount, unit))
        const requested = resolveForm(written, today)
        expect(restoreRelativeDates(requested, written, today)).toEqual(written)
        expect(restoreRelativeDates({ ...requested, filters: [] }, written, today).filters).toEqual(
          [],
        )
        expect(storedForm.parse(JSON.parse(JSON.stringify(written)))).toEqual(written)
      },
    ),
  )
  const written = since(relative(-7, 'day'))
  const changed = since({ kind: 'text', text: '2026-01-01' })
  expect(restoreRelativeDates(resolveForm(changed, '2026-11-22'), written, '2026-11-22')).toEqual(
    changed,
  )
})

test('a text that looks like a relative date is a text', () => {
  const written = since({ kind: 'text', text: '-7 days' })
  expect(resolveForm(written, '2026-11-22')).toBe(written)
})

test.each([
  ['three days ago, in weeks', -3, 'ago', 'week', -3, 'week'],
  ['three days ago, to come', -3, 'ahead', 'day', 3, 'day'],
  ['three months from now, today', 3, 'today', 'day', 0, 'day'],
  ['today, ago: one step', 0, 'ago', 'month', -1, 'month'],
  ['today, to come: one step', 0, 'ahead', 'day', 1, 'day'],
] as const)('a relative date is turned: %s', (_, before, side, to, amount, unit) => {
  expect(changeRelativeDate({ kind: 'relative', amount: before, unit: 'day' }, side, to)).toEqual({
    kind: 'relative',
    amount,
    unit,
  })
})

test.each([
  [new Date(2026, 0, 2, 0, 0), '2026-01-02'],
  [new Date(2026, 11, 31, 23, 59), '2026-12-31'],
])('the day of %o by the clock here is %s', (moment, day) => {
  expect(localDay(moment)).toBe(day)
})
