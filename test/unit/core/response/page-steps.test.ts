import { describe, expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { Links, Paging } from '#core/response/envelope.ts'
import { planPageStep, readPageSteps, type AskedPage } from '#core/response/page-steps.ts'

const baseUrl = 'https://api.example/base'
const endpoint = `${baseUrl}/api/v4/endpoints/events`
const noLinks: Links = { self: null, first: null, prev: null, next: null, last: null }
const unknown: Paging = { total: null, pages: null, number: null, size: null, collection: null }

function asked(page: {
  form?: Partial<QueryForm>
  links?: Partial<Links>
  paging?: Partial<Paging>
}) {
  const form: QueryForm = { ...emptyForm, endpoint: 'events', pageSize: '25', ...page.form }
  const planned = planRequest(form, presets.documented)
  if (!planned.ok) throw new Error('The form of this test has problems')
  return {
    plan: planned.value,
    form,
    conventions: presets.documented,
    baseUrl,
    paging: { ...unknown, ...page.paging },
    links: { ...noLinks, ...page.links },
  } satisfies AskedPage
}

describe('the steps an answer offers', () => {
  test.each<[string, Parameters<typeof asked>[0], string[]]>([
    ['none, when it is the only page', { paging: { pages: 1, number: 1 } }, []],
    [
      'next and last on the first page',
      { paging: { pages: 3 }, links: { next: `${endpoint}?page[number]=2` } },
      ['next', 'last'],
    ],
    [
      'all of them in the middle',
      {
        form: { pageNumber: '2' },
        paging: { pages: 3 },
        links: { prev: '?page[number]=1', next: '?page[number]=3' },
      },
      ['first', 'prev', 'next', 'last'],
    ],
    [
      'no next where the link is missing, whatever the numbers say',
      { form: { pageNumber: '2' }, paging: { pages: 9 }, links: { prev: '?page[number]=1' } },
      ['first', 'prev', 'last'],
    ],
    [
      'by number where there are no links at all',
      { form: { pageNumber: '2' }, paging: { pages: 3 } },
      ['first', 'prev', 'next', 'last'],
    ],
    [
      "the answer's own page number counts more than the one asked for",
      { form: { pageNumber: '2' }, paging: { pages: 3, number: 3 } },
      ['first', 'prev'],
    ],
  ])('%s', (_, page, steps) => {
    expect(readPageSteps(asked(page))).toEqual(steps)
  })
})

test('a link is sent as it was written, without the path of the connection before it', () => {
  const link = `${endpoint}?page[number]=2&page[size]=25`
  const page = asked({ links: { next: link } })
  expect(planPageStep(page, 'next')).toEqual({
    kind: 'send',
    plan: { kind: 'link', target: '/api/v4/endpoints/events?page[number]=2&page[size]=25' },
    form: { ...page.form, pageNumber: '2' },
  })
})

test('after a POST the same body goes out with the next number, whatever the link lost', () => {
  const page = asked({
    form: { method: 'POST', q: 'Käse' },
    links: { next: `${endpoint}?page[number]=2` },
  })
  expect(planPageStep(page, 'next')).toMatchObject({
    kind: 'send',
    plan: {
      kind: 'post',
      body: '{"filter":{"q":"Käse"},"page":{"size":25,"number":2}}',
    },
    form: { pageNumber: '2' },
  })
})

test('a link to another address is refused, with the same page at the configured one instead', () => {
  const link = 'https://evil.example/api/v4/endpoints/events?page[number]=2&page[size]=25'
  const page = asked({ links: { next: link } })
  const form = { ...page.form, pageNumber: '2' }
  expect(planPageStep(page, 'next')).toEqual({
    kind: 'refused',
    reason: 'other-origin',
    link,
    lost: [],
    instead: {
      kind: 'send',
      form,
      plan: {
        kind: 'get',
        endpoint: 'events',
        query: [
          { name: 'page[size]', members: ['25'] },
          { name: 'page[number]', members: ['2'] },
        ],
      },
    },
  })
})

test('without a link the number is counted on', () => {
  const page = asked({ form: { pageNumber: '2' }, paging: { pages: 4 } })
  const numbers = (['first', 'prev', 'next', 'last'] as const).map((step) => {
    const turn = planPageStep(page, step)
    return turn.kind === 'send' ? turn.form.pageNumber : turn.kind
  })
  expect(numbers).toEqual(['1', '1', '3', '4'])
})
