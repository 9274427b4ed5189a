import { expect, test } from 'vitest'
import { compareList, type ListedItem } from '#core/set/id-list.ts'
import { roomFor } from '#core/set/list-parts.ts'

const at = (id: string, modified = '1', touched = '1'): ListedItem => ({ id, modified, touched })
const stamps = { modified: '1', touched: '1' }

test('what is new, has another stamp or is gone is told, each under its own word', () => {
  const items = [at('same'), at('modified', '2'), at('touched', '1', '2'), at('new'), at('waits')]
  const held = new Map([
    ['same', stamps],
    ['modified', stamps],
    ['touched', stamps],
    ['gone', stamps],
  ])
  const before = {
    ids: new Set(['same', 'modified', 'touched', 'waits', 'left']),
    awaited: new Map([['waits', stamps]]),
  }
  expect(compareList({ items, total: '5' }, held, before)).toEqual({
    isConsistent: true,
    listed: 5,
    wanted: items.slice(1),
    gone: ['gone'],
    came: ['new'],
    went: ['gone', 'left'],
    changed: ['modified', 'touched'],
  })
})

test('what was never held is changed where it was awaited with other stamps', () => {
  const before = { ids: new Set(['a']), awaited: new Map([['a', stamps]]) }
  const changed = (item: ListedItem) =>
    compareList({ items: [item], total: '1' }, new Map(), before).changed
  expect([changed(at('a', '2')), changed(at('a', '1', '2')), changed(at('a'))]).toEqual([
    ['a'],
    ['a'],
    [],
  ])
})

test('to the first list nothing came', () => {
  expect(compareList({ items: [at('a')], total: '1' }, new Map(), null)).toMatchObject({
    wanted: [at('a')],
    came: [],
    went: [],
    changed: [],
  })
})

test.each([
  ['an item without an ID', [at('a'), null], '1'],
  ['an item twice', [at('a'), at('a')], '1'],
  ['another total', [at('a')], '2'],
  ['no total', [at('a')], null],
] as const)('a list with %s is no good one', (_, items, total) => {
  expect(compareList({ items, total }, new Map(), null).isConsistent).toBe(false)
})

test('a list has room for a tenth more, and for a hundred at least', () => {
  expect([0, 1000, 1001, 1010, 50_000].map(roomFor)).toEqual([100, 100, 101, 101, 5000])
})
