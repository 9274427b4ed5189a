import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJson } from '#core/json/read-json.ts'
import { err, ok } from '#core/result.ts'
import { plainValue } from './plain-value.ts'
import { rounds } from '../../../support/rounds.ts'

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('values', () => {
  test('numbers keep the text they were sent with', () => {
    const sources = [
      '12345678901234567890',
      '1.0',
      '1e2',
      '-0',
      '0.1000',
      '1e400',
      '1E+05',
      '-1.5e-7',
    ]
    expect(readJson(`[${sources.join(', ')}]`)).toEqual(
      ok({ kind: 'array', items: sources.map((source) => ({ kind: 'number', source })) }),
    )
  })

  test('members keep their order and their repetitions, and __proto__ is one of them', () => {
    expect(readJson('{"b":1,"a":null,"b":true,"__proto__":{"polluted":"yes"}}')).toEqual(
      ok({
        kind: 'object',
        members: [
          { name: 'b', value: { kind: 'number', source: '1' } },
          { name: 'a', value: { kind: 'null' } },
          { name: 'b', value: { kind: 'boolean', value: true } },
          {
            name: '__proto__',
            value: {
              kind: 'object',
              members: [{ name: 'polluted', value: { kind: 'string', value: 'yes' } }],
            },
          },
        ],
      }),
    )
    expect('polluted' in {}).toBe(false)
  })

  test('escapes are decoded, lone surrogates stay', () => {
    const text = String.raw`"\u003cb\u003e \"\\\/\b\f\n\r\t \ud83d\ude00 \ud800"`
    expect(readJson(text)).toEqual(ok({ kind: 'string', value: '<b> "\\/\b\f\n\r\t 😀 \ud800' }))
  })

  test.each([20_000, 1_000_000])('%i levels of nesting are read', (depth) => {
    const read = readJson('[{"a":'.repeat(depth / 2) + '1' + '}]'.repeat(depth / 2))
    let levels = 0
    let value = read.ok ? read.value : undefined
    while (value && value.kind !== 'number') {
      levels += 1
      if (value.kind === 'array') value = value.items[0]
      else if (value.kind === 'object') value = value.members[0]?.value
    }
    expect(levels).toBe(depth)
  })
})

describe('faults', () => {
  test.each([
    ['', 0, 'value', null],
    ['  ', 2, 'value', null],
    ['[1,]', 3, 'value', ']'],
    ['[', 1, 'value-or-array-end', null],
    ['[1 2]', 3, 'comma-or-array-end', '2'],
    ['[01]', 2, 'comma-or-array-end', '1'],
    ['{', 1, 'name-or-object-end', null],
    ['{a:1}', 1, 'name-or-object-end', 'a'],
    ['{"a":1,}', 7, 'name', '}'],
    ['{"a" 1}', 5, 'colon', '1'],
    ['{"a":}', 5, 'value', '}'],
    ['{"a":1]', 6, 'comma-or-object-end', ']'],
    ['{"a":1', 6, 'comma-or-object-end', null],
    ['[1d2]', 2, 'comma-or-array-end', 'd'],
    ['1 x', 2, 'end-of-text', 'x'],
    ['-', 1, 'digit', null],
    ['1.', 2, 'digit', null],
    ['[1.e2]', 3, 'digit', 'e'],
    ['1e+', 3, 'digit', null],
    ['.5', 0, 'value', '.'],
    ['+1', 0, 'value', '+'],
    ['tru', 0, 'value', 't'],
    ['NaN', 0, 'value', 'N'],
    ['\ufeff{}', 0, 'value', '\ufeff'],
    ['"abc', 4, 'closing-quote', null],
    ['"a\nb"', 2, 'escaped-control-character', '\n'],
    [String.raw`"a\x"`, 3, 'escape', 'x'],
    [String.raw`"\"\\\/\b\f\n\r\t\u00e4\x"`, 24, 'escape', 'x'],
    [String.raw`"\u00g0"`, 5, 'hex-digit', 'g'],
    ['"\\u00', 5, 'closing-quote', null],
    ['"\\u123"', 6, 'hex-digit', '"'],
    ['" ![]~\x7f\uffff\x1f"', 8, 'escaped-control-character', '\x1f'],
    ['"a\\', 3, 'closing-quote', null],
    ['"\\\n"', 2, 'escape', '\n'],
    ['😀', 0, 'value', '😀'],
  ])('%j fails at %i: expected %s', (text, offset, expected, found) => {
    expect(readJson(text)).toEqual(err({ offset, line: 1, column: offset + 1, expected, found }))
  })

  test('line and column count CR LF, LF and CR as one line end each', () => {
    expect(readJson('{\r\n"a": 1,\n"b": 2,\r  !')).toEqual(
      err({ offset: 21, line: 4, column: 3, expected: 'name', found: '!' }),
    )
  })
})

describe('laws', () => {
  test('what JSON.stringify writes is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const read = readJson(text)
        expect(read.ok && plainValue(read.value)).toEqual(JSON.parse(text))
      }),
      { numRuns: rounds(500) },
    )
  })

  test('a changed text is accepted exactly when JSON.parse accepts it', () => {
    const piece = fc.oneof(
      fc.constantFrom(...Array.from('{}[]",:\\u0123eE+-. \n\t\u0000tfnl')),
      fc.constantFrom('null', 'true', '1e5', '"a"', '\\u00', '\u2028', '\ufeff', '\u00a0'),
    )
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.nat(4), piece, (json, place, removed, inserted) => {
        const at = place % (json.length + 1)
        const text = json.slice(0, at) + inserted + json.slice(at + removed)
        const read = readJson(text)
        expect(read.ok).toBe(parses(text))
        if (read.ok) expect(plainValue(read.value)).toEqual(JSON.parse(text))
      }),
      { numRuns: rounds(2000) },
    )
  })

  test('soup of JSON characters is accepted exactly when JSON.parse accepts it', () => {
    const soup = fc.array(fc.constantFrom(...Array.from('{}[]":,0-1.eE\\u nulltruefalse')), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(soup, (characters) => {
        const text = characters.join('')
        expect(readJson(text).ok).toBe(parses(text))
      }),
      { numRuns: rounds(2000) },
    )
  })
})
