import { Buffer } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyIdOf, openSealedToken, sealToken } from '#host/vault/vault-file.ts'

const key = randomBytes(32)
const of = { id: 'a', origin: 'https://api.example' }
const sealed = sealToken('a token of some length', of, key, randomBytes(12))
const flipped = (base64: string, bit: number) => {
  const bytes = Buffer.from(base64, 'base64')
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return bytes.toString('base64')
}
const bitsOf = (base64: string) =>
  Array.from({ length: Buffer.from(base64, 'base64').length * 8 }, (_, bit) => bit)

test('opens what was sealed, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.webUrl(), (token, id, origin) => {
      const record = sealToken(token, { id, origin }, key, randomBytes(12))
      expect(openSealedToken(record, id, key)).toBe(token)
    }),
  )
})

test('names the key it was sealed with, and the name tells nothing else', () => {
  expect(sealed.kid).toBe(keyIdOf(key))
  expect(sealed.kid).toMatch(/^k_[0-9a-f]{16}$/)
})

test('holds neither the token nor its base64', () => {
  const text = JSON.stringify(sealed)
  expect(text).not.toContain('a token')
  expect(text).not.toContain(Buffer.from('a token of some length').toString('base64').slice(0, 20))
})

test('refuses every single flipped bit of the text, the tag and the nonce', () => {
  const altered = [
    ...bitsOf(sealed.c).map((bit) => ({ ...sealed, c: flipped(sealed.c, bit) })),
    ...bitsOf(sealed.n).map((bit) => ({ ...sealed, n: flipped(sealed.n, bit) })),
  ]
  expect(altered.length).toBe((22 + 16 + 12) * 8)
  expect(altered.filter((record) => openSealedToken(record, 'a', key) !== null)).toEqual([])
})

test.each([
  [
    'a short tag',
    { ...sealed, c: Buffer.from(sealed.c, 'base64').subarray(0, -4).toString('base64') },
  ],
  ['nothing but a part of a tag', { ...sealed, c: Buffer.alloc(12).toString('base64') }],
  ['a short nonce', { ...sealed, n: Buffer.alloc(8).toString('base64') }],
  ['another origin', { ...sealed, origin: 'https://evil.example' }],
  ['another name of its key', { ...sealed, kid: 'k_0000000000000000' }],
])('refuses %s', (_name, record) => {
  expect(openSealedToken(record, 'a', key)).toBe(null)
})

test('refuses to open for another connection or with another key', () => {
  expect(openSealedToken(sealed, 'b', key)).toBe(null)
  expect(openSealedToken(sealed, 'a', randomBytes(32))).toBe(null)
})
