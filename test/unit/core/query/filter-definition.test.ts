import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { describeQuery } from '#core/query/describe-query.ts'
import {
  filterDefinition,
  filterDefinitions,
  type FilterDefinition,
} from '#core/query/filter-definition.ts'
import { findDefinition } from '#core/query/filter-key.ts'
import { createNameOfValue } from '#core/query/value-names.ts'
import { joinOperator, readValues, writeValues } from '#core/query/filter-values.ts'
import { emptyForm, type ParameterValue } from '#core/query/form.ts'

const { documented, core } = presets

const defined = (changes: Partial<FilterDefinition>): FilterDefinition =>
  filterDefinition.parse({ key: 'type', ...changes })

const list = (...items: string[]): ParameterValue => ({ kind: 'list', items })
const text = (value: string): ParameterValue => ({ kind: 'text', text: value })

test('what a definition leaves open is filled in', () => {
  expect(filterDefinition.parse({ key: 'type' })).toEqual({
    key: 'type',
    label: '',
    send: 'text',
    listMeans: null,
    knownValues: [],
  })
})

test('a broken list of definitions is refused with the place of each fault', () => {
  const read = filterDefinitions.safeParse([
    { key: 'a[b]' },
    { key: 'c', send: 'xml' },
    { key: 'd.e' },
    { key: 'd.e' },
  ])
  expect(read.error?.issues.map((issue) => issue.path.join('.'))).toEqual(['0.key', '1.send'])
  const twice = filterDefinitions.safeParse([{ key: 'd.e' }, { key: 'd.e' }])
  expect(twice.error?.issues.map((issue) => issue.path.join('.'))).toEqual(['1.key'])
})

test('a definition is found by its path', () => {
  const definitions = [defined({ key: 'a.b' }), defined({ key: 'a\\.b' })]
  expect(findDefinition(definitions, 'a\\.b')).toBe(definitions[1])
  expect(findDefinition(definitions, 'a')).toBeNull()
})

test.each<[FilterDefinition['send'] | null, string[], ParameterValue]>([
  [null, [], text('')],
  [null, ['a,b'], text('a,b')],
  [null, ['a', 'b'], list('a', 'b')],
  ['text', ['a'], text('a')],
  ['text', ['a', 'b'], list('a', 'b')],
  ['list', ['a'], list('a')],
  ['list', [], list()],
  ['commas', ['a', 'b'], text('a,b')],
  ['json', ['{"a":1}'], { kind: 'json', text: '{"a":1}' }],
])('sent as %s, the values %j become %j and come back', (send, values, value) => {
  const definition = send === null ? null : defined({ send })
  expect(writeValues(definition, values)).toEqual(value)
  expect(readValues(definition, value)).toEqual(values)
})

test('the word between several values comes from the key, then from the conventions', () => {
  expect(joinOperator('category', null, list('a', 'b'), documented)).toBe('OR')
  expect(joinOperator('category', null, list('a', 'b'), core)).toBe('AND')
  expect(joinOperator('category', defined({ listMeans: 'any' }), list('a', 'b'), core)).toBe('OR')
  expect(joinOperator('category', defined({ send: 'commas' }), text('a,b'), core)).toBe('OR')
  expect(
    joinOperator('category', defined({ send: 'commas', listMeans: 'all' }), text('a,b'), core),
  ).toBe('AND')
})

test('there is no word where there are not several values', () => {
  expect(joinOperator('category', null, list('a', ''), core)).toBeNull()
  expect(joinOperator('category', null, text('a,b'), core)).toBeNull()
  expect(joinOperator('category', null, { kind: 'json', text: '["a","b"]' }, core)).toBeNull()
  const perimeter = list('13.1', '47.6', '1000')
  const words = ['geo.in.perimeter', 'geo.notIn.box', 'geo.x.box', 'geo.in.x', 'x.in.box'].map(
    (key) => joinOperator(key, null, perimeter, core),
  )
  expect(words).toEqual([null, null, 'AND', 'AND', 'AND'])
  expect(joinOperator('geo.in.box.x', null, perimeter, core)).toBe('AND')
})

test('a query is told statement by statement, with the names people gave', () => {
  const definitions = [
    defined({ label: 'Kind', knownValues: [{ value: 'u1', label: 'Concert' }], send: 'list' }),
  ]
  const form = {
    ...emptyForm,
    endpoint: 'events',
    method: 'POST',
    q: 'jazz',
    filters: [
      { key: 'type', value: list('u1,u3', 'u2') },
      { key: 'empty', value: text('') },
    ],
    include: ['image'],
    fields: [
      { relation: '', attributes: ['*'] },
      { relation: 'image', attributes: ['name'] },
    ],
    sort: [
      { attribute: 'name', direction: 'ascending' },
      { attribute: 'created', direction: 'descending' },
    ],
    pageSize: '25',
    extra: [{ name: 'language', value: text('de') }],
  } as const
  const nameOfValue = createNameOfValue(definitions, new Map())
  const endpointLabelOf = (name: string) => (name === 'events' ? 'All events' : null)
  expect(describeQuery(form, core, definitions, { nameOfValue, endpointLabelOf })).toEqual([
    { kind: 'endpoint', name: 'events', title: 'All events', method: 'POST' },
    { kind: 'full-text', text: 'jazz' },
    {
      kind: 'filter',
      key: 'type',
      label: 'Kind',
      values: [
        [
          { kind: 'text', value: 'u1', label: 'Concert' },
          { kind: 'text', value: 'u3', label: null },
        ],
        [{ kind: 'text', value: 'u2', label: null }],
      ],
      join: 'AND',
    },
    { kind: 'include', relations: ['image'] },
    { kind: 'fields', relation: null, attributes: ['*'] },
    { kind: 'fields', relation: 'image', attributes: ['name'] },
    {
      kind: 'sort',
      criteria: [{ attribute: 'name', direction: 'ascending' }],
      ignored: [{ attribute: 'created', direction: 'descending' }],
    },
    { kind: 'page', size: '25', number: null },
    { kind: 'extra', name: 'language', values: ['de'] },
  ])
})
