import { expect, test } from 'vitest'
import { describePause } from '#core/set/set-words.ts'
import { startIds, type IdsState } from '#core/set/ids-engine.ts'
import { startPages, type PagesState } from '#core/set/pages-engine.ts'
import { judgeIds, judgePages, weakenForTwoTokens, type SetVerdict } from '#core/set/set-verdict.ts'

const settledIds: IdsState = {
  ...startIds,
  phase: 'settled',
  totalBefore: '3',
  totalAfter: '4',
}
const wholeOfIds: SetVerdict = {
  state: 'whole',
  items: 4,
  totalBefore: '3',
  totalAfter: '4',
  missing: '0',
  repeated: 0,
  lines: [],
}
const failed = [{ id: 'f', status: 500, requestId: 'r1' }]

test.each<[string, Partial<IdsState>, Partial<SetVerdict>]>([
  ['all that is listed is held', {}, {}],
  ['it is still being fetched', { phase: 'fetching' }, { state: 'partial', missing: null }],
  [
    'a list was wrong',
    { wrongLists: 1 },
    { state: 'untold', missing: null, lines: [{ kind: 'list-wrong' }] },
  ],
  [
    'a list was wrong, and it is still being fetched',
    { wrongLists: 1, phase: 'listing' },
    { state: 'partial', missing: null, lines: [{ kind: 'list-wrong' }] },
  ],
  ['the list came in one part', { listParts: 1 }, {}],
  ['the list came in two parts', { listParts: 2 }, { lines: [{ kind: 'list-parts', parts: 2 }] }],
  [
    'one item cannot be had',
    { failed },
    { state: 'missing', missing: '1', lines: [{ kind: 'failed', items: failed }] },
  ],
  [
    'one item is open that stayed as it was',
    { open: ['o'], changed: ['x'] },
    {
      state: 'missing',
      missing: '1',
      lines: [
        { kind: 'open', ids: ['o'] },
        { kind: 'changed', ids: ['x'] },
      ],
    },
  ],
  [
    'one item is open that changed',
    { open: ['o'], changed: ['o'] },
    {
      state: 'restless',
      missing: '1',
      lines: [
        { kind: 'open', ids: ['o'] },
        { kind: 'changed', ids: ['o'] },
      ],
    },
  ],
  [
    'one item is open that came, and one cannot be had',
    { open: ['o'], came: ['o'], failed },
    {
      state: 'restless',
      missing: '2',
      lines: [
        { kind: 'failed', items: failed },
        { kind: 'open', ids: ['o'] },
        { kind: 'came', ids: ['o'] },
      ],
    },
  ],
  [
    'items came, went and changed, and all are held',
    { came: ['a'], went: ['b'], changed: ['c'] },
    {
      lines: [
        { kind: 'came', ids: ['a'] },
        { kind: 'went', ids: ['b'] },
        { kind: 'changed', ids: ['c'] },
      ],
    },
  ],
])('of a set by its IDs: %s', (_, state, told) => {
  expect(judgeIds({ ...settledIds, ...state }, 4)).toEqual({ ...wholeOfIds, ...told })
})

const settledPages: PagesState = {
  ...startPages(10, { isGentle: false, isCounted: true }),
  phase: 'settled',
  totalBefore: '4',
  totalAfter: '4',
  distinct: 4,
}
const countedByPages: SetVerdict = { ...wholeOfIds, state: 'counted', totalBefore: '4' }
const move = { page: 2, from: '3', to: '4' }
const pass = { pageSize: 20, fresh: 1, largest: 18 }
const repeats = { repeated: ['r'], repeatedItems: 2 }
const repeatedLine = { kind: 'repeated', ids: ['r'], items: 2 } as const

