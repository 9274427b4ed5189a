import { expect, test } from 'vitest'
import { createWalk, planWalkStart } from '#core/export/plan-walk.ts'
import type { WalkedItem, WalkWay } from '#core/export/walk.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import type { Links, Paging } from '#core/response/envelope.ts'
import { type RequestPlan, renderTarget } from '#core/request/request-plan.ts'
import { walkReport } from './walk-report.ts'

const baseUrl = 'https://content.example'
const path = '/api/v4/endpoints/events'
const conventions = presets.documented

interface Served {
  ids: readonly WalkedItem[]
  paging?: Partial<Paging>
  links?: Partial<Links>
}

/** Walks over what a server answers to each request, and notes the requests. */
function walk(form: Partial<QueryForm>, serve: (page: number, request: number) => Served) {
  const started = planWalkStart({ ...emptyForm, endpoint: 'events', ...form }, conventions)
  if (!started.ok) throw new Error('Refused')
  const requests: string[] = []
  const ways: WalkWay[] = []
  const walked = createWalk()
  const query = started.value
  let next: { plan: RequestPlan } | null = query
  while (next) {
    const { plan } = next
    const body = plan.kind === 'post' ? ` ${plan.body}` : ''
    requests.push(decodeURIComponent(renderTarget(plan)) + body)
    const number = Number(/number[^\d]*(\d+)/.exec(requests.at(-1) ?? '')?.[1] ?? '1')
    const served = serve(number, requests.length)
    const { step } = walked.readPage({
      page: {
        plan,
        query,
        itemCount: served.ids.length,
        conventions,
        baseUrl,
        paging: {
          total: null,
          pages: null,
          number: null,
          size: null,
          collection: null,
          ...served.paging,
        },
        links: { self: null, first: null, prev: null, next: null, last: null, ...served.links },
      },
      items: served.ids,
    })
    if (step.kind === 'request') ways.push(step.way)
    next = step.kind === 'request' ? step : null
  }
  return { requests, ways, report: walked.report() }
}

const pageOf = (number: number) => [`${number}a`, `${number}b`]
const linkTo = (page: number, more = '') => `${baseUrl}${path}?page[number]=${page}${more}`

test('links are followed until there is no next one', () => {
  const result = walk({}, (page) => ({
    ids: pageOf(page),
    paging: { total: '6' },
    links: { self: linkTo(page), next: page < 3 ? linkTo(page + 1) : null },
  }))
  expect(result).toEqual({
    requests: [path, `${path}?page[number]=2`, `${path}?page[number]=3`],
    ways: ['link', 'link'],
    report: walkReport({}),
  })
})

test('after a POST the same body is posted again', () => {
  const form = {
    method: 'POST',
    q: 'jazz',
    sort: [{ attribute: 'name', direction: 'ascending' }],
  } as const
  const result = walk(form, (page) => ({
    ids: pageOf(page),
    paging: { total: '6' },
    links: { self: linkTo(page), next: page < 3 ? linkTo(page + 1) : null },
  }))
  const body = (page: string) => `{"filter":{"q":"jazz"},"sort":"name"${page}}`
  expect(result).toEqual({
    requests: [
      `${path} ${body('')}`,
      `${path} ${body(',"page":{"number":2}')}`,
      `${path} ${body(',"page":{"number":3}')}`,
    ],
    ways: ['repost', 'repost'],
    report: walkReport({ isSorted: true }),
  })
})

test('without links, pages are asked for by number up to the last', () => {
  const result = walk({ pageSize: '2', pageNumber: '3' }, (page) => ({
    ids: pageOf(page),
    paging: { total: '6', pages: 3, size: 2 },
  }))
  expect(result).toEqual({
    requests: [1, 2, 3].map((page) => `${path}?page[size]=2&page[number]=${page}`),
    ways: ['number', 'number'],
    report: walkReport({ end: 'last-page' }),
  })
})

test('without links and without a count of pages, an empty page is the end', () => {
  const result = walk({}, (page) => ({ ids: page < 3 ? pageOf(page) : [] }))
  expect(result.report).toEqual(
    walkReport({
      itemCount: 4,
      uniqueItemCount: 4,
      total: null,
      verdict: { kind: 'unknown-total' },
      end: 'empty-page',
    }),
  )
})

test('a short page is told of where items follow it, and not before an empty page', () => {
  const notes = (last: string[]) =>
    walk({}, (page) => ({ ids: page === 1 ? ['a'] : page === 2 ? last : [], paging: { size: 2 } }))
      .report.notes
  const short = { kind: 'short-page', page: 1, items: 1, size: 2 }
  expect([notes([]), notes(['b'])]).toEqual([[], [short]])
})

test('the first request is for the first page, and keeps other parameters', () => {
  const text = (name: string) => ({ name, value: { kind: 'text', text: '5' } }) as const
  const extra = [text('page[offset]'), text('section[meta]')]
  const form = { ...emptyForm, endpoint: 'events', pageNumber: '3', extra }
  const start = planWalkStart(form, conventions)
  expect(start.ok && start.value.form).toEqual({
    ...form,
    pageNumber: '1',
    extra: [text('section[meta]')],
  })
})

test('a link to elsewhere is not followed; the page is asked for by its number', () => {
  const result = walk({}, (page) => ({
    ids: pageOf(page),
    paging: { total: '6' },
    links: {
      self: 'x',
      next: page < 3 ? `https://evil.example${path}?page[number]=${page + 1}` : null,
    },
  }))
  expect(result.ways).toEqual(['number', 'number'])
  expect(result.report.notes).toEqual([
    { kind: 'link-refused', page: 1, reason: 'other-origin', lost: [] },
    { kind: 'link-refused', page: 2, reason: 'other-origin', lost: [] },
  ])
})

