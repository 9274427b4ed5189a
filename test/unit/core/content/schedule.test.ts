import { expect, test } from 'vitest'
import { readSchedule, type ScheduleSummary } from '#core/content/schedule.ts'
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
