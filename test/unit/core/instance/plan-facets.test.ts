import { expect, test } from 'vitest'
import { planFacets } from '#core/instance/plan-facets.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'

const form: QueryForm = {
  ...emptyForm,
  endpoint: 'events',
  q: 'jazz',
  include: ['image'],
  pageSize: '25',
  pageNumber: '3',
  sort: [{ attribute: 'name', direction: 'ascending' }],
  extra: [{ name: 'language', value: { kind: 'text', text: 'de' } }],
}
const shape = [
  { name: 'minCountWithSubtree', members: ['1'] },
  { name: 'fields', members: ['skos:prefLabel', 'skos:broader'] },
  { name: 'page[size]', members: ['100'] },
  { name: 'page[number]', members: ['2'] },
]

test('the conditions of the items are asked with, and what is about the items is not', () => {
  expect(planFacets(form, presets.core, 'tags', 2)).toEqual({
    endpoint: 'events',
    schemeId: 'tags',
    body: null,
    query: [
      { name: 'filter[q]', members: ['jazz'] },
      { name: 'language', members: ['de'] },
      ...shape,
    ],
  })
})

test('by POST the conditions stand in the body', () => {
  expect(planFacets({ ...form, method: 'POST' }, presets.core, 'tags', 2)).toEqual({
    endpoint: 'events',
    schemeId: 'tags',
    query: shape,
    body: '{"filter":{"q":"jazz"},"language":"de"}',
  })
})

test('without an endpoint nothing can be asked', () => {
  expect(planFacets({ ...form, endpoint: '' }, presets.core, 'tags', 1)).toBeNull()
})
