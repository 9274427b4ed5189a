import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answer, query, tabs, workspace } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

test('two queries stand side by side, each with its own answer', async () => {
  await openApp()
  await query.send()
  await expect.poll(() => answer.total.texts()).toEqual(['240 items'])
  const first = answer.idOf(0)

  await tabs.openFresh.click()
  await expect.poll(() => answer.status.count()).toBe(0)
  await query.openEndpoint('places')
  await query.send()
  await expect.poll(() => answer.total.texts()).toEqual(['126 items'])
  expect(answer.idOf(0)).not.toBe(first)
  expect(tabs.names.texts()).toEqual(['events', 'places'])

  await tabs.all.click()
  await expect.poll(() => query.endpoint.value()).toBe('events')
  expect(answer.idOf(0)).toBe(first)

  await tabs.all.nth(0).press('ArrowRight')
  await expect.poll(() => query.endpoint.value()).toBe('places')
  expect(document.activeElement).toBe(tabs.all.all()[1])
  await tabs.all.nth(1).press('Delete')
  await expect.poll(() => tabs.names.texts()).toEqual(['events'])
  await expect.poll(() => answer.total.texts()).toEqual(['240 items'])
})

test('tabs of one endpoint say what tells them apart', async () => {
  await openApp()
  await query.openEndpoint('events')
  for (const words of ['jazz', 'blues']) {
    await tabs.openFresh.click()
    await query.openEndpoint('events')
    await query.fullText.fill(words)
  }
  await expect
    .poll(() => tabs.all.texts())
    .toEqual(['GETevents', 'GETevents“jazz”', 'GETevents“blues”'])
  await tabs.all.nth(2).press('ArrowLeft')
  await expect.poll(() => query.fullText.value()).toBe('jazz')
  expect(document.activeElement).toBe(tabs.all.all()[1])
})

test('after a start each tab shows its last answer, marked as kept, and nothing was sent', async () => {
  const app = await openApp()
  const keptMark = at('answer.kept')
  await query.send()
  await expect.poll(() => answer.total.texts()).toEqual(['240 items'])
  const first = answer.idOf(0)
  await tabs.openFresh.click()
  await query.openEndpoint('places')
  await query.send()
  await expect.poll(() => answer.total.texts()).toEqual(['126 items'])
  expect(keptMark.count()).toBe(0)
  const countAnswered = async () => {
    // Not there before it is first written.
    const kept = await readFile(join(app.dataDir, 'open-tabs.json'), 'utf8').catch(() => '')
    return kept.match(/"answerId": ?"/g)?.length ?? 0
  }
  await expect.poll(countAnswered).toBe(2)
  expect(app.sent().length).toBe(2)

  await app.reload()
  await expect.poll(() => answer.total.texts()).toEqual(['126 items'])
  expect(keptMark.texts()).toEqual([expect.stringContaining('This saved response was received')])
  expect(at('answer.stale').count()).toBe(0)
  await tabs.all.click()
  await expect.poll(() => answer.idOf(0)).toBe(first)
  expect(keptMark.count()).toBe(1)
  expect(app.sent().length).toBe(2)

  await query.send()
  await expect.poll(() => keptMark.count()).toBe(0)
  expect(app.sent().length).toBe(3)
})

test('a saved request opens in its own tab, which shows what is not saved', async () => {
  await openApp()
  await query.addFilter(0, 'category', 'music')
  await workspace.save('Concerts')
  await expect.poll(() => tabs.names.texts()).toEqual(['Concerts'])
  await query.fullText.fill('jazz')
  await expect.poll(() => tabs.changed.count()).toBe(1)

  await tabs.openFresh.click()
  await query.openEndpoint('places')
  await workspace.open('saved')
  await workspace.saved.click()
  await expect.poll(() => query.fullText.value()).toBe('jazz')
  expect(tabs.names.texts()).toEqual(['Concerts', 'places'])

  await tabs.close('Concerts')
  await expect.poll(() => tabs.names.texts()).toEqual(['places'])
  await workspace.saved.click()
  await expect.poll(() => tabs.names.texts()).toEqual(['places', 'Concerts'])
  expect(query.fullText.value()).toBe('')
  expect(tabs.changed.count()).toBe(0)
})
