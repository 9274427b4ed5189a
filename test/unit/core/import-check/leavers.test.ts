import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, freshForm, type QueryForm } from '#core/query/form.ts'
import type { SetView } from '#core/set/set-document.ts'
import type { SetState } from '#core/set/set-verdict.ts'
import { chooseLeaversSet, findLeavers } from '#core/import-check/leavers.ts'

const setOf = ({
  state = 'whole',
  form = {},
  ...rest
}: Partial<Omit<SetView, 'form'>> & { state?: SetState; form?: Partial<QueryForm> }): SetView => ({
  id: 'a',
  connectionId: 'one',
  connectionName: 'Server',
  baseUrl: 'https://one.example',
  form: { ...emptyForm, endpoint: 'orte', ...form },
  conventions: presets.core,
  isDatacycle: true,
  way: 'ids',
  isGentle: false,
  version: 1,
  startedAt: '2026-11-20T02:00:00.000Z',
  endedAt: '2026-11-20T02:01:00.000Z',
  tokenMark: '',
  isOfTwoTokens: false,
  passes: [],
  bytes: 1,
  items: 2,
  standing: {
    kind: 'ended',
    verdict: {
      state,
      items: 2,
      totalBefore: '2',
      totalAfter: '2',
      missing: '0',
      repeated: 0,
      lines: [],
    },
  },
  ...rest,
})
const queries = [
  {
    form: { ...freshForm, endpoint: 'orte' },
    conventions: presets.core,
    isDatacycle: true,
  },
]
const choose = (sets: readonly SetView[], day = '2026-11-22') =>
  chooseLeaversSet(sets, { connectionId: 'one', queries, day })?.id ?? null

test('what is held and not listed left, unless it stands among the deletions', () => {
  expect(findLeavers(['a', 'b', 'c'], new Set(['a', 'd']), new Set(['c', 'e']))).toEqual({
    left: ['b'],
    deleted: ['c'],
  })
})

test('a set of the same items fits, whatever is shown of them', () => {
  const same: Partial<QueryForm> = {
    method: 'POST',
    include: ['image'],
    fields: [{ relation: '', attributes: ['name'] }],
    sort: [{ attribute: 'name', direction: 'ascending' }],
    pageSize: '100',
    pageNumber: '3',
  }
  expect(choose([setOf({ form: same })])).toBe('a')
})

test.each([
  ['of another connection', setOf({ connectionId: 'two' })],
  ['of another endpoint', setOf({ form: { endpoint: 'touren' } })],
  ['with a full text', setOf({ form: { q: 'See' } })],
  [
    'in another language',
    setOf({ form: { extra: [{ name: 'language', value: { kind: 'text', text: 'en' } }] } }),
  ],
  ['by pages', setOf({ way: 'pages' })],
  ['that is not whole', setOf({ state: 'missing' })],
])('a set %s does not fit', (_, set) => {
  expect(choose([set])).toBeNull()
})

test('the latest set up to the day is taken, and where there is none the earliest', () => {
  const sets = ['21', '23', '19', '24'].map((day) =>
    setOf({ id: day, startedAt: `2026-11-${day}T02:00:00.000Z` }),
  )
  expect(
    ['2026-11-18', '2026-11-19', '2026-11-22', '2026-11-30'].map((d) => choose(sets, d)),
  ).toEqual(['19', '19', '21', '24'])
})
