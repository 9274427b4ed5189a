import { expect, test } from 'vitest'
import {
  advancePages,
  beginPages,
  startPages,
  type PagesEvent,
  type PagesWant,
} from '#core/set/pages-engine.ts'
import { judgePages, type SetState } from '#core/set/set-verdict.ts'

/** Fetches a set of one page from a server without totals; every page behind it is empty. */
function fetchSet(pageSize: number | null, items: number, hasNext: boolean | null) {
  const answer = (want: PagesWant): PagesEvent => {
    if (want.kind === 'count') return { kind: 'counted', total: null }
    const count = want.page === 1 ? items : 0
    return {
      kind: 'page',
      number: want.page,
      items: count,
      fresh: count,
      withoutId: 0,
      hasNews: count > 0,
      isSame: false,
      repeated: [],
      isDistinct: true,
      total: null,
      hasNext: want.page === 1 ? hasNext : false,
    }
  }
  let { state, wanted } = beginPages(startPages(pageSize, { isGentle: false, isCounted: true }))
  const open = [...wanted]
  for (let want = open.shift(); want !== undefined; want = open.shift()) {
    ;({ state, wanted } = advancePages(state, answer(want)))
    open.push(...wanted)
  }
  return judgePages(state)
}

test.each<[string, number | null, number, boolean | null, SetState]>([
  ['not full and without a next page', 3, 2, false, 'one-answer'],
  ['not full and without links', 3, 2, null, 'one-answer'],
  ['full and without a next page', 3, 3, false, 'untold'],
  ['full and without links', 3, 3, null, 'untold'],
  ['not full and with a next page', 3, 2, true, 'untold'],
  ['of a size that the server chose', null, 2, false, 'untold'],
])('whether the first page is the whole set: %s', (_, pageSize, items, hasNext, state) => {
  expect(fetchSet(pageSize, items, hasNext)).toEqual({
    state,
    items,
    totalBefore: null,
    totalAfter: null,
    missing: null,
    repeated: 0,
    lines: [],
  })
})

test('the state of a walk stays small where the total changes with every page', () => {
  let { state, wanted } = beginPages(startPages(1, { isGentle: true, isCounted: false }))
  for (let want = wanted[0]; want?.kind === 'page' && want.page <= 300; want = wanted[0]) {
    const page = { items: 1, fresh: 1, withoutId: 0, hasNews: true, isSame: false, repeated: [] }
    const total = String(9000 + (want.page % 2))
    const event = { kind: 'page', number: want.page, ...page, isDistinct: true, total } as const
    ;({ state, wanted } = advancePages(state, { ...event, hasNext: true }))
  }
  expect([state.read, state.totalAfter, state.moves.length]).toEqual([300, '9000', 100])
  expect(state.moves.at(-1)).toEqual({ page: 101, from: '9000', to: '9001' })
})
