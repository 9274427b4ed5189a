import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/**
 * The memory of the page's process in bytes, its workers included: JavaScript's own count leaves out the
 * bytes of answers. NaN where the system does not tell (only Linux does here).
 */
export async function readMemory(page: Page, isSwept = false): Promise<number> {
  if (isSwept) {
    const sweep = () => (globalThis as { gc?: () => void }).gc?.()
    await page.evaluate(sweep)
    for (const worker of page.workers()) await worker.evaluate(sweep)
  }
  const browser = page.context().browser()
  if (!browser) return Number.NaN
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  // One page is open at a time, so its process is the largest.
  const sizes = await Promise.all(
    processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => anonymousBytes(id)),
  )
  return Math.max(...sizes)
}

async function anonymousBytes(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
  return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) * 1024
}
