import { expect, test } from 'vitest'
import { askedAttributes, readAskedDays } from '#core/dialect/asked-attributes.ts'
import type { FilterRow } from '#core/query/form.ts'

const row = (key: string, text: string): FilterRow => ({ key, value: { kind: 'text', text } })

test('what a form sorts by and limits by date is asked for, and nothing else', () => {
  const sort = [{ attribute: 'name', direction: 'ascending' as const }]
  const filters = [
    row('attribute.dct:modified.in.min', ''),
    row('attribute.dct:modified.in.max', ''),
    row('attribute.description.in.like', 'lake'),
    row('schedule.in.max', ''),
    row('geo.in.perimeter', ''),
  ]
  expect(askedAttributes({ sort, filters })).toEqual(['name', 'dct:modified', 'eventSchedule'])
})

test.each([
  ['a period', ['2026-12-12', '2026-12-13T10:00'], { from: '2026-12-12', until: '2026-12-13' }],
  ['no end', ['2026-12-12', ''], { from: '2026-12-12', until: null }],
  ['no beginning', ['', '2026-12-13'], null],
  ['no day', ['next week', '2026-12-13'], null],
])('the asked days: %s', (_case, [min = '', max = ''], days) => {
  expect(
    readAskedDays({ filters: [row('schedule.in.min', min), row('schedule.in.max', max)] }),
  ).toEqual(days)
})
