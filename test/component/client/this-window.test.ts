import { expect, test } from 'vitest'
import { nameThisWindow } from '#app/client/this-window.ts'

/** The locks of one browser, as far as they are used here: held until the test ends. */
function createLocks() {
  const held = new Set<string>()
  const locks: Pick<LockManager, 'query'> & { request: unknown } = {
    request: (name: string, _options: object, use: (lock: object | null) => unknown) => {
      const isFree = !held.has(name)
      held.add(name)
      return Promise.resolve(use(isFree ? { name } : null))
    },
    query: () => Promise.resolve({ held: Array.from(held, (name) => ({ name })), pending: [] }),
  }
  return { locks: locks as LockManager, held }
}

test('a window keeps its name when it is loaded anew, and its copy gets another one', async () => {
  const { locks, held } = createLocks()
  sessionStorage.clear()
  const first = await nameThisWindow(sessionStorage, locks)
  held.clear()
  const again = await nameThisWindow(sessionStorage, locks)
  expect(again.id).toBe(first.id)

  // The browser copies what a window has stored.
  const copy = await nameThisWindow(sessionStorage, locks)
  expect(copy.id).not.toBe(first.id)
  expect([copy.isOpen(first.id), copy.isOpen('gone')]).toEqual([true, false])
})

test('without locks no other window is known', async () => {
  sessionStorage.clear()
  const only = await nameThisWindow(sessionStorage, null)
  expect(only.isOpen(only.id)).toBe(false)
})
