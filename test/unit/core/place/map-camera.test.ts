import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  boundsOf,
  fitCamera,
  moveCamera,
  pixelOf,
  placeAt,
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

test('keeps what lies under the pointer there while zooming', () => {
  fc.assert(
    fc.property(size, share, share, share, share, (view, x, y, across, down) => {
      const camera = { x: 0.3 + x * 0.4, y: 0.3 + y * 0.4, scale: 40_000 }
      const at = { x: across * view.width, y: down * view.height }
      const place = placeAt(camera, view, at.x, at.y)
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
  expect(placeAt(camera, view, 0, 0)).toEqual({ x: west, y: north })
  expect(placeAt(camera, view, 200, 150)).toEqual({ x: 0.5, y: 0.25 })
})

test('sees every place at the pixel at which it is drawn', () => {
  fc.assert(
    fc.property(size, share, share, share, share, (view, x, y, across, down) => {
      const camera = { x, y, scale: 40_000 }
      const at = { x: across * view.width, y: down * view.height }
      const place = placeAt(camera, view, at.x, at.y)
      const seen = pixelOf(camera, view, place.x, place.y)
      expect(seen.x).toBeCloseTo(at.x, 4)
      expect(seen.y).toBeCloseTo(at.y, 4)
    }),
  )
})
