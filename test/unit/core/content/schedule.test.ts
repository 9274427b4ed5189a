import { expect, test } from 'vitest'
import {
  readSchedule,
  type ScheduleSummary,
  readOpeningHours,
  runsOfDays,
  nextDate,
} from '#core/content/schedule.ts'
import { readJson } from '#core/json/read-json.ts'

function summaryOf(members: object): ScheduleSummary | null {
  const read = readJson(JSON.stringify({ '@id': 'a', '@type': 'Schedule', ...members }))
  if (!read.ok || read.value.kind !== 'object') throw new Error('The test needs an object')
  return readSchedule(read.value)
}

const once: ScheduleSummary = {
  every: null,
  dateCount: null,
  first: '2026-11-22',
  last: null,
  startTime: null,
  endTime: null,
  exceptionCount: 0,
  addedCount: 0,
  rule: null,
}

const plainRule = { weekdays: [], except: [], added: [] }

test.each<[string, object, ScheduleSummary | null]>([
  ['a day', { startDate: '2026-11-22' }, once],
  [
    'every week, as CORE sends it',
    {
      '@context': 'https://schema.org/',
      startDate: '2026-11-22',
      endDate: '2027-01-10',
      startTime: '19:00',
      endTime: '21:00',
      duration: 'PT2H',
      repeatFrequency: 'P1W',
      repeatCount: 8,
      byDay: ['https://schema.org/Sunday'],
      scheduleTimezone: 'Europe/Vienna',
    },
    {
      ...once,
      every: { count: 1, unit: 'week' },
      dateCount: 8,
      last: '2027-01-10',
      startTime: '19:00',
      endTime: '21:00',
      rule: { ...plainRule, weekdays: [7] },
    },
  ],
  [
    'days left out and added',
    {
      startDate: '2026-11-22',
      repeatFrequency: 'P2D',
      exceptDate: ['2026-11-24'],
      'dc:additionalDate': ['2026-12-24', '2026-12-26'],
    },
    {
      ...once,
      every: { count: 2, unit: 'day' },
      exceptionCount: 1,
      addedCount: 2,
      rule: { weekdays: [], except: ['2026-11-24'], added: ['2026-12-24', '2026-12-26'] },
    },
  ],
  ...(
    [
      ['P3M', { count: 3, unit: 'month' }],
      ['P1Y', { count: 1, unit: 'year' }],
      ['P0D', null],
      ['P1X', null],
    ] as const
  ).map(([repeatFrequency, every]): [string, object, ScheduleSummary] => [
    `every ${repeatFrequency}`,
    { startDate: '2026-11-22', repeatFrequency },
    { ...once, every, rule: every && plainRule },
  ]),
  [
    'one date, one left out and one added without a list',
    {
      startDate: '2026-11-22',
      repeatCount: 1,
      exceptDate: '2026-11-24',
      'dc:additionalDate': '2026-12-24',
    },
    { ...once, dateCount: 1, exceptionCount: 1, addedCount: 1 },
  ],
  ['no dates', { startDate: '2026-11-22', repeatCount: 0 }, once],
  ['a rule that no word says', { startDate: '2026-11-22', repeatFrequency: 'P1Y2M' }, once],
  ['nothing but what names it', {}, null],
  ['another type', { '@type': 'Event', startDate: '2026-11-22' }, null],
])('%s', (_what, members, summary) => {
  expect(summaryOf(members)).toEqual(summary)
})

function hoursOf(value: unknown) {
  const read = readJson(JSON.stringify(value))
  if (!read.ok) throw new Error('The test needs JSON')
  return readOpeningHours(read.value)
}

const open = (day: string | string[], own: object = {}) => ({
  '@type': 'OpeningHoursSpecification',
  opens: '10:00:00',
  closes: '17:00',
  dayOfWeek: day,
  ...own,
})
const said = { opens: '10:00', closes: '17:00', from: null, through: null }

test('days of the same hours stand together, in their order', () => {
  expect(
    hoursOf([open('https://schema.org/Sunday'), open(['Monday', 'schema:PublicHolidays'])]),
  ).toEqual([{ ...said, days: [1, 7, 8] }])
})

test('other hours, and other seasons, are told by themselves', () => {
  const season = { validFrom: '2026-04-01T00:00:00.000+02:00', validThrough: '2026-10-31' }
  expect(
    hoursOf([open('Monday'), open('Monday', season), open('Friday', { opens: '09:00' })]),
  ).toEqual([
    { ...said, days: [1] },
    { ...said, days: [1], from: '2026-04-01', through: '2026-10-31' },
    { ...said, days: [5], opens: '09:00' },
  ])
})

test('without hours it is said that it is closed, and without days the hours alone', () => {
  const closed = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday' }
  expect(hoursOf(closed)).toEqual([{ ...said, days: [1], opens: null, closes: null }])
  expect(hoursOf(open([]))).toEqual([{ ...said, days: [] }])
})

test('what is not wholly understood is not told at all', () => {
  expect(hoursOf([open('Monday'), { '@id': 'x', '@type': 'OpeningHoursSpecification' }])).toBeNull()
  expect(hoursOf(open('Mondayish'))).toBeNull()
  expect(hoursOf([])).toBeNull()
  expect(hoursOf('Mo-Fr 10:00-17:00')).toBeNull()
  expect(hoursOf({ ...open('Monday'), '@type': 'Schedule' })).toBeNull()
})

test('a time or a date that is not understood is never said to be closed, or to hold all year', () => {
  const times = ['9:00', '9 am', '10:00 pm', '25:00', '10:00Z', '', null, 10]
  expect(times.map((opens) => hoursOf(open('Monday', { opens })))).toEqual(times.map(() => null))
  expect(times.map((closes) => hoursOf(open('Monday', { closes })))).toEqual(times.map(() => null))
  expect(hoursOf([open('Friday'), open('Monday', { opens: undefined })])).toBeNull()
  const dates = ['1.4.2026', '2026-04', '2026-04-01 or later', '', null, 2026]
  expect(dates.map((validFrom) => hoursOf(open('Monday', { validFrom })))).toEqual(
    dates.map(() => null),
  )
  expect(dates.map((validThrough) => hoursOf(open('Monday', { validThrough })))).toEqual(
    dates.map(() => null),
  )
})

test('the end may be open, or midnight', () => {
  expect(hoursOf(open('Monday', { opens: '10:00', closes: undefined }))).toEqual([
    { ...said, days: [1], closes: null },
  ])
  expect(hoursOf(open('Monday', { closes: '24:00' }))).toEqual([
    { ...said, days: [1], closes: '24:00' },
  ])
})

test('days in a row are a run, holidays are none of the week', () => {
  expect(runsOfDays([1, 2, 3, 5, 7, 8])).toEqual([
    { first: 1, last: 3 },
    { first: 5, last: 5 },
    { first: 7, last: 7 },
    { first: 8, last: 8 },
  ])
  expect(runsOfDays([])).toEqual([])
})

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
