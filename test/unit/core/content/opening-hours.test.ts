import { expect, test } from 'vitest'
import { readOpeningHours, runsOfDays } from '#core/content/schedule.ts'
import { readJson } from '#core/json/read-json.ts'

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
