import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ResponseScan } from '#core/response/response-scan.ts'
import { createResponseScanner } from '#core/response/response-scanner.ts'
import type { RangeList } from '#core/response/line-index.ts'
import { rounds } from '../../../support/rounds.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

function scanOf(bytes: Uint8Array, chunkLength = bytes.length): ResponseScan {
  const scanner = createResponseScanner()
  for (let at = 0; at < bytes.length; at += chunkLength) {
    scanner.feed(bytes.subarray(at, at + chunkLength))
  }
  scanner.end()
  return scanner.scan
}

function texts(bytes: Uint8Array, ranges: RangeList): string[] {
  return Array.from({ length: ranges.length }, (_, position) =>
    decode(bytes.subarray(ranges.startOf(position), ranges.endOf(position))),
  )
}

function facts(bytes: Uint8Array, chunkLength?: number) {
  const scan = scanOf(bytes, chunkLength)
  const names = texts(bytes, scan.memberNames)
  const values = texts(bytes, scan.memberValues)
  return {
    shape: scan.shape,
    items: texts(bytes, scan.items),
    members: names.map((name, position) => `${name}: ${values[position] ?? ''}`),
    ending: scan.ending,
  }
}

const complete = { kind: 'complete' }

describe('shapes', () => {
  test.each([
    [
      'items before meta and links',
      '{"@graph": [ {"a":1} ,{"b":"]"}],"meta":{"total":2},"links":{}}',
    ],
    ['items behind meta and links', '{"meta":{"total":2},"links":{},"@graph":[{"a":1},{"b":"]"}]}'],
    ['a name written with escapes', String.raw`{"\u0040gr\u0061ph":[{"a":1},{"b":"]"}]}`],
    ['a deeper @graph beside it', '{"x":{"@graph":[1,2]},"@graph":[{"a":1},{"b":"]"}]}'],
    ['white space everywhere', ' \r\n{\t"@graph" :\n[\n{"a":1}\n,\n{"b":"]"}\n]\n}\n'],
    ['a bare array', '[{"a":1},{"b":"]"}]'],
  ])('items are found with %s', (_, text) => {
    expect(facts(encode(text))).toMatchObject({
      shape: text.startsWith('[') ? 'bare-array' : 'envelope',
      items: ['{"a":1}', '{"b":"]"}'],
      ending: complete,
    })
  })

  test('members are found in their order, with repetitions', () => {
    expect(facts(encode('{"@context":["x",{}], "n" : -1.0 ,"@graph":[1 ] ,"n":"}"}'))).toEqual({
      shape: 'envelope',
      items: ['1'],
      members: ['@context: ["x",{}]', 'n: -1.0', '@graph: [1 ]', 'n: "}"'],
      ending: complete,
    })
  })

  test('null, numbers, texts and lists are items too', () => {
    expect(facts(encode('{"@graph":[null,1.0 , "a\\"b",[1,[2]],true]}')).items).toEqual([
      'null',
      '1.0',
      '"a\\"b"',
      '[1,[2]]',
      'true',
    ])
  })

  test('of two @graph members the first is the list', () => {
    const scan = scanOf(encode('{"@graph":[1],"@graph":[2,3]}'))
    expect([scan.items.length, scan.memberNames.length, scan.hasRepeatedGraph]).toEqual([
      1,
      2,
      true,
    ])
  })

  test.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['\ufeff', 'empty'],
    ['{}', 'no-graph'],
    ['{"errors":[{"detail":"Not found"}]}', 'no-graph'],
    ['{"@graph":{"@type":"dcls:Statistics"}}', 'graph-object'],
    ['{"@graph":null}', 'graph-scalar'],
    ['[]', 'bare-array'],
    ['"text"', 'scalar'],
    ['-1.5e3', 'scalar'],
    ['1'.repeat(1000), 'scalar'],
    ['-1'.padEnd(1000, '0'), 'scalar'],
    [`1${'x'.repeat(62)}`, 'not-json'],
    // Of a number that long only the beginning is looked at.
    [`1${'x'.repeat(63)}`, 'scalar'],
    [`1${'x'.repeat(64)}`, 'scalar'],
    ['n'.repeat(63), 'not-json'],
    ['n'.repeat(64), 'not-json'],
    ['n'.repeat(1000), 'not-json'],
    ['true', 'scalar'],
    ['false\n', 'scalar'],
    ['0', 'scalar'],
    ['9', 'scalar'],
    ['/', 'not-json'],
    [':', 'not-json'],
    ['1,2', 'not-json'],
    ['{"@graph":"text"}', 'graph-scalar'],
    ['{"@graph":-1}', 'graph-scalar'],
    ['{"@graph":}', 'no-graph'],
    ['{"@graph":[1]', 'envelope'],
    ['{"@grap', 'no-graph'],
    ['[1', 'bare-array'],
    ['<', 'html'],
    ['null ', 'scalar'],
    ['<!doctype html><p>{"@graph":[1]}', 'html'],
    [' <p>', 'html'],
    ['nginx error', 'not-json'],
    ['404 Not Found', 'not-json'],
    ['404', 'scalar'],
    ['Bad Gateway', 'not-json'],
    ['tru', 'not-json'],
    ['\u0000{}', 'not-json'],
  ])('%j is %s', (text, shape) => {
    expect(facts(encode(text)).shape).toBe(shape)
    expect(facts(encode(text), 1).shape).toBe(shape)
  })

  test('a byte order mark is passed over and counted', () => {
    const bytes = encode('\ufeff{"@graph":[1]}')
    expect(facts(bytes, 1)).toMatchObject({ shape: 'envelope', items: ['1'], ending: complete })
    expect(scanOf(bytes, 2).bomLength).toBe(3)
  })

  test.each([
    ['a second byte order mark', [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, 0x7b, 0x7d], 3],
    ['a byte order mark behind a space', [0x20, 0xef, 0xbb, 0xbf, 0x7b, 0x7d], 0],
  ])('%s is no JSON', (_, bytes, bomLength) => {
    const scan = scanOf(Uint8Array.from(bytes))
    expect([scan.shape, scan.bomLength]).toEqual(['not-json', bomLength])
  })

  test.each([
    ['1', 0],
    ['"[["', 0],
    ['{}', 1],
    ['[]', 1],
    ['[1]', 1],
    ['[[]]', 2],
    ['[[', 2],
    ['{"@graph":[{', 3],
    ['{"a":1}', 1],
    ['{"a":{}}', 2],
    ['{"a":[[],{}]}', 3],
    ['{"@graph":[]}', 2],
    ['{"@graph":[1]}', 2],
    ['{"@graph":[{}]}', 3],
    ['{"@graph":[{"a":[1]},{}]}', 4],
    ['{"@graph":[{}],"a":[[[[]]]]}', 5],
  ])('%s is %i deep', (text, depth) => {
    expect([scanOf(encode(text)).maximumDepth, scanOf(encode(text), 1).maximumDepth]).toEqual([
      depth,
      depth,
    ])
  })

  test('a name is @graph with all its signs escaped, and not with one sign more', () => {
    const escaped = String.raw`\u0040\u0067\u0072\u0061\u0070\u0068`
    const shapesOf = (name: string) =>
      [1, 5, 1000].map((length) => facts(encode(`{"${name}":[1]}`), length).shape)
    expect([shapesOf(escaped), shapesOf(`${escaped}s`), shapesOf('@graphs')]).toEqual([
      ['envelope', 'envelope', 'envelope'],
      ['no-graph', 'no-graph', 'no-graph'],
      ['no-graph', 'no-graph', 'no-graph'],
    ])
  })

  test('inside an item only brackets, braces and strings are looked at', () => {
    expect(facts(encode('[[z],{Z|~^:,;\\},[[]{}]]'))).toEqual({
      shape: 'bare-array',
      items: ['[z]', '{Z|~^:,;\\}', '[[]{}]'],
      members: [],
      ending: complete,
    })
  })
})

