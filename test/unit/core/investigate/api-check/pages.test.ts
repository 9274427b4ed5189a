import { expect, test } from 'vitest'
import type { RequestOutcome } from '#core/investigate/api-check/line.ts'
import { pagesPart } from '#core/investigate/api-check/pages.ts'
import { inShort, listed, observe } from './observed.ts'

/** What is said of pages 1 and 2 beside each other, and of page 0 beside page 1. */
function said(first: RequestOutcome, other: RequestOutcome): string[] {
  const observed = observe({ total: 4 }, { 'page-1': first, 'page-2': other, 'page-0': other })
  return pagesPart
    .lines(observed)
    .map(inShort)
    .filter((line) => /^(?:pages|bad-number)-/.test(line))
}

const first = listed('4', ['a', 'b'])

test.each([
  ['other items', listed('4', ['c', 'd']), ['pages-disjoint', 'bad-number-other 2']],
  ['one of its items', listed('4', ['b', 'c']), ['pages-overlap 1', 'bad-number-other 2']],
  ['the same items', first, ['pages-same', 'bad-number-first']],
  ['no items', listed('4'), ['pages-untestable', 'bad-number-empty']],
  ['items without an ID', listed('4', ['', '']), ['pages-untestable', 'bad-number-untestable']],
])('beside page 1, another page has %s', (_, other, expected) => {
  expect(said(first, other)).toEqual(expected)
})

test.each([
  [['a', 'b'], 2, 'default-size-untestable 2'],
  [['a', 'b'], null, 'default-size-untestable 2'],
  [['a', 'b'], 3, 'default-size 2'],
  [[], 3, 'default-size 0'],
])('without a page size, %j of %s are told', (ids, total, expected) => {
  const observed = observe({ items: ids.map((id) => ({ '@id': id })), total })
  expect(pagesPart.lines(observed).map(inShort)).toContain(expected)
})
