import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findClosingQuote,
  STRING_GOES_ON,
  STRING_GOES_ON_ESCAPED,
} from '#core/response/find-bytes.ts'
import { rounds } from '../../../support/rounds.ts'

/** The same, told as simply as possible. */
function expectedQuote(bytes: Uint8Array, at: number): number {
  let escaped = false
  for (let place = at; place < bytes.length; place += 1) {
    if (escaped) escaped = false
    else if (bytes[place] === 0x22) return place
    else escaped = bytes[place] === 0x5c
  }
  return escaped ? STRING_GOES_ON_ESCAPED : STRING_GOES_ON
}

test('the quote found is the first one that no backslash escapes, however far away', () => {
  const piece = fc.oneof(
    fc.constantFrom('"', '\\', '\\"', '\\\\', '€'),
    fc.nat(70).map((length) => 'x'.repeat(length)),
    fc.nat(70).map((length) => '\\'.repeat(length)),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.nat(10), (pieces, at) => {
      const bytes = new TextEncoder().encode(pieces.join(''))
      expect(findClosingQuote(bytes, at)).toBe(expectedQuote(bytes, at))
    }),
    { numRuns: rounds(2000) },
  )
})
