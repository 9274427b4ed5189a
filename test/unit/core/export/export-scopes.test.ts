import { expect, test } from 'vitest'
import { offerScopes } from '#core/export/export-format.ts'

test('rows are offered where somebody filtered or selected several of them', () => {
  expect(offerScopes(null, false)).toEqual(['all', 'page'])
  expect(offerScopes({ filtered: null, selected: [3], isFilterNewer: false }, false)).toEqual([
    'all',
    'page',
  ])
  expect(offerScopes({ filtered: [], selected: [3], isFilterNewer: false }, false)).toEqual([
    'all',
    'page',
  ])
  expect(offerScopes({ filtered: [1, 2], selected: [3], isFilterNewer: false }, false)).toEqual([
    'filtered',
    'all',
    'page',
  ])
  expect(
    offerScopes({ filtered: [1, 2, 3], selected: [3, 1], isFilterNewer: false }, false),
  ).toEqual([...['selected', 'filtered', 'all', 'page']])
})

test('what was narrowed last is offered first', () => {
  const rows = { filtered: [1, 2, 3], selected: [3, 1] }
  expect(offerScopes({ ...rows, isFilterNewer: true }, false)).toEqual([
    ...['filtered', 'selected', 'all', 'page'],
  ])
})

test('filtered rows that are all selected are offered once, in whatever order', () => {
  expect(offerScopes({ filtered: [1, 2], selected: [2, 1], isFilterNewer: false }, false)).toEqual([
    'filtered',
    'all',
    'page',
  ])
})

test('a set that is kept is exported as it is: no other page is asked for', () => {
  expect(offerScopes(null, true)).toEqual(['page'])
  expect(offerScopes({ filtered: [1], selected: [3], isFilterNewer: false }, true)).toEqual([
    'filtered',
    'page',
  ])
})
