import fc from 'fast-check'
import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type ParameterValue } from '#core/query/form.ts'
import { isGraphOff } from '#core/query/request-parameter.ts'
import { findObstacles, planIdList, priceSet, type ResponseFigures } from '#core/set/set-query.ts'
import {
  advanceIds,
  beginIds,
  startIds,
  type IdsEvent,
  type IdsWant,
} from '#core/set/ids-engine.ts'

test('a dataCycle CORE is asked for IDs and stamps in its own spelling, whatever its connection is set to', () => {
  const form = { ...emptyForm, endpoint: 'veranstaltungen' }
  const planned = planIdList({ form, conventions: presets.documented, isDatacycle: true }, 40)
  expect(planned).toEqual({
    ok: true,
    value: {
      kind: 'get',
      endpoint: 'veranstaltungen',
      query: [
        { name: 'fields', members: ['@id', 'dct:modified', 'dct:created', 'dc:touched'] },
        { name: 'page[size]', members: ['40'] },
      ],
    },
  })
})

test.each<[value: ParameterValue, isOff: boolean]>([
  [{ kind: 'text', text: '0' }, true],
  [{ kind: 'text', text: ' 0 ' }, true],
  [{ kind: 'json', text: '0' }, true],
  [{ kind: 'list', items: ['0'] }, false],
  // No document says that it switches anything off, so nobody may claim it.
  [{ kind: 'text', text: 'false' }, false],
])(
  'the items are switched off by %j: %s, for the fetch as for the shown response',
  (value, isOff) => {
    const form = {
      ...emptyForm,
      endpoint: 'veranstaltungen',
      method: 'POST' as const,
      extra: [{ name: 'section[@graph]', value }],
    }
    const query = { form, conventions: presets.core, isDatacycle: true }
    const obstacles = isOff ? [{ kind: 'no-graph' }] : []
    expect([findObstacles(query, 'ids'), findObstacles(query, 'pages')]).toEqual([
      obstacles,
      obstacles,
    ])
    expect(isGraphOff(form)).toBe(isOff)
  },
)

/** The requests of a set whose lists name every item as changed, so many times. */
function countRequests(total: number, perItemMs: () => number, changes: number): number {
  let lists = 0
  const items = Array.from({ length: total }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    modified: '',
    touched: '',
  }))
  const answer = (want: IdsWant): IdsEvent => {
    switch (want.kind) {
      case 'count':
        return { kind: 'counted', total: String(total) }
      case 'list': {
        lists += 1
        const wanted = lists <= changes ? items : []
        const none = { came: [], went: [], changed: [] }
        return {
          kind: 'listed',
          requests: 1,
          parts: 1,
          isConsistent: true,
          listed: total,
          total: String(total),
          wanted,
          ...none,
        }
      }
      case 'batch':
        return { kind: 'received', number: want.number, tookMs: want.items.length * perItemMs() }
    }
  }
  let { state, wanted } = beginIds(startIds)
  const queue: IdsWant[] = [...wanted]
  for (let want = queue.shift(); want !== undefined; want = queue.shift()) {
    ;({ state, wanted } = advanceIds(state, answer(want)))
    queue.push(...wanted)
  }
  return state.requests
}

const seen = (total: number, perItemMs: number): ResponseFigures => ({
  total: String(total),
  items: 25,
  bytes: 25_000,
  tookMs: 25 * perItemMs,
  pageSize: 25,
})

test('by IDs as many requests are expected as a set at rest takes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1500 }),
      fc.integer({ min: 1, max: 500 }),
      (total, ms) => {
        expect(priceSet('ids', seen(total, ms)).expected).toBe(countRequests(total, () => ms, 1))
      },
    ),
  )
})

test('the most is never exceeded, however slow the server is and whatever changes meanwhile', () => {
  const speeds = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1500 }), speeds, (total, ms) => {
      let batch = 0
      const next = () => ms[batch++ % ms.length] ?? 0
      const { requests } = priceSet('ids', seen(total, 1))
      expect(countRequests(total, next, Infinity)).toBeLessThanOrEqual(requests ?? 0)
    }),
  )
})

test('the price is that of the page that is there, carried forward', () => {
  expect(priceSet('ids', seen(71, 4))).toEqual({
    expected: 6,
    requests: 19,
    bytes: 71_000,
    ms: 284,
  })
  expect(priceSet('pages', seen(71, 4))).toEqual({
    expected: 6,
    requests: 8,
    bytes: 71_000,
    ms: 284,
  })
})

test('where the server keeps to its own page size, that one counts', () => {
  const page = { ...seen(240, 1), pageSize: 40 }
  expect(priceSet('pages', page).expected).toBe(9)
})

test('without a total nothing is told', () => {
  const none = { expected: null, requests: null, bytes: null, ms: null }
  expect(priceSet('ids', { ...seen(71, 4), total: null })).toEqual(none)
})
