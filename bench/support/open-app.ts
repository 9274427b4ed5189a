import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { startApp } from './start-app.ts'

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
