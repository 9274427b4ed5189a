import { answerPage } from '../pages/answer-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { readItemId } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('the tree opens, searches, and keeps open what was open for the next item', async ({
  explorer: { page },
}) => {
  const answer = answerPage(page)
  await answer.ask('events')
  await answer.select(0)
  await answer.showItem('tree')
  await answer.treeLine('offers').dblclick()
  await expect(answer.treeLine('price')).toBeVisible()
  await answer.select(3)
  await expect(answer.treeLine('price')).toBeVisible()

  await page.getByTestId('item.tree.search').fill('sample:')
  await expect(answer.item.getByRole('status')).toHaveText(/^1 \/ \d+$/)
  await page.getByTestId('item.tree.search').press('Enter')
  await expect(answer.item.getByRole('status')).toHaveText(/^2 \/ \d+$/)
})

test('everything opens at once, and the path of a line is told', async ({ explorer: { page } }) => {
  const answer = answerPage(page)
  await answer.ask('events')
  await answer.select(0)
  await answer.showItem('tree')
  await expect(answer.treeLine('offers')).toBeVisible()
  const closed = await answer.itemTree.getByRole('treeitem').count()
  await page.getByTestId('item.tree.open-all').click()
  await expect.poll(() => answer.itemTree.getByRole('treeitem').count()).toBeGreaterThan(closed)
  await answer.treeLine('price').click()
  await expect(answer.item.getByText('offers.price', { exact: true })).toBeVisible()
})

test('a related item on the same page is one click away', async ({ explorer: { page } }) => {
  const answer = answerPage(page)
  await answer.ask('events')
  await answer.select(2)
  await answer.showItem('tree')
  const before = await readItemId(answer.selectedRow)
  await answer.itemTree.getByRole('button', { name: 'on this page' }).first().click()
  await expect.poll(() => readItemId(answer.selectedRow)).not.toBe(before)
})

test('the item’s JSON is shown in an editor on request @every-shell', async ({
  explorer: { page },
}) => {
  const answer = answerPage(page)
  await answer.ask('events')
  await answer.select(0)
  await answer.showItem('json')
  await expect(answer.itemJson).toBeVisible()
  await page.getByTestId('item.editor').click()
  await expect(page.getByTestId('item.editor-view').locator('.monaco-editor').first()).toBeVisible()
})

test('the keys of the tree lead to a related item, and take a relation into include', async ({
  explorer: { page },
}) => {
  const answer = answerPage(page)
  const query = queryPage(page)
  await answer.ask('events')
  await answer.select(2)
  await answer.showItem('tree')
  const before = await readItemId(answer.selectedRow)
  const related = answer.itemTree
    .getByRole('treeitem')
    .filter({ has: page.getByRole('button', { name: 'on this page' }) })
    .first()
  await related.click({ position: { x: 40, y: 8 } })
  const id = (await related.getAttribute('id')) ?? ''
  await expect(answer.itemTree).toHaveAttribute('aria-activedescendant', id)
  await answer.itemTree.press('Enter')
  await expect.poll(() => readItemId(answer.selectedRow)).not.toBe(before)

  await answer.select(0)
  await answer.treeLine('location').click()
  await answer.itemTree.press('+')
  await expect(query.url).toContainText('include=location')
})
