import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSetsStore } from '#app/stores/sets-store.ts'
import { openPage } from '../../support/page/open-page.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the list of sets is loaded again and again while one is fetched, and not once it was left', async () => {
  const waiting: ((answer: Response) => void)[] = []
  const { opened, requested, close } = openPage(useSetsStore, {
    host: () => new Promise((resolve) => waiting.push(resolve)),
  })
  const answer = async () => {
    for (const resolve of waiting.splice(0))
      resolve(Response.json({ sets: [{ standing: { kind: 'running' } }], damaged: [], bytes: 0 }))
    await vi.advanceTimersByTimeAsync(2_000)
  }
  void opened.startPolling()
  await answer()
  expect(requested).toHaveLength(2)
  // Left while it loads.
  opened.stopPolling()
  await answer()
  expect(requested).toHaveLength(2)
  close()
})
