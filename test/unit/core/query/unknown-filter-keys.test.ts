import { expect, test } from 'vitest'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { emptyForm, type FilterRow } from '#core/query/form.ts'
import { findUnknownKeys } from '#core/query/unknown-filter-keys.ts'

const region: FilterDefinition = {
  label: 'Gebiet',
  key: 'region',
  send: 'list',
  listMeans: null,
  knownValues: [],
}
const row = (key: string, text = ''): FilterRow => ({ key, value: { kind: 'text', text } })

test('a key that is typed is told of where it fits no filter that is known', () => {
  const filters = [row('date'), row('reg'), row('gebiet'), row(''), row('date', '2026-01-01')]
  expect(findUnknownKeys({ ...emptyForm, filters }, [region])).toEqual([
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
  const found = findUnknownKeys({ ...emptyForm, filters }, [region], (key) => key === 'geo.in.box')
  expect(found.map(({ field, kind }) => [field, kind])).toEqual([
    [{ part: 'filter', row: 0, member: 'key' }, 'filter-key-of-other-sample'],
    [{ part: 'filter', row: 1, member: 'key' }, 'filter-key-of-other-sample'],
    [{ part: 'filter', row: 2, member: 'key' }, 'filter-key-unknown'],
  ])
})
