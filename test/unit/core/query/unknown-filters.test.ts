import { expect, test, describe } from 'vitest'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { emptyForm, type FilterRow, type ParameterValue, type QueryForm } from '#core/query/form.ts'
import { findUnknownKeys, findNearDefinitions } from '#core/query/unknown-filters.ts'
import { renderField } from '../../../support/read-parameter.ts'
import { presets } from '#core/query/conventions.ts'
import { planFix } from '#core/query/form-fix.ts'

const area: FilterDefinition = {
  label: 'Gebiet',
  key: 'region',
  send: 'list',
  listMeans: null,
  knownValues: [],
}
const row = (key: string, text = ''): FilterRow => ({ key, value: { kind: 'text', text } })

test('a key that is typed is told of where it fits no filter that is known', () => {
  const filters = [row('date'), row('reg'), row('gebiet'), row(''), row('date', '2026-01-01')]
  expect(findUnknownKeys({ ...emptyForm, filters }, [area])).toEqual([
    {
      field: { part: 'filter', row: 0, member: 'key' },
      kind: 'filter-key-unknown',
      severity: 'hint',
      name: 'date',
    },
  ])
})

test('a key of the other sample is told of as such, also with a value', () => {
  const filters = [row('geo.in.box'), row('geo.in.box', '1'), row('date')]
  const found = findUnknownKeys({ ...emptyForm, filters }, [area], (key) => key === 'geo.in.box')
  expect(found.map(({ field, kind }) => [field, kind])).toEqual([
    [{ part: 'filter', row: 0, member: 'key' }, 'filter-key-of-other-sample'],
    [{ part: 'filter', row: 1, member: 'key' }, 'filter-key-of-other-sample'],
    [{ part: 'filter', row: 2, member: 'key' }, 'filter-key-unknown'],
  ])
})

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
