import type { Browser, Page } from '@playwright/test'
import { openApp, type OpenedApp } from './open-app.ts'
import { installClock } from './page-clock.ts'

/** A person needs longer than this to press Send. */
export const untilSendMs = 2_000

/** The app with this endpoint typed, after the time in which it loads and compiles what comes next. */
export async function openReadyToSend(
  browser: Browser,
  address: string,
  endpoint: string,
): Promise<OpenedApp> {
  const opened = await openApp(browser, address)
  await installClock(opened.page)
  await opened.page.getByTestId('query.endpoint').fill(endpoint)
  await opened.page.waitForTimeout(untilSendMs)
  return opened
}

/** Presses Send and waits until the first row shows another item; both are marks of the page's timeline. */
export function send(page: Page): Promise<{ start: number; shown: number }> {
  return page.evaluate(async () => {
    const idNow = () =>
      document
        .querySelector('[data-test="result.row"] .first:not(:empty)')
        ?.closest('[data-test="result.row"]')
        ?.getAttribute('data-id')
    const before = idNow()
    performance.mark('from')
    const start = performance.timeOrigin + performance.now()
    document
      .querySelector('[data-test="query.send"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const shown = await window.clock.when(() => ![undefined, before].includes(idNow()))
    performance.mark('to')
    return { start, shown }
  })
}
