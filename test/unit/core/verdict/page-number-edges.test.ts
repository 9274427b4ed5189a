import { expect, test } from 'vitest'
import { judge, type Judged } from './judge-text.ts'
import { address, body, six } from './planted.ts'

/** What is said of the page asked for where these links, or these items, tell. */
function said(requested: number, links: Record<string, string>, more: Partial<Judged> = {}) {
  const form = { pageNumber: String(requested) }
  const verdicts = judge({ form, body: body({ meta: {}, links }), ...more })
  const verdict = verdicts.find(({ parameter }) => parameter.kind === 'page.number')
  return [verdict?.reason, verdict?.evidence]
}

const confirmed = (number: number) => ({ kind: 'page-confirmed', number, by: 'adjacent-links' })
const link = (name: string, page: number) => ({ kind: 'link', name, address: address(page) })
const [first, second, third] = [address(1), address(2), address(3)]

test('one neighbor confirms the page, and both tell which it is', () => {
  expect([
    said(2, { prev: first }),
    said(2, { next: third }),
    said(1, { next: second }),
    said(4, { prev: first, next: third }),
  ]).toEqual([
    [confirmed(2), [link('prev', 1)]],
    [confirmed(2), [link('next', 3)]],
    [confirmed(1), [link('next', 2)]],
    [
      { kind: 'other-page', requested: 4, got: 2, by: 'adjacent-links' },
      [link('prev', 1), link('next', 3)],
    ],
  ])
})

test('the second page next and no way back is the first page, whichever was asked for', () => {
  const got = (requested: number) => ({
    kind: 'other-page',
    requested,
    got: 1,
    by: 'adjacent-links',
  })
  expect([said(2, { next: second }), said(5, { next: second })]).toEqual([
    [got(2), [link('next', 2)]],
    [got(5), [link('next', 2)]],
  ])
})

test('neighbors of another page tell nothing more', () => {
  const untold = (requested: number) => [{ kind: 'page-unknown', requested }, []]
  expect([said(3, { prev: first }), said(3, { next: third }), said(3, {})]).toEqual([
    untold(3),
    untold(3),
    untold(3),
  ])
})

test('of a page that a link led to its own number is judged, and of the first one none', () => {
  const reached = (page: number) =>
    judge({
      form: { pageSize: '6' },
      plan: { kind: 'link', target: address(page).slice('https://api.example'.length) },
      body: body({ meta: {}, links: { self: address(page) } }),
    }).map(({ parameter, reason }) => [parameter.kind, reason])
  const ofSize = ['page.size', { kind: 'full-page', size: 6 }]
  expect([reached(1), reached(2)]).toEqual([
    [ofSize],
    [ofSize, ['page.number', { kind: 'page-confirmed', number: 2, by: 'self' }]],
  ])
})

test('two items of another page are that page, shown by the first of them', () => {
  const seen = (count: number) =>
    said(2, {}, { body: body({ graph: six().slice(0, count), links: {} }), samePageAs: 1 })
  expect([seen(2), seen(1)]).toEqual([
    [
      { kind: 'items-of-other-page', requested: 2, page: 1 },
      [{ kind: 'item', position: 0, id: 'id-1', path: '@id', value: 'id-1' }],
    ],
    [{ kind: 'page-unknown', requested: 2 }, []],
  ])
})
