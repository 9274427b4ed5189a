import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { watchForProblems } from './watch-for-problems.ts'

/**
 * One browser context for many tests, each of which finds it empty.
 *
 * A fresh context costs more than most tests do: in it nothing of the page is compiled yet. Here that is done once,
 * and kept by a page of the same site (the port does not matter) that stays open from the first test to the last.
 */
export interface SharedContext {
  context: BrowserContext
  /** What the pages of the test under way have done that no page may do. */
  problems: string[]
  /** Where the page of the test before was served; 0 before the first. What is compiled is kept by this address. */
  port: number
  /** Takes away what a test has left: its pages, what they stored, what they were allowed, their problems. */
  clear(): Promise<void>
}

const anchorAddress = 'http://127.0.0.1:1/'

export async function createSharedContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<SharedContext> {
  const context = await browser.newContext(options)
  await watchForProblems(context, (problem) => {
    shared.problems.push(problem)
  })
  const anchor = await context.newPage()
  await anchor.route(anchorAddress, (route) =>
    route.fulfill({ body: '', contentType: 'text/html' }),
  )
  await anchor.goto(anchorAddress)
  const session = await context.newCDPSession(anchor)

  const shared: SharedContext = {
    context,
    problems: [],
    port: 0,
    async clear() {
      const pages = context.pages().filter((page) => page !== anchor)
      await Promise.all(pages.map((page) => page.close()))
      await session.send('Storage.clearDataForOrigin', {
        origin: `http://127.0.0.1:${shared.port}`,
        storageTypes: 'all',
      })
      await context.clearCookies()
      await context.clearPermissions()
      shared.problems = []
    },
  }
  return shared
}
