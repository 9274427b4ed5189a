import { expect, test } from 'vitest'
import {
  responseWithoutItems,
  type Step,
  type StepOutcome,
} from '#core/investigate/investigation.ts'
import { createItemWalk } from '#core/investigate/walk-for-item.ts'

const pageOf = (number: number): Step => ({
  key: String(number),
  plan: { kind: 'get', endpoint: 'places', query: [] },
  purpose: { kind: 'counts' },
})
const page = (total: string | null, ...ids: string[]): StepOutcome => ({
  kind: 'answered',
  response: { ...responseWithoutItems, total, ids },
})

/** What a walk of three pages at most says when these have come. */
function read(...pages: StepOutcome[]) {
  const came = new Map(pages.map((outcome, at) => [String(at + 1), outcome]))
  const state = createItemWalk(3, pageOf)(came)
  return state.kind === 'open' ? state.wanted.map(({ key }) => key) : state
}
const item = { kind: 'string', value: 'it' } as const

test.each<[string, StepOutcome[], ReturnType<typeof read>]>([
  ['nothing', [], ['1']],
  ['a page with a total of more pages', [page('250', 'a', 'b')], ['2', '3']],
  ['a page that is smaller than requested', [page('5', 'a', 'b')], ['2']],
  ['a page without a total', [page(null, 'a', 'b')], ['2']],
  ['all items', [page('2', 'a', 'b')], { kind: 'absent' }],
  ['no items of none', [page('0')], { kind: 'absent' }],
  ['no items of some', [page('2')], { kind: 'not-encountered', pages: 1, items: 0 }],
  ['an item twice', [page('4', 'a', 'b'), page('4', 'b', 'c')], ['3']],
  [
    'an item twice and then no more',
    [page('4', 'a', 'b'), page('4', 'b', 'c'), page('4')],
    { kind: 'not-encountered', pages: 3, items: 3 },
  ],
  ['more items than the total', [page('1', 'a', 'b')], ['2']],
  ['another total later', [page('3', 'a', 'b'), page('4', 'c', 'd')], ['3']],
  [
    'as many pages as are walked',
    [page(null, 'a'), page(null, 'b'), page(null, 'c')],
    { kind: 'not-encountered', pages: 3, items: 3 },
  ],
  [
    'the item',
    [{ kind: 'answered', response: { ...responseWithoutItems, total: '9', ids: ['a'], item } }],
    { kind: 'found', item },
  ],
  [
    'a failure',
    [page('4', 'a', 'b'), { kind: 'failed', failure: { kind: 'no-list' } }],
    { kind: 'failed', failure: { kind: 'no-list' } },
  ],
])('a walk to which came %s', (_, pages, told) => {
  expect(read(...pages)).toEqual(told)
})
