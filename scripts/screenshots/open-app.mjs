/** Opens the built app in Chromium with an empty data folder, as for a new user. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from '../setup/project.mjs'
import { readAddress } from '../setup/read-address.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ locale: string, colorScheme: 'light' | 'dark', viewport: { width: number, height: number } }} Looks */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Looks} looks
 * @param {(page: Page) => Promise<void>} use
 */
export async function openApp(browser, looks, use) {
  const dataDir = mkdtempSync(join(tmpdir(), 'endpoint-explorer-screenshot-'))
  const args = ['--browser', '--no-open', '--port', '0', '--data-dir', dataDir]
  const app = spawn(process.execPath, [inProject('out', 'main', 'browser.js'), ...args], {
    env: { ...process.env, ENDPOINT_EXPLORER_SECRETS: 'memory' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const context = await browser.newContext({
    ...looks,
    timezoneId: 'Europe/Vienna',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    // The clock must keep running: Vue ignores events that are not newer than the listener.
    await page.clock.install({ time: '2026-06-01T10:00:00Z' })
    await page.goto(await readAddress(app.stdout))
    // Keys pressed before the page is ready are lost.
    await page.getByTestId('query.send').waitFor()
    await use(page)
  } finally {
    await context.close()
    app.kill()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
}
