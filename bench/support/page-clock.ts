import type { CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Put there by `installClock`, for the functions the benchmarks run inside the page. */
    clock: {
      /** Milliseconds of the epoch at which the predicate first held in a painted frame. */
      when(predicate: () => boolean): Promise<number>
      /** The longest task of the main thread since the last call, or 0 where none took 50 ms. */
      longestTask(): number
    }
    /** Put there by `timeKeys`. */
    keyTimes: number[]
  }
}

/** Gives a page the means to time itself: what is measured is a painted frame, not a promise. */
export async function installClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    let longest = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration)
    }).observe({ entryTypes: ['longtask'] })
    /** Whether the predicate holds in the next frame, told when that frame is painted. */
    const nextFrame = (predicate: () => boolean) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => {
          const holds = predicate()
          // The frame is painted before the next task.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            resolve(holds)
          }
          port2.postMessage(null)
        })
      })
    window.clock = {
      async when(predicate) {
        const limit = performance.now() + 120_000
        while (!(await nextFrame(predicate)))
          if (performance.now() > limit) throw new Error('Nothing happened within 120 s')
        return performance.timeOrigin + performance.now()
      },
      longestTask() {
        const found = longest
        longest = 0
        return found
      },
    }
  })
}

/** The main thread's heap in bytes, after everything unused is gone. */
export async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** Types a text as a keyboard sends it, into what has the focus: the milliseconds of each key until it is painted. */
export async function timeKeys(page: Page, text: string): Promise<readonly number[]> {
  await page.evaluate(() => {
    window.keyTimes = []
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            window.keyTimes.push(performance.now() - timeStamp)
          }
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
  await page.keyboard.type(text, { delay: 90 })
  return page.evaluate(() => window.keyTimes)
}
