import { expect, test } from 'vitest'
import { encodeUtf8 } from '#core/text/encode-utf8.ts'
import { countUtf8Bytes } from '#core/text/utf8.ts'

test.each([
  0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xffff, 0x10000, 0x3ffff, 0x40000,
  0x10ffff,
])('the bytes of code point %i are those of the platform', (point) => {
  const text = String.fromCodePoint(point)
  const bytes = [...new TextEncoder().encode(text)]
  expect({ bytes: encodeUtf8(text), count: countUtf8Bytes(text) }).toEqual({
    bytes,
    count: bytes.length,
  })
})
