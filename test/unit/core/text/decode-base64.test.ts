import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase64 } from '#core/text/decode-base64.ts'

test('what is encoded comes back, in both alphabets and with or without padding', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const encoded = Buffer.from(bytes).toString('base64')
      const other = Buffer.from(bytes).toString('base64url')
      expect([decodeBase64(encoded), decodeBase64(other)]).toEqual([bytes, bytes])
    }),
  )
})

test.each(['a', 'a*bc', '{"a":1}'])('%s is no base64', (text) => {
  expect(decodeBase64(text)).toBe(null)
})
