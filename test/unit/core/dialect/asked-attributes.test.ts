import { expect, test } from 'vitest'
import { askedAttributes, planAsked, readAskedDays } from '#core/dialect/asked-attributes.ts'
import { presets } from '#core/query/conventions.ts'
import { freshForm, type FilterRow, type StoredForm } from '#core/query/form.ts'

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

test('what was requested for a filter goes with it, and nothing else', () => {
  const form = {
    ...freshForm,
    filters: [row('schedule.in.min', '2026-12-12'), row('schedule.in.max', '')],
    fields: [{ relation: '', attributes: ['*', 'dct:modified'] }],
    include: ['image', 'eventSchedule'],
    sort: [{ attribute: 'dct:modified', direction: 'ascending' as const }],
  }
  const { fields, include } = form
  const about = { conventions: presets.core, mayHaveDates: true }
  const after = (before: StoredForm, change: Partial<StoredForm>) => {
    const planned = { ...before, ...planAsked(before, change, about) }
    return { fields: planned.fields, include: planned.include }
  }
  expect(after(form, { filters: [] })).toEqual({ fields, include: ['image'] })
  expect(after(form, { filters: form.filters.slice(0, 1), sort: [] })).toEqual({
    fields: [],
    include,
  })
  expect(after({ ...form, filters: [] }, { sort: form.sort })).toEqual({ fields, include })
  // As with every key that is typed into a filter: nothing is written anew.
  expect(planAsked(form, { filters: [...form.filters] }, about)).toEqual({})
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
