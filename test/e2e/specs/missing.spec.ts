import { connectionPage } from '../pages/connection-page.ts'
import { requestLogPage } from '../pages/request-log-page.ts'
import { missingPage } from '../pages/missing-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('why an item is not in the answer to a query is told with each condition', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const missing = missingPage(page)
  await connectionPage(page).useCoreSample()
  await query.openEndpoint('veranstaltungen')
  await query.fullText.fill('Konzert')
  await query.send()
  await expect(resultsPage(page).total).toHaveText('9 items')
  await page.getByTestId('tab.new').click()
  await query.openEndpoint('veranstaltungen')
  await query.fullText.fill('Markt')

  // From a row: the query that is open beside it is asked about.
  await page.getByTestId('tab').first().click()
  await missing.openFromRow()
  await expect(page.getByTestId('missing.query')).toContainText('Markt')
  await expect(page.getByText('The check sends up to 5 small requests.')).toBeVisible()
  await missing.startButton.click()
  await expect(missing.verdict).toHaveAttribute('data-state', 'fails')
  await expect(missing.verdict).toContainText('“Full text: Markt”')
  await expect(missing.check('readable')).toHaveAttribute('data-result', 'yes')
  await expect(missing.check('endpoint')).toHaveAttribute('data-result', 'yes')
  await expect(missing.check('condition').first()).toHaveAttribute('data-result', 'no')
  await expect(missing.check('query')).toHaveAttribute('data-result', 'no')
  await page.keyboard.press('Escape')
  await requestLogPage(page).open()
  await expect(requestLogPage(page).ofPurpose('missing')).toHaveCount(5)
})

test('an instance that has lists only is walked, its price said first, from the empty page too', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const missing = missingPage(page)
  await query.send()
  const id = await resultsPage(page).idOf(0)
  await query.addFilter(0, 'region', 'no-such-region')
  await query.send()
  await missing.openButton.click()
  await expect(missing.item).toBeFocused()
  await missing.item.fill(`https://instance.example/detail/${id}?from=list`)
  await expect(page.getByText('requests, each for 100 items')).toBeVisible()
  const top = async () => (await missing.item.boundingBox())?.y
  const before = await top()
  await missing.startButton.click()
  await expect(missing.verdict).toHaveAttribute('data-state', 'fails')
  expect(await top()).toBe(before)
  await expect(missing.check('condition')).toHaveAttribute('data-parameter', 'filter.region')
  await expect(missing.check('condition')).toHaveAttribute('data-result', 'no')
})

test('an item is found by its name, and chosen', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  const missing = missingPage(page)
  await connectionPage(page).useCoreSample()
  await query.openEndpoint('veranstaltungen')
  await query.fullText.fill('Konzert')
  await query.send()
  await expect(resultsPage(page).total).toHaveText('9 items')
  const id = await resultsPage(page).idOf(0)
  const name =
    (await page.getByTestId('result.row').first().getByRole('gridcell').first().textContent()) ?? ''
  await page.keyboard.press('Control+k')
  await page.getByTestId('palette.search').fill('missing')
  await page.getByTestId('palette.entry').filter({ hasText: 'Find a missing item' }).click()
  await missing.item.fill(name)
  await missing.startButton.click()
  const hit = page.locator(`[data-test="missing.hit"][data-id="${id}"]`)
  await expect(hit).toHaveAttribute('data-state', 'listed')
  await hit.click()
  await expect(missing.verdict).toContainText('row 1 of this page')
  await expect(hit).toHaveAttribute('aria-pressed', 'true')
  await expect(missing.item).toHaveValue(name)
})
