import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { findPairSets } from '#core/set/find-pair-sets.ts'
import type { SetView } from '#core/set/set-document.ts'

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
