import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectionPage } from '../pages/connection-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import type { Page } from '@playwright/test'
import { tabsPage } from '../pages/tabs-page.ts'
import { responseOf } from '../support/changing-api.ts'
import { expect, test } from '../support/shells.ts'
import { startServer } from '../../support/start-server.ts'

// One walk, because a program of its own takes longer to start than both steps.
test('tabs are open again after a start, where nothing was sent, and each gets its own answer @every-shell', async ({
  explorer: { page, reload },
  dataDir,
}) => {
  const query = queryPage(page)
  const tabs = tabsPage(page)
  await query.chooseMethod('post')
  await query.addFilter(0, 'category', 'music')
  await tabs.openFresh.click()
  await query.openEndpoint('places')
  const { origin } = new URL((await query.url.textContent()) ?? '')
  const kept = join(dataDir, 'open-tabs.json')
  await expect
    .poll(async () => (existsSync(kept) ? await readFile(kept, 'utf8') : ''))
    .toContain('places')

  await reload()
  await expect(tabs.names).toHaveText(['events', 'places'])
  await expect(query.endpoint).toHaveValue('places')
  await tabs.all.first().click()
  await expect(query.body).toHaveText('{"filter":{"category":"music"},"page":{"size":25}}')
  await expect(resultsPage(page).status).toBeHidden()
  const log = await (await fetch(`${origin}/log`)).text()
  expect(log.split('\n').filter((line) => line.includes('/api/v4/'))).toEqual([])

  await test.step('an answer arrives in its own tab while another one is in front', async () => {
    const held: (() => void)[] = []
    const api = await startServer((request, response) => {
      const answer = (items: readonly string[]) => () =>
        response.setHeader('content-type', 'application/json').end(responseOf(items))
      if (request.url?.includes('/held')) held.push(answer(['{"@id":"a"}', '{"@id":"b"}']))
      else answer(['{"@id":"c"}'])()
    })
    try {
      await connectionPage(page).add({ name: 'Held', baseUrl: api.baseUrl, token: 'any' })
      const results = resultsPage(page)
      await query.openEndpoint('held')
      await query.startSending()
      await expect(query.cancelButton).toBeVisible()
      await tabs.openFresh.click()
      await expect(query.sendButton).toBeVisible()
      await expect(tabs.sending).toHaveCount(1)
      await query.openEndpoint('other')
      await query.send()
      await expect(results.total).toHaveText('1 item')
      await expect.poll(() => held.length).toBe(1)
      held.forEach((release) => {
        release()
      })
      await expect(tabs.sending).toHaveCount(0)
      await expect(results.total).toHaveText('1 item')

      await tabs.all.filter({ hasText: 'held' }).click()
      await expect(query.endpoint).toHaveValue('held')
      await expect(results.rows).toHaveCount(2)
    } finally {
      await api.close()
    }
  })
})

test('two windows keep their tabs apart, and what a closed one had is there for the next', async ({
  explorer: { page },
}) => {
  const openAnother = async () => {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => {
        window.open('/')
      }),
    ])
    return popup
  }
  const kept = (path: Page) =>
    path.waitForResponse((response) => response.url().endsWith('/api/tabs') && response.ok())
  await queryPage(page).openEndpoint('places')
  const second = await openAnother()
  await expect(tabsPage(second).names).toHaveCount(1)
  await expect(tabsPage(second).names).not.toHaveText(['places'])
  await Promise.all([kept(second), queryPage(second).openEndpoint('tours')])

  await page.reload()
  await second.reload()
  await expect(tabsPage(page).names).toHaveText(['places'])
  await expect(tabsPage(second).names).toHaveText(['tours'])

  await second.close()
  // A busy browser takes a while to let go of what a closed window held.
  const openWindows = () =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query()
      return held.filter(({ name }) => name?.startsWith('window ')).length
    })
  await expect.poll(openWindows).toBe(1)
  const third = await openAnother()
  await expect(tabsPage(third).names).toHaveText(['tours'])
  await third.close()
})
