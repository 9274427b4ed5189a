import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelHeight, labelPlaces, type NamedPlace } from '#core/place/label-places.ts'

const size = { width: 400, height: 300 }
const place = (x: number, y: number, width = 60): NamedPlace => ({ x, y, width })

test('a name stands to the right of its place, on the left where the view ends', () => {
  const named = [place(100, 100), place(390, 200)]
  expect(labelPlaces(named, named, size)).toEqual([
    { at: 0, x: 107, y: 100 },
    { at: 1, x: 323, y: 200 },
  ])
})

test('a name may touch the top and bottom of the view and stays 4 pixels from its sides, else it goes elsewhere', () => {
  const spotOf = (one: NamedPlace, marks: readonly NamedPlace[] = []) =>
    labelPlaces([one], marks, size).map(({ x, y }) => [x, y])
  const right = 400 - 4 - 60 - 7
  expect(spotOf(place(right, 100))).toEqual([[right + 7, 100]])
  expect(spotOf(place(right + 1, 100))).toEqual([[right + 1 - 67, 100]])
  expect(spotOf(place(100, 8))).toEqual([[107, 8]])
  expect(spotOf(place(100, 7))).toEqual([[70, 22]])
  expect(spotOf(place(100, 292))).toEqual([[107, 292]])
  expect(spotOf(place(100, 293))).toEqual([[70, 278]])
  // A mark stands where the name would be on the right.
  expect(spotOf(place(71, 100), [place(100, 100)])).toEqual([[4, 100]])
  expect(spotOf(place(70, 100), [place(100, 100)])).toEqual([[40, 85]])
})

test('where another place or name is in the way it goes elsewhere, and without room there is none', () => {
  const named = [place(100, 100), place(104, 101)]
  // The second place's mark is where the first name would be.
  expect(labelPlaces(named, named, size).map(({ x }) => x)).toEqual([100 - 7 - 60, 104 + 7])
  const crowd = Array.from({ length: 30 }, (_, at) => place(200 + (at % 6), 150 + (at % 5)))
  expect(labelPlaces(crowd, crowd, size).length).toBeLessThan(5)
})

test('of places in a slanting row some are named at a corner', () => {
  const row = Array.from({ length: 12 }, (_, at) => place(100 + at * 16, 250 - at * 7, 120))
  expect(labelPlaces(row, row, size).length).toBeGreaterThanOrEqual(4)
})

test('a name longer than the view is not begun', () => {
  expect(labelPlaces([place(100, 100, 500)], [], size)).toEqual([])
})

test('no two names overlap, none lies on a mark, and all are in view', () => {
  const any = fc.record({
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 300 }),
    width: fc.integer({ min: 5, max: 150 }),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 60 }), (named) => {
      const labels = labelPlaces(named, named, size)
      const boxes = labels.map(({ at, x, y }) => ({
        left: x,
        right: x + (named[at]?.width ?? 0),
        top: y - labelHeight / 2,
        bottom: y + labelHeight / 2,
      }))
      boxes.forEach((box, at) => {
        expect(box.left >= 0 && box.right <= size.width).toBe(true)
        expect(box.top >= 0 && box.bottom <= size.height).toBe(true)
        for (const other of boxes.slice(at + 1))
          expect(
            box.left < other.right &&
              box.right > other.left &&
              box.top < other.bottom &&
              box.bottom > other.top,
          ).toBe(false)
        for (const { x, y } of named)
          expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(false)
      })
    }),
  )
})
