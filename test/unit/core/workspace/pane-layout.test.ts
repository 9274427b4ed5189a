import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  defaultPanes,
  layOutPanes,
  leastPaneWidth,
  nextPane,
  panes,
  type Pane,
  type PaneChoices,
} from '#core/workspace/pane-layout.ts'

const all = { query: true, answer: true, item: true }
const none = { query: false, answer: false, item: false }

test.each<[number, Pane, unknown]>([
  [1884, 'answer', { tabs: [], shown: all }],
  [1012, 'query', { tabs: [], shown: all }],
  [1011, 'answer', { tabs: ['answer', 'item'], shown: { ...all, item: false } }],
  [988, 'item', { tabs: ['answer', 'item'], shown: { ...all, answer: false } }],
  [988, 'query', { tabs: ['answer', 'item'], shown: { ...all, item: false } }],
  [604, 'query', { tabs: [...panes], shown: { ...none, query: true } }],
  [604, 'item', { tabs: [...panes], shown: { ...none, item: true } }],
])('%i px with the %s in front', (width, front, layout) => {
  expect(layOutPanes(width, defaultPanes, front)).toEqual(layout)
})

test('what is hidden leaves its room to the others', () => {
  const shown = (width: number, choices: Partial<PaneChoices>) =>
    layOutPanes(width, { ...defaultPanes, ...choices }, 'answer').shown
  expect(shown(1884, { isQueryHidden: true, isItemHidden: true })).toEqual({
    ...none,
    answer: true,
  })
  expect(shown(700, { isQueryHidden: true })).toEqual({ ...all, query: false })
  expect(shown(988, { isItemHidden: true })).toEqual({ ...all, item: false })
})

test('where the query takes turns, nothing is hidden', () => {
  const { tabs, shown } = layOutPanes(604, { ...defaultPanes, isItemHidden: true }, 'item')
  expect({ tabs, shown }).toEqual({ tabs: [...panes], shown: { ...none, item: true } })
})

test('no pane is narrower than can be read in, however wide the query was drawn', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 3000 }),
      fc.double({ min: -1e4, max: 1e4, noNaN: true }),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(...panes),
      (width, queryWidth, isQueryHidden, isItemHidden, front) => {
        const choices = { ...defaultPanes, queryWidth, isQueryHidden, isItemHidden }
        const { shown } = layOutPanes(width, choices, front)
        const query =
          shown.query && (shown.answer || shown.item) ? Math.min(620, Math.max(300, queryWidth)) : 0
        const rest = width - query
        const least = Number(shown.answer) + Number(shown.item)
        expect(rest).toBeGreaterThanOrEqual(least * leastPaneWidth)
        expect(shown.query || shown.answer || shown.item).toBe(true)
      },
    ),
  )
})

test('one goes from pane to pane, past those that are not shown', () => {
  const wide = layOutPanes(1884, { ...defaultPanes, isItemHidden: true }, 'answer')
  expect([nextPane(wide, null), nextPane(wide, 'query'), nextPane(wide, 'answer')]).toEqual([
    'answer',
    'answer',
    'query',
  ])
})
