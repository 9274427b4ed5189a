import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import {
  createSeenPages,
  isSameList,
  queryKeyOf,
  type SeenPage,
} from '#core/finding/repeated-items.ts'

function queryOf(changes: Partial<QueryForm>) {
  const form = { ...emptyForm, endpoint: 'events', ...changes }
  const planned = planRequest(form, presets.documented)
  if (!planned.ok) throw new Error(JSON.stringify(planned.error))
  return { form, plan: planned.value }
}
const pageOf = (number: number | null, ids: string[], name = String(number)): SeenPage => ({
  number,
  plan: queryOf({ pageNumber: number === null ? '' : String(number), q: name }).plan,
  ids,
})
const offset = (text: string) => [{ name: 'page[offset]', value: { kind: 'text' as const, text } }]

test('the key of a query is that of all its pages, and of no other query', () => {
  const keyOf = (changes: Partial<QueryForm>, id = 'one') => queryKeyOf(id, queryOf(changes))
  const key = keyOf({ q: 'lake', pageSize: '10', pageNumber: '1' })
  expect(keyOf({ q: 'lake', pageSize: '10', pageNumber: '2' })).toBe(key)
  expect(keyOf({ q: 'lake', pageSize: '10', extra: offset('20') })).toBe(key)
  const others = [
    keyOf({ q: 'lake', pageSize: '10' }, 'two'),
    keyOf({ q: 'sea', pageSize: '10' }),
    keyOf({ q: 'lake', pageSize: '20' }),
    keyOf({ q: 'lake', pageSize: '10', endpoint: 'places' }),
    keyOf({ q: 'lake', pageSize: '10', method: 'POST' }),
    // Pages that begin elsewhere have items of other pages.
    keyOf({ q: 'lake', pageSize: '10', extra: offset('3') }),
  ]
  expect(new Set([key, ...others]).size).toBe(7)
})

test('the first page of a query is known to its other pages, once it was seen', () => {
  const seen = createSeenPages()
  seen.add('key', pageOf(3, ['c']))
  seen.add('key', pageOf(null, ['d', 'e']))
  expect(seen.firstIds('key', 2)).toBeNull()
  seen.add('key', pageOf(1, ['a', 'b']))
  expect([
    seen.firstIds('key', 2),
    seen.firstIds('key', null),
    seen.firstIds('key', 1),
    seen.firstIds('other', 2),
  ]).toEqual([['a', 'b'], ['a', 'b'], null, null])
})

test('pages have the same items with two or more of them in the same order', () => {
  const isSame = (...ids: string[]) => isSameList(['a', 'b'], ids)
  expect([isSame('a', 'b'), isSame('b', 'a'), isSame('a', 'b', 'c'), isSame('a', 'x')]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect([isSameList(['c'], ['c']), isSameList(['', ''], ['', ''])]).toEqual([false, false])
})

test('pages are told apart by their number, and by their request where one has none', () => {
  const seen = createSeenPages()
  const [one, two, three] = [pageOf(1, ['a']), pageOf(2, ['b']), pageOf(null, ['c'], 'x')]
  for (const page of [one, two, three]) seen.add('key', page)
  expect(seen.previous('key', pageOf(null, [], 'x'))).toBeNull()
  expect(seen.previous('key', pageOf(null, [], 'y'))).toBe(three)
  expect(seen.previous('other', one)).toBeNull()
  expect(seen.others('key', pageOf(2, []))).toEqual([three, one])
  seen.add('key', pageOf(1, ['z']))
  expect(seen.others('key', two).map(({ ids }) => ids)).toEqual([['z'], ['c']])
  expect(seen.previous('key', pageOf(1, []))).toBeNull()
})

test('sixty pages are remembered', () => {
  const seen = createSeenPages()
  for (let number = 1; number <= 61; number += 1) seen.add('key', pageOf(number, []))
  const numbers = seen.others('key', pageOf(99, [])).map(({ number }) => number)
  expect(numbers).toEqual(Array.from({ length: 60 }, (_, at) => 61 - at))
})
