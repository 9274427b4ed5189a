import { expect, test } from 'vitest'
import { findNearNames } from '#core/text/near-names.ts'

test.each([
  ['images', ['image', 'location', 'organizer'], ['image']],
  ['Image', ['image', 'photo'], ['image']],
  ['organiser', ['organizer', 'organization'], ['organizer']],
  ['nix', ['image', 'location'], []],
  // A short name has few letters that could be wrong.
  ['a', ['b'], []],
  ['abc', ['abcd', 'abd', 'ab', 'abcde'], ['abcd', 'abd', 'ab']],
  ['image', ['image'], []],
])('%s among %j', (name, known, near) => {
  expect(findNearNames(name, known)).toEqual(near)
})
