import { expect, test } from 'vitest'
import { findIn } from './found-in.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const address = (page: number, size: number) =>
  `https://api.example/api/v4/endpoints/events?page%5Bsize%5D=${size}&page%5Bnumber%5D=${page}`
const coreContext = ['https://schema.org/', { dc: 'https://schema.datacycle.at/' }]

const body = (items: number, more: object) =>
  JSON.stringify({
    '@graph': Array.from({ length: items }, (_, at) => ({
      '@id': uuid(at),
      '@type': ['Event'],
      name: `Event ${at}`,
    })),
    ...more,
  })
const kindsOf = (exchange: Parameters<typeof findIn>[0]) => findIn(exchange).map(({ kind }) => kind)

test('links of a server that caps the size keep its own one, and only another one is lost', () => {
  const requested = {
    pageSize: '40',
    sort: [{ attribute: 'name', direction: 'ascending' as const }],
  }
  const sorted = (size: number) => `${address(2, size)}&sort=name`
  const answer = (size: number) =>
    body(20, { meta: { total: 60, pages: 3 }, links: { next: sorted(size) } })
  expect([
    kindsOf({ form: requested, body: answer(20) }),
    kindsOf({ form: requested, body: answer(50) }),
  ]).toEqual([[], ['link-refused']])
})

test('a page shorter than the size that the pages are counted by contradicts no number', () => {
  const form = { pageSize: '10', sort: [{ attribute: 'name', direction: 'ascending' as const }] }
  const links = { next: `${address(2, 10)}&sort=name` }
  expect([
    kindsOf({ form, body: body(7, { meta: { total: 60, pages: 6 }, links }) }),
    kindsOf({ form, body: body(7, { meta: { total: 60, pages: 5 }, links }) }),
  ]).toEqual([[], ['pages-contradict-total']])
})

test('that no sort is set is said where nobody knows the order, and not of a CORE', () => {
  const answer = (context: object) =>
    body(10, {
      ...context,
      meta: { total: 60, pages: 6 },
      links: { next: address(2, 10) },
    })
  expect([
    kindsOf({ form: { pageSize: '10' }, body: answer({}) }),
    kindsOf({ form: { pageSize: '10' }, body: answer({ '@context': coreContext }) }),
  ]).toEqual([['no-sort'], []])
})

test('another page is offered where the answer tells nothing, but not behind an empty one', () => {
  const form = { pageSize: '10', pageNumber: '7' }
  expect([kindsOf({ form, body: body(10, {}) }), kindsOf({ form, body: body(0, {}) })]).toEqual([
    ['no-paging'],
    [],
  ])
})
