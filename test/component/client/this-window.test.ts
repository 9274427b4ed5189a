import { expect, test } from 'vitest'
import { nameThisWindow } from '#app/client/this-window.ts'

/** The locks of one browser, as far as they are used here: held until the test lets go of them. */
function createLocks() {
  const held = new Set<string>()
  let waiting: (() => void)[] = []
  const locks: Pick<LockManager, 'query'> & { request: unknown } = {
    request: async (
      name: string,
      { ifAvailable }: LockOptions,
      use: (lock: object | null) => unknown,
    ) => {
      while (held.has(name) && ifAvailable !== true)
        await new Promise<void>((resolve) => waiting.push(resolve))
      const isFree = !held.has(name)
      held.add(name)
      return use(isFree ? { name } : null)
    },
    query: () => Promise.resolve({ held: Array.from(held, (name) => ({ name })), pending: [] }),
  }
  return {
    locks: locks as LockManager,
    /** As when all the pages that held one are gone. */
    release() {
      held.clear()
      for (const goOn of waiting) goOn()
      waiting = []
    },
  }
}

test('a window keeps its name when it is loaded anew, and its copy gets another one', async () => {
  const { locks, release } = createLocks()
  sessionStorage.clear()
  const first = await nameThisWindow(sessionStorage, locks)
  release()
  const again = await nameThisWindow(sessionStorage, locks)
  expect(again.id).toBe(first.id)

  // The browser copies what a window has stored.
  const copy = await nameThisWindow(sessionStorage, locks)
  expect(copy.id).not.toBe(first.id)
  expect([copy.isOpen(first.id), copy.isOpen('gone')]).toEqual([true, false])
})

test('a page that is there before the one it replaces is gone waits for its name', async () => {
  const { locks, release } = createLocks()
  sessionStorage.clear()
  const first = await nameThisWindow(sessionStorage, locks)
  const again = nameThisWindow(sessionStorage, locks, true)
  await Promise.resolve()
  release()
  expect((await again).id).toBe(first.id)
})

test('without locks no other window is known', async () => {
  sessionStorage.clear()
  const only = await nameThisWindow(sessionStorage, null)
  expect(only.isOpen(only.id)).toBe(false)
})
