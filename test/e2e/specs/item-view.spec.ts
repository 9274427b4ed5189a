import { answerPage } from '../pages/response-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { expect, test } from '../support/shells.ts'

test('an item is read in words, and its place opens from there', async ({
  coreExplorer: { page },
}) => {
  const answer = answerPage(page)
  const fact = (key: string) => page.locator(`[data-test="item.view.fact"][data-key="${key}"]`)
  await queryPage(page).include('location')
  await answer.ask('veranstaltungen')
  await answer.select(0)
  const name = await answer.rows.first().locator('[data-column="0"]').innerText()
  await expect(page.getByTestId('item.view.title')).toHaveText(name)
  await expect(page.getByTestId('item.view.type')).toHaveText('Event')
  await expect(fact('startDate')).toHaveText(/^\w{3}, \d+ \w{3} \d{4}/)
  await expect(fact('eventStatus')).toHaveCount(0)

  const place = fact('location').getByTestId('item.view.link')
  const placeName = await place.innerText()
  await place.click()
  const opened = page.getByTestId('item.by-id')
  await expect(opened.getByTestId('item.view.title')).toHaveText(placeName)
  await expect(opened.locator('[data-key="address"]')).toHaveText(/\d{4} /)
})
