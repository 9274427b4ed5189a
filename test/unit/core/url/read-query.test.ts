import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuery } from '#core/url/split-url.ts'
import { rounds } from '../../../support/rounds.ts'

test.each([
  ['', []],
  ['?', []],
  ['filter%5Bq%5D=a+b%20c', [['filter[q]', 'a b c']]],
  [
    '?page[size]=25&page[number]=2',
    [
      ['page[size]', '25'],
      ['page[number]', '2'],
    ],
  ],
  [
    'a=1&a=2&&b&=c&d=',
    [
      ['a', '1'],
      ['a', '2'],
      ['b', ''],
      ['', 'c'],
      ['d', ''],
    ],
  ],
  ['a=b=c', [['a', 'b=c']]],
  [
    'a=100%&b=%zz%4',
    [
      ['a', '100%'],
      ['b', '%zz%4'],
    ],
  ],
  ['a=%C3%A4%FFx%E2%82', [['a', 'ä\ufffdx\ufffd']]],
  ['a=%2B%26%3D', [['a', '+&=']]],
])('%j is read', (text, pairs) => {
  expect(readQuery(text)).toEqual(pairs.map(([name, value]) => ({ name, value })))
})

// Only ASCII: Node misreads other characters beside bytes that are no UTF-8.
test('it reads what URLSearchParams reads', () => {
  const hex = fc
    .integer({ min: 0, max: 255 })
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
  const piece = fc.oneof(hex, fc.constantFrom('%', '+', '=', '&', '%f0%9f', '%ed%a0', '%e4', 'a'))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      const expected = Array.from(new URLSearchParams(text), ([name, value]) => ({ name, value }))
      expect(readQuery(text)).toEqual(expected)
    }),
    { numRuns: rounds(2000) },
  )
})
