import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

interface Usage {
  usedSize: number
  backingStorageSize?: number
}

/**
 * Creates a reader of the memory of a page and its workers in bytes, after a garbage collection. Includes
 * array buffers, such as the bytes of responses, which the page's heap size does not include.
 */
export async function watchMemory(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  const workers = new Set<string>()
  const pending = new Map<number, { sessionId: string; resolve: (answer: unknown) => void }>()
  let requested = 0
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId))
  session.on('Target.detachedFromTarget', ({ sessionId }) => {
    workers.delete(sessionId)
    // A worker that has ended does not answer any more.
    for (const asked of pending.values())
      if (asked.sessionId === sessionId) asked.resolve(undefined)
  })
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result?: unknown }
    pending.get(id)?.resolve(result)
    pending.delete(id)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })

  async function ask(sessionId: string, method: string): Promise<unknown> {
    requested += 1
    const id = requested
    const answer = new Promise((resolve) => pending.set(id, { sessionId, resolve }))
    const message = JSON.stringify({ id, method })
    await session
      .send('Target.sendMessageToTarget', { sessionId, message })
      .catch(() => pending.get(id)?.resolve(undefined))
    return answer
  }

  return async () => {
    await session.send('HeapProfiler.collectGarbage')
    let held = sizeOf(await session.send('Runtime.getHeapUsage'))
    for (const worker of workers) {
      await ask(worker, 'HeapProfiler.collectGarbage')
      held += sizeOf((await ask(worker, 'Runtime.getHeapUsage')) as Usage | undefined)
    }
    return held
  }
}

const sizeOf = (usage: Usage | undefined): number =>
  (usage?.usedSize ?? 0) + (usage?.backingStorageSize ?? 0)

/** Reads every 200 ms until the returned function is called, which returns the largest value. */
export function samplePeak(readHeld: () => Promise<number>): () => Promise<number> {
  const over = new AbortController()
  let peak = 0
  const sampling = (async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await readHeld())
      await wait(200)
    }
  })()
  return async () => {
    over.abort()
    await sampling
    return peak
  }
}
