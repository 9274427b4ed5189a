import { expect, test } from 'vitest'
import { rehearse } from '#app/answer-worker/rehearse.ts'

test('the rehearsal reads each of its answers to the end', async () => {
  let turns = 0
  await rehearse({
    now: () => 0,
    yieldOnce: () => {
      turns += 1
      return Promise.resolve()
    },
    wait: () => Promise.resolve(),
  })
  expect(turns).toBe(3)
})
