import { expect, test } from 'vitest'
import { listsPart } from '#core/investigate/api-check/plan-api-check.ts'
import { inShort, listed, observe, refused } from './observed.ts'

const tagged = (...tags: string[]) => ({ '@id': tags.join(' '), '@type': ['Event'], tags })
const items = [tagged('a', 'x'), tagged('a', 'b')]

/** What is said where each value alone, and both, have so many hits of so many. */
function said(one: string | null, other: string, both: string | null, total: number | null = 20) {
  const outcomes = {
    'list-one': listed(one),
    'list-other': listed(other),
    'list-array': listed(both),
  }
  return inShort(listsPart.lines(observe({ items: [...items, tagged('c')], total }, outcomes))[0])
}

test.each([
  ['more than each and no more than their sum', said('5', '7', '12'), 'list-any tags 5 7 12'],
  ['one more than the larger', said('5', '7', '8'), 'list-any tags 5 7 8'],
  ['as many as the larger', said('5', '7', '7'), 'list-undecided tags 5 7 7'],
  ['as many as the smaller', said('5', '7', '5'), 'list-undecided tags 5 7 5'],
  ['fewer than each', said('5', '7', '4'), 'list-all tags 5 7 4'],
  ['more than their sum: all', said('5', '7', '20'), 'list-ignored tags 5 7 20'],
  ['more than their sum, not all', said('5', '7', '13'), 'list-undecided tags 5 7 13'],
  ['their sum, which is all', said('5', '7', '12', 12), 'list-undecided tags 5 7 12'],
  ['unknown', said('5', '7', null), 'list-untestable'],
  ['known, but not those of one value', said(null, '7', '7'), 'list-untestable'],
  ['known, but all have one value', said('5', '20', '20'), 'list-untestable'],
  ['known, but none has one value', said('0', '7', '7'), 'list-untestable'],
  ['known, but not how many there are', said('5', '7', '12', null), 'list-untestable'],
])('the hits of two values are %s', (_, line, expected) => {
  expect(line).toBe(expected)
})

test('a refused list is told', () => {
  const outcomes = {
    'list-one': listed('5'),
    'list-other': listed('7'),
    'list-array': refused(400),
  }
  const observed = observe({ items: [...items, tagged('c')], total: 20 }, outcomes)
  expect(listsPart.lines(observed).map(inShort)).toEqual([
    'list-refused tags 400 errors',
    'list-query-untestable',
  ])
})

test.each([
  ['12', '12', '12', 'list-query-both tags'],
  ['12', '12', '5', 'list-query-repeated tags'],
  ['12', '5', '12', 'list-query-commas tags'],
  ['12', '5', '5', 'list-query-neither tags'],
  ['0', '0', '20', 'list-query-repeated tags'],
  ['0', '0', '0', 'list-query-untestable'],
])(
  'a body has %s hits, a query repeated %s, with commas %s',
  (both, repeated, commas, expected) => {
    const outcomes = {
      'list-one': listed('5'),
      'list-other': listed('7'),
      'list-array': listed(both),
      'list-repeated': listed(repeated),
      'list-commas': listed(commas),
    }
    const observed = observe({ items: [...items, tagged('c')], total: 20 }, outcomes)
    expect(inShort(listsPart.lines(observed)[1])).toBe(expected)
  },
)

test.each([
  ['two items without a common value', [tagged('a'), tagged('b')], true],
  ['the same values in all items', items, false],
  ['a comma in a value', [tagged('a,b'), tagged('c')], false],
  ['no values', [{ '@id': 'a' }], false],
])('lists are asked of %s or not', (_, given, isRequested) => {
  expect(listsPart.steps(observe({ items: given })).length > 0).toBe(isRequested)
})
