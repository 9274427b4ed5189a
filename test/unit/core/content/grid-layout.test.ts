import { expect, test } from 'vitest'
import {
  arrangeColumns,
  defaultLayout,
  moveColumn,
  showColumn,
  shownColumns,
  sizeColumn,
  wholeItem,
} from '#core/content/grid-layout.ts'
import type { ItemColumn } from '#core/content/item-columns.ts'

const column = (...path: string[]): ItemColumn => ({
  path,
  key: path.join('.'),
  present: 1,
  kinds: [{ kind: 'text', count: 1 }],
})
const found = [
  column('name'),
  column('@type'),
  column('geo'),
  column('geo', 'lat'),
  column('price'),
]

const shown = (layout = defaultLayout) =>
  arrangeColumns(found, layout)
    .filter(({ isShown }) => isShown)
    .map(({ key }) => key)

const columnOf = (key: string) => {
  const one = arrangeColumns(found, defaultLayout).find((candidate) => candidate.key === key)
  if (!one) throw new Error(`No column ${key}`)
  return one
}

test('attributes of the items are shown, nested ones are not', () => {
  expect(shown()).toEqual(['name', '@type', 'geo', 'price'])
})

test('a nested column is added and taken away, another one hidden and shown again', () => {
  const added = showColumn(defaultLayout, columnOf('geo.lat'), true)
  expect(shown(added)).toEqual(['name', '@type', 'geo', 'geo.lat', 'price'])
  expect(showColumn(added, columnOf('geo.lat'), false)).toEqual(defaultLayout)
  const hidden = showColumn(defaultLayout, columnOf('@type'), false)
  expect(shown(hidden)).toEqual(['name', 'geo', 'price'])
  expect(showColumn(hidden, columnOf('@type'), true)).toEqual(defaultLayout)
})

test('a moved column keeps its place, and new ones come behind', () => {
  const all = arrangeColumns(found.slice(0, 3), defaultLayout)
  const moved = moveColumn(defaultLayout, all, 'geo', 'name')
  expect(shown(moved)).toEqual(['geo', 'name', '@type', 'price'])
  expect(shown(moveColumn(moved, arrangeColumns(found.slice(0, 3), moved), 'name', null))).toEqual([
    'geo',
    '@type',
    'name',
    'price',
  ])
})

test('a width is kept within reason', () => {
  const layout = sizeColumn(sizeColumn(defaultLayout, 'name', 3), 'geo', 222.4)
  expect(layout.widths).toEqual({ name: 60, geo: 222 })
})

test('items without attributes, or with all of them hidden, are one column of their own', () => {
  expect(shownColumns(arrangeColumns([], defaultLayout))).toEqual([wholeItem])
  const layout = { ...defaultLayout, hidden: ['name', '@type', 'geo', 'price'] }
  expect(shownColumns(arrangeColumns(found, layout))).toEqual([wholeItem])
  expect(shownColumns(arrangeColumns(found, defaultLayout)).map(({ key }) => key)).toEqual(shown())
})
