import { expect, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import { listEmptyRows } from '#core/query/normalize-form.ts'

test('filters and parameters without a value are told by their names in a request, and no others', () => {
  const text = (value: string) => ({ kind: 'text', text: value }) as const
  const form = {
    ...emptyForm,
    filters: [
      { key: 'classifications.in', value: { kind: 'list', items: ['', ''] } as const },
      { key: 'type', value: text('Event') },
      { key: 'schedule.in.min', value: { kind: 'relative', amount: 0, unit: 'day' } as const },
      { key: '', value: text('') },
    ],
    extra: [
      { name: 'old', value: text('') },
      { name: 'language', value: text('de') },
    ],
  }
  expect(listEmptyRows(form)).toEqual([
    { what: 'filter[classifications][in]', reason: 'empty' },
    { what: 'old', reason: 'empty' },
  ])
})
