import { queryPage } from '../pages/query-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { expect, test } from '../support/shells.ts'

test('changes are visible until they are saved', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  const workspace = workspacePage(page)
  const send = page.getByTestId('query.send')
  // The font of the page may come after its first frame, and its letters have other widths.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const place = await send.boundingBox()
  await workspace.save('All events')
  await expect(workspace.changed).toBeHidden()
  // What is opened beside Save moves nothing under the pointer.
  expect(await send.boundingBox()).toEqual(place)
  await page.getByTestId('query.q').fill('Markt')
  await expect(workspace.changed).toBeVisible()
  await page.getByTestId('request.save').click()
  await expect(workspace.changed).toBeHidden()

  await page.getByTestId('query.q').fill('something else')
  await page.getByTestId('request.save-as').click()
  await page.getByTestId('request.discard').click()
  await expect(query.url).toHaveText(/filter%5Bq%5D=Markt/)
})
