import { queryPage } from '../pages/query-page.ts'
import { expect, test } from '../support/shells.ts'

test('sort criteria are moved by dragging', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  await query.addSort(0, 'startDate', 'descending')
  await query.addSort(1, 'name', 'ascending')
  await query.addSort(2, 'endDate', 'ascending')
  await query.sortHandle(0).hover()
  await page.mouse.down()
  await query.sortHandle(2).hover({ position: { x: 4, y: 24 } })
  await page.mouse.up()
  await expect(query.url).toHaveText(/sort=name,endDate,-startDate&/)
})
