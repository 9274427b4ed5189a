import { renderParameter } from '#core/query/request-parameter.ts'
import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { asWholeSet } from '#core/response/response-page.ts'
import { readPosition } from '#core/response/page-position.ts'
import { readPageSteps } from '#core/response/page-steps.ts'
import { findIn } from '../finding/found-in.ts'
import { judge } from './judge-text.ts'

/** 39 items that are out of order, of a query for 25 on page 3: as a set puts them together. */
const form = {
  pageSize: '25',
  pageNumber: '3',
  q: 'castle',
  sort: [{ attribute: 'name', direction: 'ascending' as const }],
  include: ['image'],
  filters: [{ key: 'validAt', value: { kind: 'text' as const, text: '2026-11-24' } }],
  extra: [
    { name: 'language', value: { kind: 'text' as const, text: 'de' } },
    { name: 'section[meta]', value: { kind: 'text' as const, text: '0' } },
    { name: 'mine', value: { kind: 'text' as const, text: 'x' } },
  ],
}
const body = JSON.stringify({
  '@graph': Array.from({ length: 39 }, (_, at) => ({
    '@id': `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    '@type': ['Event'],
    name: `Item ${99 - at}`,
  })),
})

test('of a kept set nothing is judged that comes from its pages, its order or its envelope', () => {
  const judged = (isSet: boolean) =>
    judge({ form, body, isSet }).map(({ parameter }) => renderParameter(parameter))
  expect(judged(true)).toEqual(['q', 'filter.validAt', 'include.image', 'language'])
  expect(judged(false)).toEqual([
    'q',
    'filter.validAt',
    'include.image',
    'sort',
    'page.size',
    'page.number',
    'language',
    'extra.section[meta]',
    'extra.mine',
  ])
})

test('no finding of a kept set is about paging, and those of its items stay', () => {
  const paged = `${body.slice(0, -1)},"meta":{"total":20,"pages":9}}`
  const kinds = (isSet: boolean) => findIn({ form, body: paged, isSet }).map(({ kind }) => kind)
  expect([kinds(true), kinds(false)]).toEqual([[], ['total-below-items']])
  const withoutId = JSON.stringify({ '@graph': [{ '@type': ['Event'], name: 'One' }] })
  expect(findIn({ form, body: withoutId, isSet: true }).map(({ kind }) => kind)).toEqual([
    'items-without-id',
  ])
})

test('a kept set is one page from its first item on, whatever page its query asks for', () => {
  const requested = { ...emptyForm, endpoint: 'events', ...form }
  const planned = planRequest(requested, presets.documented)
  if (!planned.ok) throw new Error('The form has problems')
  const set = asWholeSet({
    plan: planned.value,
    query: { form: requested, plan: planned.value },
    conventions: presets.documented,
    baseUrl: 'https://api.example',
    paging: { total: '71', pages: 3, number: 2, size: 25, collection: null },
    links: { self: null, first: null, prev: 'x', next: 'y', last: null },
    itemCount: 39,
  })
  expect([readPosition(set), readPageSteps(set)]).toEqual([
    { number: 1, last: 1, before: 0, size: null },
    [],
  ])
})
