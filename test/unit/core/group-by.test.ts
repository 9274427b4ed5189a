import { expect, test } from 'vitest'
import { groupBy } from '#core/group-by.ts'

test('groups stand in the order of their first members, which keep their own order', () => {
  const groups = groupBy(['pear', 'apple', 'plum', 'avocado', 'fig'], (name) => name[0])
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum']],
    ['a', ['apple', 'avocado']],
    ['f', ['fig']],
  ])
})

test('members without a key are a group of their own', () => {
  const groups = groupBy([1, 2, 3, 4], (number) => (number % 2 === 0 ? 'even' : undefined))
  expect([...groups]).toEqual([
    [undefined, [1, 3]],
    ['even', [2, 4]],
  ])
})

test('a key can be the position', () => {
  expect([...groupBy(['a', 'b', 'c'], (_, at) => at % 2)]).toEqual([
    [0, ['a', 'c']],
    [1, ['b']],
  ])
})
