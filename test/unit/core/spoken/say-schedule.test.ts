import { expect, test } from 'vitest'
import type { ScheduleSummary } from '#core/content/schedule.ts'
import { saySchedule } from '#core/spoken/say-cell.ts'
import { spokenWords } from '../../../support/spoken-words.ts'

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
const weekly: ScheduleSummary = { ...once, every: { count: 1, unit: 'week' }, dateCount: 8 }

test.each<[ScheduleSummary, string, string]>([
  [weekly, 'weekly, 8 dates from 22 Nov 2026', 'wöchentlich, 8 Termine ab 22.11.2026'],
  [{ ...once, startTime: '19:00' }, '22 Nov 2026, 19:00', '22.11.2026, 19:00'],
  [{ ...once, last: '2026-12-24' }, '22 Nov 2026 to 24 Dec 2026', '22.11.2026 bis 24.12.2026'],
  [
    { ...once, startTime: '20:00', last: '2026-11-23', endTime: '00:00' },
    '22 Nov 2026, 20:00 to 23 Nov 2026, 00:00',
    '22.11.2026, 20:00 bis 23.11.2026, 00:00',
  ],
  [
    {
      ...weekly,
      every: { count: 2, unit: 'month' },
      dateCount: null,
      exceptionCount: 1,
      addedCount: 2,
    },
    'every 2 months, from 22 Nov 2026 (1 date excluded, 2 dates added)',
    'alle 2 Monate, ab 22.11.2026 (1 Termin fällt aus, 2 zusätzliche Termine)',
  ],
])('%o', async (schedule, english, german) => {
  const said = [await spokenWords('en'), await spokenWords('de')].map((words) =>
    saySchedule(schedule, words),
  )
  expect(said).toEqual([english, german])
})

test.each([
  ['2026-11-20', 'weekly, from 22 Nov 2026, 19:00'],
  ['2026-11-23', 'weekly, from 22 Nov 2026, 19:00; next: 29 Nov 2026, 19:00'],
])('on %s, a series says: %s', async (today, english) => {
  const series: ScheduleSummary = {
    ...weekly,
    dateCount: null,
    startTime: '19:00',
    rule: { weekdays: [7], except: [], added: [] },
  }
  expect(saySchedule(series, await spokenWords('en'), { today, asked: null })).toBe(english)
})
