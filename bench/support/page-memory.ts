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
  const open = new Map<number, (answer: unknown) => void>()
  let requested = 0
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId))
  session.on('Target.detachedFromTarget', ({ sessionId }) => {
    workers.delete(sessionId)
    // A worker that has ended does not answer any more.
    for (const answer of open.values()) answer(undefined)
  })
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result?: unknown }
    open.get(id)?.(result)
    open.delete(id)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })

  async function ask(sessionId: string, method: string): Promise<unknown> {
    requested += 1
    const id = requested
    const answer = new Promise((resolve) => open.set(id, resolve))
    const message = JSON.stringify({ id, method })
    await session
      .send('Target.sendMessageToTarget', { sessionId, message })
      .catch(() => open.get(id)?.(undefined))
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

/** Reads again and again until the returned function is called, which returns the largest value read. */
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
