import { answerPage } from '../pages/answer-page.ts'
import { expect, test } from '../support/shells.ts'

test('what a column lacks is seen, required, marked and shown alone', async ({ explorer }) => {
  const { page } = explorer
  const answer = answerPage(page)
  await answer.ask('events')
  await answer.grid.focus()
  await answer.grid.press('i')
  await expect(page.getByTestId('coverage.scope')).toHaveText('25 of 240 items, page 1')
  await page.keyboard.press('Escape')

  const image = page.locator('[data-test="coverage.open"][data-column="image"]')
  await image.scrollIntoViewIfNeeded()
  await image.click()
  await page.getByTestId('coverage.required').getByRole('checkbox', { name: 'Event' }).click()
  await page.getByTestId('coverage.without').click()
  await expect(answer.rows).toHaveCount(2)
  await expect(page.getByTestId('result.only')).toContainText('Only rows without image')
  await expect(page.getByTestId('coverage.lacks')).toHaveText(['2 of 25 Event without image'])
  await expect(answer.rows.getByText('missing')).toHaveCount(2)
  await page.getByTestId('result.only').click()
  await expect(answer.rows).toHaveCount(25)

  await explorer.reload()
  await answer.ask('events')
  await expect(page.getByTestId('coverage.lacks')).toHaveText(['2 of 25 Event without image'])
})
