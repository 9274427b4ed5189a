import { expect, test } from 'vitest'
import type { AttributeCoverage } from '#core/coverage/coverage.ts'
import { readColumnCoverage } from '#core/coverage/column-coverage.ts'

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
