import { expect, test } from 'vitest'
import { answer, query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

async function openTree(row: number) {
  await openApp()
  await answer.ask('events')
  await answer.select(row)
  await answer.showItem('tree')
}

test('the tree opens, searches, and keeps open what was open for the next item', async () => {
  await openTree(0)
  await answer.treeLine('offers').doubleClick()
  await answer.treeLine('price').one()
  await answer.select(3)
  await expect.poll(() => at('item.panel').find('h2').texts()).toEqual(['Item 4'])
  // The tree of the item before stays until the next one is there.
  const [id = ''] = answer.selectedRow.attributes('data-id')
  await answer.itemTree
    .find('[role="treeitem"]')
    .saying(id ?? '')
    .one()
  await answer.treeLine('price').one()

  await at('item.tree.search').fill('sample:')
  const place = answer.item.find('[role="status"]')
  await expect.poll(() => place.texts()).toEqual([expect.stringMatching(/^1 \/ \d+$/)])
  await at('item.tree.search').press('Enter')
  await expect.poll(() => place.texts()).toEqual([expect.stringMatching(/^2 \/ \d+$/)])
})

test('everything opens at once, and the path of a line is told', async () => {
  await openTree(0)
  await answer.treeLine('offers').one()
  const lines = answer.itemTree.find('[role="treeitem"]')
  const closed = lines.count()
  await at('item.tree.open-all').click()
  await expect.poll(() => lines.count()).toBeGreaterThan(closed)
  await answer.treeLine('price').click()
  await expect.poll(() => answer.item.find('.path').texts()).toEqual(['offers.price'])
})

test('a related item on the same page is one click away', async () => {
  await openTree(2)
  const before = answer.selectedRow.attributes('data-id')
  expect(before).toEqual([expect.stringMatching(/./)])
  await find('[data-test="item.tree"] button').saying('on this page').click()
  await expect.poll(() => answer.selectedRow.attributes('data-id')).not.toEqual(before)
})

test('the keys of the tree lead to a related item, and take a relation into include', async () => {
  await openTree(2)
  const before = answer.selectedRow.attributes('data-id')
  const lines = answer.itemTree.find('[role="treeitem"]')
  const related = lines.saying('on this page')
  await related.click()
  await expect
    .poll(() => answer.itemTree.attributes('aria-activedescendant'))
    .toEqual(related.attributes('id').slice(0, 1))
  await answer.itemTree.press('Enter')
  await expect.poll(() => answer.selectedRow.attributes('data-id')).not.toEqual(before)

  await answer.select(0)
  await answer.treeLine('location').click()
  await answer.itemTree.press('+')
  await expect.poll(query.path).toEqual(['/events?include=location&page%5Bsize%5D=25'])
})
