import { expect, test } from 'vitest'
import { withIncluded, planExportStart } from '#core/export/plan-export-start.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { type RequestPlan, renderTarget } from '#core/request/request-plan.ts'
import type { ResponsePage } from '#core/response/response-page.ts'

const conventions = presets.documented
const none = { total: null, pages: null, number: null, size: null, collection: null }
const noLinks = { self: null, first: null, prev: null, next: null, last: null }

function startOf(
  change: Partial<QueryForm>,
  plan?: RequestPlan,
  changePage: (page: ResponsePage) => ResponsePage | null = (page) => page,
): string {
  const form = { ...emptyForm, endpoint: 'events', pageSize: '10', ...change }
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error('Refused')
  const page = changePage({
    plan: plan ?? planned.value,
    query: { form, plan: plan?.kind === 'post' ? plan : planned.value },
    itemCount: 10,
    conventions,
    baseUrl: 'https://content.example',
    paging: none,
    links: noLinks,
  })
  if (page === null) return 'impossible'
  const start = planExportStart(page)
  const body = start.plan.kind === 'post' ? ` ${start.plan.body}` : ''
  return `${decodeURIComponent(renderTarget(start.plan))}${body} (${start.form.pageNumber})`
}

const path = '/api/v4/endpoints/events'

test('a query begins with its first page, the size as it was', () => {
  expect(startOf({ pageNumber: '7' })).toBe(`${path}?page[size]=10&page[number]=1 (1)`)
  expect(startOf({})).toBe(`${path}?page[size]=10 ()`)
})

test('a page that a link led to begins with the first page of its query', () => {
  const link: RequestPlan = { kind: 'link', target: `${path}?page[size]=10&page[number]=3&x=1` }
  expect(startOf({ pageNumber: '3' }, link)).toBe(`${path}?page[size]=10&page[number]=1 (1)`)
})

test('a body typed by hand stays as typed but for its page', () => {
  const body = (number: number) => `{"page":{"number":${number},"size":10},"mine":1.0}`
  const plan = (number: number): RequestPlan => ({
    kind: 'post',
    endpoint: 'events',
    query: [],
    body: body(number),
  })
  expect(startOf({ method: 'POST', pageNumber: '4' }, plan(4))).toBe(`${path} ${body(1)} (1)`)
  expect(startOf({ method: 'POST' }, plan(1))).toBe(`${path} ${body(1)} ()`)
})

test('all pages begin with the first item, whatever offset stands in the query', () => {
  const offset = { name: 'page[offset]', value: { kind: 'text' as const, text: '9' } }
  const limit = { name: 'page[limit]', value: { kind: 'text' as const, text: '3' } }
  expect([
    startOf({ extra: [offset] }),
    startOf({ extra: [offset, limit] }),
    startOf({ method: 'POST', extra: [offset, limit] }),
  ]).toEqual([
    `${path}?page[size]=10 ()`,
    `${path}?page[size]=10&page[limit]=3 ()`,
    `${path} {"page":{"size":10,"limit":"3"}} ()`,
  ])
})

test('an offset in a body typed by hand becomes none, and nothing else changes', () => {
  const body = (offset: number) => `{"page":{"offset":${offset},"limit":3},"mine":1.0}`
  const plan: RequestPlan = { kind: 'post', endpoint: 'events', query: [], body: body(9) }
  expect(startOf({ method: 'POST' }, plan)).toBe(`${path} ${body(0)} ()`)
})

test('all pages can be asked for with more details, each relation once', () => {
  const withPlaces = (page: ResponsePage) => withIncluded(page, ['image', 'location'])
  const body: RequestPlan = { kind: 'post', endpoint: 'events', query: [], body: '{"mine":1.0}' }
  expect([
    startOf({ include: ['image'], pageNumber: '7' }, undefined, withPlaces),
    startOf({ method: 'POST' }, body, withPlaces),
  ]).toEqual([`${path}?include=image,location&page[size]=10&page[number]=1 (1)`, 'impossible'])
})
