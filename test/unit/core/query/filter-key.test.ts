import { expect, test } from 'vitest'
import type { StoredFilterRow, StoredValue } from '#core/query/form.ts'
import { isRangePair, isUpperLimit, swapRange } from '#core/query/filter-key.ts'

const day = (text: string): StoredValue => ({ kind: 'text', text })
const inAWeek: StoredValue = { kind: 'relative', amount: 7, unit: 'day' }

test('the dates of a range are swapped, a relative one stays relative, and no other row changes', () => {
  const rows = (min: StoredValue, max: StoredValue): StoredFilterRow[] => [
    { key: 'schedule.in.max', value: max },
    { key: 'type', value: day('Event') },
    { key: 'schedule.in.min', value: min },
    { key: 'attribute.created.in.min', value: day('2020-01-01') },
  ]
  const reversed = rows(inAWeek, day('2026-12-01'))
  expect(swapRange(reversed, 0)).toEqual(rows(day('2026-12-01'), inAWeek))
  expect([1, 2, 9].map((at) => swapRange(reversed, at))).toEqual([null, null, null])
})

test.each([
  ['schedule.in.max', true],
  ['time[in][max]', true],
  ['Bis', true],
  ['end', true],
  ['validTo', true],
  ['photo', false],
  ['a\\.max', false],
  ['schedule.in.min', false],
])('whether %s bounds from above: %s', (key, isUpper) => {
  expect(isUpperLimit(key)).toBe(isUpper)
})

test('the end of another attribute is no end of the range', () => {
  expect(isRangePair('from', 'until')).toBe(true)
  expect(isRangePair('from', 'validUntil')).toBe(false)
})
