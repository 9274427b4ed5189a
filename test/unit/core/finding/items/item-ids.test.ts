import { expect, test } from 'vitest'
import {
  createMissingIdFinder,
  createNonUuidFinder,
  createRepeatedIdFinder,
} from '#core/finding/find-items.ts'
import { foundBy } from './found-by.ts'

const uuid = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1'
const items = [
  { '@id': uuid },
  { '@id': '' },
  {},
  { '@id': 7 },
  ['x'],
  { '@id': '42' },
  { '@id': `${uuid}0` },
  { '@id': uuid },
  { '@id': '' },
  { '@id': 7 },
  { '@id': uuid },
]

test('an item is without an ID where it is missing, empty or no text', () => {
  expect(foundBy(createMissingIdFinder(), items)).toEqual([
    {
      kind: 'items-without-id',
      count: 5,
      evidence: ['1 @id', '2 @id', '3 @id', '8 @id', '9 @id'],
    },
  ])
})

test('the first ID that is no UUID is named', () => {
  expect(foundBy(createNonUuidFinder(), items)).toEqual([
    { kind: 'ids-no-uuid', id: '42', count: 2, evidence: ['5 @id', '6 @id'] },
  ])
})

test('an ID is repeated from its second time on, and what is no ID is not', () => {
  expect(foundBy(createRepeatedIdFinder(), items)).toEqual([
    { kind: 'items-repeated', count: 2, evidence: ['7 @id', '10 @id'] },
  ])
})

test('of many items the first 20 are the evidence, and all are counted', () => {
  const found = foundBy(
    createMissingIdFinder(),
    Array.from({ length: 25 }, () => ({})),
  )
  expect(found).toEqual([
    {
      kind: 'items-without-id',
      count: 25,
      evidence: Array.from({ length: 20 }, (_, position) => `${String(position)} @id`),
    },
  ])
})

test('nothing is found in items with an ID each', () => {
  const one = [{ '@id': uuid }]
  const finders = [createMissingIdFinder(), createNonUuidFinder(), createRepeatedIdFinder()]
  expect(finders.map((finder) => foundBy(finder, one))).toEqual([[], [], []])
})
