import { expect, test } from 'vitest'
import type { QueryForm } from '#core/query/form.ts'
import { renderParameter } from '#core/query/request-parameter.ts'
import { judge } from './judge-text.ts'
import { body, coreContext, six } from './planted.ts'

/** What is said of one parameter by six items, and at which of them it is shown. */
function said(
  parameter: string,
  form: Partial<QueryForm>,
  of: (number: number) => object,
  context?: unknown,
) {
  const answer = body({ graph: six(of), context, links: {} })
  const verdict = judge({ form, body: answer }).find(
    (one) => renderParameter(one.parameter) === parameter,
  )
  const positions = verdict?.evidence.map((one) => (one.kind === 'item' ? one.position : one.kind))
  return [verdict?.reason, positions]
}

const filter = (key: string, text: string): Partial<QueryForm> => ({
  filters: [{ key, value: { kind: 'text', text } }],
})

test('the items that contradict a filter are counted, and three of them shown', () => {
  const region = (wrong: number) =>
    said('filter.region', filter('region', 'north'), (n) => ({
      region: n > wrong ? 'north' : 'south',
    }))
  const reason = (items: number) => ({ kind: 'item-shows-other', attribute: 'region', items })
  expect([region(2), region(5)]).toEqual([
    [reason(2), [0, 1]],
    [reason(5), [0, 1, 2]],
  ])
})

test('one item that carries other concepts is enough to tell of them', () => {
  const concept = { '@id': 'c2', '@type': 'skos:Concept', 'skos:prefLabel': 'South' }
  const [reason] = said('filter.region', filter('region', 'north'), (n) =>
    n === 4 ? { region: [concept] } : {},
  )
  expect(reason).toEqual({ kind: 'other-concepts' })
})

test('a filter whose JSON demands nothing is not shown', () => {
  const form: Partial<QueryForm> = {
    method: 'POST',
    filters: [{ key: 'region', value: { kind: 'json', text: '{}' } }],
  }
  expect(said('filter.region', form, () => ({ region: 'north' }))).toEqual([
    { kind: 'filter-not-shown' },
    [],
  ])
})

const image = (resolved: number) => (n: number) => ({
  image: { '@id': `i${n}`, '@type': ['ImageObject'], ...(n <= resolved && { name: 'x' }) },
})

test.each([
  [6, { kind: 'resolved', count: 6 }, [0]],
  [5, { kind: 'partly-resolved', resolved: 5, unresolved: 1 }, [5]],
  [2, { kind: 'partly-resolved', resolved: 2, unresolved: 4 }, [2, 3, 4]],
  [0, { kind: 'none-resolved', count: 6 }, [0, 1, 2]],
])('of six relations of which %i are resolved all are counted', (resolved, reason, positions) => {
  const everything = 'full.recursive'
  const ofEverything = { include: [everything] }
  expect([
    said('include.image', { include: ['image'] }, image(resolved)),
    said(`include.${everything}`, ofEverything, image(resolved), coreContext()),
  ]).toEqual([
    [{ ...reason, relation: 'image' }, positions],
    [{ ...reason, relation: everything }, []],
  ])
})

test.each([
  ['min', '2026-01-10', '2026-01-08', true],
  ['min', '2026-01-10', '2026-01-07T23:00:00Z', false],
  ['max', '2026-01-10', '2026-01-12', true],
  ['max', '2026-01-10', '2026-01-12T01:00:00Z', false],
  ['min', '10', 10, true],
  ['min', '10', 9.5, false],
  ['max', '10', 10, true],
  ['max', '10', 10.5, false],
])(
  'a %s of %s holds for %s: %s; a day is two days wider on either side',
  (end, limit, value, fits) => {
    const key = `attribute.x.in.${end}`
    const [reason] = said(`filter.${key}`, filter(key, limit), () => ({ x: value }))
    expect(reason).toMatchObject({ kind: fits ? 'fits-items' : 'item-shows-other', attribute: 'x' })
  },
)

test('a page of one item is judged as others are, and so is one whose item was too large', () => {
  const graph = six(() => ({ region: 'south' })).slice(0, 1)
  const judged = { form: filter('region', 'north'), body: body({ graph, links: {} }) }
  const reasons = [judge(judged), judge({ ...judged, read: 0 })].map(([verdict]) => verdict?.reason)
  expect(reasons).toEqual([
    { kind: 'item-shows-other', attribute: 'region', items: 1 },
    { kind: 'items-too-large' },
  ])
})

test('only a single other text contradicts what an attribute must equal', () => {
  const key = 'attribute.x.in.equals'
  const reasonOf = (value: unknown) =>
    said(`filter.${key}`, filter(key, 'a'), () => ({ x: value }))[0]
  expect([reasonOf('b'), reasonOf(['b', 'c']), reasonOf(['b', 'a'])]).toEqual([
    { kind: 'item-shows-other', attribute: 'x', items: 6 },
    { kind: 'filter-value-missing', items: 6 },
    { kind: 'fits-items', attribute: 'x' },
  ])
})
