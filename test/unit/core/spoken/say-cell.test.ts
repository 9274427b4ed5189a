import { expect, test } from 'vitest'
import { describeCell } from '#core/content/cell.ts'
import { columnValues } from '#core/content/item-columns.ts'
import { createReadableCells } from '#core/export/readable-columns.ts'
import { sayCell, saySchedule } from '#core/spoken/say-cell.ts'
import { spokenWords } from '../../../support/spoken-words.ts'
import { readJson } from '#core/json/read-json.ts'
import type { ScheduleSummary } from '#core/content/schedule.ts'

const hours = ['Saturday', 'Sunday'].map((day) => ({
  '@id': day,
  '@type': 'OpeningHoursSpecification',
  opens: '10:00',
  closes: '17:00',
  dayOfWeek: [`https://schema.org/${day}`],
}))
const line = { '@id': 'g', '@type': 'GeoShape', line: 'MULTILINESTRING Z ((1 2 3, 4 5 6))' }

test.each([
  ['offers', '[{"@id":"o","@type":["Offer"],"price":23.00,"priceCurrency":"EUR"}]', '23,00 EUR'],
  ['maximumAttendeeCapacity', '160.0', '160'],
  ['dc:translation', '["de","en"]', 'Deutsch, Englisch'],
  ['@type', '["Event","dcls:Event"]', 'Veranstaltung'],
  ['geo', JSON.stringify(line), 'Strecke'],
  ['openingHoursSpecification', JSON.stringify(hours), 'Sa, So 10:00–17:00'],
  ['geo', '{"@type":"GeoShape","box":"47 13 48 14"}', 'Fläche'],
])('the table and Excel say the same of %s: %s', async (name, json, expected) => {
  const words = await spokenWords('de')
  const read = readJson(`{"${name}":${json}}`)
  if (!read.ok) throw new Error('The test needs JSON')
  const cells = createReadableCells(words)
  const cell = describeCell(columnValues(read.value, [name]), name)
  const inExcel = cells.cellOf(read.value, [name])
  expect([
    sayCell(cell, words, cells.namer),
    inExcel.kind === 'text' ? inExcel.text : inExcel.kind === 'number' ? inExcel.source : '',
  ]).toEqual([expected, expected])
})

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
