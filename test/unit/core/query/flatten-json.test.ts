import { expect, test } from 'vitest'
import { readJson } from '#core/json/read-json.ts'
import { flattenJson } from '#core/query/flat-fields.ts'

/** Each leaf as its path and its value: a list of texts, or JSON text in `<>`. */
function leavesOf(json: string, path: readonly string[] = []) {
  const read = readJson(json)
  if (!read.ok) return read
  return flattenJson(read.value, path).map(({ path: at, value }) => [
    at.join('.'),
    value.kind === 'list' ? value.items : value.kind === 'json' ? `<${value.text}>` : value.text,
  ])
}

test.each([
  [
    '{"a":{"b":"x","c":["y","z"]},"d":1.0}',
    [
      ['a.b', 'x'],
      ['a.c', ['y', 'z']],
      ['d', '<1.0>'],
    ],
  ],
  ['{"a":{}}', [['a', '<{}>']]],
  ['{"a":{"b":1,"b":2}}', [['a', '<{"b":1,"b":2}>']]],
  ['{"a":{"b]":1}}', [['a', '<{"b]":1}>']]],
  ['{"a":{"[b":1}}', [['a', '<{"[b":1}>']]],
  ['{"a":{"":1,"b":2}}', [['a', '<{"":1,"b":2}>']]],
  ['{"a":{"\\ud800":1}}', [['a', '<{"\\ud800":1}>']]],
  ['{"a":""}', [['a', '<"">']]],
  ['{"a":"\\udc00"}', [['a', '<"\\udc00">']]],
  ['{"a":[]}', [['a', '<[]>']]],
  ['{"a":["b",""]}', [['a', '<["b",""]>']]],
  ['{"a":["b",1]}', [['a', '<["b",1]>']]],
])('%s is told by its paths as far as they tell it exactly', (json, leaves) => {
  expect(leavesOf(json)).toEqual(leaves)
})

test('what lies deeper than sixteen names stays JSON', () => {
  const path = Array.from({ length: 15 }, (_, at) => String(at))
  expect(leavesOf('{"a":{"b":1}}', path)).toEqual([[[...path, 'a'].join('.'), '<{"b":1}>']])
})
