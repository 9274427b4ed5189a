import { expect, test } from 'vitest'
import { type ResponseEvent, holdUntilPainted } from '#app/client/response-client.ts'

const progress = (items: number): ResponseEvent => ({
  kind: 'progress',
  progress: { bytes: 1, items, shape: 'envelope' },
})
const problem: ResponseEvent = { kind: 'problem', problem: { kind: 'cancelled' } }

/** What was heard, and the way to say that what waits is painted. */
function open() {
  const heard: ResponseEvent[] = []
  let paint: (() => void) | null = null
  const hear = holdUntilPainted(
    (event) => heard.push(event),
    (run) => {
      expect(paint).toBeNull()
      paint = run
    },
  )
  return { heard, hear, paint: () => paint?.() }
}

test('what comes after the first rows waits until they are painted, in its order', () => {
  const answer = open()
  answer.hear(progress(0))
  answer.hear(progress(8))
  answer.hear(progress(25))
  answer.hear(problem)
  expect(answer.heard).toEqual([progress(0), progress(8)])
  answer.paint()
  expect(answer.heard).toEqual([progress(0), progress(8), progress(25), problem])
})

test('what comes once the first rows are painted is told at once', () => {
  const answer = open()
  answer.hear(progress(8))
  answer.paint()
  answer.hear(progress(25))
  answer.hear(problem)
  expect(answer.heard).toEqual([progress(8), progress(25), problem])
})

test('an answer without items waits for nothing', () => {
  const answer = open()
  answer.hear(progress(0))
  answer.hear(problem)
  expect(answer.heard).toEqual([progress(0), problem])
})
