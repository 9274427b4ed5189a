import { expect, test } from 'vitest'
import { createRepeatedMemberFinder } from '#core/finding/find-items.ts'
import { foundBy } from './found-by.ts'

test('of each item one repeated member is found, however deep, and the first path is named', () => {
  const items = [
    '{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}',
    '{"a":1,"b":[[{"c":1,"d":2,"c":3}]]}',
    '{"a":1,"b":2,"a":3,"b":4}',
    '["a","a"]',
  ]
  expect(foundBy(createRepeatedMemberFinder(), items)).toEqual([
    { kind: 'member-repeated', path: 'b[0][0].c', count: 2, evidence: ['1 b[0][0].c', '2 a'] },
  ])
})
