import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  boundsOf,
  fitCamera,
  moveCamera,
  pixelOf,
  worldPointAt,
  zoomCamera,
  cornersOfDrag,
  isDragged,
  isWithinArea,
  type MapDrag,
  type MapDragKind,
  fitScaleBar,
} from '#core/place/map-camera.ts'

const size = fc.record({
  width: fc.integer({ min: 100, max: 2000 }),
  height: fc.integer({ min: 100, max: 2000 }),
})
const share = fc.double({ min: 0.05, max: 0.95, noNaN: true })

test('shows everything that it is fitted to', () => {
  fc.assert(
    fc.property(size, share, share, share, share, (view, a, b, c, d) => {
      const bounds = {
        west: Math.min(a, b),
        east: Math.max(a, b),
        north: Math.min(c, d),
        south: Math.max(c, d),
      }
      const camera = fitCamera(bounds, view)
      const seen = boundsOf(camera, view)
      // The whole world does not become smaller than the view.
      fc.pre(camera.scale > Math.min(view.width, view.height) * 0.9)
      expect(seen.west).toBeLessThanOrEqual(bounds.west + 1e-9)
      expect(seen.east).toBeGreaterThanOrEqual(bounds.east - 1e-9)
      expect(seen.north).toBeLessThanOrEqual(bounds.north + 1e-9)
      expect(seen.south).toBeGreaterThanOrEqual(bounds.south - 1e-9)
    }),
  )
})

test('fits into the view less its edges, below the middle of which the scale bar stands', () => {
  const view = { width: 456, height: 464 }
  const bounds = { west: 0.25, east: 0.35, north: 0.5, south: 0.54 }
  const camera = fitCamera(bounds, view)
  expect(camera.scale).toBeCloseTo(4000)
  expect(camera.x).toBeCloseTo(0.3)
  expect(pixelOf(camera, view, 0.3, 0.52)).toEqual({
    x: expect.closeTo(228),
    y: expect.closeTo(224),
  })
  const tall = fitCamera({ ...bounds, south: 0.7 }, view)
  expect(tall.scale).toBeCloseTo(2000)
})

test('a single place is not shown as near as several', () => {
  const view = { width: 400, height: 300 }
  const scaleOf = (east: number, south: number) =>
    fitCamera({ west: 0.5, east, north: 0.4, south }, view).scale
  expect([scaleOf(0.5, 0.4), scaleOf(0.5 + 1e-7, 0.4), scaleOf(0.5, 0.4 + 1e-7)]).toEqual([
    2 ** 18,
    2 ** 20,
    2 ** 20,
  ])
})

test.each([
  ['narrower than its edges', { width: 20, height: 300 }, 18],
  ['lower than its edges', { width: 400, height: 20 }, 18],
  ['without a size', { width: 0, height: 0 }, 1],
])('a view %s shows the world as small as it can', (_, view, scale) => {
  const camera = fitCamera(null, view)
  expect(camera).toEqual({ x: 0.5, y: expect.closeTo(Math.min(1, 0.485 + 8 / scale)), scale })
})

test('zooms neither below the view nor beyond the detail of the outlines', () => {
  const view = { width: 400, height: 300 }
  const camera = { x: 0.5, y: 0.25, scale: 1000 }
  expect([zoomCamera(camera, view, 1e-6), zoomCamera(camera, view, 1e6)]).toEqual([
    { x: 0.5, y: 0.25, scale: 270 },
    { x: 0.5, y: 0.25, scale: 2 ** 24 },
  ])
})

test('keeps what lies under the pointer there while zooming', () => {
  fc.assert(
    fc.property(size, share, share, share, share, (view, x, y, across, down) => {
      const camera = { x: 0.3 + x * 0.4, y: 0.3 + y * 0.4, scale: 40_000 }
      const at = { x: across * view.width, y: down * view.height }
      const place = worldPointAt(camera, view, at)
      const seen = pixelOf(zoomCamera(camera, view, 1.5, at), view, place.x, place.y)
      expect(seen.x).toBeCloseTo(at.x, 4)
      expect(seen.y).toBeCloseTo(at.y, 4)
    }),
  )
})

test('moves by pixels, and never out of the world', () => {
  const view = { width: 400, height: 300 }
  const camera = { x: 0.5, y: 0.5, scale: 1000 }
  expect(moveCamera(camera, view, 100, -50)).toEqual({ x: 0.6, y: 0.45, scale: 1000 })
  expect(moveCamera(camera, view, 1e6, -1e6)).toEqual({ x: 1, y: 0, scale: 1000 })
})

test('sees at the upper left corner and in the middle what lies there', () => {
  const view = { width: 400, height: 300 }
  const camera = { x: 0.5, y: 0.25, scale: 1000 }
  const { west, north } = boundsOf(camera, view)
  expect(worldPointAt(camera, view, { x: 0, y: 0 })).toEqual({ x: west, y: north })
  expect(worldPointAt(camera, view, { x: 200, y: 150 })).toEqual({ x: 0.5, y: 0.25 })
})

test('sees every place at the pixel at which it is drawn', () => {
  fc.assert(
    fc.property(size, share, share, share, share, (view, x, y, across, down) => {
      const camera = { x, y, scale: 40_000 }
      const at = { x: across * view.width, y: down * view.height }
      const place = worldPointAt(camera, view, at)
      const seen = pixelOf(camera, view, place.x, place.y)
      expect(seen.x).toBeCloseTo(at.x, 4)
      expect(seen.y).toBeCloseTo(at.y, 4)
    }),
  )
})

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

test('on the equator the world is as wide as the equator is long', () => {
  const { metres, width } = fitScaleBar({ x: 0.5, y: 0.5, scale: 40_075_017 / 100 }, 110)
  expect(metres).toBe(10_000)
  expect(width).toBeCloseTo(100)
})

test('towards the pole a pixel is less of the ground: at 60 degrees half', () => {
  const y = (1 - Math.asinh(Math.tan(Math.PI / 3)) / Math.PI) / 2
  const { metres, width } = fitScaleBar({ x: 0.5, y, scale: 40_075_017 / 100 }, 110)
  expect(metres).toBe(5000)
  expect(width).toBeCloseTo(100)
})

test('it is a round length, fits, and takes no less than a third of the room', () => {
  const scale = fc.double({ min: 200, max: 2 ** 24, noNaN: true })
  const y = fc.double({ min: 0.1, max: 0.9, noNaN: true })
  fc.assert(
    fc.property(scale, y, (pixels, at) => {
      const { metres, width } = fitScaleBar({ x: 0.5, y: at, scale: pixels }, 120)
      expect(width).toBeLessThanOrEqual(120.000001)
      expect(width).toBeGreaterThan(40)
      expect(metres.toPrecision(1)).toMatch(/^[125]/)
    }),
  )
})
