import { expect, test } from 'vitest'
import type { SideLabeling } from '#core/compare/comparison-cautions.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import {
  describeSetLabeling,
  isInOneOrder,
  type QueryOnServer,
  findPairSets,
} from '#core/set/set-comparison.ts'
import type { SetView } from '#core/set/set-document.ts'

test('another place is told only of two walks in one order that the query names', () => {
  const sorted = (attribute: string) => ({
    way: 'pages' as const,
    passes: [],
    form: { ...emptyForm, sort: [{ attribute, direction: 'ascending' as const }] },
  })
  const byName = sorted('name')
  expect(isInOneOrder(byName, byName)).toBe(true)
  expect(isInOneOrder(byName, sorted('created'))).toBe(false)
  expect(isInOneOrder(sorted('random'), sorted('random'))).toBe(false)
  // A row in which nothing was chosen is not sent.
  expect(isInOneOrder(sorted(''), sorted(''))).toBe(false)
  for (const other of [
    { ...byName, way: 'ids' as const },
    { ...byName, form: emptyForm },
    { ...byName, passes: [{ pageSize: 100, maxPages: 1 }] },
  ])
    expect([isInOneOrder(byName, other), isInOneOrder(other, other)]).toEqual([false, false])
})

test.each<[string, Partial<QueryOnServer>, SideLabeling]>([
  [
    'the order',
    { form: { ...emptyForm, sort: [{ attribute: 'name', direction: 'ascending' }] } },
    { kind: 'time' },
  ],
  ['the page', { form: { ...emptyForm, pageSize: '100' } }, { kind: 'time' }],
  ['the query', { form: { ...emptyForm, q: 'wine' } }, { kind: 'query' }],
  [
    'the endpoint',
    { form: { ...emptyForm, endpoint: 'pois' } },
    { kind: 'source', connection: false, endpoint: true },
  ],
  [
    'the connection',
    { connectionId: 'two' },
    { kind: 'source', connection: true, endpoint: false },
  ],
])('two sets that differ in %s alone', (_what, change, labeling) => {
  const set: QueryOnServer = {
    connectionId: 'one',
    baseUrl: 'https://one.example',
    form: emptyForm,
    conventions: presets.core,
  }
  expect(describeSetLabeling(set, { ...set, ...change })).toEqual(labeling)
})

const queryOf = (endpoint: string, pageSize = '') => ({
  connectionId: 'one',
  baseUrl: 'https://one.example',
  form: { ...emptyForm, endpoint, pageSize },
  conventions: presets.documented,
})

const setOf = (id: string, endpoint: string, isEnded = true): SetView => ({
  ...queryOf(endpoint),
  id,
  connectionName: 'One',
  isDatacycle: false,
  way: 'pages',
  isGentle: false,
  version: 1,
  startedAt: '2026-11-24T02:00:00.000Z',
  endedAt: null,
  tokenMark: '',
  isOfTwoTokens: false,
  passes: [],
  bytes: 1,
  items: 1,
  standing: isEnded
    ? {
        kind: 'ended',
        verdict: {
          state: 'counted',
          items: 1,
          totalBefore: '1',
          totalAfter: '1',
          missing: '0',
          repeated: 0,
          lines: [],
        },
      }
    : { kind: 'running', done: 0, of: null },
})

const idsOf = (one: string, other: string, ...sets: SetView[]) =>
  findPairSets([queryOf(one, '25'), queryOf(other, '5')], sets).map((set) => set?.id ?? null)

test('each of two queries has its newest set, whatever the size of its page was', () => {
  const sets = [setOf('new', 'events'), setOf('other', 'tours'), setOf('old', 'events')]
  expect(idsOf('events', 'places', ...sets)).toEqual(['new', null])
  expect(idsOf('places', 'events', ...sets)).toEqual([null, 'new'])
  expect(idsOf('events', 'tours', ...sets)).toEqual(['new', 'other'])
})

test('a set that is still being fetched counts only without another one', () => {
  const running = setOf('running', 'events', false)
  expect(idsOf('events', 'places', running)).toEqual(['running', null])
  expect(idsOf('events', 'places', running, setOf('old', 'events'))).toEqual(['old', null])
})

test('of a query that is compared with itself, the newest two sets are taken', () => {
  expect(idsOf('events', 'events', setOf('new', 'events'))).toEqual([null, 'new'])
  expect(idsOf('events', 'events', setOf('new', 'events'), setOf('old', 'events'))).toEqual([
    'old',
    'new',
  ])
})
