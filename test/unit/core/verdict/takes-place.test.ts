/** The filter by dates, as the schedules of the items show it. */
import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { judge } from './judge-text.ts'
import { coreContext } from './planted.ts'

const once = (startDate: string, endDate = startDate) => ({ startDate, endDate })
const weekly = (startDate: string, repeatCount: number) => ({
  startDate,
  repeatFrequency: 'P1W',
  repeatCount,
})

/** What is said of both limits of a weekend, of events with these schedules. */
const saidOf = (schedules: readonly (object | null)[], limits = ['min', 'max']) =>
  judge({
    form: {
      filters: limits.map((limit) => ({
        key: `schedule.in.${limit}`,
        value: { kind: 'text', text: limit === 'min' ? '2026-12-12' : '2026-12-13' },
      })),
    },
    conventions: presets.core,
    body: JSON.stringify({
      '@context': coreContext('de'),
      '@graph': schedules.map((one, at) => ({
        '@id': `id-${at}`,
        '@type': ['Event'],
        eventSchedule: [{ '@id': `s-${at}`, '@type': ['Schedule'], ...one }],
      })),
      meta: { total: schedules.length, pages: 1 },
    }),
  }).map(({ kind, evidence }) => [kind, ...evidence.map((one) => 'value' in one && one.value)])

test('is obeyed where each item has a date in the period, of a series too', () => {
  const shown = [once('2026-12-13'), once('2026-12-01', '2026-12-31'), weekly('2026-12-05', 8)]
  const days = ['2026-12-13', '2026-12-12', '2026-12-12']
  expect(saidOf(shown)).toEqual([
    ['obeyed', ...days],
    ['obeyed', ...days],
  ])
  expect(saidOf([once('2027-05-01')], ['min'])).toEqual([['obeyed', '2027-05-01']])
})

test.each([
  ['a series without a date in it', weekly('2026-12-07', 8)],
  ['a series that is over', weekly('2026-11-07', 2)],
  ['another day', once('2026-12-14')],
  ['dates that came as an ID', null],
  ['a rule that is not understood', { startDate: '2026-12-12', repeatFrequency: 'often' }],
])('is not known beside %s', (_what, schedule) => {
  const said = saidOf([once('2026-12-12'), schedule]).map(([kind]) => kind)
  expect(said).toEqual(['unknown', 'unknown'])
})
