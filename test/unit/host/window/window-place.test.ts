import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { boundsOfNewWindow, type Rectangle, createWindowPlace } from '#host/window/window-place.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()
const screen = { x: 0, y: 0, width: 1920, height: 1040 }
const right = { x: 1920, y: 0, width: 1280, height: 1000 }
const at = (bounds: Rectangle | null) => ({ bounds, isMaximized: false })

test('a window goes where it was, on the second screen too', () => {
  const bounds = { x: 2000, y: 40, width: 1100, height: 700 }
  expect(boundsOfNewWindow(at(bounds), [screen, right])).toEqual(bounds)
})

test('where its screen is gone, the system says where', () => {
  const bounds = { x: 2000, y: 40, width: 1100, height: 700 }
  expect(boundsOfNewWindow(at(bounds), [screen])).toEqual({ width: 1360, height: 860 })
})

test.each([
  ['was never opened', null],
  ['would have its title above the screen', { x: 0, y: -30, width: 1100, height: 700 }],
  ['would have its title below the screen', { x: 0, y: 1039, width: 1100, height: 700 }],
  ['would show a few pixels at the side', { x: 1900, y: 0, width: 1100, height: 700 }],
  ['would do so once it fits its screen', { x: -1801, y: 0, width: 1921, height: 700 }],
])('a window that %s gets the usual size', (_case, bounds) => {
  expect(boundsOfNewWindow(at(bounds), [screen])).toEqual({ width: 1360, height: 860 })
})

test('a window is never larger than its screen, and never smaller than its content needs', () => {
  const laptop = { x: 0, y: 25, width: 1280, height: 700 }
  expect(boundsOfNewWindow(at(null), [laptop])).toEqual({ width: 1280, height: 700 })
  const wide = { x: 0, y: 25, width: 5000, height: 100 }
  expect(boundsOfNewWindow(at(wide), [laptop])).toEqual({ x: 0, y: 25, width: 1280, height: 640 })
})

test('wherever it was, its title can be taken hold of on a screen that is there', () => {
  const number = fc.integer({ min: -5000, max: 5000 })
  const bounds = fc.record({ x: number, y: number, width: number, height: number })
  fc.assert(
    fc.property(bounds, (place) => {
      const { x, y, width } = boundsOfNewWindow(at(place), [screen, right])
      if (x === undefined || y === undefined) return true
      return [screen, right].some(
        (one) =>
          y >= one.y &&
          y < one.y + one.height &&
          Math.min(x + width, one.x + one.width) - Math.max(x, one.x) >= 120,
      )
    }),
  )
})

/** Electron's window as far as its place goes. */
class MovedWindow extends EventEmitter {
  isFull = false
  bounds: Rectangle = { x: 10, y: 20, width: 1000, height: 700 }
  isMaximized = () => this.isFull
  getNormalBounds = () => this.bounds
  maximize = () => {
    this.isFull = true
  }
}

test('the place of a closed window is that of the next one, and the app waits until it is kept', async () => {
  const first = new MovedWindow()
  const place = createWindowPlace(folder())
  ;(await place.load([screen])).keep(first)
  first.isFull = true
  first.emit('close')
  await place.settle()
  const later = await createWindowPlace(folder()).load([screen])
  expect(later.bounds).toEqual(first.bounds)
  const next = new MovedWindow()
  later.keep(next)
  expect(next.isFull).toBe(true)
})
