import { renderField } from '../../../support/read-parameter.ts'
import { describe, expect, test } from 'vitest'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { presets } from '#core/query/conventions.ts'
import { planFix } from '#core/query/form-fix.ts'
import { emptyForm, type FilterRow, type ParameterValue, type QueryForm } from '#core/query/form.ts'
import { findNearDefinitions } from '#core/query/near-definitions.ts'

const definition = (changes: Partial<FilterDefinition>): FilterDefinition => ({
  label: '',
  key: 'category',
  send: 'list',
  listMeans: null,
  knownValues: [],
  ...changes,
})
const category = definition({
  label: 'Category',
  knownValues: [
    { value: 'music', label: 'Music' },
    { value: '0a1b', label: 'Hiking' },
  ],
})
const region = definition({
  key: 'region',
  send: 'commas',
  knownValues: [{ value: 'nord', label: '' }],
})
const definitions = [category, region]

const form = (...filters: FilterRow[]): QueryForm => ({ ...emptyForm, filters })
const text = (value: string): ParameterValue => ({ kind: 'text', text: value })
const list = (...items: string[]): ParameterValue => ({ kind: 'list', items })

/** What is asked, and the filters after the click. */
function ask(...filters: FilterRow[]) {
  const requested = findNearDefinitions(form(...filters), definitions)
  return requested.map((problem) => [
    renderField(problem.field),
    problem.kind,
    problem.severity,
    'near' in problem && problem.near,
    planFix(problem, form(...filters), presets.documented)?.form.filters,
  ])
}

describe('a filter key that no definition has', () => {
  test('and that is nearly one is asked about; a click takes that one', () => {
    expect(ask({ key: 'categry', value: list('music') })).toEqual([
      [
        'filter.0.key',
        'filter-key-near',
        'hint',
        'Category',
        [{ key: 'category', value: list('music') }],
      ],
    ])
  })

  test('and that is like none is not asked about', () => {
    expect(ask({ key: 'season', value: text('winter') })).toEqual([])
  })

  test('is not led to a key that stands in the form already', () => {
    expect(
      ask({ key: 'category', value: list('music') }, { key: 'categry', value: list('music') }),
    ).toEqual([])
  })
})

describe('a filter value that is not known', () => {
  test('and that is nearly one is asked about; a click puts that one in its place', () => {
    expect(ask({ key: 'category', value: list('0a1b', 'musik') })).toEqual([
      [
        'filter.0.value',
        'filter-value-near',
        'hint',
        'Music',
        [{ key: 'category', value: list('0a1b', 'music') }],
      ],
    ])
  })

  test('and that is the name of one stands for its ID', () => {
    expect(ask({ key: 'category', value: list('Hiking') })).toEqual([
      [
        'filter.0.value',
        'filter-value-near',
        'hint',
        'Hiking (0a1b)',
        [{ key: 'category', value: list('0a1b') }],
      ],
    ])
  })

  test('is found between the commas of one text', () => {
    expect(ask({ key: 'region', value: text('ost,Nord') })).toEqual([
      [
        'filter.0.value',
        'filter-value-near',
        'hint',
        'nord',
        [{ key: 'region', value: text('ost,nord') }],
      ],
    ])
  })

  test('and that is like none is not asked about, nor is one that is known', () => {
    expect(ask({ key: 'category', value: list('music', 'theatre') })).toEqual([])
  })
})
