import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('a CORE offers its endpoints by name while one is typed, and a tab is called by its own', async ({
  coreExplorer: { page },
}) => {
  const query = queryPage(page)
  await query.openEndpoint('tour')
  const option = page.getByTestId('endpoint.option')
  await expect(option).toHaveText([/Touren/])
  await option.click()
  await expect(query.endpoint).toHaveValue(/^[\da-f-]{36}$/)
  await query.send()
  await expect(resultsPage(page).total).toBeVisible()
  await expect(page.getByTestId('tab')).toHaveText(/Touren/)
  await expect(page.getByTestId('query.endpoint.title')).toHaveText('Touren')
  await page.getByTestId('tools.open').click()
  await page.getByTestId('ledger.open').click()
  await expect(page.locator('[data-test="ledger.entry"][data-purpose="endpoints"]')).toHaveCount(1)
})

test('categories are picked by name and sent as the instance wants them', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  await query.addFilter(0, 'category')
  await page.getByTestId('query.filter.0.concepts').click()
  await page.getByTestId('concepts.fetch').click()
  await expect(page.getByTestId('concepts.count')).toHaveText('19 categories')
  await page.getByTestId('concepts.search').fill('kultur musik')
  await page.getByTestId('concepts.search').press('Enter')
  await page.getByTestId('concepts.search').fill('')
  await page.getByTestId('concepts.concept').filter({ hasText: 'Markt' }).click()
  await page.getByTestId('concepts.apply').click()
  await expect(query.url).toHaveText(/category%5D%5B%5D=[\da-f-]{36}&.*category%5D%5B%5D=/)
  await expect(page.locator('.tag-input .tag')).toHaveText([/Musik/, /Markt/])
  await query.send()
  await expect(resultsPage(page).total).toBeVisible()
})
