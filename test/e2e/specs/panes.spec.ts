import { answerPage } from '../pages/answer-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { expect, test } from '../support/shells.ts'

test('in a small window the panes take turns, and Send leads to the answer', async ({
  explorer: { page },
}) => {
  await page.setViewportSize({ width: 640, height: 400 })
  const answer = answerPage(page)
  await page.getByTestId('panes.tab.query').click()
  await queryPage(page).fullText.fill('Käse')
  await answer.ask('events')
  await expect(answer.rows.first()).toBeVisible()
  await expect(queryPage(page).fullText).toBeHidden()
  await answer.select(0)
  await page.getByTestId('panes.tab.item').click()
  await expect(answer.itemView).toBeVisible()
  await expect(answer.grid).toBeHidden()
})

test('F6 leads to the grid, and what was hidden is hidden after a reload', async ({
  explorer: { page },
}) => {
  const answer = answerPage(page)
  await answer.ask('events')
  await expect(answer.rows.first()).toBeVisible()
  await queryPage(page).fullText.focus()
  await page.keyboard.press('F6')
  await expect(answer.grid).toBeFocused()
  await page.getByTestId('settings.open').click()
  await page.getByTestId('panes.toggle-query').click()
  await expect(queryPage(page).fullText).toBeHidden()
  await page.getByTestId('panes.toggle-item').click()
  await expect(page.getByTestId('item.panel')).toBeHidden()
  await page.reload()
  await page.getByTestId('settings.open').click()
  await expect(page.getByTestId('panes.toggle-query')).toHaveAttribute('aria-checked', 'false')
  await expect(queryPage(page).fullText).toBeHidden()
})
