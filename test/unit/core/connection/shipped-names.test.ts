import { expect, test } from 'vitest'
import { findShippedName, shippedNames } from '#core/connection/match-connection.ts'

test('a sample is known by its ID and the name it came with, and by nothing less', () => {
  expect(
    [
      ['sample', shippedNames.sample],
      ['core-sample', shippedNames['core-sample']],
      ['sample', 'Ours'],
      ['sample', shippedNames['core-sample']],
      ['of-somebody', shippedNames.sample],
      ['toString', ''],
    ].map(([id = '', name = '']) => findShippedName(id, name)),
  ).toEqual(['sample', 'core-sample', null, null, null, null])
})
