import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitScaleBar } from '#core/place/map-camera.ts'

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
