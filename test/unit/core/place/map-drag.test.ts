import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cornersOfDrag,
  isDragged,
  isWithinArea,
  type MapDrag,
  type MapDragKind,
} from '#core/place/map-camera.ts'

type Corner = readonly [x: number, y: number]

const points = (...corners: Corner[]) => corners.map(([x, y]) => ({ x, y }))
const drag = (kind: MapDragKind, [x, y]: Corner, [atX, atY]: Corner): MapDrag => ({
  kind,
  from: { x, y },
  at: { x: atX, y: atY },
})

test('a hand that trembles clicks', () => {
  expect(isDragged(drag('move', [100, 100], [100, 100]))).toBe(false)
  expect(isDragged(drag('move', [100, 100], [104, 100]))).toBe(false)
  expect(isDragged(drag('move', [100, 100], [103, 103]))).toBe(true)
  expect(isDragged(drag('move', [100, 100], [95, 100]))).toBe(true)
})

test('a rectangle lies between where the pointer was pressed and where it is, whichever way it went', () => {
  const corners = (area: readonly { x: number; y: number }[] | null) =>
    new Set(area?.map(({ x, y }) => `${x} ${y}`))
  const wanted = new Set(['20 10', '80 10', '80 50', '20 50'])
  expect(corners(cornersOfDrag(drag('rectangle', [20, 10], [80, 50])))).toEqual(wanted)
  expect(corners(cornersOfDrag(drag('rectangle', [80, 50], [20, 10])))).toEqual(wanted)
  expect(corners(cornersOfDrag(drag('rectangle', [80, 10], [20, 50])))).toEqual(wanted)
})

test('neither a click chooses an area nor a drag that moves the map', () => {
  expect(cornersOfDrag(drag('rectangle', [20, 10], [22, 12]))).toBeNull()
  expect(cornersOfDrag(drag('move', [20, 10], [80, 50]))).toBeNull()
})

test('within is what the outline goes around', () => {
  const bay = points([0, 0], [10, 0], [10, 10], [5, 2], [0, 10])
  expect(isWithinArea(bay, 1, 5)).toBe(true)
  expect(isWithinArea(bay, 9, 5)).toBe(true)
  expect(isWithinArea(bay, 5, 5)).toBe(false)
  expect(isWithinArea(bay, 11, 5)).toBe(false)
  expect(isWithinArea(bay, NaN, 5)).toBe(false)
})

test('a rectangle holds what lies between its sides, whichever way it was drawn', () => {
  const whole = fc.integer({ min: -20, max: 20 })
  fc.assert(
    fc.property(whole, whole, whole, whole, whole, whole, (left, top, right, bottom, x, y) => {
      const area = points([left, top], [right, top], [right, bottom], [left, bottom])
      const [at, down] = [x + 0.5, y + 0.5]
      const isBetween =
        at > Math.min(left, right) &&
        at < Math.max(left, right) &&
        down > Math.min(top, bottom) &&
        down < Math.max(top, bottom)
      expect(isWithinArea(area, at, down)).toBe(isBetween)
    }),
  )
})
