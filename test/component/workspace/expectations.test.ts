/** What a saved query expects of its response: written with a click, shown at each response, handed over. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answer, query, workspace } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

test('an expectation is written with a click, shown at the response, and removed', async () => {
  const app = await openApp()
  await workspace.save('Events')
  await query.send()
  await expect.poll(() => answer.status.count()).toBe(1)
  await at('request.save-as').click()
  await at('request.expect').click()
  await expect.poll(() => at('expectation').count()).toBe(1)
  expect(at('expectation').texts()).toEqual([expect.stringMatching(/^Total >= \d+, as expected$/)])
  const text = await readFile(join(app.dataDir, 'queries', 'Events.query.yaml'), 'utf8')
  expect(text).toMatch(/^expect:\n {2}total: ">= \d+"$/m)

  await at('request.save-as').click()
  await at('request.expect-nothing').click()
  await expect.poll(() => at('expectation').count()).toBe(0)
})

test('an expectation is not held against the response to another query', async () => {
  await openApp()
  await workspace.save('Events')
  await query.send()
  await expect.poll(() => answer.status.count()).toBe(1)
  await at('request.save-as').click()
  await at('request.expect').click()
  await expect.poll(() => at('expectation').count()).toBe(1)

  await query.fullText.fill('Jazz')
  await query.send()
  await expect.poll(() => at('answer.stale').count()).toBe(0)
  expect(at('expectation').count()).toBe(0)
  await query.fullText.fill('')
  await expect.poll(() => at('answer.stale').count()).toBe(1)
  // The worker would judge it meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(at('expectation').count()).toBe(0)
  await query.send()
  await expect.poll(() => at('expectation').count()).toBe(1)
})

test('the total of another query is not offered as what is expected', async () => {
  await openApp()
  await workspace.save('Events')
  await query.fullText.fill('Jazz')
  await query.send()
  await expect.poll(() => answer.status.count()).toBe(1)
  await query.fullText.fill('')
  await expect.poll(() => at('answer.stale').count()).toBe(1)
  await at('request.save-as').click()
  await expect.poll(() => at('request.discard').count()).toBe(1)
  expect(at('request.expect').count()).toBe(0)
})

test('one click sends a saved query, and nothing else than what is saved', async () => {
  const app = await openApp()
  await query.addFilter(0, 'category', 'market')
  await workspace.save('Markets')
  await workspace.open('saved')
  await workspace.choose('Markets', 'Duplicate')
  await expect.poll(() => at('saved.run').count()).toBe(2)
  // The copy opens in a tab of its own.
  await at('saved.run').nth(1).click()
  await expect.poll(() => answer.status.count()).toBe(1)
  expect(app.sent()).toEqual([
    'GET /api/v4/endpoints/events?filter%5Bcategory%5D=market&page%5Bsize%5D=25 HTTP/1.1',
  ])
})

test('the saved query that was used last is sent by one click from the window', async () => {
  const app = await openApp()
  expect(at('saved.run-last').count()).toBe(0)
  await query.addFilter(0, 'category', 'market')
  await workspace.save('Markets')
  await at('tab.new').click()
  await expect.poll(() => at('saved.run-last').texts()).toEqual(['Markets'])
  await at('saved.run-last').click()
  await expect.poll(() => answer.status.count()).toBe(1)
  expect(app.sent()).toEqual([
    'GET /api/v4/endpoints/events?filter%5Bcategory%5D=market&page%5Bsize%5D=25 HTTP/1.1',
  ])
  // What is not saved is not sent under its name, and that is said.
  await query.fullText.fill('Jazz')
  await at('saved.run-last').click()
  await find('.messages').saying('Not sent, because “Markets” was changed').one()
  expect(app.sent()).toHaveLength(1)
})
