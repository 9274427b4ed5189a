import { describe, expect, it } from 'vitest'
import { freshForm } from '#core/query/form.ts'
import {
  activeTabOf,
  addTab,
  changeActiveTab,
  closeTab,
  createFreshTab,
  isReplaceable,
  keepClosed,
  reopenTab,
  stepTab,
  type QueryTabs,
} from '#core/workspace/query-tabs.ts'

const tab = (id: string) => createFreshTab(id, 'instance')
const open = (ids: readonly [string, ...string[]], activeId: string): QueryTabs => {
  const [first, ...others] = ids
  return { tabs: [tab(first), ...others.map(tab)], activeId }
}
const shape = ({ tabs, activeId }: QueryTabs) => ({ ids: tabs.map(({ id }) => id), activeId })

describe('tabs', () => {
  it('get a new one right behind the active one', () => {
    expect(shape(addTab(open(['a', 'b', 'c'], 'b'), tab('new')))).toEqual({
      ids: ['a', 'b', 'new', 'c'],
      activeId: 'new',
    })
    expect(shape(addTab(open(['a', 'b', 'c'], 'a'), tab('new'), 'at-end'))).toEqual({
      ids: ['a', 'b', 'c', 'new'],
      activeId: 'new',
    })
    expect(shape(addTab(open(['a'], 'a'), tab('new')))).toEqual({
      ids: ['a', 'new'],
      activeId: 'new',
    })
  })

  it.each([
    ['the active one', 'b', 'b', ['a', 'c'], 'c'],
    ['the active one at the end', 'c', 'c', ['a', 'b'], 'b'],
    ['the active one at the beginning', 'a', 'a', ['b', 'c'], 'b'],
    ['another one', 'c', 'a', ['b', 'c'], 'c'],
  ])('closing %s brings its neighbour to the front', (_what, activeId, closed, ids, next) => {
    expect(shape(closeTab(open(['a', 'b', 'c'], activeId), closed, tab('fresh')))).toEqual({
      ids,
      activeId: next,
    })
  })

  it('are never none', () => {
    expect(shape(closeTab(open(['a'], 'a'), 'a', tab('fresh')))).toEqual({
      ids: ['fresh'],
      activeId: 'fresh',
    })
  })

  it('are stepped through in a ring', () => {
    const last = open(['a', 'b', 'c'], 'c')
    expect(stepTab(last, 1).activeId).toBe('a')
    expect(stepTab(stepTab(last, 1), -1).activeId).toBe('c')
  })

  it('change the one in front only', () => {
    const changed = changeActiveTab(open(['a', 'b'], 'b'), { savedId: 'kept' })
    expect(changed.tabs.map(({ savedId }) => savedId)).toEqual([null, 'kept'])
    expect(activeTabOf(changed)).toEqual({ ...tab('b'), savedId: 'kept' })
  })
})

describe('a closed tab', () => {
  const written = { ...tab('b'), form: { ...freshForm, endpoint: 'events' } }
  const three: QueryTabs = { tabs: [tab('a'), written, tab('c')], activeId: 'b' }

  it('is kept, unless nobody has written in it', () => {
    expect(keepClosed([], three, 'b')).toEqual([written])
    expect(keepClosed([], three, 'a')).toEqual([])
    expect(keepClosed([], three, 'unknown')).toEqual([])
  })

  it('is one of the last twenty', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => tab(String(at)))
    expect(keepClosed(twenty, three, 'b')).toEqual([...twenty.slice(1), written])
  })

  it('comes back in front, behind the active one', () => {
    expect(shape(reopenTab(open(['a', 'c'], 'a'), written))).toEqual({
      ids: ['a', 'b', 'c'],
      activeId: 'b',
    })
  })

  it('takes the place of the fresh tab that followed the last one', () => {
    expect(shape(reopenTab(open(['fresh'], 'fresh'), written))).toEqual({
      ids: ['b'],
      activeId: 'b',
    })
  })
})

describe('a tab may be taken for another query', () => {
  const typed = { ...freshForm, q: 'music' }

  it.each([
    ['while nobody wrote in it', tab('a'), true],
    ['after its query was sent', { ...tab('a'), form: typed, recoverableForm: { ...typed } }, true],
    ['but not with something typed', { ...tab('a'), form: typed }, false],
    [
      'but not with something typed after a restart',
      { ...tab('a'), form: typed, recoverableForm: null },
      false,
    ],
    ['but not with a body typed by hand', { ...tab('a'), rawBody: '{}' }, false],
    ['but not when it shows a saved request', { ...tab('a'), savedId: 'kept' }, false],
  ])('%s', (_when, given, expected) => {
    expect(isReplaceable(given)).toBe(expected)
  })
})
