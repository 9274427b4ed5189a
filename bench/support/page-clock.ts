import type { CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Set by `installClock`, for the benchmarks' functions that run in the page. */
    clock: {
      /** Resolves when the predicate is true in a painted frame, with the time in milliseconds since 1970. */
      when(predicate: () => boolean): Promise<number>
      /** Milliseconds of the longest main-thread task since the last call; 0 if none took 50 ms. */
      longestTask(): number
    }
    /** Set by `timeKeys`: milliseconds from each key press until it is painted. */
    keyTimes: number[]
  }
}

/** Adds `window.clock` to a page. */
export async function installClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    let longest = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration)
    }).observe({ entryTypes: ['longtask'] })
    /** Resolves after the next frame is painted: true if the predicate was true in it. */
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

/** The main thread's heap in bytes after a garbage collection. */
export async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** Types a text into the focused element; returns the milliseconds from each key press until it is painted. */
export async function timeKeys(page: Page, text: string): Promise<readonly number[]> {
  await installClock(page)
  await page.evaluate(() => {
    window.keyTimes = []
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        void window.clock
          .when(() => true)
          .then((painted) => window.keyTimes.push(painted - performance.timeOrigin - timeStamp))
      },
      { capture: true },
    )
  })
  await page.keyboard.type(text, { delay: 90 })
  return page.evaluate(() => window.keyTimes)
}
