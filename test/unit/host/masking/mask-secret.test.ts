import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRedactor } from '#core/redact/redactor.ts'
import { createSecretMask } from '#host/masking/mask-secret.ts'

const token = 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0/+"x"\\y.z='

interface Masked {
  text: string
  places: number
}

function maskChunks(secret: string | null, chunks: readonly Uint8Array[]): Masked {
  const mask = createSecretMask(secret)
  const passed = [...chunks.map((chunk) => mask.mask(chunk)), mask.finish()]
  return { text: Buffer.concat(passed).toString('latin1'), places: mask.maskedCount() }
}

const maskText = (secret: string | null, text: string) =>
  maskChunks(secret, [Buffer.from(text, 'latin1')])

const unicodeEscape = (text: string) =>
  Array.from(text, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
const percentAll = (text: string) =>
  Array.from(text, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
const toBase64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')

/** Every spelling that security tests ask for, as a server would produce it. */
const spellings: Record<string, (secret: string) => string> = {
  plain: (secret) => secret,
  'percent-encoded': encodeURIComponent,
  'percent-encoded twice': (secret) => encodeURIComponent(encodeURIComponent(secret)),
  'percent-encoded three times': (secret) =>
    encodeURIComponent(encodeURIComponent(encodeURIComponent(secret))),
  'every character percent-encoded': percentAll,
  'escaped for JSON': inJson,
  'escaped for JSON in JSON': (secret) => inJson(inJson(secret)),
  'escaped for JSON with slashes': (secret) => inJson(secret).replaceAll('/', '\\/'),
  'as unicode escapes': unicodeEscape,
  'as unicode escapes in capitals': (secret) =>
    unicodeEscape(secret).replaceAll(/u00../g, (one) => `u${one.slice(1).toUpperCase()}`),
  'percent-encoded in JSON': (secret) => inJson(encodeURIComponent(secret)),
  hex: (secret) => Buffer.from(secret, 'latin1').toString('hex'),
  'hex in capitals': (secret) => Buffer.from(secret, 'latin1').toString('hex').toUpperCase(),
  base64: toBase64,
  'base64 one byte later': (secret) => toBase64(`:${secret}`),
  'base64 two bytes later': (secret) => toBase64(`ab${secret}`),
  'base64 after a scheme': (secret) => toBase64(`Bearer ${secret}\r\n`),
  'base64 with escaped slashes': (secret) => toBase64(secret).replaceAll('/', '\\/'),
  base64url: (secret) => Buffer.from(`?${secret}`, 'latin1').toString('base64url'),
  'base64 percent-encoded': (secret) => encodeURIComponent(toBase64(secret)),
}

const secrets = fc.string({
  unit: fc.constantFrom(
    ...Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCharCode(at + 0x21)),
  ),
  minLength: 12,
  maxLength: 60,
})
const spellingNames = fc.constantFrom(...Object.keys(spellings))

/** Cuts bytes at any places, empty chunks included. */
const cuts = (bytes: Uint8Array) =>
  fc.array(fc.nat(bytes.length), { maxLength: 12 }).map((places) => {
    const ends = [...places.toSorted((one, other) => one - other), bytes.length]
    return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
  })

describe('a token in the bytes of a server', () => {
  test('is covered with as many asterisks, and counted', () => {
    expect(maskText('s3cret-token', '{"a":"Bearer s3cret-token","b":"s3cret-token."}')).toEqual({
      text: '{"a":"Bearer ************","b":"************."}',
      places: 2,
    })
  })

  test.each(Object.entries(spellings))('is found %s', (_name, spell) => {
    const { text, places } = maskText(token, `{"echo":"${spell(token)}"}`)
    expect({ places, leaks: createRedactor([token]).containsSecret(text) }).toEqual({
      places: 1,
      leaks: false,
    })
  })

  test.each([
    ['czNjcmV0LXRva2Vu', '****************'],
    ['YXMzY3JldC10b2tlbg', 'YX***************g'],
    ['YWJzM2NyZXQtdG9rZW4', 'YWJ***************4'],
  ])(
    'is covered in the base64 %s but for the characters that others have a part in',
    (text, covered) => {
      expect(maskText('s3cret-token', `"${text}"`)).toEqual({ text: `"${covered}"`, places: 1 })
    },
  )

  test('is found whatever it is and wherever the chunks are cut', () => {
    fc.assert(
      fc.property(
        secrets.chain((secret) =>
          spellingNames.chain((name) => {
            const spelt = `{"echo":"${spellings[name]?.(secret) ?? ''}","n":1}`
            const bytes = Buffer.from(spelt, 'latin1')
            return fc.record({
              secret: fc.constant(secret),
              bytes: fc.constant(bytes),
              chunks: cuts(bytes),
            })
          }),
        ),
        ({ secret, bytes, chunks }) => {
          const { text, places } = maskChunks(secret, chunks)
          expect(text).toHaveLength(bytes.length)
          expect(places).toBeGreaterThan(0)
          expect(createRedactor([secret]).containsSecret(text)).toBe(false)
          expect({ text, places }).toEqual(maskChunks(secret, [bytes]))
        },
      ),
    )
  })

  test('leaves JSON that a parser takes, with everything else as it was', () => {
    const inside = fc.constantFrom(inJson, unicodeEscape, (secret: string) =>
      inJson(JSON.stringify({ authorization: secret })),
    )
    fc.assert(
      fc.property(secrets, inside, fc.string(), fc.string(), (secret, spell, before, after) => {
        fc.pre(!maskText(secret, inJson(before) + inJson(after)).text.includes('*'.repeat(12)))
        const json = `{"before":${JSON.stringify(before)},"echo":"${spell(secret)}","after":${JSON.stringify(after)}}`
        const mask = createSecretMask(secret)
        const bytes = Buffer.concat([mask.mask(Buffer.from(json)), mask.finish()])
        expect(JSON.parse(bytes.toString())).toMatchObject({ before, after })
      }),
    )
  })

  test('is found again right after a beginning of it that led nowhere', () => {
    expect(maskText('aabaab', 'aabaaaabaab')).toEqual({ text: 'aabaa******', places: 1 })
    expect(maskText('abcabcd', 'abcabcabcd')).toEqual({ text: 'abc*******', places: 1 })
  })

  test('is one place where it overlaps itself', () => {
    expect(maskText('abab', 'xabababx')).toEqual({ text: 'x******x', places: 1 })
    expect(maskText('abab', 'ababxabab')).toEqual({ text: '****x****', places: 2 })
  })
})

describe('bytes without the token', () => {
  test('pass through as they are, uncopied', () => {
    const chunk = Buffer.from('{"@graph":[]} …')
    const mask = createSecretMask(token)
    const passed = mask.mask(chunk)
    expect(passed).toEqual(chunk.subarray())
    expect(passed.buffer).toBe(chunk.buffer)
    expect(mask.maskedCount()).toBe(0)
  })

  test('are given on at once but for what may begin the token', () => {
    const mask = createSecretMask('s3cret-token')
    expect(Buffer.from(mask.mask(Buffer.from('"text s3cr'))).toString()).toBe('"text ')
    expect(Buffer.from(mask.mask(Buffer.from('umbs "'))).toString()).toBe('s3crumbs "')
    expect(mask.finish()).toHaveLength(0)
  })

  test('are not lost where they end in the middle of what might have been the token', () => {
    expect(maskText('s3cret-token', '"s3cret-to')).toEqual({ text: '"s3cret-to', places: 0 })
  })

  test('are never changed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(maskChunks(token, [bytes])).toEqual({
          text: Buffer.from(bytes).toString('latin1'),
          places: 0,
        })
      }),
    )
  })
})

test('no token, or one too short to be a secret, masks nothing', () => {
  expect(maskText(null, 'Bearer abc')).toEqual({ text: 'Bearer abc', places: 0 })
  expect(maskText('abc', 'Bearer abc')).toEqual({ text: 'Bearer abc', places: 0 })
})
