import { expect, test } from 'vitest'
import { query, requestLog, tabs } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'

test('a request of the ledger opens as a query of its own', async () => {
  await openApp()
  await query.addFilter(0, 'category', 'music')
  await query.send()
  const url = query.url.texts()
  expect(url).toEqual([expect.stringContaining('filter%5Bcategory%5D=music')])
  await query.reset()
  await requestLog.open()
  await expect.poll(() => requestLog.entries.count()).toBe(1)
  await requestLog.openAsTab(0)
  await expect.poll(() => query.url.texts()).toEqual(url)
  expect(tabs.all.count()).toBe(2)
})
