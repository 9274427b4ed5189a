import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import { cutIntoBatches, maxInBatch } from '#core/workspace/saved-batches.ts'
import { rounds } from '../../../support/rounds.ts'

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
