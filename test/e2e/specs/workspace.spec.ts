import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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

test('a saved query is sent on another connection, in a tab beside its own, and its file stays as it is', async ({
  explorer: { page, dataDir },
  sample,
  coreSample,
}) => {
  const query = queryPage(page)
  const workspace = workspacePage(page)
  await query.addFilter(0, 'category', 'market')
  await workspace.save('Markets')
  const file = join(dataDir, 'queries', 'Markets.query.yaml')
  const text = await readFile(file, 'utf8')
  const before = [sample.received.length, coreSample.received.length]

  await workspace.open('saved')
  await page.getByRole('button', { name: 'Actions for Markets', exact: true }).click()
  await page.getByText('Send on…', { exact: true }).hover()
  await page.getByText('Sample like dataCycle CORE', { exact: true }).last().click()
  await expect
    .poll(() => coreSample.received.slice(before[1]))
    .toContain(
      'GET /api/v4/endpoints/events?filter%5Bcategory%5D=market&page%5Bsize%5D=25 HTTP/1.1',
    )
  await expect(query.url).toContainText(coreSample.baseUrl)
  expect(sample.received.length).toBe(before[0])
  expect(await readFile(file, 'utf8')).toBe(text)
  await expect(page.getByTestId('saved.changed')).toBeHidden()
  await workspace.saved.click()
  await expect(query.url).toContainText(sample.baseUrl)
})
