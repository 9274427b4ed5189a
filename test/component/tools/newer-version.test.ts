import { expect, onTestFinished, test } from 'vitest'
import { requestLog } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'
import { startServer } from '../../support/start-server.ts'

test('a newer version is told at the start where somebody wants to be told, and the log lists who was asked', async () => {
  const files = await startServer((_request, response) => response.end('version: 9.9.9\n'))
  onTestFinished(files.close)
  const address = files.baseUrl
  const app = await openApp()
  await at('settings.open').click()
  await at('settings.updates').click()
  await at('settings.update-address').fill(address)
  const countSaved = () => app.requested.filter((one) => one.endsWith(' /api/settings')).length
  const before = countSaved()
  await at('settings.update-address').press('Enter')
  await expect.poll(countSaved).toBeGreaterThan(before)
  await app.reload()
  await expect
    .poll(() => at('update.notice').texts())
    .toEqual([expect.stringContaining('Version 9.9.9')])
  expect(at('update.open').attributes('href')).toEqual([`${address}/`])
  await at('update.notice').find('button').click()
  await at('update.notice').gone()
  await requestLog.open()
  await expect
    .poll(() => requestLog.entries.nth(0).texts())
    .toEqual([expect.stringMatching(/Check for a newer version.*\/latest\.yml/)])
})
