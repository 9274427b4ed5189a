import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from '#core/json/read-json.ts'
import { countTimes, createTimeCollector, timesAmong, whens } from '#core/timeline/collect-times.ts'
import { binTimes, positionsOfWhen, positionsWithin, spanOf } from '#core/timeline/time-span.ts'

const none = { past: 0, today: 0, future: 0, started: 0, unended: 0, without: 0, reversed: 0 }
const vienna = { day: '2026-11-22', zone: 'Europe/Vienna' }

function timesOf(items: readonly string[], asOf = vienna, fields: readonly string[] = []) {
  const times = createTimeCollector(asOf, fields)
  for (const text of items) {
    const read = readJson(text)
    if (!read.ok) throw new Error('The test needs JSON')
    times.add(read.value)
  }
  return times.read()
}

const whenOf = (item: string, asOf = vienna) =>
  whens[timesOf([item], asOf).when[0] ?? -1] ?? 'undated'

const repeating = (dates: string) =>
  `{"eventSchedule":[{"@id":"1","@type":"Schedule",${dates},"repeatFrequency":"P1W"}]}`

test.each([
  ['{"startDate":"2026-11-21"}', 'past'],
  ['{"startDate":"2026-11-22"}', 'today'],
  ['{"startDate":"2026-11-23"}', 'future'],
  ['{"startDate":"2026-11-20","endDate":"2026-11-22"}', 'today'],
  ['{"startDate":"2026-11-20","endDate":"2026-11-21"}', 'past'],
  // 23:30 of the day before in Greenwich is the day itself in Vienna.
  ['{"startDate":"2026-11-21T23:30:00Z"}', 'today'],
  ['{"startDate":"2026-11-22T23:30:00Z"}', 'future'],
  ['{"startDate":"2026-11-22T23:30:00.000+01:00","endDate":null}', 'today'],
  // Without an offset: as the clocks in Vienna show it.
  ['{"startDate":"2026-11-21T23:30"}', 'past'],
  // An end at midnight belongs to the day that it begins.
  ['{"startDate":"2026-11-20T10:00","endDate":"2026-11-22T00:00:00.000+01:00"}', 'today'],
  ['{"endDate":"2026-11-21"}', 'past'],
  [repeating('"startDate":"2026-10-01","endDate":"2026-12-24"'), 'today'],
  [repeating('"startDate":"2026-10-01","endDate":"2026-10-31"'), 'past'],
  [repeating('"startDate":"2026-10-01"'), 'today'],
  [
    '{"startDate":"2026-10-01","eventSchedule":[{"@type":"Schedule","startDate":"2027-01-01"}]}',
    'past',
  ],
  ['{"validFrom":"2026-01-01"}', 'today'],
  ['{"validThrough":"2026-01-01"}', 'past'],
  ['{"validFrom":"2027-01-01","validThrough":"2027-12-31"}', 'future'],
  ['{"startDate":"next summer"}', 'undated'],
  ['{"startDate":"2026-02-30"}', 'undated'],
  ['{"eventSchedule":[{"@id":"1","@type":"Schedule"}]}', 'undated'],
  ['{"dct:modified":"2026-11-22"}', 'undated'],
])('%s is %s', (item, when) => {
  expect(whenOf(item)).toBe(when)
})

