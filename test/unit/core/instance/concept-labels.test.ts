import { expect, test } from 'vitest'
import { withConceptLabels } from '#core/instance/concept-filter.ts'
import { presets } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'

const concepts = [
  { id: 'u-1', label: 'Music' },
  { id: 'u-2', label: '' },
]
const music = { value: 'u-1', label: 'Music' }

test('a key without a definition gets one, as a list where the instance wants lists', () => {
  const made = { key: 'k', label: '', listMeans: null, knownValues: [music] }
  expect(withConceptLabels([], 'k', concepts, presets.core)).toEqual([{ ...made, send: 'list' }])
  expect(withConceptLabels([], 'k', concepts, presets.documented)).toEqual([
    { ...made, send: 'text' },
  ])
})

test('a definition keeps what it knows', () => {
  const other: FilterDefinition = {
    key: 'other',
    label: 'Other',
    send: 'commas',
    listMeans: 'any',
    knownValues: [],
  }
  const own = { ...other, key: 'k', knownValues: [{ value: 'u-1', label: 'Own name' }] }
  expect(withConceptLabels([other, own], 'k', concepts, presets.core)).toEqual([other, own])
  expect(withConceptLabels([other, own], 'other', concepts, presets.core)).toEqual([
    { ...other, knownValues: [music] },
    own,
  ])
})
