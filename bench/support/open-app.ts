import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findChromium } from '../../scripts/setup/find-chromium.mjs'

interface StartedApp {
  /** The URL that opens the page; valid once. */
  launchUrl: string
  /** From the start of the program until it printed the URL. */
  readyMs: number
  end: () => Promise<void>
}

/** Starts the built browser shell with a data folder. */
export async function startApp(dataDir: string): Promise<StartedApp> {
  const args = ['--browser', '--no-open', '--port', '0', '--data-dir', dataDir]
  const start = performance.now()
  const program = spawn(process.execPath, [join('out', 'main', 'browser.js'), ...args], {
    env: { ...process.env, ENDPOINT_EXPLORER_SECRETS: 'memory' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(program, 'exit')
  let launchUrl: string | undefined
  for await (const line of createInterface({ input: program.stdout })) {
    launchUrl = /(http:\/\/127\S+)/.exec(line)?.[1]
    if (launchUrl !== undefined) break
  }
  const readyMs = performance.now() - start
  program.stdout.resume()
  if (launchUrl === undefined) throw new Error('The app ended without an address')
  return {
    launchUrl,
    readyMs,
    end: async () => {
      program.kill()
      await ended
    },
  }
}

/** Starts the Chromium of this computer, or Playwright's own, with further switches such as `--js-flags=--expose-gc`. */
export function launchBrowser(...switches: readonly string[]): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    args: ['--disable-gpu', ...switches],
    ...(executablePath !== null && { executablePath }),
  })
}

export interface OpenedApp {
  page: Page
  close: () => Promise<void>
}

/** Opens the built app in a new page, with a connection to `address` selected. */
export async function openApp(browser: Browser, address: string): Promise<OpenedApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'endpoint-explorer-bench-'))
  const app = await startApp(dataDir)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(app.launchUrl)
  // The app selects its first connection itself; a connection selected before that would be replaced.
  await page.getByTestId('connection.token-state').filter({ hasText: 'Sample token' }).waitFor()
  await page.getByTestId('connection.menu').click()
  await page.getByTestId('connection.add').click()
  await page.getByTestId('connection.name').fill('Bench')
  await page.getByTestId('connection.base-url').fill(address)
  await page.getByTestId('connection.save').click()
  await page.getByTestId('connection.select').filter({ hasText: 'Bench' }).waitFor()
  // The new connection's query begins only when the dialog closes.
  await page.getByTestId('connection.save').waitFor({ state: 'detached' })
  // A query belongs to one connection: what is typed before the new query is shown would go into the old one.
  await page.getByTestId('query.endpoint').and(page.locator(':placeholder-shown')).waitFor()

  return {
    page,
    close: async () => {
      await context.close()
      await app.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