test.each([
  // The end was not requested: nothing says that the item is past.
  [['name', 'startDate'], '{"startDate":"2026-11-01"}', 'started'],
  [['name', 'startDate'], '{"startDate":"2026-11-23"}', 'future'],
  [['name', 'startDate'], '{"startDate":"2026-11-22"}', 'today'],
  [['name', 'startDate', 'endDate'], '{"startDate":"2026-11-01"}', 'past'],
  [['*'], '{"startDate":"2026-11-01"}', 'past'],
  [['endDate'], '{"endDate":"2026-11-23"}', 'unended'],
  [['endDate'], '{"endDate":"2026-11-21"}', 'past'],
  [['validFrom'], '{"validFrom":"2026-01-01"}', 'started'],
  [['validFrom'], '{"validFrom":"2026-11-23"}', 'future'],
  [['validThrough'], '{"validThrough":"2026-11-23"}', 'unended'],
  [['validFrom', 'validThrough'], '{"validFrom":"2026-01-01"}', 'today'],
  [
    ['eventSchedule.startDate', 'eventSchedule.repeatFrequency'],
    repeating('"startDate":"2026-10-01"'),
    'started',
  ],
  [
    ['eventSchedule.startDate', 'eventSchedule.endDate', 'eventSchedule.repeatFrequency'],
    repeating('"startDate":"2026-10-01"'),
    'today',
  ],
  // Whether it repeats without an end was not requested.
  [
    ['eventSchedule.startDate', 'eventSchedule.endDate'],
    '{"eventSchedule":[{"@type":"Schedule","startDate":"2026-01-01"}]}',
    'started',
  ],
  [
    ['eventSchedule.startDate', 'eventSchedule.endDate'],
    '{"eventSchedule":[{"@type":"Schedule","startDate":"2026-01-01","endDate":"2026-01-02"}]}',
    'past',
  ],
  [
    ['eventSchedule.startDate'],
    '{"eventSchedule":[{"@type":"Schedule","startDate":"2026-01-01"}]}',
    'started',
  ],
  [
    ['eventSchedule.*'],
    '{"eventSchedule":[{"@type":"Schedule","startDate":"2026-01-01"}]}',
    'past',
  ],
  // A list that limits linked items only, or that the server ignores.
  [['image.name'], '{"startDate":"2026-11-01","name":"x"}', 'past'],
])('with the fields %j, %s is %s', (fields, item, when) => {
  expect(whens[timesOf([item], vienna, fields).when[0] ?? -1]).toBe(when)
})

test('knows whether dates were requested at all', () => {
  const isRequested = (item: string, ...fields: string[]) =>
    timesOf([item], vienna, fields).isRequested
  expect(isRequested('{"name":"x"}')).toBe(true)
  expect(isRequested('{"name":"x"}', 'name')).toBe(false)
  expect(isRequested('{"name":"x"}', 'name', 'startDate')).toBe(true)
  expect(isRequested('{"name":"x"}', 'image.name')).toBe(true)
})

test('rests on the zone', () => {
  const late = '{"startDate":"2026-11-22T12:30:00Z"}'
  expect(whenOf(late, { day: '2026-11-22', zone: 'Pacific/Auckland' })).toBe('future')
  expect(whenOf(late, { day: '2026-11-23', zone: 'Pacific/Auckland' })).toBe('today')
})

test('takes an item of several schedules for the soonest that is not over', () => {
  const item =
    '{"eventSchedule":[{"@type":"Schedule","startDate":"2026-01-01"},{"@type":"Schedule","startDate":"2027-01-01"}]}'
  expect(whenOf(item)).toBe('future')
})

test('marks what ends before it begins, and counts it once', () => {
  const times = timesOf(['{"startDate":"2026-11-30","endDate":"2026-11-01"}', '{}'])
  expect(countTimes(times)).toEqual({ ...none, today: 1, without: 1, reversed: 1 })
  expect([...times.reversed]).toEqual([0])
})

test.each([
  ['{"startDate":"2026-11-22T10:00","endDate":"2026-11-22"}', 0],
  ['{"startDate":"2026-11-22T10:00:00+01:00","endDate":"2026-11-22"}', 0],
  ['{"validFrom":"2026-11-22T10:00","validThrough":"2026-11-22"}', 0],
  [
    '{"eventSchedule":{"@type":"Schedule","startDate":"2026-11-22T23:59","endDate":"2026-11-22"}}',
    0,
  ],
  ['{"startDate":"2026-11-22T00:00","endDate":"2026-11-21"}', 1],
  ['{"startDate":"2026-11-22T10:00","endDate":"2026-11-22T09:59"}', 1],
])('an end without a time lasts that day: %s', (item, reversed) => {
  expect(countTimes(timesOf([item])).reversed).toBe(reversed)
})

