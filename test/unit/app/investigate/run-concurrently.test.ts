import { expect, test } from 'vitest'
import { runConcurrently } from '#app/investigate/run-investigation.ts'

/** Work that ends when a test says so. */
function openWork() {
  const begun: string[] = []
  const cancelled: string[] = []
  const ends = new Map<string, () => void>()
  const run = (...names: string[]) =>
    runConcurrently(names, 2, (name) => {
      begun.push(name)
      const done = new Promise<void>((resolve) => ends.set(name, resolve))
      const end = () => {
        ends.get(name)?.()
      }
      return {
        done,
        cancel: () => {
          cancelled.push(name)
          end()
        },
      }
    })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { begun, cancelled, run, end }
}

test('so many at a time, the next in order when one has ended', async () => {
  const { begun, run, end } = openWork()
  const { done } = run('a', 'b', 'c', 'd')
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  await end('d')
  await expect(done).resolves.toBeUndefined()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('stopping ends those under way, and nothing else begins', async () => {
  const { begun, cancelled, run } = openWork()
  const { done, stop } = run('a', 'b', 'c')
  stop()
  await done
  expect([begun, cancelled]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
})
