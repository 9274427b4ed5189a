import { expect, test } from 'vitest'
import {
  describeCautions,
  describeSideLabeling,
  canCompareItems,
  type ComparedResponse,
  findSameQueryElsewhere,
} from '#core/compare/comparison-cautions.ts'
import { presets } from '#core/query/conventions.ts'
import { freshForm, type QueryForm, emptyForm } from '#core/query/form.ts'

const form: QueryForm = { ...freshForm, endpoint: 'events' }
const answer = (change: Partial<ComparedResponse> = {}): ComparedResponse => ({
  connectionId: 'one',
  baseUrl: 'https://api.example',
  form,
  status: 200,
  shape: 'envelope',
  itemCount: 12,
  total: '12',
  isWhole: true,
  ...change,
})
const clean = { repeated: 0, withoutId: { before: 0, after: 0 } }

const cautions = (before: Partial<ComparedResponse>, after: Partial<ComparedResponse> = {}) =>
  describeCautions(answer(before), answer(after), clean, presets.documented)

test('two whole answers to the same query need no caution, by GET or POST', () => {
  expect(cautions({})).toEqual([])
  expect(cautions({ form: { ...form, method: 'POST' } })).toEqual([])
  expect(
    cautions(
      { form: { ...form, include: ['a', 'b'] } },
      { form: { ...form, include: ['b', 'a'] } },
    ),
  ).toEqual([])
  expect(cautions({ form: { ...form, pageNumber: '1' } })).toEqual([])
})

test('every way in which two queries differ is named', () => {
  expect(
    cautions({
      baseUrl: 'https://other.example',
      form: {
        ...form,
        endpoint: 'places',
        q: 'Markt',
        pageNumber: '2',
        sort: [{ attribute: 'name', direction: 'ascending' }],
      },
    }),
  ).toEqual([
    { kind: 'other-server' },
    { kind: 'other-endpoint' },
    { kind: 'other-query' },
    { kind: 'other-page', by: 'number' },
    { kind: 'other-sort' },
  ])
})

test('an error is named by its status, whatever its body looks like', () => {
  expect(cautions({ status: 401, shape: 'no-graph', itemCount: 0, total: null })).toEqual([
    { kind: 'error-status', side: 'before', status: 401 },
  ])
  expect(cautions({}, { status: 500, itemCount: 0, total: '0' })).toEqual([
    { kind: 'error-status', side: 'after', status: 500 },
  ])
  expect(cautions({ status: null }, { status: 299 })).toEqual([])
})

test('differences from a response without a list of items are not shown', () => {
  const broken = { status: 401, shape: 'no-graph', items: 0, total: null } as const
  expect([
    canCompareItems(cautions(broken)),
    canCompareItems(cautions({}, { shape: 'no-graph' })),
    canCompareItems(cautions({ isWhole: false, total: '240' })),
    canCompareItems([]),
  ]).toEqual([false, false, true, true])
})

test('a part of all hits cannot tell what is gone; an unknown total claims nothing', () => {
  expect(cautions({ total: '240' })).toEqual([{ kind: 'one-page', isSorted: false }])
  const sorted = { ...form, sort: [{ attribute: 'name', direction: 'ascending' as const }] }
  expect(cautions({ form: sorted }, { form: sorted, total: '13' })).toEqual([
    { kind: 'one-page', isSorted: true },
  ])
  expect(cautions({ total: null })).toEqual([])
})

test('answers that are no lists, or not whole, and items that cannot be told apart are named', () => {
  expect(
    describeCautions(
      answer({ shape: 'no-graph' }),
      answer({ isWhole: false }),
      { repeated: 2, withoutId: { before: 0, after: 3 } },
      presets.documented,
    ),
  ).toEqual([
    { kind: 'no-list', side: 'before' },
    { kind: 'broken-off', side: 'after' },
    { kind: 'repeated-ids', count: 2 },
    { kind: 'without-id', before: 0, after: 3 },
  ])
})

test('two connections to one server have two tokens; those of two servers are not compared', () => {
  const other = { connectionId: 'two' }
  expect([cautions(other), cautions({ ...other, baseUrl: 'https://other.example' })]).toEqual([
    [{ kind: 'other-token' }],
    [{ kind: 'other-server' }],
  ])
})

test('only one query at two times is called by time; else the sides are called by what differs', () => {
  const by = (change: Partial<ComparedResponse>) => describeSideLabeling(cautions(change))
  const places = { ...form, endpoint: 'places' }
  expect([
    by({}),
    by({ total: '240' }),
    by({ connectionId: 'two' }),
    by({ form: places }),
    by({ baseUrl: 'https://other.example', form: { ...places, q: 'Markt' } }),
    by({ form: { ...form, q: 'Markt' } }),
    by({ form: { ...form, pageNumber: '2' } }),
  ]).toEqual([
    { kind: 'time' },
    { kind: 'time' },
    { kind: 'source', connection: true, endpoint: false },
    { kind: 'source', connection: false, endpoint: true },
    { kind: 'source', connection: true, endpoint: true },
    { kind: 'query' },
    { kind: 'query' },
  ])
})

test('different sizes of the same page are not two different pages', () => {
  const ofSize = (pageSize: string) => ({ form: { ...form, pageSize } })
  expect(cautions(ofSize('5'), ofSize('25'))).toEqual([{ kind: 'other-page', by: 'size' }])
  expect(cautions(ofSize('5'), { form: { ...form, pageSize: '25', pageNumber: '2' } })).toEqual([
    { kind: 'other-page', by: 'number' },
  ])
})

const events: QueryForm = { ...emptyForm, endpoint: 'events', q: 'jazz' }
const sent = (id: string, connectionId: string, form: QueryForm = events) => ({
  id,
  connectionId,
  form,
})
const shown = { connectionId: 'full', form: events, conventions: presets.documented }

test.each([
  ['nothing sent before', [], null],
  ['the latest of another connection', [sent('1', 'open'), sent('2', 'other')], '2'],
  ['not of its own connection', [sent('1', 'open'), sent('2', 'full')], '1'],
  ['not another query', [sent('1', 'open', { ...events, q: 'rock' })], null],
  ['an empty filter sends nothing', [sent('1', 'open', withEmptyFilter(events))], '1'],
  ['other rows first', [sent('1', 'open', withFilters('region', 'category'))], '1'],
  ['contentId.in first', [sent('1', 'open', withFilters('contentId.in', 'contentId.notIn'))], null],
])('a query is compared with the same one of another connection: %s', (_, exchanges, id) => {
  const keys = exchanges[0]?.form.filters.map(({ key }) => key).toReversed() ?? []
  const form = keys.length > 1 ? withFilters(...keys) : events
  expect(findSameQueryElsewhere(exchanges, { ...shown, form })?.id ?? null).toBe(id)
})

function withFilters(...keys: readonly string[]): QueryForm {
  const filters = keys.map((key) => ({ key, value: { kind: 'text', text: 'a' } as const }))
  return { ...events, filters }
}

function withEmptyFilter(form: QueryForm): QueryForm {
  return { ...form, filters: [{ key: 'region', value: { kind: 'text', text: '' } }] }
}
