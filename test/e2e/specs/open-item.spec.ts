import { requestLogPage } from '../pages/request-log-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('one item is opened by its ID beside the list, from a relation and from the palette', async ({
  coreExplorer: { page },
}) => {
  const query = queryPage(page)
  await query.openEndpoint('veranstaltungen')
  await query.send()
  await resultsPage(page).rows.first().click()
  await page.getByTestId('item.tab.tree').click()
  await page.getByTestId('item.tree.open-all').click()
  await page.getByTestId('item.open-relation').first().click()
  const opened = page.getByTestId('item.by-id')
  await expect(opened.getByTestId('item.tree')).toContainText('name')
  await opened.getByTestId('item.by-id.close').click()
  await expect(opened).toHaveCount(0)

  await page.getByTestId('palette.open').click()
  await page.getByTestId('palette.search').fill('open an item')
  await page.getByTestId('palette.entry').click()
  await page.getByTestId('open-item.id').fill('00000000-0000-4000-8000-000000000000')
  await page.getByTestId('open-item.open').click()
  await expect(page.getByTestId('item.by-id.told')).toContainText(
    'There is no item with this ID on this server',
  )
  await expect(resultsPage(page).rows.first()).toBeVisible()
  await requestLogPage(page).open()
  await expect(requestLogPage(page).ofPurpose('item')).toHaveCount(2)
})
