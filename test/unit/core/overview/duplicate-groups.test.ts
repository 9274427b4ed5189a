import { expect, test } from 'vitest'
import { joinDuplicates } from '#core/overview/duplicate-groups.ts'

test('groups of several checks that share an item are one, with its checks', () => {
  expect(
    joinDuplicates([
      { check: 'duplicate-contact', groups: [[4, 7, 9]] },
      {
        check: 'duplicate-name',
        groups: [
          [1, 4],
          [2, 3],
        ],
      },
      { check: 'phone', groups: [] },
    ]),
  ).toEqual([
    { positions: [1, 4, 7, 9], checks: ['duplicate-name', 'duplicate-contact'] },
    { positions: [2, 3], checks: ['duplicate-name'] },
  ])
})

test('the group of which most checks say the same comes first, then the one of the same name', () => {
  const groups = joinDuplicates([
    {
      check: 'duplicate-contact',
      groups: [
        [1, 2, 3],
        [8, 9],
      ],
    },
    { check: 'duplicate-picture', groups: [[3, 4]] },
    { check: 'duplicate-name', groups: [[6, 7]] },
    { check: 'duplicate-place', groups: [[8, 9]] },
  ])
  expect(groups.map(({ positions }) => positions)).toEqual([
    [8, 9],
    [6, 7],
    [1, 2, 3, 4],
  ])
})

test('without duplicates there are no groups', () => {
  expect(joinDuplicates([{ check: 'duplicate-name', groups: [] }])).toEqual([])
})

test('a group of the same picture alone stands after all others', () => {
  const groups = joinDuplicates([
    { check: 'duplicate-picture', groups: [[1, 2]] },
    { check: 'duplicate-contact', groups: [[3, 4]] },
    { check: 'duplicate-place', groups: [[5, 6]] },
  ])
  expect(groups.map(({ positions }) => positions)).toEqual([
    [5, 6],
    [3, 4],
    [1, 2],
  ])
})
