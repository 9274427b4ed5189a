import { expect, test } from 'vitest'
import { answer, tabs } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

const scope = at('overview.scope')
const all = 'All pages: 102 items'

/** All items of an endpoint of several pages, checked once. */
async function checkAll() {
  const { sent } = await openApp({ connection: 'core-sample' })
  await answer.ask('orte')
  await answer.show('overview')
  await at('overview.all').click()
  await expect.poll(() => scope.texts()).toEqual([all])
  return sent
}

test('the check of all items stays while another tab and another page are looked at', async () => {
  const sent = await checkAll()
  const before = sent().length

  await tabs.openFresh.click()
  await scope.gone()
  await tabs.all.nth(0).click()
  await expect.poll(() => scope.texts()).toEqual([all])
  expect(sent().length).toBe(before)

  await at('pager.next').click()
  await answer.show('overview')
  await expect.poll(() => answer.position.texts()[0]).toContain('Page 2')
  expect(scope.texts()).toEqual([all])
  expect(sent().length).toBe(before + 1)
})

test('the list of a line stays while another tab is looked at', async () => {
  await openApp({ connection: 'core-sample' })
  await answer.ask('bilder')
  await answer.show('overview')
  await at('overview.line', { check: 'missing', attribute: 'cc:license' })
    .at('overview.in-all')
    .click()
  const items = at('overview.item')
  await expect.poll(() => items.count()).toBeGreaterThan(0)
  const before = items.texts()
  await tabs.openFresh.click()
  await items.gone()
  await tabs.all.nth(0).click()
  await expect.poll(() => items.texts()).toEqual(before)
  await at('overview.items.close').click()
  await items.gone()
})

test('where an item is used is said of all items once they are checked', async () => {
  await checkAll()
  await answer.show('items')
  await answer.select(0)
  await expect
    .poll(() => at('item.view.used-in.rows').texts())
    .toEqual([expect.stringMatching(/of the 102 items of all pages/)])
})

test('another answer of the same query is checked anew', async () => {
  await checkAll()
  await find('[data-test="query.send"]').click()
  await expect.poll(() => scope.texts()).toEqual(['25 of 102 items, page 1'])
})
