import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createNeedle,
  findBytes,
  findClosingQuote,
  STRING_GOES_ON,
  STRING_GOES_ON_ESCAPED,
} from '#core/response/find-bytes.ts'
import { rounds } from '../../../support/rounds.ts'

const encoder = new TextEncoder()
const encode = (text: string) => encoder.encode(text)

function find(text: string, wanted: string, most = 1000): number[] {
  const needle = createNeedle(wanted, encode)
  return needle ? findBytes(encode(text), needle, most) : []
}

test('finds what a search of the text in lower case finds', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'b', 'A', 'B', '"', 'q', 'z', 'Q'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(
      letters,
      letters.filter((text) => text !== ''),
      (text, wanted) => {
        const hits: number[] = []
        const lower = text.toLowerCase()
        for (let at = 0; ;) {
          const found = lower.indexOf(wanted.toLowerCase(), at)
          if (found < 0) break
          hits.push(found)
          at = found + wanted.length
        }
        expect(find(text, wanted)).toEqual(hits)
      },
    ),
  )
})

test('whatever else stands in the bytes, a hit is where each of its letters stands in either case', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('äÄzZ-ß–€1éÉÿøїчЇЧЗ')),
    maxLength: 80,
  })
  fc.assert(
    fc.property(
      letters,
      letters.map((text) => text.slice(0, 6)).filter(Boolean),
      (text, wanted) => {
        const hits: number[] = []
        for (let at = 0; at + wanted.length <= text.length;) {
          const isHit = text.slice(at, at + wanted.length).toLowerCase() === wanted.toLowerCase()
          if (isHit) hits.push(encode(text.slice(0, at)).length)
          at += isHit ? wanted.length : 1
        }
        expect(find(text, wanted)).toEqual(hits)
      },
    ),
  )
})

test('umlauts are found in either case, by their offset in bytes', () => {
  expect(find('ÄÖ straße Öä', 'öä')).toEqual([encode('ÄÖ straße ').length])
})

test('a letter whose case changes its length is found as it was typed', () => {
  expect(find('İstanbul istanbul', 'İ')).toEqual([0])
})

test('finds no more than asked for', () => {
  expect(find('aaaa', 'a', 2)).toEqual([0, 1])
})

test('the empty text is no needle', () => {
  expect(createNeedle('', encode)).toBeNull()
})

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
