import { answerPage } from '../pages/answer-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { expect, test } from '../support/shells.ts'
import { startServer } from '../../support/start-server.ts'
import { saveFile } from '../support/taken-from-page.ts'

test('an item with 20 000 levels of nesting is shown like any other', async ({
  oddExplorer: { page },
}) => {
  const answer = answerPage(page)
  await answer.ask('odd-deep')
  await answer.select(0)
  await answer.showItem('tree')
  await expect(answer.itemTree.getByRole('treeitem').first()).toBeVisible()
})

test('a broken answer says so after a cancel, and keeps what came @every-shell', async ({
  oddExplorer: { page },
}) => {
  const answer = answerPage(page)
  const query = queryPage(page)
  await query.openEndpoint('odd-endless')
  await query.startSending()
  await expect(answer.rows.first()).toBeVisible()
  await query.cancelButton.click()
  await expect(answer.finding('broken-off')).toContainText('canceled')
  await expect(answer.rows.first()).toBeVisible()
})

test('the whole answer is there as text, headers and file @every-shell', async ({
  explorer: { page },
}) => {
  const answer = answerPage(page)
  await answer.ask('events')
  await answer.show('text')
  await expect(answer.text).toContainText('"@graph": [')
  await page.getByTestId('response.json.search').fill('Mühlbrück')
  await expect(page.getByRole('status').filter({ hasText: /^1 \/ \d+$/ })).toBeVisible()
  await answer.show('head')
  await expect(answer.headers).toContainText('application/json; charset=utf-8')
  await expect(answer.headers).toContainText('Bearer •••')
  await answer.show('tree')
  await expect(answer.tree.getByRole('treeitem').first()).toContainText('@graph')
})

test('the answer is saved byte for byte @every-shell', async ({ oddExplorer: { page } }) => {
  await answerPage(page).ask('odd-bom')
  await page.getByTestId('answer.raw').click()
  const { bytes } = await saveFile(page, () => page.getByTestId('response.save').click())
  expect([...bytes.subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x7b])
})

test('on localhost, where nothing listens, the connection is refused @every-shell', async ({
  openExplorer,
}) => {
  const gone = await startServer(() => undefined)
  await gone.close()
  const baseUrl = gone.baseUrl.replace('127.0.0.1', 'localhost')
  const { page } = await openExplorer({ name: 'Gone', baseUrl })
  const answer = answerPage(page)
  await answer.ask('events')
  await expect(answer.problem).toHaveAttribute('data-kind', 'refused')
})
