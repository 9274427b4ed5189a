import { expect, test } from 'vitest'
import { useMapKeys } from '#app/features/survey/use-map-pointer.ts'

/** What a key does to a map, and whether it stays there. */
function press(key: string, others: KeyboardEventInit = {}) {
  const done: string[] = []
  const pressKey = useMapKeys({
    view: {
      move: (right, down) => done.push(`move ${right} ${down}`),
      zoom: (factor) => done.push(`zoom ${factor > 1 ? 'in' : 'out'}`),
      fit: (which) => done.push(`fit ${which}`),
    },
    pointAtMiddle: () => done.push('point'),
    click: () => done.push('click'),
  })
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...others })
  pressKey(event)
  return event.defaultPrevented ? done : null
}

test('arrows move the map, and what is in its middle is named', () => {
  expect(press('ArrowLeft')).toEqual(['move -60 0', 'point'])
  expect(press('ArrowRight')).toEqual(['move 60 0', 'point'])
  expect(press('ArrowUp')).toEqual(['move 0 -60', 'point'])
  expect(press('ArrowDown')).toEqual(['move 0 60', 'point'])
})

test('plus and minus zoom, 0 shows all, Enter and the space bar choose', () => {
  expect(press('+')).toEqual(['zoom in', 'point'])
  expect(press('=')).toEqual(['zoom in', 'point'])
  expect(press('-')).toEqual(['zoom out', 'point'])
  expect(press('0')).toEqual(['fit usual', 'point'])
  expect(press('Enter')).toEqual(['click', 'point'])
  expect(press(' ')).toEqual(['click', 'point'])
})

test('other keys, and commands of the app, go on', () => {
  expect(press('a')).toBeNull()
  expect(press('Tab')).toBeNull()
  expect(press('0', { ctrlKey: true })).toBeNull()
  expect(press('ArrowLeft', { altKey: true })).toBeNull()
})