test('takes more schedules of one item than a call has room for', () => {
  const schedules = '{"@type":"Schedule","startDate":"2026-11-22"},'.repeat(150_000)
  const times = timesOf([`{"eventSchedule":[${schedules.slice(0, -1)}]}`])
  expect(countTimes(times)).toEqual({ ...none, today: 1 })
})

test('tells of some items what it tells of them among all', () => {
  const times = timesOf([
    '{"startDate":"2026-11-21"}',
    '{}',
    '{"startDate":"2026-12-24","endDate":"2026-12-01"}',
    '{"startDate":"2026-11-22"}',
    '{"eventSchedule":[{"@id":"1","@type":"Schedule"}]}',
  ])
  expect(timesAmong(times, new Set([0, 1, 2, 3, 4]))).toEqual(times)
  const some = timesAmong(times, new Set([1, 2, 4]))
  expect(some.positions).toEqual(Uint32Array.of(2))
  expect(some.unresolved).toEqual(new Map([['eventSchedule', [4]]]))
  expect(countTimes(some)).toEqual({ ...none, future: 1, without: 2, reversed: 1 })
  expect(countTimes(timesAmong(times, new Set([0])))).toMatchObject({ past: 1, reversed: 0 })
})

test('names the schedules that came without their dates', () => {
  const times = timesOf(['{"eventSchedule":[{"@id":"1","@type":"Schedule"}]}', '{}'])
  expect(times.unresolved).toEqual(new Map([['eventSchedule', [0]]]))
})

const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('every item is past, today, to come or without dates, as its days say', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.tuple(day, day))), day, (ranges, today) => {
      const items = ranges.map((range) =>
        range ? JSON.stringify({ startDate: range[0], endDate: range[1] }) : '{}',
      )
      const plain = { ...none }
      for (const range of ranges) {
        const [from = '', to = ''] = range?.toSorted() ?? []
        if (!range) plain.without += 1
        else if (to < today) plain.past += 1
        else if (from > today) plain.future += 1
        else plain.today += 1
        if (range && range[1] < range[0]) plain.reversed += 1
      }
      expect(countTimes(timesOf(items, { day: today, zone: 'America/New_York' }))).toEqual(plain)
    }),
  )
})

test('draws each item in every piece of the span that it meets', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(day, day), { minLength: 1 }),
      fc.integer({ min: 1, max: 60 }),
      (ranges, count) => {
        const times = timesOf(
          ranges.map(([startDate, endDate]) => JSON.stringify({ startDate, endDate })),
        )
        const span = spanOf(times)
        const width = (span.to - span.from) / count
        const plain = Array.from(
          { length: count },
          (_, bin) =>
            positionsWithin(
              times,
              bin === 0 ? -Infinity : span.from + bin * width,
              bin === count - 1 ? Infinity : span.from + (bin + 1) * width,
            ).length,
        )
        expect([...binTimes(times, span, count)]).toEqual(plain)
      },
    ),
  )
})

test('tells the positions of what is over, goes on or is to come', () => {
  const times = timesOf(['{"startDate":"2020-01-01"}', '{}', '{"startDate":"2030-01-01"}'])
  expect(whens.map((_, when) => positionsOfWhen(times, when))).toEqual([[0], [], [2], [], []])
})

const daysIn = (year: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const startDate = new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10)
    return JSON.stringify({ startDate })
  })
const daysOf = (items: readonly string[], today = '2026-06-01') => {
  const { from, to } = spanOf(timesOf(items, { day: today, zone: 'Europe/Vienna' }))
  return [from, to].map((moment) => new Date(moment).toISOString().slice(0, 10))
}

test('leaves out dates at an end only where they would more than double it', () => {
  const year = daysIn(2026, 365)
  expect(daysOf(year)).toEqual(['2026-01-01', '2027-01-01'])
  expect(daysOf([...year, '{"startDate":"9999-12-31"}'])).toEqual(['2026-01-01', '2026-12-30'])
  // One year more is nothing odd.
  expect(daysOf([...year, '{"startDate":"2027-06-30"}'])).toEqual(['2026-01-01', '2027-07-01'])
})
