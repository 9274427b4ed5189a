import { expect, test } from 'vitest'
import { sortKeysFrom } from '#core/dialect/sort-key.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { readQueryPoint } from '#core/verdict/query-point.ts'

const around = (...items: string[]): QueryForm['filters'][number] => ({
  key: 'geo.in.perimeter',
  value: { kind: 'list', items },
})
const sortedBy = (attribute: string) => [{ attribute, direction: 'ascending' as const }]

test.each<[string, Partial<QueryForm>, readonly [number, number] | null]>([
  ['the filter around it', { filters: [around('13.9', '46.5', '5000')] }, [13.9, 46.5]],
  [
    'its own sort, before the filter',
    {
      filters: [around('13.9', '46.5', '5000')],
      sort: sortedBy('proximity.geographic_with(14,47)'),
    },
    [14, 47],
  ],
  ['none of two filters', { filters: [around('13', '46', '9'), around('14', '47', '9')] }, null],
  ['none of half a filter', { filters: [around('13.9')] }, null],
  ['none without either', { sort: sortedBy('name') }, null],
])('a query measures distances from the point of %s', (_, form, point) => {
  expect(readQueryPoint({ ...emptyForm, ...form })).toEqual(point)
})

test('the sort by distance is offered with the point of the filter', () => {
  const keyFrom = (point: readonly [number, number] | null) =>
    sortKeysFrom(point).flatMap(({ key, sortsBy }) => (sortsBy === 'distance' ? [key] : []))
  expect([keyFrom(null), keyFrom([13.9, 46.5])]).toEqual([
    ['proximity.geographic_with(lon,lat)'],
    ['proximity.geographic_with(13.9,46.5)'],
  ])
})

test('the distance from the point of a filter is offered only where there is one', () => {
  const isOffered = (point: readonly [number, number] | null) =>
    sortKeysFrom(point).some(({ sortsBy }) => sortsBy === 'distance-in-filter')
  expect([isOffered(null), isOffered([13.9, 46.5])]).toEqual([false, true])
})
