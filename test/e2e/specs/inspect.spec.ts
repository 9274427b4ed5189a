import { answerPage } from '../pages/answer-page.ts'
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
