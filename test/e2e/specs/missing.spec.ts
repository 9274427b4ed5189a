import { missingPage } from '../pages/missing-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

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
