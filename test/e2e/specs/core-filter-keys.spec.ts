import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('the filter keys of a CORE are offered by what they ask for, each with its inputs', async ({
  coreExplorer: { page },
}) => {
  const query = queryPage(page)
  await query.openEndpoint('veranstaltungen')
  await page.getByTestId('query.filter.add').click()
  await query.filterKey(0).fill('takes place')
  await query.suggestions.click()
  await expect(query.filterKey(0)).toHaveValue('schedule.in.min')
  await expect(query.filterKey(1)).toHaveValue('schedule.in.max')
  await expect(query.filterValue(0)).toBeFocused()
  await query.filterValue(0).fill('2026-11-22')
  await query.filterValue(1).fill('2026-12-31')

  await page.getByTestId('query.filter.add').click()
  await query.filterKey(2).fill('around')
  await query.suggestions.click()
  await query.filterValue(2).fill('13.9, 46.5, 2000')
  await expect(query.readableUrl).toContainText(
    'filter[schedule][in][min]=2026-11-22&filter[schedule][in][max]=2026-12-31' +
      '&filter[geo][in][perimeter][]=13.9&filter[geo][in][perimeter][]=46.5&filter[geo][in][perimeter][]=2000',
  )

  await page.getByTestId('query.filter.2.remove').click()
  await query.addFilter(2, 'contentid.in')
  // The list of keys lies over what is said of this one.
  await page.keyboard.press('Escape')
  await page.getByTestId('query.fix').click()
  await expect(query.filterKey(2)).toHaveValue('contentId.in')
  await page.getByTestId('query.filter.2.remove').click()
  await query.send()
  await expect(resultsPage(page).total).not.toHaveText(/^0/)
})