test.each<[string, Partial<PagesState>, Partial<SetVerdict>]>([
  ['as many as were counted', {}, {}],
  ['still being fetched', { phase: 'fetching' }, { state: 'partial', missing: null }],
  ['one less than were counted', { distinct: 3 }, { state: 'missing', items: 3, missing: '1' }],
  ['one more than were counted', { distinct: 5 }, { state: 'surplus', items: 5, missing: '-1' }],
  ['no total', { totalAfter: null }, { state: 'untold', totalAfter: null, missing: null }],
  ['a page without a total', { hasUntold: true }, { state: 'untold', missing: null }],
  [
    'one item without an ID',
    { withoutId: 1, distinct: 3 },
    { state: 'untold', missing: null, lines: [{ kind: 'without-id', items: 1 }] },
  ],
  [
    'two items without an ID',
    { withoutId: 2 },
    { state: 'untold', items: 6, missing: null, lines: [{ kind: 'without-id', items: 2 }] },
  ],
  [
    'an item that came again',
    { repeated: ['r'], repeatedItems: 1 },
    { repeated: 1, lines: [{ kind: 'repeated', ids: ['r'], items: 1 }] },
  ],
  [
    'a total that moved',
    { moves: [move] },
    { state: 'restless', lines: [{ kind: 'total-moved', ...move }] },
  ],
  [
    'what moved in a pause',
    { hasMoved: true },
    { state: 'restless', lines: [{ kind: 'moved-while-paused' }] },
  ],
  [
    'what moved in a pause, and one is missing',
    { hasMoved: true, distinct: 3 },
    { state: 'missing', items: 3, missing: '1', lines: [{ kind: 'moved-while-paused' }] },
  ],
  [
    'all of it',
    { hasMoved: true, moves: [move], withoutId: 1, ...repeats, passes: [pass] },
    {
      state: 'untold',
      items: 5,
      missing: null,
      repeated: 2,
      lines: [
        { kind: 'moved-while-paused' },
        { kind: 'total-moved', ...move },
        { kind: 'without-id', items: 1 },
        repeatedLine,
        { kind: 'pass', ...pass },
      ],
    },
  ],
  ['one answer', { isOneAnswer: true }, { state: 'one-answer' }],
  [
    'one answer without a total',
    { isOneAnswer: true, totalAfter: null },
    { state: 'one-answer', totalAfter: null, missing: null },
  ],
  [
    'one answer that lacks one',
    { isOneAnswer: true, distinct: 3 },
    { state: 'missing', items: 3, missing: '1' },
  ],
  [
    'one answer that moved in a pause',
    { isOneAnswer: true, hasMoved: true },
    { state: 'restless', lines: [{ kind: 'moved-while-paused' }] },
  ],
  [
    'one answer with an item without an ID',
    { isOneAnswer: true, withoutId: 1 },
    { state: 'untold', items: 5, missing: null, lines: [{ kind: 'without-id', items: 1 }] },
  ],
  [
    'one answer that repeats',
    { isOneAnswer: true, ...repeats },
    { repeated: 2, lines: [repeatedLine] },
  ],
  [
    'one answer behind walks that repeated',
    { isOneAnswer: true, ...repeats, passes: [pass] },
    { state: 'one-answer', repeated: 2, lines: [repeatedLine, { kind: 'pass', ...pass }] },
  ],
])('of a set by its pages: %s', (_, state, told) => {
  expect(judgePages({ ...settledPages, ...state })).toEqual({ ...countedByPages, ...told })
})

test('what two tokens fetched is counted at most, and says so first', () => {
  const lines = [repeatedLine]
  const statesOf = (['whole', 'one-answer', 'counted', 'missing', 'partial'] as const).map(
    (state) => weakenForTwoTokens({ ...wholeOfIds, state, lines }),
  )
  expect(statesOf).toEqual(
    (['counted', 'counted', 'counted', 'missing', 'partial'] as const).map((state) => ({
      ...wholeOfIds,
      state,
      lines: [{ kind: 'two-tokens' }, repeatedLine],
    })),
  )
})

test('a request without an ID is told without one', () => {
  const told = (requestId: string) =>
    describePause({ kind: 'status', status: 500, requestId }, (key) => key)
  expect([told(''), told('r-1')]).toEqual(['paused.status', 'paused.status paused.requestId'])
})
