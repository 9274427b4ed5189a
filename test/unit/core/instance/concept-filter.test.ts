import { expect, test } from 'vitest'
import { addConcepts, conceptJoins, startKey } from '#core/instance/concept-filter.ts'
import { presets } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { emptyForm, type ParameterValue } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'

const empty: ParameterValue = { kind: 'text', text: '' }
const define = (change: Partial<FilterDefinition>): FilterDefinition => ({
  key: 'k',
  label: '',
  send: 'text',
  listMeans: null,
  knownValues: [],
  ...change,
})

test('in CORE any of several is one member with commas, and all of them are a member each', () => {
  const add = (join: 'any' | 'all', value: ParameterValue = empty) =>
    addConcepts(value, ['A', 'B'], join, null, presets.core)
  expect(add('any')).toEqual({ kind: 'list', items: ['A,B'] })
  expect(add('all')).toEqual({ kind: 'list', items: ['A', 'B'] })
  expect(add('any', { kind: 'list', items: ['C'] })).toEqual({ kind: 'list', items: ['C', 'A,B'] })
  expect(add('all', { kind: 'list', items: ['A'] })).toEqual({ kind: 'list', items: ['A', 'B'] })
})

test('in CORE it goes over the wire as the server reads it', () => {
  const value = addConcepts(empty, ['A', 'B'], 'any', null, presets.core)
  const form = { ...emptyForm, endpoint: 'e', filters: [{ key: startKey(presets.core), value }] }
  expect(planRequest({ ...form, method: 'GET' }, presets.core)).toMatchObject({
    value: {
      query: [{ name: 'filter[classifications][in][withSubtree][]', members: ['A,B'] }],
    },
  })
  expect(planRequest({ ...form, method: 'POST' }, presets.core)).toMatchObject({
    value: { body: '{"filter":{"classifications":{"in":{"withSubtree":["A,B"]}}}}' },
  })
})

test('elsewhere the definition says how, and several are a list without one', () => {
  const add = (definition: FilterDefinition | null, ids: string[], value: ParameterValue = empty) =>
    addConcepts(value, ids, 'any', definition, presets.documented)
  expect(add(null, ['A'])).toEqual({ kind: 'text', text: 'A' })
  expect(add(null, ['B'], { kind: 'text', text: 'A' })).toEqual({ kind: 'list', items: ['A', 'B'] })
  expect(add(define({ send: 'commas' }), ['A', 'B'])).toEqual({ kind: 'text', text: 'A,B' })
  expect(add(define({ send: 'list' }), ['A'])).toEqual({ kind: 'list', items: ['A'] })
  expect(add(define({ send: 'json' }), ['A'])).toEqual({ kind: 'json', text: '["A"]' })
})

test('only what the instance can say is offered', () => {
  expect(conceptJoins(null, presets.core)).toEqual(['any', 'all'])
  expect(conceptJoins(null, presets.documented)).toEqual(['any'])
  expect(conceptJoins(define({ listMeans: 'all', send: 'commas' }), presets.documented)).toEqual([
    'all',
  ])
  expect(startKey(presets.documented)).toBe('')
})
