import { expect, test } from 'vitest'
import { createSetsSpace } from '#host/sets/run-context.ts'

test('bytes that are still being written count against the quota', async () => {
  const space = createSetsSpace(
    () => Promise.resolve(0),
    () => Promise.resolve(100),
  )
  let finish: () => void = () => undefined
  const isWritten = new Promise<void>((resolve) => {
    finish = resolve
  })
  const written: string[] = []
  const writing = space.writeWithinQuota(60, () => isWritten)
  const second = await space.writeWithinQuota(60, () => {
    written.push('second')
    return Promise.resolve()
  })
  finish()
  expect([second, await writing, written]).toEqual([100, null, []])
  expect(await space.writeWithinQuota(40, () => Promise.resolve())).toBe(null)
})
