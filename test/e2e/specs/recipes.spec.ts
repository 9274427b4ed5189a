import { connectionPage } from '../pages/connection-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('an example leads from the empty page to items, written as the instance takes it', async ({
  explorer: { page },
}) => {
  async function open(recipe: string) {
    await page.getByTestId('palette.open').click()
    await page.locator(`[data-test="palette.entry"][data-command="recipe ${recipe}"]`).click()
  }
  await open('pictures')
  await expect(resultsPage(page).rows.first()).toBeVisible()
  await expect(queryPage(page).readableUrl).toContainText('fields[image]=name,contentUrl')

  await connectionPage(page).useCoreSample()
  await page.getByTestId('tab.new').click()
  await queryPage(page).openEndpoint('orte')
  await open('around')
  await expect(resultsPage(page).rows.first()).toBeVisible()
  await expect(queryPage(page).readableUrl).toContainText('filter[geo][in][perimeter][]=13.12')
})
