import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BrokenCause, ExchangeOutcome } from '#core/exchange/outcome.ts'
import { createResponseIndex, createUtf8Check } from '#core/response/response-index.ts'
import { rounds } from '../../../support/rounds.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const decode = (bytes: Uint8Array) => decoder.decode(bytes)

const broken = (cause: BrokenCause): ExchangeOutcome => ({
  kind: 'broken',
  cause,
  masked: 0,
  sizes: { encoded: null, decoded: 0 },
  downloadMs: 1,
})

function indexOf(
  body: string | Uint8Array,
  chunkLength = 7,
  outcome: ExchangeOutcome | null = null,
) {
  const bytes = typeof body === 'string' ? encode(body) : body
  const index = createResponseIndex({ decode })
  for (let at = 0; at < bytes.length; at += chunkLength) {
    index.feed(bytes.slice(at, at + chunkLength))
  }
  index.end(outcome)
  return index
}

describe('texts', () => {
  const text = '\ufeff{"meta":{"total":1.0},"@graph":[{"name":"Märchenfest €"}, 2 ],"links":{}}\n'

  test('items and members come out as they were sent', () => {
    const index = indexOf(text, 3)
    expect({
      count: index.itemCount,
      items: [index.itemText(0), index.itemText(1)],
      meta: index.memberText('meta'),
      links: index.memberText('links'),
      missing: index.memberText('@context'),
      names: index.members().map((member) => member.name),
      findings: index.findings(),
    }).toEqual({
      count: 2,
      items: ['{"name":"Märchenfest €"}', '2'],
      meta: '{"total":1.0}',
      links: '{}',
      missing: null,
      names: ['meta', '@graph', 'links'],
      findings: [{ kind: 'byte-order-mark' }],
    })
  })

  test('the whole text is everything but the byte order mark', () => {
    expect(indexOf(text, 5).wholeText()).toBe(text.slice(1))
    expect(indexOf('', 5).wholeText()).toBe('')
  })

  test('of repeated members the last one counts, and names are decoded', () => {
    expect(indexOf('{"a":1,"\\u0061":2}').memberText('a')).toBe('2')
  })

  test('there is no item outside of the list', () => {
    expect(() => indexOf('[1]').itemText(1)).toThrow(RangeError)
    expect(() => indexOf('[1]').bytes(0, 4)).toThrow(RangeError)
  })

  test('any range comes out right, however large the chunks were', () => {
    const body = encode(Array.from({ length: 3000 }, (_, n) => `${n},`).join(''))
    const lengths = fc.array(
      fc.oneof(fc.integer({ min: 1, max: 50 }), fc.constantFrom(4096, 5000)),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    fc.assert(
      fc.property(lengths, fc.nat(body.length), fc.nat(body.length), (cuts, one, other) => {
        const index = createResponseIndex({ decode })
        let at = 0
        for (const length of cuts) {
          index.feed(body.slice(at, at + length))
          at = Math.min(at + length, body.length)
        }
        index.feed(body.slice(at))
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        expect(index.byteLength).toBe(body.length)
        expect(index.text(from, to)).toBe(decode(body.subarray(from, to)))
      }),
    )
  })

  test('10 000 items of 10 KB are found and read', () => {
    const item = `{"name":"${'x'.repeat(10_000)}"}`
    const index = createResponseIndex({ decode })
    index.feed(encode('{"@graph":['))
    for (let n = 0; n < 10_000; n += 1) index.feed(encode(n === 0 ? item : `,${item}`))
    index.feed(encode(']}'))
    index.end(null)
    expect([index.itemCount, index.itemText(0), index.itemText(9999)]).toEqual([10_000, item, item])
  })
})

describe('findings', () => {
  test('bytes that are no UTF-8 show as U+FFFD and are reported once', () => {
    const bytes = encode('{"@graph":["M?nchen","M?nchen"]}').map((byte) =>
      byte === 0x3f ? 0xfc : byte,
    )
    const index = indexOf(bytes)
    expect(index.itemText(1)).toBe('"M\ufffdnchen"')
    expect(index.findings()).toEqual([{ kind: 'invalid-utf8', offset: 13 }])
  })

  test('an answer that breaks off keeps its whole items and shows the rest', () => {
    const index = indexOf('{"@graph":[{"a":1},{"b":"x', 7, broken({ kind: 'reset' }))
    expect({
      count: index.itemCount,
      unfinished: index.unfinishedItemText(),
      findings: index.findings(),
    }).toEqual({
      count: 1,
      unfinished: '{"b":"x',
      findings: [{ kind: 'broken-off', insideItem: 1, cause: { kind: 'reset' } }],
    })
  })

  test('a connection cut behind the document is reported too', () => {
    expect(indexOf('[1]', 7, broken({ kind: 'reset' })).findings()).toEqual([
      { kind: 'broken-off', insideItem: null, cause: { kind: 'reset' } },
    ])
  })

  test.each([
    ['[1]', []],
    ['[1', [{ kind: 'broken-off', insideItem: 0, cause: null }]],
    ['[1]x', [{ kind: 'trailing-bytes', offset: 3 }]],
    ['{"@graph":[],"@graph":[]}', [{ kind: 'repeated-graph' }]],
    [
      '[{]',
      [
        {
          kind: 'malformed',
          fault: { offset: 2, expected: 'object-end', found: 0x5d },
          insideItem: 0,
        },
      ],
    ],
  ])('%s gives %j', (text, findings) => {
    expect(indexOf(text).findings()).toEqual(findings)
  })
})

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
