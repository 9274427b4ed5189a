import { expect, test } from 'vitest'
import { ref } from 'vue'
import { useMapPointer } from '#app/features/survey/use-map-pointer.ts'
import type { MapBounds } from '#core/place/map-camera.ts'

/** A map on which a pixel is a place, and what the pointer does to it, in its order. */
function openMap() {
  const done: string[] = []
  const note =
    (what: string) =>
    (...values: number[]) => {
      done.push([what, ...values].join(' '))
    }
  const chosen: MapBounds[] = []
  const view = document.createElement('div')
  view.setPointerCapture = () => undefined
  const pointer = useMapPointer({
    view: {
      move: note('move'),
      zoom: (factor, at) => {
        done.push(`zoom ${factor > 1 ? 'in' : 'out'} at ${at?.x} ${at?.y}`)
      },
      worldAt: (x, y) => ({ x, y }),
    },
    pointed: { pointAt: note('point'), leave: note('leave'), isByKeys: ref(true) },
    click: note('click'),
    choose: (bounds) => {
      chosen.push(bounds)
    },
  })
  view.addEventListener('pointerdown', pointer.press)
  view.addEventListener('pointermove', pointer.follow)
  view.addEventListener('pointerup', pointer.release)
  view.addEventListener('pointerleave', pointer.leave)
  view.addEventListener('wheel', pointer.turn)
  const tell = (type: string, x = 0, y = 0, others: MouseEventInit & { deltaY?: number } = {}) => {
    const event = type === 'wheel' ? new WheelEvent(type, others) : new PointerEvent(type, others)
    Object.defineProperties(event, { offsetX: { value: x }, offsetY: { value: y } })
    view.dispatchEvent(event)
  }
  return { pointer, done, chosen, tell }
}

test('a drag moves the map against it once it is more than a click', () => {
  const { done, tell } = openMap()
  tell('pointerdown', 100, 100)
  tell('pointermove', 102, 101)
  tell('pointermove', 130, 90)
  tell('pointermove', 125, 95)
  tell('pointerleave')
  tell('pointerup', 125, 95)
  tell('pointerleave')
  expect(done).toEqual(['move -28 11', 'move 5 -5', 'leave'])
})

test('a press that stays where it is clicks what it points at', () => {
  const { done, tell } = openMap()
  tell('pointermove', 50, 60)
  tell('pointerdown', 50, 60)
  tell('pointerup', 50, 60)
  expect(done).toEqual(['point 50 60', 'point 50 60', 'click'])
})

test('a rectangle chooses what is in it, with Shift or once a drag is to choose', () => {
  const { pointer, chosen, done, tell } = openMap()
  tell('pointerdown', 80, 50, { shiftKey: true })
  tell('pointermove', 20, 10)
  expect(pointer.box.value).toEqual({ left: 20, top: 10, width: 60, height: 40 })
  tell('pointerup', 20, 10)
  pointer.mode.value = 'choose'
  tell('pointerdown', 1, 2)
  tell('pointermove', 31, 42)
  tell('pointerup', 31, 42)
  expect(pointer.box.value).toBeNull()
  expect(chosen).toEqual([
    { west: 20, north: 10, east: 80, south: 50 },
    { west: 1, north: 2, east: 31, south: 42 },
  ])
  expect(done).toEqual([])
})

test('the wheel zooms where the pointer is', () => {
  const { done, tell } = openMap()
  tell('wheel', 10, 20, { deltaY: -100 })
  tell('wheel', 30, 40, { deltaY: 100 })
  expect(done).toEqual(['zoom in at 10 20', 'zoom out at 30 40'])
})
