import { expect, test } from 'vitest'
import {
  moveSelection,
  noSelection,
  selectAllRows,
  selectItems,
  type RowOrder,
} from '#core/rows/row-selection.ts'

/** Rows in which the items of these positions stand. */
const shown = (...positions: number[]): RowOrder => ({
  count: positions.length,
  positionOf: (row) => positions[row] ?? -1,
  rowOf: (position) => positions.indexOf(position),
})

const asReceived = shown(0, 1, 2, 3, 4, 5)
const area = {
  corners: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ],
  isOutside: false,
}

test('a step selects one row, an added one besides, and an extended one all rows between', () => {
  const one = moveSelection(noSelection, asReceived, 2, 'alone')
  expect(one).toEqual({ chosen: new Set([2]), active: 2, anchor: 2, area: null })
  const two = moveSelection(one, asReceived, 5, 'add')
  expect(two).toEqual({ chosen: new Set([2, 5]), active: 5, anchor: 5, area: null })
  const range = moveSelection(two, asReceived, 3, 'extend')
  expect(range).toEqual({ chosen: new Set([3, 4, 5]), active: 3, anchor: 5, area: null })
  expect(moveSelection(range, asReceived, 99, 'alone').chosen).toEqual(new Set([5]))
  expect(moveSelection(range, asReceived, -1, 'alone').chosen).toEqual(new Set([0]))
})

test('the items stay selected in another order, and a range goes on as the rows stand then', () => {
  const one = moveSelection(noSelection, asReceived, 1, 'alone')
  const turned = shown(5, 4, 3, 2, 1, 0)
  expect(moveSelection(one, turned, 2, 'extend').chosen).toEqual(new Set([1, 2, 3]))
})

test('a range whose first row is hidden begins anew', () => {
  const one = moveSelection(noSelection, asReceived, 1, 'alone')
  const extended = moveSelection(one, shown(0, 4, 5), 2, 'extend')
  expect(extended).toEqual({ chosen: new Set([5]), active: 5, anchor: 5, area: null })
})

test('what is selected in another view keeps its area until another selection is made', () => {
  const drawn = selectItems(shown(5, 3, 1), [1, 2, 3], area)
  expect(drawn).toEqual({ chosen: new Set([1, 2, 3]), active: 3, anchor: 3, area })
  expect(moveSelection(drawn, asReceived, 0, 'add').area).toBeNull()
  expect(selectItems(asReceived, [4]).area).toBeNull()
})

test('an area around nothing selects nothing, and is there all the same', () => {
  expect(selectItems(asReceived, [], area)).toEqual({ ...noSelection, area })
})

test('all are the rows that are shown, and of no rows nothing is selected', () => {
  expect(selectAllRows(noSelection, shown(4, 2))).toEqual({
    chosen: new Set([4, 2]),
    active: 2,
    anchor: 4,
    area: null,
  })
  expect(selectAllRows(noSelection, shown())).toBe(noSelection)
  expect(moveSelection(noSelection, shown(), 0, 'alone')).toBe(noSelection)
})

test('a selection is extended from the first row too', () => {
  const first = moveSelection(noSelection, asReceived, 0, 'alone')
  expect(moveSelection(first, asReceived, 2, 'extend')).toEqual({
    chosen: new Set([0, 1, 2]),
    active: 2,
    anchor: 0,
    area: null,
  })
})
