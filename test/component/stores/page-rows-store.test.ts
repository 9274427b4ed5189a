import { expect, test } from 'vitest'
import type { ResponseClient } from '#app/client/response-client.ts'
import { usePageRowsStore, type RowsView } from '#app/stores/page-store.ts'
import { useRowConditionWords } from '#app/features/coverage/use-row-condition-words.ts'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import { noSelection } from '#core/rows/row-selection.ts'
import { openPage } from '../../support/page/open-page.ts'

const createClient = (): ResponseClient => ({
  ask: () => new Promise(() => undefined),
  cancel: () => undefined,
  close: () => undefined,
})

const sort = { path: ['name'], direction: 'ascending' } as const
const plain: RowsView = {
  sort: null,
  filter: '',
  only: null,
  positions: null,
  unmatched: null,
  isFilterNewer: false,
  selection: noSelection,
}
const language: RowCondition = { kind: 'language', language: 'en' }
const selected: RowCondition = { kind: 'selected', positions: new Set([1]) }
const ids = new Set(['a', 'b'])
const found = (words: string): RowCondition => ({ kind: 'ids', ids, words })

const kept: Record<
  string,
  { view: Partial<RowsView>; ids: typeof ids | null; next: Partial<RowsView> }
> = {
  'sort, filter and condition stay': {
    view: { sort, filter: 'lake', only: language, positions: [1, 0] },
    ids: null,
    next: { sort, filter: 'lake', only: language },
  },
  'a limit to selected rows goes, because it names positions': {
    view: { filter: 'lake', only: selected },
    ids: null,
    next: { filter: 'lake' },
  },
  'for chosen items, a limit to their IDs takes the place of the row filter': {
    view: { sort, filter: ' lake ', only: language },
    ids,
    next: { sort, only: found('lake') },
  },
  'a second limit to IDs keeps the words of the first': {
    view: { only: { kind: 'ids', ids: new Set(['a', 'b', 'c']), words: 'lake' } },
    ids,
    next: { only: found('lake') },
  },
  'unless there is a row filter since': {
    view: { filter: 'boat', only: found('lake') },
    ids,
    next: { only: found('boat') },
  },
  'a limit to IDs without a row filter has no words': {
    view: {},
    ids,
    next: { only: found('') },
  },
}

for (const [name, { view, ids: chosen, next }] of Object.entries(kept))
  test(`in a response with more details, ${name}`, () => {
    const { opened, close } = openPage(usePageRowsStore)
    const [from, to] = [createClient(), createClient()]
    opened.viewOf(from).value = { ...plain, ...view }
    opened.keepView(from, to, chosen)
    expect(opened.viewOf(to).value).toEqual({ ...plain, ...next })
    close()
  })

test('says by which words the rows were found, and how many there are', () => {
  const { opened: describe, close } = openPage(useRowConditionWords)
  const one: RowCondition = { kind: 'ids', ids: new Set(['a']), words: 'lake' }
  expect([found('lake'), one, found('')].map(describe)).toEqual([
    'Only the 2 rows with “lake”',
    'Only the row with “lake”',
    'Only the 2 filtered rows',
  ])
  close()
})
