import { expect, test } from 'vitest'
import { offerScopes } from '#core/export/export-scopes.ts'

test('rows are offered where somebody filtered or selected several of them', () => {
  expect(offerScopes(null)).toEqual(['all', 'page'])
  expect(offerScopes({ filtered: null, selected: [3] })).toEqual(['all', 'page'])
  expect(offerScopes({ filtered: [], selected: [3] })).toEqual(['all', 'page'])
  expect(offerScopes({ filtered: [1, 2], selected: [3] })).toEqual(['filtered', 'all', 'page'])
  expect(offerScopes({ filtered: [1, 2, 3], selected: [3, 1] })).toEqual([
    ...['selected', 'filtered', 'all', 'page'],
  ])
})

test('filtered rows that are all selected are offered once, in whatever order', () => {
  expect(offerScopes({ filtered: [1, 2], selected: [2, 1] })).toEqual(['filtered', 'all', 'page'])
})
