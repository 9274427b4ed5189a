import { expect, test } from 'vitest'
import { fieldOfParameter } from '#core/query/field-of-parameter.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'

const form: QueryForm = {
  ...emptyForm,
  filters: [
    { key: 'category', value: { kind: 'text', text: 'music' } },
    { key: 'file\\.name.in', value: { kind: 'text', text: 'x' } },
    { key: 'classifications.in.withSubtree', value: { kind: 'list', items: ['x'] } },
  ],
  fields: [{ relation: 'image', attributes: ['name'] }],
  sort: [{ attribute: 'name', direction: 'ascending' }],
  extra: [{ name: 'section[meta]', value: { kind: 'text', text: '2' } }],
}

test.each([
  ['page[size]', 'query.page-size'],
  ['page[number]', 'query.page-number'],
  ['page[limit]', null],
  ['filter[q]', 'query.q'],
  ['filter[category]', 'query.filter.0.value'],
  ['filter[classifications][in][withSubtree]', 'query.filter.2.value'],
  ['filter[classifications][in][withSubtree][]', 'query.filter.2.value'],
  ['filter[classifications][in][0]', 'query.filter.2.key'],
  ['filter[file.name][in]', 'query.filter.1.value'],
  ['filter[file][name][in]', null],
  ['filter[unknown]', null],
  ['filter', null],
  ['include', 'query.include'],
  ['fields[image]', 'query.fields.0.attributes'],
  ['fields', 'query.fields.0.attributes'],
  ['sort', 'query.sort.0.attribute'],
  ['section[meta]', 'query.extra.0.value'],
  ['language', null],
  ['', null],
])('%s belongs to %s', (parameter, field) => {
  expect(fieldOfParameter(parameter, form)).toBe(field)
})
