import { answerPage } from '../pages/answer-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { readItemId } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

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
