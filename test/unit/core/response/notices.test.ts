import { expect, test } from 'vitest'
import type { ExchangeHead } from '#core/exchange/head.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import type { Links, Paging } from '#core/response/envelope.ts'
import { noticeAnswer, type NoticedAnswer } from '#core/response/notices.ts'

const baseUrl = 'https://api.example.org'
const links: Links = { self: null, first: null, prev: null, next: null, last: null }
const paging: Paging = { total: '60', pages: 3, number: 1, size: 25, collection: null }
const head: ExchangeHead = {
  status: 200,
  statusText: 'OK',
  headers: [['Content-Type', 'application/json; charset=utf-8']],
  sent: { method: 'GET', url: `${baseUrl}/api/v4/endpoints/events`, headers: [], body: null },
  redirects: [],
  timing: { firstByteMs: 1 },
}
const usual: NoticedAnswer = {
  head,
  page: {
    plan: { kind: 'get', endpoint: 'events', query: [] },
    form: { ...emptyForm, endpoint: 'events', pageSize: '25' },
    conventions: presets.documented,
    baseUrl,
    paging,
    links,
  },
  shape: 'envelope',
  items: 25,
  findings: [],
  complaints: [],
  facts: null,
  ofPageBefore: 0,
}
const withPaging = (change: Partial<Paging>, items = 25): NoticedAnswer => ({
  ...usual,
  items,
  page: { ...usual.page, paging: { ...paging, ...change } },
})

test('nothing is noticed about a usual answer', () => {
  expect(noticeAnswer(usual)).toEqual([])
})

test.each([
  [
    'another page size',
    withPaging({ size: 100, pages: 1 }),
    { kind: 'page-size-ignored', asked: 25, got: 100 },
  ],
  [
    'too small a total',
    withPaging({ total: '3', pages: 1 }),
    { kind: 'total-below-items', total: '3', items: 25 },
  ],
  [
    'pages that do not fit',
    withPaging({ pages: 9 }),
    { kind: 'pages-contradict-total', total: '60', pages: 9, size: 25 },
  ],
  [
    'no paging at all',
    withPaging({ total: null, pages: null, number: null, size: null }),
    { kind: 'no-paging' },
  ],
])('%s is noticed', (_what, answer, notice) => {
  expect(noticeAnswer(answer)).toEqual([notice])
})

test('a broken answer is not blamed for what it could not say any more', () => {
  const broken = { kind: 'broken-off', insideItem: null, cause: null } as const
  const answer = withPaging({ total: null, pages: null, number: null, size: null }, 2)
  expect(noticeAnswer({ ...answer, findings: [broken] })).toEqual([broken])
})

test('a link to elsewhere is refused, the page it means told', () => {
  const next = 'https://evil.example/api/v4/endpoints/events?page[number]=2'
  const page = { ...usual.page, links: { ...links, next } }
  expect(noticeAnswer({ ...usual, page })).toEqual([
    {
      kind: 'link-refused',
      link: 'next',
      address: next,
      reason: 'other-origin',
      lost: [],
      instead: 2,
    },
  ])
})

test('a link by another name of the endpoint is no matter', () => {
  const next = `${baseUrl}/api/v4/endpoints/0b3f?page%5Bnumber%5D=2`
  const page = { ...usual.page, links: { ...links, next }, endpointAliases: ['0b3f'] }
  expect(noticeAnswer({ ...usual, page })).toEqual([])
})

test('an include without effect is told by what became of it', () => {
  const facts = {
    items: 25,
    notObjects: [],
    withoutId: 0,
    repeated: 0,
    includes: [
      { relation: 'image', present: 20, resolved: 20, unresolved: 0 },
      { relation: 'nonsense', present: 0, resolved: 0, unresolved: 0 },
      { relation: 'location', present: 25, resolved: 0, unresolved: 25 },
    ],
  }
  expect(noticeAnswer({ ...usual, facts })).toEqual([
    { kind: 'include-absent', relation: 'nonsense' },
    { kind: 'include-unresolved', relation: 'location', unresolved: 25 },
  ])
})

test('a JSON answer of another type is noticed', () => {
  const textHead: ExchangeHead = { ...head, headers: [['content-type', 'text/plain']] }
  expect(noticeAnswer({ ...usual, head: textHead })).toEqual([
    { kind: 'content-type', type: 'text/plain' },
  ])
})
