import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'

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
