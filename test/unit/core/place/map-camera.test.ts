import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  boundsOf,
  fitCamera,
  moveCamera,
  pixelOf,
  worldPointAt,
  zoomCamera,
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
