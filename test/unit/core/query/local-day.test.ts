import { expect, test } from 'vitest'
import { localDay } from '#core/query/relative-date.ts'

test.each([
  [new Date(2026, 0, 2, 0, 0), '2026-01-02'],
  [new Date(2026, 11, 31, 23, 59), '2026-12-31'],
])('the day of %o by the clock here is %s', (moment, day) => {
  expect(localDay(moment)).toBe(day)
})
