import type { CDPSession, Page, Browser } from '@playwright/test'

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

const thereLine = 'there'

/**
 * Lets the next document of a page set the mark `to` when there is such an element; `there` resolves then. Playwright
 * polls every half second, and its `waitFor` runs a script of 19 ms in the page before.
 */
export async function markWhenThere(
  page: Page,
  selector: string,
): Promise<{ there: Promise<unknown> }> {
  await page.addInitScript(
    ([wanted, line]) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(wanted)) return
        performance.mark('to')
        console.debug(line)
        observer.disconnect()
      }).observe(document, { attributes: true, childList: true, subtree: true })
    },
    [selector, thereLine] as const,
  )
  return {
    there: page.waitForEvent('console', (message) => message.text() === thereLine),
  }
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

/** The longest tasks of a page's main thread, in milliseconds. */
interface LongestTasks {
  /** By the processor time of the thread: what the page itself costs, however busy the machine is. */
  processor: number
  /** By the clock: includes the time that the thread waited while other programs ran. */
  clock: number
}

/** Records the tasks of a page until the returned function is called. A browser records one page at a time. */
export async function traceTasks(
  browser: Browser,
  page: Page,
): Promise<() => Promise<LongestTasks>> {
  const stopTracing = await traceThreads(browser, page, ['toplevel', 'devtools.timeline'])
  return async () => {
    const longest = { processor: 0, clock: 0 }
    for (const event of (await stopTracing()).page) {
      if (!event.name.endsWith('RunTask')) continue
      longest.processor = Math.max(longest.processor, (event.tdur ?? 0) / 1_000)
      longest.clock = Math.max(longest.clock, (event.dur ?? 0) / 1_000)
    }
    if (longest.clock === 0) throw new Error('The trace holds no task of the page')
    return longest
  }
}

/** An event of Chromium's trace format; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Processor time of its thread. */
  tdur?: number
  args?: { name?: string }
}

/** Records what the main thread of a page and its workers do until the returned function is called. */
export async function traceThreads(
  browser: Browser,
  page: Page,
  categories: string[],
): Promise<() => Promise<Record<'page' | 'workers', readonly TraceEvent[]>>> {
  await browser.startTracing(page, { categories })
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: readonly TraceEvent[]
    }
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
    const ofThread = (name: string) => {
      const threads = new Set(traceEvents.filter(({ args }) => args?.name === name).map(threadOf))
      return traceEvents.filter((event) => threads.has(threadOf(event)))
    }
    return { page: ofThread('CrRendererMain'), workers: ofThread('DedicatedWorker thread') }
  }
}