describe('endings', () => {
  const inside = (position: number, start: number) => ({ position, start })

  test.each([
    ['{"@graph":[{"a":1},{"b":"c\\', ['{"a":1}'], inside(1, 19)],
    ['{"@graph":[{"a":1},{"b', ['{"a":1}'], inside(1, 19)],
    ['{"@graph":[{"a":1},"b', ['{"a":1}'], inside(1, 19)],
    ['{"@graph":[1,2', ['1'], inside(1, 13)],
    ['{"@graph":[{"a":1}', ['{"a":1}'], null],
    ['{"@graph":[{"a":1}],"meta":{"to', ['{"a":1}'], null],
    ['{"@graph":[{"a":1}],"me', ['{"a":1}'], null],
    ['{"@graph":[', [], null],
    ['{', [], null],
    ['[[', [], inside(0, 1)],
  ])('%s breaks off', (text, items, insideItem) => {
    for (const chunkLength of [1, 1000]) {
      expect(facts(encode(text), chunkLength)).toMatchObject({
        items,
        ending: { kind: 'broken-off', insideItem },
      })
    }
  })

  test.each([
    ['[{"a":1},{"b":[1}]', 16, 'array-end', '}', inside(1, 9)],
    ['[{"a":1},{"b":{]}', 15, 'object-end', ']', inside(1, 9)],
    ['[1,]', 3, 'value', ']', null],
    ['[,1]', 1, 'value-or-array-end', ',', null],
    ['[1 2]', 3, 'comma-or-array-end', '2', null],
    ['[1"a"]', 2, 'comma-or-array-end', '"', null],
    ['[1}', 2, 'comma-or-array-end', '}', null],
    ['{"@graph":[1],}', 14, 'name', '}', null],
    ['{a:1}', 1, 'name-or-object-end', 'a', null],
    ['{"a" 1}', 5, 'colon', '1', null],
    ['{"a":}', 5, 'value', '}', null],
    ['{"a":1]', 6, 'comma-or-object-end', ']', null],
    ['{"@graph":[[1}', 13, 'array-end', '}', inside(0, 11)],
    ['{"@graph":[1]]', 13, 'comma-or-object-end', ']', null],
    ['{"a":[1}', 7, 'array-end', '}', null],
    ['{"a":?}', 5, 'value', '?', null],
    ['[?]', 1, 'value-or-array-end', '?', null],
  ])('%s is wrong at %i', (text, offset, expected, found, insideItem) => {
    for (const chunkLength of [1, 1000]) {
      expect(scanOf(encode(text), chunkLength).ending).toEqual({
        kind: 'malformed',
        fault: { offset, expected, found: found.charCodeAt(0) },
        insideItem,
      })
    }
  })

  test('what was whole before a fault stays', () => {
    expect(facts(encode('{"meta":{},"@graph":[{"a":1},{"b":2}}'))).toMatchObject({
      items: ['{"a":1}', '{"b":2}'],
      members: ['meta: {}'],
    })
  })

  test('bytes behind the document are reported', () => {
    expect(facts(encode('{"@graph":[1]} \n{"@graph":[2]}'))).toMatchObject({
      items: ['1'],
      ending: { kind: 'trailing', offset: 16 },
    })
  })

  test('from 4 GB on an answer is too long to be looked at', () => {
    // Never written to, so that the system does not hand it out.
    const chunk = new Uint8Array(2 ** 26)
    const endingOf = (last: number) => {
      const scanner = createResponseScanner()
      for (let at = 1; at < 64; at += 1) scanner.feed(chunk)
      scanner.feed(chunk.subarray(0, last))
      scanner.end()
      return [scanner.scan.byteLength, scanner.scan.ending]
    }
    expect([endingOf(2 ** 26 - 1), endingOf(2 ** 26)]).toEqual([
      [2 ** 32 - 1, complete],
      [2 ** 32, { kind: 'too-long' }],
    ])
  })

  test('20 000 and 1 000 000 levels are followed to the ground', () => {
    for (const depth of [20_000, 1_000_000]) {
      const text = `{"@graph":[${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)},2]}`
      const scan = scanOf(encode(text), 65_536)
      expect([scan.items.length, scan.maximumDepth, scan.ending.kind]).toEqual([
        2,
        depth + 2,
        'complete',
      ])
    }
  })
})

