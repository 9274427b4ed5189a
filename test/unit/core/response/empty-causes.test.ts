import { expect, test } from 'vitest'
import { boundOf } from '#core/dialect/filter-input.ts'
import { emptyForm } from '#core/query/form.ts'
import { findEmptyCauses } from '#core/response/empty-causes.ts'

const firstPage = { number: 1, last: 1, total: '0' }

test('several filters are named together, then each value', () => {
  const form = {
    ...emptyForm,
    endpoint: 'events',
    q: 'Käse',
    filters: [
      { key: 'category', value: { kind: 'text' as const, text: 'musik' } },
      { key: '', value: { kind: 'text' as const, text: '' } },
    ],
  }
  expect(findEmptyCauses(form, firstPage)).toEqual([
    { kind: 'filters', names: ['q', 'category'] },
    { kind: 'value', name: 'category', value: 'musik' },
    { kind: 'full-text', value: 'Käse' },
    { kind: 'endpoint', endpoint: 'events' },
    { kind: 'matching' },
  ])
})

test('without filters only the endpoint and its content are left', () => {
  expect(findEmptyCauses({ ...emptyForm, endpoint: 'events' }, firstPage)).toEqual([
    { kind: 'endpoint', endpoint: 'events' },
    { kind: 'matching' },
  ])
})

test('a page behind the last one is the only cause', () => {
  expect(findEmptyCauses(emptyForm, { number: 12, last: 10, total: '240' })).toEqual([
    { kind: 'past-end', number: 12, last: 10 },
  ])
})

test('where nothing tells how many pages there are, that is a question, and the filter stays one', () => {
  const form = {
    ...emptyForm,
    endpoint: 'events',
    filters: [{ key: 'category', value: { kind: 'text' as const, text: 'musik' } }],
  }
  expect(findEmptyCauses(form, { number: 7, last: null, total: null })).toEqual([
    { kind: 'page', number: 7 },
    { kind: 'value', name: 'category', value: 'musik' },
    { kind: 'endpoint', endpoint: 'events' },
    { kind: 'matching' },
  ])
})

test('no filter is named where the server counts items', () => {
  expect(findEmptyCauses({ ...emptyForm, q: 'x' }, { number: 1, last: 3, total: '60' })).toEqual([
    { kind: 'counted', total: '60' },
  ])
})

test('what the session has seen of the endpoint is used', () => {
  const known = { maxItems: 71, isDatacycle: true }
  const id = 'a1a2ec10-a198-4b40-b65d-a2b9fd169232'
  const form = {
    ...emptyForm,
    endpoint: 'alle-pois',
    q: 'Seestraße',
    filters: [{ key: 'contentId.in', value: { kind: 'list' as const, items: [id, id] } }],
  }
  expect(findEmptyCauses(form, firstPage, known)).toEqual([
    { kind: 'held', endpoint: 'alle-pois', count: 71 },
    { kind: 'filters', names: ['q', 'contentId.in'] },
    { kind: 'id-value', name: 'contentId.in', value: `${id}, ${id}` },
    { kind: 'core-full-text', value: 'Seestraße' },
  ])
})

test('a day of a key that a CORE has is no matter of spelling', () => {
  const form = {
    ...emptyForm,
    endpoint: 'alles',
    filters: [{ key: 'schedule.in.min', value: { kind: 'text' as const, text: '2026-10-23' } }],
  }
  const bound = { name: 'schedule.in.min', value: '2026-10-23' }
  const known = { maxItems: 71, isDatacycle: true }
  expect(findEmptyCauses(form, firstPage, { ...known, boundOf }).slice(1)).toEqual([
    { kind: 'bound', ...bound },
  ])
  expect(findEmptyCauses(form, firstPage, known).slice(1)).toEqual([{ kind: 'value', ...bound }])
})

test.each([
  ['attribute.uploadDate.in.min', '2030-06-01', 'bound'],
  ['attribute.width.in.min', '5000', 'bound'],
  ['geo.withGeometry', 'true', 'bound'],
  ['geo.in.perimeter', '46.6, 13.9, 1000', 'coordinates'],
  ['attribute.slug.in.equals', 'strandbad', 'value'],
])('what may be wrong with %s = %s is no matter of spelling: %s', (name, value, kind) => {
  const form = {
    ...emptyForm,
    endpoint: 'alles',
    filters: [{ key: name, value: { kind: 'text' as const, text: value } }],
  }
  const known = { maxItems: 71, isDatacycle: true, boundOf }
  expect(findEmptyCauses(form, firstPage, known).slice(1)).toEqual([{ kind, name, value }])
})
