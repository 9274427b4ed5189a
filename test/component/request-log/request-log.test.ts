import { expect, test } from 'vitest'
import { answer, query, requestLog } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

test('a request opens to be read as it was sent, by keyboard too, and names its connection', async () => {
  const { sample } = await openApp()
  await query.send()
  await answer.ask('places')
  await requestLog.open()
  await expect
    .poll(() => requestLog.entries.nth(0).texts())
    .toEqual([expect.stringContaining('Sample server')])
  const toggles = requestLog.entries.at('ledger.toggle')
  await toggles.nth(0).press('ArrowDown')
  await expect.poll(() => document.activeElement).toBe(toggles.all()[1])
  await toggles.nth(1).press('Enter')
  await expect
    .poll(() => requestLog.entries.nth(1).at('ledger.whole').texts())
    .toEqual([
      expect.stringContaining(`GET ${sample.baseUrl}/api/v4/endpoints/events?page%5Bsize%5D=25`),
    ])
  await toggles.nth(1).press('Enter')
  await at('ledger.whole').gone()
})
