import { expect, test } from 'vitest'
import type { RequestOutcome } from '#core/investigate/api-check/line.ts'
import { orderPart } from '#core/investigate/api-check/plan-api-check.ts'
import { inShort, listed, observe, refused } from './observed.ts'

const named = (id: string, name: string) => ({ '@id': id, '@type': ['Event'], name })
const items = [named('a', 'A'), named('b', 'B'), named('c', 'C')]
const [up, down] = [listed('3', ['a', 'b']), listed('3', ['c', 'b'])]

test.each<[string, RequestOutcome, RequestOutcome, object[], string]>([
  ['another order', up, down, items, 'sort-reverses'],
  ['the same order', up, up, items, 'sort-ignored'],
  ['no items', listed('0'), listed('0'), items, 'sort-untestable'],
  ['a single name', up, down, [named('a', 'A'), named('b', '')], 'sort-untestable'],
  ['a refusal', up, refused(400), items, 'sort-refused 400 errors'],
])('sorted the other way round, the items have %s', (_, asc, desc, given, expected) => {
  const observed = observe({ items: given, total: 3 }, { 'page-1': asc, 'sort-down': desc })
  expect(inShort(orderPart.lines(observed)[0])).toBe(expected)
})

test.each<[string, RequestOutcome]>([
  ['post-same', up],
  ['post-refused 405 errors', refused(405)],
  ['post-untestable', listed('3', ['c'])],
  ['post-differs 3 7', listed('7', ['c'])],
  ['post-untestable', listed(null, ['c'])],
  ['post-untestable', listed('3')],
])('by POST: %s', (expected, posted) => {
  expect(inShort(orderPart.lines(observe({ items, total: 3 }, { post: posted }))[1])).toBe(expected)
})

test.each<[string, RequestOutcome, RequestOutcome, RequestOutcome]>([
  ['post-sort-body', down, down, up],
  ['post-sort-query', down, up, down],
  ['post-sort-query', down, refused(400), down],
  ['post-sort-untestable', up, up, up],
  ['post-sort-untestable', listed('0'), listed('0'), listed('0')],
])('sorted by POST, in the body and in the query: %s', (expected, wanted, inBody, inQuery) => {
  const outcomes = { 'sort-down': wanted, 'post-sort-body': inBody, 'post-sort-query': inQuery }
  expect(inShort(orderPart.lines(observe({ items, total: 3 }, outcomes))[2])).toBe(expected)
})
