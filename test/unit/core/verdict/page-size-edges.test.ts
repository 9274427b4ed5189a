import { expect, test } from 'vitest'
import { judge } from './judge-text.ts'

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ '@id': `item-${at}`, '@type': ['Thing'] }))

/** What is said of the size of a page that is not full, where `meta` says no more than this. */
function reasonOf(number: number, meta: object, links: object = {}, typed: object = {}) {
  const body = JSON.stringify({ '@graph': items(4), meta, links })
  const form = { pageSize: '10', pageNumber: String(number) }
  return judge({ form, typed, body }).find(({ parameter }) => parameter.kind === 'page.size')
    ?.reason.kind
}

test('the last page by its number has all that are left, the one before it does not', () => {
  expect([1, 2, 3].map((number) => reasonOf(number, { pages: 3 }))).toEqual([
    'fewer-than-requested',
    'fewer-than-requested',
    'all-there-are',
  ])
})

test('without a total nothing says that more could have come, but a link does', () => {
  expect(reasonOf(1, {})).toBe('fewer-and-end-unknown')
  expect(reasonOf(1, {}, { next: '/api/v4/endpoints/events?page%5Bnumber%5D=2' })).toBe(
    'fewer-than-requested',
  )
})

test('where the total ends right behind the page nothing follows', () => {
  expect(reasonOf(1, { total: 4, pages: 1 })).toBe('all-there-are')
  expect(reasonOf(3, { total: 24, pages: 3 })).toBe('all-there-are')
  expect(reasonOf(2, { total: 24, pages: 3 })).toBe('short-page')
})

test.each(['2.5', '-3', '0', 'abc'])(
  'what a server makes of the size %s, nothing shows',
  (pageSize) => {
    expect(reasonOf(1, { total: 24, pages: 3 }, {}, { pageSize })).toBe('effect-unknown')
  },
)
