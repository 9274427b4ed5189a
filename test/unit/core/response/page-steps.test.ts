import { describe, expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { Links, Paging } from '#core/response/envelope.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import { readPosition } from '#core/response/page-position.ts'
import { planPageStep, readPageSteps } from '#core/response/page-steps.ts'

const baseUrl = 'https://api.example/base'
const endpoint = `${baseUrl}/api/v4/endpoints/events`
const noLinks: Links = { self: null, first: null, prev: null, next: null, last: null }
const unknown: Paging = { total: null, pages: null, number: null, size: null, collection: null }

function requested(page: {
  form?: Partial<QueryForm>
  links?: Partial<Links>
  paging?: Partial<Paging>
  items?: number
  /** The link that led to the page. */
  link?: string
  seenSize?: number
  samePageAs?: number
}): ResponsePage & { form: QueryForm } {
  const form: QueryForm = { ...emptyForm, endpoint: 'events', pageSize: '25', ...page.form }
  const planned = planRequest(form, presets.documented)
  if (!planned.ok) throw new Error('The form of this test has problems')
  return {
    plan: page.link === undefined ? planned.value : { kind: 'link', target: page.link },
    query: { form, plan: planned.value },
    form,
    itemCount: page.items ?? 25,
    seenSize: page.seenSize ?? null,
    samePageAs: page.samePageAs ?? null,
    conventions: presets.documented,
    baseUrl,
    paging: { ...unknown, ...page.paging },
    links: { ...noLinks, ...page.links },
  }
}

describe('the steps an answer offers', () => {
  test.each<[string, Parameters<typeof requested>[0], string[]]>([
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
      'next by number where its link is missing and the numbers say that there is one',
      { form: { pageNumber: '2' }, paging: { pages: 9 }, links: { prev: '?page[number]=1' } },
      ['first', 'prev', 'next', 'last'],
    ],
    [
      'no next where the link is missing and nothing counts the pages',
      { form: { pageNumber: '2' }, links: { prev: '?page[number]=1' } },
      ['first', 'prev'],
    ],
    [
      'next and last by the total alone, at the size that the server really uses',
      { form: { pageSize: '40' }, paging: { total: '60' }, items: 20 },
      ['next', 'last'],
    ],
    [
      'no next on the last page by the total alone',
      { form: { pageNumber: '3' }, paging: { total: '60' }, items: 10, seenSize: 25 },
      ['first', 'prev'],
    ],
    ['next where nothing tells the end', { items: 25 }, ['next']],
    ['no next behind an empty page', { form: { pageNumber: '7' }, items: 0 }, ['first', 'prev']],
    [
      'the way back from behind the end',
      { form: { pageNumber: '9' }, paging: { pages: 3, total: '60' }, items: 0 },
      ['first', 'prev', 'last'],
    ],
    [
      'only the first page where a cursor led on, and no link does',
      {
        link: '/api/v4/endpoints/events?page%5Bsize%5D=25&cursor=c9',
        links: { self: '?cursor=c9' },
      },
      ['first'],
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
    expect(readPageSteps(requested(page))).toEqual(steps)
  })
})

test('a link is sent as it was written, without the path of the connection before it', () => {
  const link = `${endpoint}?page[number]=2&page[size]=25`
  const page = requested({ links: { next: link } })
  expect(planPageStep(page, 'next')).toEqual({
    kind: 'send',
    plan: { kind: 'link', target: '/api/v4/endpoints/events?page[number]=2&page[size]=25' },
    form: { ...page.form, pageNumber: '2' },
  })
})

test('after a POST the same body goes out with the next number, whatever the link lost', () => {
  const page = requested({
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
  const page = requested({ links: { next: link } })
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

test.each([
  ['of a known page', { form: { pageNumber: '5' }, paging: { pages: 9 } }, ['1', '4', '6', '9']],
  ['with no number of pages', { form: { pageNumber: '5' } }, ['1', '4', '6', null]],
])('links elsewhere without a number, %s, stand for what their names say', (_, about, pages) => {
  const elsewhere = 'https://evil.example/list'
  const links = { first: elsewhere, prev: elsewhere, next: elsewhere, last: elsewhere }
  const page = requested({ ...about, links })
  const asked = (['first', 'prev', 'next', 'last'] as const).map((step) => {
    const turn = planPageStep(page, step)
    return turn.kind === 'refused' ? (turn.instead?.form.pageNumber ?? null) : turn.kind
  })
  expect(asked).toEqual(pages)
})

test('without a link the number is counted on', () => {
  const page = requested({ form: { pageNumber: '2' }, paging: { pages: 4 } })
  const numbers = (['first', 'prev', 'next', 'last'] as const).map((step) => {
    const turn = planPageStep(page, step)
    return turn.kind === 'send' ? turn.form.pageNumber : turn.kind
  })
  expect(numbers).toEqual(['1', '1', '3', '4'])
})

describe('the position of a page', () => {
  const link = (query: string) => `/api/v4/endpoints/events?page%5Bsize%5D=25${query}`
  const at = (page: Parameters<typeof requested>[0]) => {
    const { number, last, before } = readPosition(requested(page))
    return [number, last, before]
  }

  test.each<[string, Parameters<typeof requested>[0], (number | null)[]]>([
    ['without anything, the first', {}, [1, null, 0]],
    ['an unknown last page is unknown', { form: { pageNumber: '7' }, items: 0 }, [7, null, 150]],
    ['only a total', { form: { pageNumber: '7' }, paging: { total: '60' }, items: 0 }, [7, 3, 150]],
    [
      'a followed link says it by its own number, whatever the page before was',
      { link: link('&page%5Bnumber%5D=4'), paging: { total: '60', pages: 6 } },
      [4, 6, 75],
    ],
    [
      'a link back to the first page leads to the first page',
      { link: link('&page[number]=1'), paging: { pages: 6 } },
      [1, 6, 0],
    ],
    ['a cursor says nothing', { link: link('&cursor=abc'), paging: { pages: 3 } }, [null, 3, null]],
    ['what the server says comes first', { paging: { number: 3, size: 25 } }, [3, null, 50]],
    [
      'the items of a page that was seen come before what was asked',
      { form: { pageNumber: '3' }, paging: { pages: 6 }, samePageAs: 1 },
      [1, 6, 0],
    ],
    [
      'links on both sides say it',
      { form: { pageNumber: '9' }, links: { prev: '?page[number]=1', next: '?page[number]=3' } },
      [2, null, 25],
    ],
    [
      'no way back and the second page next is the first',
      { form: { pageNumber: '3' }, links: { next: '?page[number]=2' } },
      [1, null, 0],
    ],
    [
      'a capped size counts as it is',
      { form: { pageSize: '40', pageNumber: '2' }, paging: { total: '60', pages: 3 }, items: 20 },
      [2, 3, 20],
    ],
    [
      'so does a size capped to one item',
      { form: { pageSize: '40', pageNumber: '2' }, paging: { total: '3', pages: 3 }, items: 1 },
      [2, 3, 1],
    ],
  ])('%s', (_, page, position) => {
    expect(at(page)).toEqual(position)
  })

  const offset = (limit: string, from: string) => ({
    pageSize: '',
    extra: [
      { name: 'page[limit]', value: { kind: 'text', text: limit } as const },
      { name: 'page[offset]', value: { kind: 'text', text: from } as const },
    ],
  })

  test('an offset with a limit is a position', () => {
    expect(at({ form: offset('10', '20'), paging: { total: '71' }, items: 10 })).toEqual([3, 8, 20])
    expect(at({ form: offset('10', '25'), paging: { total: '71' }, items: 10 })).toEqual([
      null,
      8,
      25,
    ])
  })

  test.each([
    ['page 1 has no items before it', '30', { number: 1 }, [1, 8, 0]],
    ['page 2 has those of one page', '30', { number: 2 }, [2, 8, 10]],
    ['the page that the offset selects has the offset', '30', { number: 4 }, [4, 8, 30]],
    ['the page that the offset lies in has the offset', '25', { number: 3 }, [3, 8, 25]],
  ])('with an offset, where the server states a page: %s', (_, from, paging, position) => {
    const page = { form: offset('10', from), paging: { total: '71', ...paging }, items: 10 }
    expect(at(page)).toEqual(position)
  })

  test('pages of an offset are turned by their offset', () => {
    const page = requested({ form: offset('10', '25'), paging: { total: '71' }, items: 10 })
    expect(readPageSteps(page)).toEqual(['first', 'prev', 'next', 'last'])
    const offsets = (['first', 'prev', 'next', 'last'] as const).map((step) => {
      const turn = planPageStep(page, step)
      return turn.kind === 'send' ? turn.form.extra.at(-1)?.value : turn.kind
    })
    expect(offsets).toEqual(['0', '15', '35', '70'].map((text) => ({ kind: 'text', text })))
  })

  test('pages of an offset are turned from the page that the server says it is', () => {
    const page = requested({ form: offset('10', '30'), paging: { number: 2 }, items: 10 })
    const offsets = (['prev', 'next'] as const).map((step) => {
      const turn = planPageStep(page, step)
      return turn.kind === 'send' ? turn.form.extra.at(-1)?.value : turn.kind
    })
    expect(offsets).toEqual(['0', '20'].map((text) => ({ kind: 'text', text })))
  })
})

test('from behind the end the way back leads to the last page', () => {
  const page = requested({ form: { pageNumber: '9' }, paging: { pages: 3, total: '60' }, items: 0 })
  expect(planPageStep(page, 'prev')).toMatchObject({ form: { pageNumber: '3' } })
})

test('a page behind a cursor stands in the history with the cursor, not as the first one', () => {
  const target = '/api/v4/endpoints/events?page[size]=25&cursor=c2'
  const page = requested({ links: { next: `${baseUrl}${target}` } })
  expect(planPageStep(page, 'next')).toEqual({
    kind: 'send',
    plan: { kind: 'link', target },
    form: {
      ...page.form,
      extra: [{ name: 'cursor', value: { kind: 'text', text: 'c2' } }],
    },
  })
})
