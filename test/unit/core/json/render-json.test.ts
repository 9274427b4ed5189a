import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson, formatJson } from '#core/json/render-json.ts'
import { rounds } from '../../../support/rounds.ts'

const read = (text: string): JsonValue => {
  const result = readJson(text)
  if (!result.ok) throw new Error(`Not JSON: ${text}`)
  return result.value
}

test('numbers, order and repetitions come out as they went in', () => {
  const text = '{"b":1.0,"a":[12345678901234567890,1e400,-0],"b":null,"__proto__":{}}'
  expect(renderJson(read(text), { indent: null })).toBe(text)
})

test('strings are escaped as JSON.stringify does', () => {
  const text = JSON.stringify('<\u0000\n"\\\u2028\ud800😀')
  expect(renderJson(read(text), { indent: null })).toBe(text)
})

test('the layout is that of JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(null, 1, 2, 4), (value, indent) => {
      // JSON.stringify writes -0 as 0 and orders names like "1" first: both are settled by one round.
      const settled: unknown = JSON.parse(JSON.stringify(value))
      const rendered = renderJson(read(JSON.stringify(settled)), { indent })
      expect(rendered).toBe(JSON.stringify(settled, null, indent ?? 0))
    }),
  )
})

test.each([
  [200_000, null],
  [20_000, 2],
])('%i levels are rendered with indentation %s', (depth, indent) => {
  const text = '['.repeat(depth) + ']'.repeat(depth)
  expect(renderJson(read(text), { indent }).replace(/\s+/g, '') === text).toBe(true)
})

const minify = (text: string) => formatJson(text, null)

test('numbers and escapes keep their characters', () => {
  expect(formatJson(String.raw`{"a":[1.0,1e400,"\u003cb\u003e","\/"],"b":{},"c":[]}`, 2)).toBe(
    String.raw`{
  "a": [
    1.0,
    1e400,
    "\u003cb\u003e",
    "\/"
  ],
  "b": {},
  "c": []
}`,
  )
})

test.each([
  ['{"a":[1,{"b":"x', '{\n  "a": [\n    1,\n    {\n      "b": "x'],
  ['{"a":', '{\n  "a":'],
  ['[1,', '[\n  1,'],
  ['[1}]', '[\n  1\n}\n]'],
  ['{"a":1}\n{"a":2}', '{\n  "a": 1\n}\n{\n  "a": 2\n}'],
  ['<p>Not Found</p>', '<p>Not\nFound</p>'],
  ['', ''],
])('%j, which is not one whole document, keeps what is there', (text, formatted) => {
  expect(formatJson(text, 2)).toBe(formatted)
})

test('the layout is that of JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const settled: unknown = JSON.parse(JSON.stringify(value))
      expect(formatJson(JSON.stringify(settled), 2)).toBe(JSON.stringify(settled, null, 2))
      expect(minify(JSON.stringify(settled, null, 2))).toBe(JSON.stringify(settled))
    }),
  )
})

test('of any text, formatting changes nothing but white space between tokens', () => {
  const piece = fc.constantFrom(
    ...Array.from('{}[]",:\\ \n'),
    'null',
    '1.0',
    '"a b"',
    '\\"',
    'x',
    '\u00a0',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.constantFrom(0, 2, 4), (pieces, indent) => {
      const text = pieces.join('')
      expect(minify(formatJson(text, indent))).toBe(minify(text))
      expect(minify(minify(text))).toBe(minify(text))
    }),
    { numRuns: rounds(3000) },
  )
})

test('200 000 levels are formatted', () => {
  const text = '['.repeat(200_000) + ']'.repeat(200_000)
  expect(minify(formatJson(text, 2)) === text).toBe(true)
})
