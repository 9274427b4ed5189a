import { expect, test } from 'vitest'
import { defaultPanes, layOutPanes, nextPane, type Pane } from '#core/workspace/pane-layout.ts'

const all = { query: true, answer: true, item: true }

test.each<[number, Pane, unknown]>([
  [1920, 'answer', { tabs: [], shown: all }],
  [1100, 'query', { tabs: [], shown: all }],
  [1099, 'answer', { tabs: ['answer', 'item'], shown: { ...all, item: false } }],
  [1024, 'item', { tabs: ['answer', 'item'], shown: { ...all, answer: false } }],
  [1024, 'query', { tabs: ['answer', 'item'], shown: { ...all, item: false } }],
  [
    640,
    'query',
    { tabs: ['query', 'answer', 'item'], shown: { query: true, answer: false, item: false } },
  ],
  [
    640,
    'item',
    { tabs: ['query', 'answer', 'item'], shown: { query: false, answer: false, item: true } },
  ],
])('%i px with the %s in front', (width, front, layout) => {
  expect(layOutPanes(width, defaultPanes, front)).toEqual(layout)
})

test('a hidden pane is hidden where the others stand beside it, and never where its tab is the way to it', () => {
  const hidden = { isQueryHidden: true, isItemHidden: true }
  expect(layOutPanes(1920, hidden, 'answer').shown).toEqual({
    query: false,
    answer: true,
    item: false,
  })
  expect(layOutPanes(1000, hidden, 'item').shown).toEqual({
    query: false,
    answer: false,
    item: true,
  })
  expect(layOutPanes(640, hidden, 'query').shown).toEqual({
    query: true,
    answer: false,
    item: false,
  })
})

test('one goes from pane to pane, past those that are not shown', () => {
  const wide = layOutPanes(1920, { isQueryHidden: false, isItemHidden: true }, 'answer')
  expect([nextPane(wide, null), nextPane(wide, 'query'), nextPane(wide, 'answer')]).toEqual([
    'query',
    'answer',
    'query',
  ])
})