describe('laws', () => {
  const space = fc.stringMatching(/^[ \n\r\t]{0,2}$/)
  const jsonText = fc
    .tuple(fc.jsonValue(), fc.constantFrom(undefined, 1))
    .map(([value, indent]) => JSON.stringify(value, null, indent))
  const name = fc.oneof(
    fc.constantFrom('"meta"', '"links"', '"@context"', '"a\\"}"', '"ü€😀"'),
    fc
      .string()
      .map((text) => JSON.stringify(text))
      .filter((text) => text !== '"@graph"'),
  )
  const member = fc.tuple(name, space, space, jsonText)

  const answer = fc
    .record({
      before: fc.array(member, { maxLength: 3 }),
      items: fc.array(fc.tuple(space, jsonText, space), { maxLength: 6 }),
      after: fc.array(member, { maxLength: 3 }),
      around: space,
    })
    .map(({ before, items, after, around }) => {
      const write = ([called, left, right, value]: [string, string, string, string]) =>
        `${around}${called}${left}:${right}${value}${around}`
      const list = `[${items.map((parts) => parts.join('')).join(',')}]`
      const members = [...before.map(write), `"@graph":${list}`, ...after.map(write)]
      return {
        text: `${around}{${members.join(',')}}${around}`,
        items: items.map(([, text]) => text),
        members: [
          ...before.map(([called, , , value]) => `${called.slice(1, -1)}: ${value}`),
          `@graph: ${list}`,
          ...after.map(([called, , , value]) => `${called.slice(1, -1)}: ${value}`),
        ],
      }
    })

  test('items and members are found wherever the chunks are cut', () => {
    fc.assert(
      fc.property(answer, fc.integer({ min: 1, max: 40 }), ({ text, items, members }, cut) => {
        const expected = { shape: 'envelope', items, members, ending: complete }
        expect(facts(encode(text))).toEqual(expected)
        expect(facts(encode(text), cut)).toEqual(expected)
      }),
      { numRuns: rounds(300) },
    )
  })

  test('of an answer cut anywhere, the items found are the first of the whole answer', () => {
    fc.assert(
      fc.property(answer, fc.nat(), ({ text, items }, place) => {
        const bytes = encode(text)
        const cut = facts(bytes.subarray(0, place % (bytes.length + 1)))
        expect(cut.items).toEqual(items.slice(0, cut.items.length))
        expect(['broken-off', 'complete']).toContain(cut.ending.kind)
      }),
      { numRuns: rounds(300) },
    )
  })

  test('any bytes give the same facts in one piece and byte by byte', () => {
    const soup = fc.array(
      fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '\\', ' ', '1', 'null', '"@graph":[', 'ü'),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(soup, (pieces) => {
        const bytes = encode(pieces.join(''))
        expect(facts(bytes, 1)).toEqual(facts(bytes))
      }),
      { numRuns: rounds(1000) },
    )
  })
})
