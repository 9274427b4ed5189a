import { expect, test } from 'vitest'
import { ref } from 'vue'
import { useMapPointer } from '#app/features/survey/use-map-pointer.ts'
import type { WorldPoint } from '#core/place/map-camera.ts'

/** A map on which a pixel is a place, and what the pointer does to it, in its order. */
function openMap() {
  const done: string[] = []
  const note =
    (what: string) =>
    (...values: number[]) => {
      done.push([what, ...values].join(' '))
    }
  const chosen: (readonly WorldPoint[])[] = []
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
    choose: (area) => {
      chosen.push(area)
    },
  })
  view.addEventListener('pointerdown', pointer.press)
  view.addEventListener('pointermove', pointer.follow)
  view.addEventListener('pointerup', pointer.release)
  view.addEventListener('pointerleave', pointer.leave)
  view.addEventListener('wheel', pointer.zoomByWheel)
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
  const corners = (left: number, top: number, right: number, bottom: number) => [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  tell('pointerdown', 80, 50, { shiftKey: true })
  tell('pointermove', 20, 10)
  expect(pointer.area.value).toEqual(corners(80, 50, 20, 10))
  tell('pointerup', 20, 10)
  pointer.mode.value = 'rectangle'
  tell('pointerdown', 1, 2)
  tell('pointermove', 31, 42)
  tell('pointerup', 31, 42)
  expect(pointer.area.value).toBeNull()
  expect(chosen).toEqual([corners(80, 50, 20, 10), corners(1, 2, 31, 42)])
  expect(done).toEqual([])
})

test('the wheel zooms where the pointer is', () => {
  const { done, tell } = openMap()
  tell('wheel', 10, 20, { deltaY: -100 })
  tell('wheel', 30, 40, { deltaY: 100 })
  expect(done).toEqual(['zoom in at 10 20', 'zoom out at 30 40'])
})
