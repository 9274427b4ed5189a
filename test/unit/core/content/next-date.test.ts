import { expect, test } from 'vitest'
import { nextDate } from '#core/content/next-date.ts'
import { readSchedule } from '#core/content/schedule.ts'
import { readJson } from '#core/json/read-json.ts'

function nextOf(members: object, from: string): string | null {
  const read = readJson(JSON.stringify({ '@type': 'Schedule', ...members }))
  const summary = read.ok && read.value.kind === 'object' ? readSchedule(read.value) : null
  if (summary === null) throw new Error('No schedule')
  return nextDate(summary, from)
}

const sundays = { startDate: '2026-11-22', repeatFrequency: 'P1W' }
const withSunday = { ...sundays, byDay: ['https://schema.org/Sunday'] }

test.each<[string, object, string, string | null]>([
  ['the first one, before it', withSunday, '2026-01-01', '2026-11-22'],
  ['today', withSunday, '2026-11-29', '2026-11-29'],
  ['the coming one', withSunday, '2026-11-23', '2026-11-29'],
  ['long ago', { ...sundays, startDate: '1970-01-04' }, '2026-11-30', '2026-12-06'],
  ['without a weekday', sundays, '2026-11-30', '2026-12-06'],
  ['the last of a number', { ...withSunday, repeatCount: 3 }, '2026-11-30', '2026-12-06'],
  ['none after a number', { ...withSunday, repeatCount: 3 }, '2026-12-07', null],
  [
    'the last of a number written as a text',
    { ...withSunday, repeatCount: '3' },
    '2026-11-30',
    '2026-12-06',
  ],
  [
    'none after a number written as a text',
    { ...withSunday, repeatCount: '3' },
    '2026-12-07',
    null,
  ],
  ['none after the last day', { ...withSunday, endDate: '2026-12-06' }, '2026-12-07', null],
  ['a day left out', { ...withSunday, exceptDate: ['2026-11-29'] }, '2026-11-23', '2026-12-06'],
  [
    'an added day',
    { ...withSunday, 'dc:additionalDate': '2026-11-25' },
    '2026-11-23',
    '2026-11-25',
  ],
  [
    'two weekdays of every second week',
    { startDate: '2026-11-24', repeatFrequency: 'P2W', byDay: ['Tuesday', 'Saturday'] },
    '2026-11-29',
    '2026-12-08',
  ],
  [
    'every third day',
    { startDate: '2026-11-22', repeatFrequency: 'P3D' },
    '2026-11-26',
    '2026-11-28',
  ],
  ['a month', { startDate: '2026-11-22', repeatFrequency: 'P1M' }, '2026-12-23', '2027-01-22'],
  ['a year', { startDate: '2026-11-22', repeatFrequency: 'P1Y' }, '2026-12-23', '2027-11-22'],
  ['unknown: no series', { startDate: '2026-11-22' }, '2026-11-20', null],
  ['unknown: the 31st', { startDate: '2026-10-31', repeatFrequency: 'P1M' }, '2026-11-20', null],
  ['unknown: begins on another day', { ...sundays, byDay: ['Monday'] }, '2026-11-20', null],
  ['unknown: another rule', { ...sundays, byMonth: [3] }, '2026-11-20', null],
  ['unknown: a number that is none', { ...withSunday, repeatCount: 'three' }, '2026-11-20', null],
  ['unknown: no dates at all', { ...withSunday, repeatCount: 0 }, '2026-11-20', null],
  [
    'unknown: another form of the last day',
    { ...withSunday, endDate: '31.12.2020' },
    '2026-11-20',
    null,
  ],
  [
    'without an end, said by null',
    { ...sundays, endDate: null, repeatCount: null },
    '2026-11-30',
    '2026-12-06',
  ],
  [
    'unknown: a number with days left out',
    { ...withSunday, repeatCount: 3, exceptDate: ['2026-11-29'] },
    '2026-11-23',
    null,
  ],
])('the next date of a series: %s', (_, members, from, day) => {
  expect(nextOf(members, from)).toBe(day)
})
