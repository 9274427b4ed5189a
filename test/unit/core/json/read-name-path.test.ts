import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderPath, readNamePath } from '#core/json/json-path.ts'
import { rounds } from '../../../support/rounds.ts'

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
