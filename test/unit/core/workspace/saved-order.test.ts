import { expect, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import {
  compareSaved,
  lastPosition,
  planPlace,
  planStep,
  positionAtEnd,
  cutIntoBatches,
  maxInBatch,
} from '#core/workspace/saved-order.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import * as fc from 'fast-check'
import { rounds } from '../../../support/rounds.ts'

const saved = (folder: string, position: number, name: string): SavedRequest => ({
  id: `${folder} ${position} ${name}`,
  name,
  note: '',
  folder,
  position,
  connectionId: 'one',
  baseUrl: 'https://api.example',
  form: emptyForm,
})

test('saved requests are listed by folder, then by place, then by name', () => {
  const inOrder = [
    saved('', 1, 'z'),
    saved('', 1.5, 'a'),
    saved('alps', -1, 'z'),
    saved('alps', 2, 'a'),
    saved('alps', 2, 'b'),
    saved('Berlin', 0, 'a'),
  ]
  expect(inOrder.toReversed().sort(compareSaved)).toEqual(inOrder)
})

const none = lastPosition

test.each([
  [[], 0],
  [[1, 2.5], 3.5],
  [[1, none], none],
])('behind the positions %j comes %d', (positions, expected) => {
  expect(positionAtEnd(positions.map((position) => ({ position })))).toBe(expected)
})

test.each([
  // Between neighbors, before the first one, behind the last one.
  [[1, 2], 1, 1.5, []],
  [[1, 2], 0, 0, []],
  [[1, 2], null, 3, []],
  // Those without a position, as files that are written by hand.
  [[none, none], 0, 0, []],
  [[1, none], 1, 2, []],
  [[none, none], 1, 1, [0]],
  [[1, none, none], null, 4, [2, 3]],
])(
  'in a folder with the positions %j, before number %j comes %d',
  (positions, at, place, numbered) => {
    const moved = { ...saved('', 0, 'moved'), id: 'moved' }
    const folder = positions.map((position, index) => saved('', position, String(index)))
    // A copy, as after another load; what is gone stands at the end.
    const planned = planPlace(folder, at === null ? moved : structuredClone(folder[at] ?? null))
    expect({ ...planned, numbered: planned.numbered.map(({ position }) => position) }).toEqual({
      position: place,
      numbered,
    })
    const others = folder.map((one) => planned.numbered.find(({ id }) => id === one.id) ?? one)
    const order = [...others, { ...moved, position: planned.position }]
      .sort(compareSaved)
      .map(({ name }) => name)
    expect(order).toEqual(folder.map(({ name }) => name).toSpliced(at ?? folder.length, 0, 'moved'))
  },
)

test('a step passes one shown request, and leaves those that are not shown where they are', () => {
  const folder = ['a', 'b', 'c', 'd'].map((name, at) => saved('', at, name))
  const [a, , c, d] = folder
  const stepOf = (at: number, step: -1 | 1, shown = folder) =>
    planStep(folder, { id: folder[at]?.id ?? '', shown, step })
  expect([stepOf(0, 1), stepOf(2, 1), stepOf(3, 1), stepOf(0, -1)]).toEqual([
    c,
    null,
    undefined,
    undefined,
  ])
  const some = [a, c].flatMap((one) => one ?? [])
  expect([stepOf(0, 1, some), stepOf(2, -1, some)]).toEqual([d, a])
})

const requestOf = (note: string) => ({
  id: '',
  name: 'n',
  folder: '',
  position: 0,
  connectionId: '',
  baseUrl: '',
  note,
  form: emptyForm,
})

test('the batches are all requests in their order, and the host takes each of them', () => {
  const notes = fc.array(fc.nat(60_000), { maxLength: 260 })
  fc.assert(
    fc.property(notes, (lengths) => {
      const requests = lengths.map((length) => requestOf('x'.repeat(length)))
      const batches = cutIntoBatches(requests)
      expect(batches.flat()).toEqual(requests)
      for (const batch of batches) {
        expect(batch.length).toBeGreaterThan(0)
        expect(batch.length).toBeLessThanOrEqual(maxInBatch)
        // Three bytes a character at most, of the 1 MB that the browser shell takes.
        const isSmall = JSON.stringify({ requests: batch }).length * 3 < 1024 * 1024
        expect(isSmall || batch.length === 1).toBe(true)
      }
    }),
    { numRuns: rounds(100) },
  )
})

test('few requests are one batch, and none is none', () => {
  const few = Array.from({ length: maxInBatch }, () => requestOf(''))
  expect(cutIntoBatches(few)).toEqual([few])
  expect(cutIntoBatches([])).toEqual([])
})

test('a batch is full with 200 000 characters', () => {
  const own = JSON.stringify(requestOf('')).length
  const two = (characters: number) => [requestOf('x'.repeat(characters - 2 * own)), requestOf('')]
  expect([200_000, 200_001].map((characters) => cutIntoBatches(two(characters)).length)).toEqual([
    1, 2,
  ])
})
