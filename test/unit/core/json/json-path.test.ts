import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderPath, valueAt, type JsonPath, readNamePath } from '#core/json/json-path.ts'
import { readJson } from '#core/json/read-json.ts'
import { rounds } from '../../../support/rounds.ts'

test.each<[JsonPath, string]>([
  [[], ''],
  [['location', 'address'], 'location.address'],
  [['image', 0, 'contentUrl'], 'image[0].contentUrl'],
  [['dc:classification', 2, '@id'], 'dc:classification[2].@id'],
  [['a.b', 'c'], '["a.b"].c'],
  [['a', ''], 'a[""]'],
  [['a b', '"', '\n'], String.raw`["a b"]["\""]["\n"]`],
  [['größe', '0', 0], 'größe.0[0]'],
])('%j is rendered as %s', (path, text) => {
  expect(renderPath(path)).toBe(text)
})

test('different paths give different texts', () => {
  const step = fc.oneof(
    fc.nat(3),
    fc.string({ maxLength: 4 }),
    fc.constantFrom('a', '[0]', '.', '"'),
  )
  const path = fc.array(step, { maxLength: 4 })
  fc.assert(
    fc.property(path, path, (one, other) => {
      expect(renderPath(one) === renderPath(other)).toBe(
        JSON.stringify(one) === JSON.stringify(other),
      )
    }),
    { numRuns: rounds(2000) },
  )
})

test.each<[JsonPath, string | undefined]>([
  [['image', 1, 'name'], 'second'],
  [['twice'], 'later'],
  [['__proto__', 'name'], 'harmless'],
  [['image', 'name'], undefined],
  [['image', 2], undefined],
  [['toString'], undefined],
  [['twice', 0], undefined],
])('the string at %j is %s', (path, expected) => {
  const read = readJson(
    '{"image":[{"name":"first"},{"name":"second"}],"twice":"sooner","twice":"later","__proto__":{"name":"harmless"}}',
  )
  const found = read.ok ? valueAt(read.value, path) : undefined
  expect(found?.kind === 'string' ? found.value : undefined).toBe(expected)
})

test('reads every path of names as it was rendered', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 5 }),
    fc.string({ unit: fc.constantFrom('.', '[', ']', '"', '\\', ' ', 'a', '\n'), maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(name, { maxLength: 4 }), (path) => {
      expect(readNamePath(renderPath(path))).toEqual(path)
    }),
    { numRuns: rounds(2000) },
  )
})

test.each([
  ['location.name', ['location', 'name']],
  ['my attribute', ['my attribute']],
  ['a[0]', ['a[0]']],
])('%s, as somebody typed it, is read as %j', (text, path) => {
  expect(readNamePath(text)).toEqual(path)
})
