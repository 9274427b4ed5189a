import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  defaultPanes,
  itemPlaces,
  layOutPanes,
  nextPane,
  panes,
  type ItemPlace,
  type Pane,
  type PaneChoices,
} from '#core/workspace/pane-layout.ts'

/** Minimum width of a readable pane in pixels. */
const leastPaneWidth = 240

const all = { query: true, answer: true, item: true }
const none = { query: false, answer: false, item: false }

const height = 700

test.each<[number, Pane, unknown]>([
  [1884, 'answer', { tabs: [], shown: all }],
  [1020, 'query', { tabs: [], shown: all }],
  [1019, 'answer', { tabs: ['answer', 'item'], shown: { ...all, item: false } }],
  [988, 'item', { tabs: ['answer', 'item'], shown: { ...all, answer: false } }],
  [988, 'query', { tabs: ['answer', 'item'], shown: { ...all, item: false } }],
  [604, 'query', { tabs: [...panes], shown: { ...none, query: true } }],
  [604, 'item', { tabs: [...panes], shown: { ...none, item: true } }],
])('%i px with the %s in front', (width, front, layout) => {
  expect(layOutPanes({ width, height }, defaultPanes, front, true)).toEqual({
    ...(layout as object),
    isStacked: false,
  })
})

test.each<[ItemPlace, number, unknown]>([
  ['below', 700, { tabs: [], shown: all, isStacked: true }],
  ['below', 440, { tabs: ['answer', 'item'], shown: { ...all, item: false }, isStacked: false }],
  ['alone', 700, { tabs: ['answer', 'item'], shown: { ...all, item: false }, isStacked: false }],
])('the item %s the answer in %i px', (itemPlace, low, layout) => {
  // Too narrow for the two beside each other.
  const room = { width: 988, height: low }
  expect(layOutPanes(room, { ...defaultPanes, itemPlace }, 'answer', true)).toEqual(layout)
})

test('a hidden item leaves its room to the answer, wherever it stood', () => {
  for (const itemPlace of itemPlaces)
    expect(
      layOutPanes(
        { width: 1884, height },
        { ...defaultPanes, itemPlace, isItemHidden: true },
        'item',
        true,
      ).shown,
    ).toEqual({ ...all, item: false })
})

test('the item is closed until there is one, unless panes take turns', () => {
  const shown = (width: number) => layOutPanes({ width, height }, defaultPanes, 'item', false).shown
  expect([shown(1884), shown(988), shown(604)]).toEqual([
    { ...all, item: false },
    { ...all, item: false },
    { ...none, item: true },
  ])
})

test('what is hidden leaves its room to the others', () => {
  const shown = (width: number, choices: Partial<PaneChoices>) =>
    layOutPanes({ width, height }, { ...defaultPanes, ...choices }, 'answer', true).shown
  expect(shown(1884, { isQueryHidden: true, isItemHidden: true })).toEqual({
    ...none,
    answer: true,
  })
  expect(shown(700, { isQueryHidden: true })).toEqual({ ...all, query: false })
  expect(shown(988, { isItemHidden: true })).toEqual({ ...all, item: false })
})

test('where the query takes turns, nothing is hidden', () => {
  const { tabs, shown } = layOutPanes(
    { width: 604, height },
    { ...defaultPanes, isItemHidden: true },
    'item',
    true,
  )
  expect({ tabs, shown }).toEqual({ tabs: [...panes], shown: { ...none, item: true } })
})

test('no pane is narrower than can be read in, however wide the query was drawn', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 3000 }),
      fc.double({ min: -1e4, max: 1e4, noNaN: true }),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(...itemPlaces),
      fc.constantFrom(...panes),
      (width, queryWidth, isQueryHidden, isItemHidden, itemPlace, front) => {
        const choices = { ...defaultPanes, queryWidth, isQueryHidden, isItemHidden, itemPlace }
        const { shown, isStacked } = layOutPanes({ width, height }, choices, front, true)
        const query =
          shown.query && (shown.answer || shown.item) ? Math.min(620, Math.max(300, queryWidth)) : 0
        const rest = width - query
        const least = isStacked ? 1 : Number(shown.answer) + Number(shown.item)
        expect(rest).toBeGreaterThanOrEqual(least * leastPaneWidth)
        expect(shown.query || shown.answer || shown.item).toBe(true)
      },
    ),
  )
})

test('one goes from pane to pane, past those that are not shown', () => {
  const wide = layOutPanes(
    { width: 1884, height },
    { ...defaultPanes, isItemHidden: true },
    'answer',
    true,
  )
  expect([nextPane(wide, null), nextPane(wide, 'query'), nextPane(wide, 'answer')]).toEqual([
    'answer',
    'answer',
    'query',
  ])
})
