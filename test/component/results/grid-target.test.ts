import { expect, test } from 'vitest'
import { readGridTarget } from '#app/features/results/use-grid-keys.ts'

const grid = document.createElement('div')
grid.innerHTML = `
  <div><span data-head="3"><b id="head"></b><i data-column="name" id="grip"></i></span></div>
  <div data-line="12"><span id="number"></span><span data-column="0"><b id="cell"></b></span></div>`

/** What an event at the element of that id means; without one, at the grid itself. */
function read(id?: string) {
  const target = id === undefined ? grid : grid.querySelector(`#${id}`)
  const heard: ReturnType<typeof readGridTarget>[] = []
  const hear = (event: Event) => heard.push(readGridTarget(event))
  grid.addEventListener('click', hear)
  target?.dispatchEvent(new Event('click', { bubbles: true }))
  grid.removeEventListener('click', hear)
  return heard[0]
}

test('a cell is told by its row and its column, a row beside its cells has no column', () => {
  expect(read('cell')).toEqual({ line: 12, column: 0, headerColumn: null })
  expect(read('number')).toEqual({ line: 12, column: null, headerColumn: null })
})

test('a head is told by its column alone, and what is neither is nothing', () => {
  expect(read('head')).toEqual({ line: null, column: null, headerColumn: 3 })
  expect(read('grip')).toEqual({ line: null, column: null, headerColumn: 3 })
  expect(read()).toEqual({ line: null, column: null, headerColumn: null })
})