test('a link that does not say which page it means is not followed either', () => {
  const result = walk({}, (page) => ({
    ids: pageOf(page),
    links: { self: 'x', next: page < 3 ? 'https://evil.example/?cursor=abc' : null },
  }))
  expect(result.requests).toEqual([path, `${path}?page[number]=2`, `${path}?page[number]=3`])
})

test('a link with a cursor is followed to the end', () => {
  const cursor = (request: number) => `${baseUrl}${path}?cursor=c${request}`
  const result = walk({}, (_page, request) => ({
    ids: pageOf(request),
    paging: { total: '6' },
    links: { next: request < 3 ? cursor(request + 1) : null, self: 'x' },
  }))
  expect(result.requests).toEqual([path, `${path}?cursor=c2`, `${path}?cursor=c3`])
  expect(result.report).toEqual(walkReport({}))
})

test('a server that answers the same page for ever is left', () => {
  const result = walk({}, () => ({ ids: pageOf(1), paging: { total: '6' } }))
  expect(result.report).toEqual(
    walkReport({
      uniqueItemCount: 2,
      repeated: [
        { id: '1a', count: 3 },
        { id: '1b', count: 3 },
      ],
      repeatCount: 4,
      verdict: { kind: 'incomplete', missing: '4' },
      end: 'nothing-new',
    }),
  )
})

test('while more pages are counted, pages without anything new are no end', () => {
  const ids: Record<number, string[]> = { 1: ['a', 'b'], 5: ['c', 'd'] }
  const result = walk({ pageSize: '2' }, (page) => ({
    ids: ids[page] ?? ['a', 'b'],
    paging: { total: '4', pages: 5, size: 2, number: page },
  }))
  expect(result.report).toEqual(
    walkReport({
      pageCount: 5,
      itemCount: 10,
      uniqueItemCount: 4,
      repeated: [
        { id: 'a', count: 4 },
        { id: 'b', count: 4 },
      ],
      repeatCount: 6,
      total: '4',
      end: 'last-page',
    }),
  )
})

test('a next link that leads back is not followed', () => {
  const result = walk({}, (page, request) => ({
    ids: [`${request}a`],
    links: { next: linkTo(page === 1 ? 2 : 1) },
  }))
  expect(result.requests).toHaveLength(3)
  expect(result.report.end).toBe('loop')
})

test('links that never end are left, even where no item can be told from another', () => {
  const result = walk({}, (page) => ({
    ids: [{ digest: `text ${page}` }],
    paging: { total: '1', pages: 1 },
    links: { next: linkTo(page + 1) },
  }))
  expect(result.report).toMatchObject({
    pageCount: 12,
    withoutIdCount: 12,
    verdict: { kind: 'untold' },
    end: 'too-many-pages',
  })
})

const someWithoutId = ['a', { digest: 'x' }, { digest: 'y' }]

test.each<[string, Served['paging'], number]>([
  ['without a total', {}, 3],
  ['with a total of one page', { total: '3', pages: 1 }, 2],
  ['with a total of a million pages', { total: '3000000', pages: 1_000_000 }, 10],
])(
  'a server that ignores the page number and leaves out IDs is left soon, %s: each item once',
  (_, paging, pageCount) => {
    const result = walk({}, (page) => ({
      ids: someWithoutId,
      paging: { ...paging },
      links: { next: linkTo(page + 1) },
    }))
    expect(result.report).toMatchObject({
      pageCount,
      uniqueItemCount: 3,
      withoutIdCount: 2,
      repeatCount: 3 * (pageCount - 1),
      end: 'nothing-new',
    })
  },
)

test('two pages without IDs that come in turns are no news, and nothing of them is lost', () => {
  const turns: WalkedItem[][] = [
    [{ digest: 'a' }, { digest: 'b' }],
    [{ digest: 'b' }, { digest: 'a' }],
  ]
  const result = walk({}, (page) => ({
    ids: turns[page % 2] ?? [],
    links: { next: linkTo(page + 1) },
  }))
  expect(result.report).toMatchObject({ pageCount: 3, withoutIdCount: 6, end: 'nothing-new' })
})

test('overlapping pages, short ones, a wrong page and a moving total are told', () => {
  const pages: Record<number, Served> = {
    1: { ids: ['a', 'b'], paging: { total: '5', size: 2 } },
    2: { ids: ['b'], paging: { total: '5', size: 2, number: 2 } },
    3: { ids: ['c', 'd'], paging: { total: '4', size: 2, number: 7 } },
  }
  const result = walk({}, (page) => pages[page] ?? { ids: [] })
  expect(result.report).toEqual(
    walkReport({
      pageCount: 4,
      itemCount: 5,
      uniqueItemCount: 4,
      repeated: [{ id: 'b', count: 2 }],
      repeatCount: 1,
      total: '4',
      end: 'empty-page',
      notes: [
        { kind: 'other-page', requested: 3, got: 7 },
        { kind: 'short-page', page: 2, items: 1, size: 2 },
        { kind: 'total-changed', page: 7, before: '5', after: '4' },
      ],
    }),
  )
})

test('a walk that was stopped says so', () => {
  const { report: unfinished } = createWalk()
  expect(unfinished()).toEqual(
    walkReport({
      pageCount: 0,
      itemCount: 0,
      uniqueItemCount: 0,
      total: null,
      verdict: { kind: 'unfinished' },
      end: null,
    }),
  )
})
