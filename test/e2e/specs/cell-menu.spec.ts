import { answerPage } from '../pages/response-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { expect, test } from '../support/shells.ts'

test('a column is sorted on the server by a key that it has, and greyed where none is known', async ({
  explorer: { page },
}) => {
  const answer = answerPage(page)
  const query = queryPage(page)
  await answer.ask('events')
  const menu = page.locator('.n-dropdown-menu')
  await answer.rows.first().getByText(/./).nth(1).click({ button: 'right' })
  await expect(
    menu.getByText('Can’t sort on the server: name is not known as a sort key'),
  ).toBeVisible()
  await expect(
    menu.getByText('Can’t filter on the server: no filter key is known for name'),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  const head = answer.columnHead('startDate')
  await answer.scrollGridTo(head)
  const column = (await head.getAttribute('aria-colindex')) ?? ''
  const cell = answer.rows.first().locator(`[aria-colindex="${column}"]`)
  await cell.click({ button: 'right' })
  await menu.getByText('Sort on the server by start ↑').click()
  await expect(query.url).toContainText('sort=startDate')
  await expect(page.locator('[data-test="verdict.mark"][data-parameter="sort"]')).toHaveAttribute(
    'data-verdict',
    'obeyed',
  )
})
