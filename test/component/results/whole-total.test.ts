import { expect, test } from 'vitest'
import { answer, query, requestLog } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

test('the total of the endpoint is asked for once, where that is switched on', async () => {
  await openApp()
  await at('settings.open').click()
  await at('settings.whole-total').click()
  await answer.ask('events')
  await expect.poll(() => answer.total.texts()).toEqual(['240 items'])
  for (const word of ['Konzert', 'Lesung']) {
    await query.fullText.fill(word)
    await query.send()
    await expect
      .poll(() => answer.total.texts())
      .toEqual([expect.stringMatching(/^\d+ of 240 items$/)])
  }
  await requestLog.open()
  await expect.poll(() => requestLog.ofPurpose('send').count()).toBe(3)
  expect(requestLog.ofPurpose('whole-count').count()).toBe(1)
})
