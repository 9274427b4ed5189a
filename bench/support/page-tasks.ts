import type { Browser, Page } from '@playwright/test'

/** The longest tasks of a page's main thread, in milliseconds. */
export interface LongestTasks {
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
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: readonly TraceEvent[]
    }
    const threads = new Set(
      traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf),
    )
    const longest = { processor: 0, clock: 0 }
    for (const event of traceEvents) {
      if (!event.name.endsWith('RunTask') || !threads.has(threadOf(event))) continue
      longest.processor = Math.max(longest.processor, (event.tdur ?? 0) / 1_000)
      longest.clock = Math.max(longest.clock, (event.dur ?? 0) / 1_000)
    }
    if (longest.clock === 0) throw new Error('The trace holds no task of the page')
    return longest
  }
}

/** An event of Chromium's trace format; durations in microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
