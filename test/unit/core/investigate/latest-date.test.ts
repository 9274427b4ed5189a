import { readParameter } from '../../../support/read-parameter.ts'
import { expect, test } from 'vitest'
import { responseWithoutItems } from '#core/investigate/investigation.ts'
import { readDateBound, readLatest } from '#core/investigate/latest-date.ts'

test.each([
  ['filter.schedule.in.min', '2027-01-01', { attribute: 'startDate', from: '2027-01-01' }],
  [
    'filter.attribute.dct:created.in.min',
    '2027-01-01',
    { attribute: 'dct:created', from: '2027-01-01' },
  ],
  ['extra.from', '2027-01-01T10:00:00Z', { attribute: 'startDate', from: '2027-01-01T10:00:00Z' }],
  ['filter.schedule.in.max', '2027-01-01', null],
  ['filter.validUntil', '2027-01-01', null],
  ['filter.MAX', '2027-01-01', null],
  ['extra.time[in][max]', '2027-01-01', null],
  ['filter.year', '2027', null],
  ['filter.from', '2027-13-45', null],
  ['q', '2027-01-01', null],
] as const)('%s = %s asks for what is on a date or later', (parameter, value, bound) => {
  expect(
    readDateBound({ parameter: readParameter(parameter), value, place: { kind: 'q' } }),
  ).toEqual(bound)
})

const bound = { attribute: 'startDate', from: '2027-01-01' }
const days = (...values: number[]) => values.map((day) => `2026-11-${String(day).padStart(2, '0')}`)
const shown = (total: string | null, values: readonly (string | null)[]) => ({
  ...responseWithoutItems,
  total,
  ids: values.map((_, at) => String(at)),
  values,
})

test.each([
  ['all items are there, in any order', shown('3', days(3, 9, 1)), '2026-11-09'],
  ['five days come falling', shown('300', days(9, 8, 7, 6, 5)), '2026-11-09'],
  ['four days may fall by chance', shown('300', days(9, 8, 7, 6)), null],
  ['days may repeat among five that fall', shown('300', days(9, 9, 8, 7, 6, 5)), '2026-11-09'],
  ['five places of four days may be chance', shown('300', days(9, 9, 8, 7, 6)), null],
  ['one day that rises proves nothing', shown('300', days(9, 8, 5, 6, 4, 3)), null],
  ['a first day that rises proves nothing', shown('300', days(8, 9, 7, 6, 5)), null],
  ['more items came than are counted', shown('2', days(3, 9, 1)), null],
  ['an item without a date, all there', shown('2', [null, '2026-11-03']), '2026-11-03'],
  ['what is no date is passed over', shown('2', ['x', '2026-11-03']), '2026-11-03'],
  ['there is no item', shown('0', []), null],
  ['the day before the date', shown('1', ['2026-12-31']), '2026-12-31'],
  ['the date itself', shown('1', ['2027-01-01']), null],
  ['days that do not fall prove nothing', shown('300', days(5, 6, 7, 8, 9)), null],
  ['one day out of its place proves nothing', shown('300', days(9, 7, 8, 6, 5, 4)), null],
  ['an item without a date may be anywhere', shown('300', [...days(9, 8, 7, 6, 5), null]), null],
  ['nobody knows how many there are', shown(null, days(3, 9)), null],
  ['it is not before the date', shown('2', ['2027-03-01', '2026-11-01']), null],
  ['there is no date', shown('1', [null]), null],
] as const)('the latest date: %s', (_, answer, latest) => {
  expect(readLatest(answer, bound)).toBe(latest)
})
