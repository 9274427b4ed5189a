import { expect, test } from 'vitest'
import { emptyForm, freshForm } from '#core/query/form.ts'
import { claimTabs } from '#core/workspace/claim-tabs.ts'
import type { WindowTabs } from '#core/workspace/open-tabs.ts'
import { maxTabs } from '#core/workspace/query-tabs.ts'

const tab = (id: string, endpoint = 'events') => ({
  id,
  connectionId: 'live',
  rawBody: null,
  savedId: null,
  form: endpoint === '' ? freshForm : { ...emptyForm, endpoint },
})
const windowOf = (windowId: string, ids: readonly string[], activeId = ids[0]): WindowTabs => ({
  windowId,
  tabs: ids.map((id) => tab(id)),
  activeId: activeId ?? null,
})
const claim = (windows: readonly WindowTabs[], own: string, open: readonly string[] = []) => {
  const { tabs, ...claimed } = claimTabs(windows, own, (id) => open.includes(id))
  return { ids: tabs.map(({ id }) => id), ...claimed }
}

test('a window that is loaded anew has its own tabs, and only those', () => {
  expect(claim([windowOf('gone', ['a']), windowOf('own', ['b', 'c'], 'c')], 'own')).toEqual({
    ids: ['b', 'c'],
    activeId: 'c',
    takes: [],
  })
})

test('a new window takes over the tabs of those that are gone, never of one that is open', () => {
  const windows = [
    windowOf('last', ['a', 'b'], 'b'),
    windowOf('open', ['c']),
    windowOf('first', ['d', 'a']),
  ]
  expect(claim(windows, 'new', ['open'])).toEqual({
    ids: ['a', 'b', 'd'],
    activeId: 'b',
    takes: ['last', 'first'],
  })
})

test('nothing is there to be had beside an open window', () => {
  expect(claim([windowOf('open', ['a'])], 'new', ['open'])).toEqual({
    ids: [],
    activeId: null,
    takes: [],
  })
})

test('tabs that nobody has written in are let go with their window', () => {
  const blank = { windowId: 'blank', tabs: [tab('x', '')], activeId: 'x' }
  expect(claim([blank, windowOf('first', ['a'])], 'new')).toEqual({
    ids: ['a'],
    activeId: 'a',
    takes: ['blank', 'first'],
  })
})

test('what finds no room stays kept for another window', () => {
  const many = Array.from({ length: maxTabs }, (_, at) => `tab ${at}`)
  expect(claim([windowOf('last', many), windowOf('first', ['a'])], 'new').takes).toEqual(['last'])
})
