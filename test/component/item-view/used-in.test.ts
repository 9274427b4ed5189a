import { expect, test } from 'vitest'
import { answer, paste, query, requestLog, tabs } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'
import { shareCoreSample } from '../../support/shared-samples.ts'

const usedIn = at('item.view.used-in')
const links = usedIn.at('item.view.link')

async function ask(endpoint: string) {
  await openApp({ connection: 'core-sample' })
  const { baseUrl } = await shareCoreSample()
  await paste.read(`${baseUrl}/api/v4/endpoints/${endpoint}?page[size]=25`)
  await paste.apply()
  await query.send()
  await answer.rows.nth(1).one()
}

test('where a picture is used is said of the rows at once, of the endpoint by one request', async () => {
  await ask('orte')
  await answer.select(0)
  const name = at('item.view.title')
  await expect.poll(() => name.count()).toBe(1)
  const [place] = name.texts()
  await at('item.view.fact', { key: 'image' }).at('item.view.link').click()
  await expect.poll(() => usedIn.at('item.view.used-in.rows').count()).toBe(1)
  const [rows = ''] = usedIn.at('item.view.used-in.rows').texts()
  expect(rows).toMatch(/^\d+ of the 25 items on this page links? to it\.$/)

  await at('item.view.used-in.here').click()
  await expect.poll(() => at('item.view.used-in.found').count()).toBe(1)
  const [found = ''] = at('item.view.used-in.found').texts()
  expect(found).toMatch(/^In “orte”, \d+ items? links? to it\.$/i)
  expect(links.texts()).toContain(place)

  await requestLog.open()
  await expect.poll(() => requestLog.ofPurpose('used-in').count()).toBe(1)
})

test('where an item is used is still said after another item and another tab', async () => {
  await ask('orte')
  await answer.select(0)
  await at('item.view.used-in.here').click()
  const found = at('item.view.used-in.found')
  await found.one()
  const said = () => found.texts().map((text) => text.toLowerCase())
  const before = said()
  await answer.select(1)
  await found.gone()
  await answer.select(0)
  await expect.poll(said).toEqual(before)
  await tabs.openFresh.click()
  await found.gone()
  await tabs.all.nth(0).click()
  await expect.poll(said).toEqual(before)
})

test('an endpoint of pictures, which link to nothing, is not offered for the search', async () => {
  await ask('bilder')
  await answer.select(0)
  await usedIn.at('item.view.used-in.rows').one()
  expect(usedIn.at('item.view.used-in.here').count()).toBe(0)
})
