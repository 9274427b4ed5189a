import { expect, test } from 'vitest'
import { freshForm } from '#core/query/form.ts'
import {
  createFreshTab,
  type QueryTab,
  canUndo,
  keepReplacement,
  undoReplacement,
  type Replacement,
} from '#core/workspace/query-tabs.ts'

const tab = (id: string, q: string, rawBody: string | null = null): QueryTab => ({
  ...createFreshTab(id, 'one'),
  form: { ...freshForm, endpoint: 'events', q },
  rawBody,
})
const replace = (kept: readonly Replacement[], before: QueryTab, after: QueryTab) =>
  keepReplacement(kept, { before, after: { form: after.form, rawBody: after.rawBody } })

test('each undo brings back one query, the last one first', () => {
  const [music, market, museum] = [tab('a', 'music'), tab('a', 'market'), tab('a', 'museum')]
  const kept = replace(replace([], music, market), market, museum)
  const once = undoReplacement(kept, museum)
  expect(once?.tab).toEqual(market)
  const twice = once && undoReplacement(once.replacements, market)
  expect(twice).toEqual({ tab: music, replacements: [] })
  expect(undoReplacement([], music)).toBeNull()
})

test('a body typed by hand comes back with its query', () => {
  const typed = tab('a', 'music', '{"page":{"size":5}}')
  const kept = replace([], typed, tab('a', 'music'))
  expect(undoReplacement(kept, tab('a', 'music'))?.tab).toEqual(typed)
})

test('what was typed after a replacement is not lost by its undo', () => {
  const kept = replace([], tab('a', 'music'), tab('a', ''))
  const typed = tab('a', 'typed since')
  const once = undoReplacement(kept, typed)
  expect(once?.tab).toEqual(tab('a', 'music'))
  expect(once && undoReplacement(once.replacements, once.tab)?.tab).toEqual(typed)
})

test('each tab has its own', () => {
  const kept = replace(replace([], tab('a', 'music'), tab('a', '')), tab('b', 'fair'), tab('b', ''))
  expect(['a', 'b', 'c'].map((id) => canUndo(kept, tab(id, '')))).toEqual([true, true, false])
  expect(undoReplacement(kept, tab('a', ''))?.tab).toEqual(tab('a', 'music'))
})

test.each([
  ['nothing was changed by it', tab('a', 'music'), tab('a', 'music')],
  ['nobody had written anything', createFreshTab('a', 'one'), tab('a', 'music')],
])('there is nothing to undo where %s', (_why, before, after) => {
  expect(replace([], before, after)).toEqual([])
})
