import fc from 'fast-check'
import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { createRedactor } from '#core/redact/redactor.ts'

const base64At = (offset: number) => (secret: string) =>
  Buffer.from(`${'k'.repeat(offset)}${secret} and more`).toString('base64')

const encodings: Record<string, (secret: string) => string> = {
  plain: (secret) => secret,
  'percent-encoded': encodeURIComponent,
  'percent-encoded twice': (secret) => encodeURIComponent(encodeURIComponent(secret)),
  'percent-encoded three times': (secret) =>
    encodeURIComponent(encodeURIComponent(encodeURIComponent(secret))),
  'percent-encoded in lower case': (secret) =>
    encodeURIComponent(secret).replaceAll(/%../g, (triplet) => triplet.toLowerCase()),
  'percent-encoded to the last character': (secret) =>
    Array.from(Buffer.from(secret), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  'in a query': (secret) => new URLSearchParams({ token: secret }).toString(),
  'in JSON': (secret) => JSON.stringify({ token: secret }),
  'in JSON in JSON': (secret) => JSON.stringify(JSON.stringify({ token: secret })),
  'in JSON with escapes only': (secret) =>
    Array.from(secret, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  'in hex': (secret) => Buffer.from(secret).toString('hex'),
  'in upper case hex': (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
  'in base64': base64At(0),
  'in base64, one byte in': base64At(1),
  'in base64, two bytes in': base64At(2),
  'in base64url': (secret) => Buffer.from(`k${secret}`).toString('base64url'),
  'in base64 in a URL': (secret) => encodeURIComponent(base64At(2)(secret)),
  'in base64 in JSON': (secret) => JSON.stringify(base64At(1)(secret)).replaceAll('/', '\\/'),
}

/** What can be a token: see token-check. */
const anyToken = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 8,
  maxLength: 60,
})

describe.each(Object.entries(encodings))('a secret %s', (_name, encode) => {
  test('is found and masked', () => {
    fc.assert(
      fc.property(anyToken, fc.string(), fc.string(), (token, before, behind) => {
        const redactor = createRedactor([token])
        const text = `${before} ${encode(token)} ${behind}`
        expect(redactor.containsSecret(text)).toBe(true)
        expect(redactor.containsSecret(Buffer.from(text))).toBe(true)
        expect(redactor.redact(text)).toContain('•••')
        expect(redactor.redact(text)).not.toContain(token)
        expect(redactor.containsSecret(redactor.redact(text))).toBe(false)
      }),
    )
  })
})

test('masks the secret and leaves the rest as it was', () => {
  const { redact } = createRedactor(['tok-123/+"\\', 'other-token'])
  expect(redact('{"a":"tok-123/+\\"\\\\","b":"other-token","c":1.0}')).toBe(
    '{"a":"•••","b":"•••","c":1.0}',
  )
})

test('leaves no end of a secret that begins with another one', () => {
  expect(createRedactor(['token-a', 'token-a-and-more']).redact('<token-a-and-more>')).toBe('<•••>')
})

test('finds a secret beyond ASCII in bytes', () => {
  const { containsSecret } = createRedactor(['größte-€-😀'])
  expect(containsSecret(Buffer.from('x größte-€-😀 y'))).toBe(true)
  expect(containsSecret('x größte-€-😀 y')).toBe(true)
})

test('finds a secret at the very beginning', () => {
  const { containsSecret } = createRedactor(['token-a'])
  expect([containsSecret('token-a'), containsSecret(Buffer.from('token-a'))]).toEqual([true, true])
})

test('finds nothing where there is nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const redactor = createRedactor(['a-canary-token-that-no-text-has'])
      expect(redactor.redact(text)).toBe(text)
      expect(redactor.containsSecret(text)).toBe(false)
    }),
  )
})

test('a long run of backslashes, as hostile servers may send, takes no time', () => {
  const run = '\\'.repeat(200_000)
  const escaped = Array.from('/s3cr3t-t0ken', (one) => `u00${one.charCodeAt(0).toString(16)}`)
  expect(createRedactor(['/s3cr3t-t0ken']).redact(`${run} ${run}${escaped.join('\\')}`)).toBe(
    `${run} •••`,
  )
})

test('does not blot out every text for an empty or tiny secret', () => {
  expect(createRedactor([]).redact('abc')).toBe('abc')
  expect(createRedactor(['', 'a', 'abc']).redact('abc')).toBe('abc')
})
