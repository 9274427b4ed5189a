import { renderField } from '../../../support/read-parameter.ts'
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
  ['page[size]', 'page-size'],
  ['page[number]', 'page-number'],
  ['page[limit]', null],
  ['filter[q]', 'q'],
  ['filter[category]', 'filter.0.value'],
  ['filter[classifications][in][withSubtree]', 'filter.2.value'],
  ['filter[classifications][in][withSubtree][]', 'filter.2.value'],
  ['filter[classifications][in][0]', 'filter.2.key'],
  ['filter[file.name][in]', 'filter.1.value'],
  ['filter[file][name][in]', null],
  ['filter[unknown]', null],
  ['filter', null],
  ['include', 'include'],
  ['fields[image]', 'fields.0.attributes'],
  ['fields', 'fields.0.attributes'],
  ['sort', 'sort.0.attribute'],
  ['section[meta]', 'extra.0.value'],
  ['language', null],
  ['', null],
])('%s belongs to %s', (parameter, field) => {
  const found = fieldOfParameter(parameter, form)
  expect(found && renderField(found)).toBe(field)
})
