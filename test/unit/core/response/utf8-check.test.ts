import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createUtf8Check } from '#core/response/response-index.ts'
import { rounds } from '../../../support/rounds.ts'

function firstInvalid(bytes: Uint8Array, chunkLength: number): number | null {
  const check = createUtf8Check()
  for (let at = 0; at < bytes.length; at += chunkLength) {
    check.feed(bytes.subarray(at, at + chunkLength))
  }
  check.end()
  return check.firstInvalid
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const bytesOf = (...bytes: number[]) => Uint8Array.from(bytes)
const ascii = [0x61, 0x62, 0x63, 0x64, 0x65]

test.each([
  ['a continuation byte alone', bytesOf(...ascii, 0x80), 5],
  ['a longer form than needed', bytesOf(0x61, 0xc0, 0xaf), 1],
  ['a surrogate', bytesOf(0x61, 0xed, 0xa0, 0x80), 1],
  ['more than U+10FFFF', bytesOf(0xf4, 0x90, 0x80, 0x80), 0],
  ['a character cut by the next', bytesOf(...ascii, 0xe2, 0x82, 0x61), 5],
  ['a character cut by the end', bytesOf(...ascii, 0xf0, 0x9f, 0x98), 5],
  ['Latin-1', bytesOf(0x4d, 0xfc, 0x6e), 1],
  ['nothing wrong', new TextEncoder().encode('aü€😀\u0000\ufffd'), null],
])('%s', (_, bytes, offset) => {
  for (const chunkLength of [1, 2, 3, 100]) expect(firstInvalid(bytes, chunkLength)).toBe(offset)
})

test('it agrees with a strict decoder, wherever the chunks are cut', () => {
  const byte = fc.oneof(
    fc.integer({ min: 0, max: 255 }),
    fc.constantFrom(0x61, 0x80, 0xbf, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0x9f, 0xa0),
  )
  const bytes = fc.oneof(
    fc.array(byte, { maxLength: 12 }).map((list) => Uint8Array.from(list)),
    fc
      .tuple(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat(60), byte)
      .map(([text, at, replacement]) => {
        const encoded = new TextEncoder().encode(text)
        if (at < encoded.length) encoded[at] = replacement
        return encoded
      }),
  )
  fc.assert(
    fc.property(bytes, fc.integer({ min: 1, max: 9 }), (list, cut) => {
      const found = firstInvalid(list, cut)
      expect(found === null).toBe(isUtf8(list))
      if (found !== null) expect(isUtf8(list.subarray(0, found))).toBe(true)
    }),
    { numRuns: rounds(2000) },
  )
})
