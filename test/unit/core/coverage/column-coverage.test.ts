import { expect, test } from 'vitest'
import {
  type AttributeCoverage,
  isMostlyLinked,
  readColumnCoverage,
} from '#core/coverage/coverage.ts'

const attribute = (key: string, filled: number): AttributeCoverage => ({
  key,
  path: key.split('.'),
  filled,
  unresolved: 0,
  empty: 9 - filled,
})

test('a head has what was counted of its column, and how many items of all types lack it', () => {
  const attributes = [attribute('name', 9), attribute('geo.lat', 2)]
  const lacks = (type: string, key: string, missing: number) => ({
    type,
    attribute: key,
    items: 9,
    missing,
  })
  const missing = [
    lacks('Event', 'geo.lat', 3),
    lacks('Place', 'geo.lat', 4),
    lacks('Event', 'name', 0),
  ]
  expect(readColumnCoverage({ items: 9, attributes, missing })).toEqual({
    items: 9,
    byKey: new Map([
      ['name', attributes[0]],
      ['geo.lat', attributes[1]],
    ]),
    missing: new Map([['geo.lat', 7]]),
  })
})

test.each([
  [{ filled: 4, unresolved: 5, empty: 0 }, true],
  [{ filled: 5, unresolved: 5, empty: 0 }, false],
  [{ filled: 0, unresolved: 1, empty: 9 }, true],
  [{ filled: 0, unresolved: 0, empty: 9 }, false],
  [undefined, false],
])('%o is mostly linked: %s', (counts, isLinked) => {
  expect(isMostlyLinked(counts)).toBe(isLinked)
})
