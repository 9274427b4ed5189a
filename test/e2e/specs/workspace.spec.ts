import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { expect, test } from '../support/shells.ts'

test('a query is saved in a folder, and opened after a restart without sending', async ({
  explorer: { page, reload },
}) => {
  const query = queryPage(page)
  const workspace = workspacePage(page)
  await query.addFilter(0, 'category', 'market')
  await workspace.save('Markets', 'Web')
  await workspace.open('saved')
  await page.getByTestId('saved.folder.rename').click()
  await page.getByTestId('folder.name').fill('Website')
  await page.getByTestId('folder.save').click()
  await expect(page.getByTestId('saved.folder')).toHaveText('Website')

  await reload()
  await workspace.open('saved')
  await expect(page.getByTestId('saved.folder')).toHaveText('Website')
  await workspace.saved.click()
  await expect(query.url).toHaveText(/events\?filter%5Bcategory%5D=market&page%5Bsize%5D=25$/)
  await expect(resultsPage(page).status).toBeHidden()
})

test('changes are visible until they are saved', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  const workspace = workspacePage(page)
  const send = page.getByTestId('query.send')
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

test('saved requests are duplicated, moved by keyboard, renamed, deleted and brought back', async ({
  explorer: { page },
}) => {
  const workspace = workspacePage(page)
  await workspace.save('One')
  await workspace.open('saved')
  await workspace.choose('One', 'Duplicate')
  await expect(workspace.saved).toContainText(['One', 'One (copy)'])

  await workspace.saved.nth(1).press('Alt+ArrowUp')
  await expect(workspace.saved).toContainText(['One (copy)', 'One'])

  await workspace.saved.nth(0).press('F2')
  await page.getByTestId('saved.name').fill('Two')
  await page.getByTestId('saved.save').click()
  await expect(workspace.saved).toContainText(['Two', 'One'])

  await workspace.saved.nth(0).press('Delete')
  await expect(workspace.saved).toHaveCount(1)
  await page.getByTestId('saved.undo').click()
  await expect(workspace.saved).toContainText(['Two', 'One'])
})

test('a saved request of a newer version is named beside the others', async ({
  explorer: { page, dataDir },
}) => {
  const workspace = workspacePage(page)
  await workspace.save('One')
  const file = '00000000-0000-4000-8000-000000000000.request.json'
  await writeFile(join(dataDir, 'saved', file), '{"format":"saved-request","version":3}')
  await workspace.open('saved')
  await expect(workspace.saved).toHaveText([/One/])
  await expect(page.getByTestId('saved.unread').getByRole('listitem')).toHaveText([
    `${file} was saved by a newer version of Endpoint Explorer and was not changed. Update the app to see this query.`,
  ])
})
