import { expect, test } from 'vitest'
import {
  asIsoDay,
  completeDate,
  isDateText,
  isImpossibleDay,
  readDateText,
  readDay,
  readingsOfDay,
} from '#core/dialect/date-text.ts'

const months = Array.from({ length: 14 }, (_, month) => String(month).padStart(2, '0'))

test('the months of a date are 1 to 12, in both ways of writing it', () => {
  const real = months.slice(1, 13)
  expect(months.filter((month) => isDateText(`2024-${month}-01`))).toEqual(real)
  expect(months.filter((month) => isDateText(`01.${month}.2024`))).toEqual(real)
})

test('the last day of each month is a day, and the one behind it is none', () => {
  const last = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  expect(
    last.map((day, at) => {
      const month = months[at + 1] ?? ''
      return [`2024-${month}-${day}`, `2024-${month}-${day + 1}`].map(isDateText)
    }),
  ).toEqual(last.map(() => [true, false]))
  expect(isDateText('2023-02-29')).toBe(false)
})

test('a month that stands alone begins and ends with its days, December too', () => {
  expect(
    ['2024-12', '2024-02', '2024', '2024-00', '2024-13'].map((text) => [
      completeDate(text, 'min'),
      completeDate(text, 'max'),
    ]),
  ).toEqual([
    ['2024-12-01', '2024-12-31'],
    ['2024-02-01', '2024-02-29'],
    ['2024-01-01', '2024-12-31'],
    [null, null],
    [null, null],
  ])
})

test('the day of a date is one text, however it is written', () => {
  const texts = [
    '2024-03-01',
    ' 2024-03-01T10:00+01:00',
    '1.3.2024',
    '01.03.2024',
    '2024-02-30',
    'x',
  ]
  expect(texts.map(readDay)).toEqual([
    '2024-03-01',
    '2024-03-01',
    '2024-03-01',
    '2024-03-01',
    null,
    null,
  ])
})

test('a dotted day is put into the order of ISO, and nothing else is touched', () => {
  expect(
    ['24.12.2025', ' 1.2.2024 ', '31.2.2024', '24.12.2025 10:00', '2025-12-24'].map(asIsoDay),
  ).toEqual(['2025-12-24', '2024-02-01', '31.2.2024', '24.12.2025 10:00', '2025-12-24'])
})

test('a day that no calendar has is told from a text that is no whole date', () => {
  const texts = [
    '31.2.26',
    '31.02.2026',
    '2026-02-31',
    '28.2.26',
    '2026-02-28',
    '31.2.',
    'soon',
    '',
  ]
  expect(texts.filter(isImpossibleDay)).toEqual(['31.2.26', '31.02.2026', '2026-02-31'])
})

test.each([
  ['01/12/2026', ['2026-12-01', '2026-01-12']],
  ['1/12/26', ['2026-12-01', '2026-01-12']],
  ['01-12-2026', ['2026-12-01', '2026-01-12']],
  // Only one order has a day, or both have the same.
  ['24/12/2026', ['2026-12-24']],
  ['12/24/2026', ['2026-12-24']],
  ['05/05/2026', ['2026-05-05']],
  ['2026/12/01', ['2026-12-01']],
  ['1.12.26', ['2026-12-01']],
  ['12.24.2026', []],
  ['31/31/2026', []],
  ['12/2026', []],
  ['soon', []],
])('the days that %s could mean', (text, days) => {
  expect(readingsOfDay(text)).toEqual(days)
})

// What the server's own reader makes of them (Ruby's Date._parse, by ActiveSupport's time zone).
test.each([
  ['2024-03-01', '2024-03-01'],
  ['2026-6-16', '2026-06-16'],
  ['2026/06/16', '2026-06-16'],
  ['2026.06.16', '2026-06-16'],
  ['20260616', '2026-06-16'],
  ['20260616T120000Z', '2026-06-16'],
  ['2026-06-16T00:00:00+02:00', '2026-06-16'],
  // A + of a URL that is not encoded is a blank.
  ['2026-06-16T00:00:00 02:00', '2026-06-16'],
  ['2026-06-16 14:30', '2026-06-16'],
  ['2026-06-16T10:00:00.000+0200', '2026-06-16'],
  ['2026-06-16T', '2026-06-16'],
  ['12.03.2024', '2024-03-12'],
  ['12.03.2024 14:00', '2024-03-12'],
  ['16/6/2026', '2026-06-16'],
  ['16-06-2026', '2026-06-16'],
  ['5/5/2026', '2026-05-05'],
  ['16. Juni 2026', '2026-06-16'],
  ['16 May 2026', '2026-05-16'],
  ['Jun 16, 2026', '2026-06-16'],
])('%s is read as the day that it says', (text, day) => {
  expect(readDateText(text)).toEqual({ kind: 'day', day })
})

test.each([
  [
    'refused',
    'today now gestern Sommer Dezember heute nix 5 -5 2024 2024-03 2024-02-31 2024-13-01',
  ],
  ['refused', '31.02.2024 6/16/2026 06-16-2026 0000-00-00'],
  ['misread', '2026-W25 2026-W25-2 2026W25 2026-167 16.6.26 1/12/26'],
  // They are read as some date, of no use to anyone.
  ['unknown', '1224 05 June Montag monday 12:00 2026-06-16T25:00 17184'],
])('%s: %s', (kind, texts) => {
  expect(texts.split(' ').map((text) => [text, readDateText(text).kind])).toEqual(
    texts.split(' ').map((text) => [text, kind]),
  )
})

test.each(['16. Mai 2026', '16. März 2026', '16. Dezember 2026'])(
  'the server does not know the month of %s',
  (text) => {
    expect(readDateText(text)).toEqual({ kind: 'misread' })
  },
)

test('where day and month could be either, the server takes the day first', () => {
  expect([readDateText('01/12/2026'), readDateText('01-12-2026')]).toEqual([
    { kind: 'day-first', day: '2026-12-01' },
    { kind: 'day-first', day: '2026-12-01' },
  ])
  expect(readDateText('')).toEqual({ kind: 'unknown' })
})
