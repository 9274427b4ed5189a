import { expect, test } from 'vitest'
import { chosenBox, isDragged, type MapDrag } from '#core/place/map-drag.ts'

const drag = (kind: MapDrag['kind'], ...[x, y, toX, toY]: [number, number, number, number]) => ({
  kind,
  from: { x, y },
  at: { x: toX, y: toY },
})

test('a hand that trembles clicks', () => {
  expect(isDragged(drag('move', 100, 100, 100, 100))).toBe(false)
  expect(isDragged(drag('move', 100, 100, 104, 100))).toBe(false)
  expect(isDragged(drag('move', 100, 100, 103, 103))).toBe(true)
  expect(isDragged(drag('move', 100, 100, 95, 100))).toBe(true)
})

test('a rectangle lies between where the pointer was pressed and where it is, whichever way it went', () => {
  const box = { left: 20, top: 10, width: 60, height: 40 }
  expect(chosenBox(drag('choose', 20, 10, 80, 50))).toEqual(box)
  expect(chosenBox(drag('choose', 80, 50, 20, 10))).toEqual(box)
  expect(chosenBox(drag('choose', 80, 10, 20, 50))).toEqual(box)
})

test('neither a click chooses by a rectangle nor a drag that moves the map', () => {
  expect(chosenBox(drag('choose', 20, 10, 22, 12))).toBeNull()
  expect(chosenBox(drag('move', 20, 10, 80, 50))).toBeNull()
})
