import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectionPage } from '../pages/connection-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import type { Page } from '@playwright/test'
import { tabsPage } from '../pages/tabs-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { answerOf } from '../support/changing-api.ts'
import { expect, test } from '../support/shells.ts'
import { startServer } from '../support/start-server.ts'

test('two queries stand side by side, each with its own answer', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  const results = resultsPage(page)
  const tabs = tabsPage(page)
  await query.send()
  await expect(results.total).toHaveText('240 items')
  const first = await results.idOf(0)

  await tabs.openFresh.click()
  await expect(results.status).toBeHidden()
  await query.openEndpoint('places')
  await query.send()
  await expect.poll(() => results.idOf(0)).not.toBe(first)
  await expect(tabs.names).toHaveText(['events', 'places'])

  await tabs.all.first().click()
  await expect(query.endpoint).toHaveValue('events')
  await expect(results.rows.first()).toHaveAttribute('data-id', first)

  await page.keyboard.press('ArrowRight')
  await expect(query.endpoint).toHaveValue('places')
  await page.keyboard.press('Delete')
  await expect(tabs.names).toHaveText(['events'])
  await expect(results.total).toHaveText('240 items')
})

test('tabs of one endpoint say what tells them apart', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  const tabs = tabsPage(page)
  await query.openEndpoint('events')
  for (const words of ['jazz', 'blues']) {
    await tabs.openFresh.click()
    await query.openEndpoint('events')
    await query.fullText.fill(words)
  }
  await expect(tabs.all).toHaveText(['GETevents', 'GETevents“jazz”', 'GETevents“blues”'])
})

test('an answer arrives in its own tab while another one is in front @every-shell', async ({
  explorer: { page },
}) => {
  const held: (() => void)[] = []
  const api = await startServer((request, response) => {
    const answer = (items: readonly string[]) => () =>
      response.setHeader('content-type', 'application/json').end(answerOf(items))
    if (request.url?.includes('/held')) held.push(answer(['{"@id":"a"}', '{"@id":"b"}']))
    else answer(['{"@id":"c"}'])()
  })
  try {
    await connectionPage(page).add({ name: 'Held', baseUrl: api.baseUrl, token: 'any' })
    const query = queryPage(page)
    const results = resultsPage(page)
    const tabs = tabsPage(page)
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

    await tabs.all.first().click()
    await expect(query.endpoint).toHaveValue('held')
    await expect(results.rows).toHaveCount(2)
  } finally {
    await api.close()
  }
})

test('the queries are open again after a start, and nothing was sent @every-shell', async ({
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
})

test('after a start each tab shows its last answer, marked as kept, and nothing was sent', async ({
  explorer: { page, reload },
  dataDir,
}) => {
  const query = queryPage(page)
  const results = resultsPage(page)
  const tabs = tabsPage(page)
  const keptMark = page.getByTestId('answer.kept')
  await query.send()
  await expect(results.total).toHaveText('240 items')
  const first = await results.idOf(0)
  await tabs.openFresh.click()
  await query.openEndpoint('places')
  await query.send()
  await expect(results.total).toHaveText('126 items')
  await expect(keptMark).toBeHidden()
  const { origin } = new URL((await query.url.textContent()) ?? '')
  const sent = async () => {
    const log = await (await fetch(`${origin}/log`)).text()
    return log.split('\n').filter((line) => line.includes('/api/v4/')).length
  }
  const answered = async () => {
    // Not there before it is first written.
    const kept = await readFile(join(dataDir, 'open-tabs.json'), 'utf8').catch(() => '')
    return kept.match(/"answerId": ?"/g)?.length ?? 0
  }
  await expect.poll(answered).toBe(2)
  const before = await sent()

  await reload()
  await expect(results.total).toHaveText('126 items')
  await expect(keptMark).toContainText('This saved response was received')
  await expect(page.getByTestId('answer.stale')).toBeHidden()
  await tabs.all.first().click()
  await expect(results.rows.first()).toHaveAttribute('data-id', first)
  await expect(keptMark).toBeVisible()
  expect(await sent()).toBe(before)

  await query.send()
  await expect(keptMark).toBeHidden()
  expect(await sent()).toBe(before + 1)
})

test('a saved request opens in its own tab, which shows what is not saved', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const tabs = tabsPage(page)
  const workspace = workspacePage(page)
  await query.addFilter(0, 'category', 'music')
  await workspace.save('Concerts')
  await expect(tabs.names).toHaveText(['Concerts'])
  await page.getByTestId('query.q').fill('jazz')
  await expect(tabs.changed).toHaveCount(1)

  await tabs.openFresh.click()
  await query.openEndpoint('places')
  await workspace.open('saved')
  await workspace.saved.first().click()
  await expect(tabs.names).toHaveText(['Concerts', 'places'])
  await expect(page.getByTestId('query.q')).toHaveValue('jazz')

  await tabs.close('Concerts')
  await expect(tabs.names).toHaveText(['places'])
  await workspace.saved.first().click()
  await expect(tabs.names).toHaveText(['places', 'Concerts'])
  await expect(page.getByTestId('query.q')).toHaveValue('')
  await expect(tabs.changed).toHaveCount(0)
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
