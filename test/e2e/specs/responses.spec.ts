import { answerPage } from '../pages/response-page.ts'
import { connectionPage } from '../pages/connection-page.ts'
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

// One walk, because a program of its own takes longer to start than most of these answers take.
test('answers that are whole, slow, broken, refused or without an end reach the page @every-shell', async ({
  oddExplorer: { page },
  shell,
}) => {
  test.setTimeout(180_000)
  const answer = answerPage(page)
  const query = queryPage(page)
  const connection = connectionPage(page)

  await test.step('the whole answer is there as text, headers and tree', async () => {
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

  await test.step('an answer is saved byte for byte', async () => {
    await answer.ask('odd-bom')
    await page.getByTestId('answer.raw').click()
    const { bytes } = await saveFile(page, () => page.getByTestId('response.save').click())
    expect([...bytes.subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x7b])
  })

  await test.step('a reset before the answer says what happened and what to do', async () => {
    await answer.ask('odd-reset')
    await expect(answer.problem).toContainText('closed the connection before responding')
  })

  await test.step('an answer that drips is shown as coming, and can be left at once', async () => {
    await query.openEndpoint('odd-drip')
    await query.startSending()
    await expect(page.getByText(/Receiving: \d+ B/)).toBeVisible()
    await query.cancelButton.click()
    await expect(page.getByText('You canceled the request after').first()).toBeVisible()
  })

  await test.step('a broken answer says so after a cancel, and keeps what came', async () => {
    await page.getByTestId('tab.new').click()
    await query.openEndpoint('odd-endless')
    await query.startSending()
    await expect(answer.rows.first()).toBeVisible()
    await query.cancelButton.click()
    await expect(answer.finding('broken-off')).toContainText('canceled')
    await expect(answer.rows.first()).toBeVisible()
  })

  // The double's bytes reach the page in another way; how much it holds is no matter of that way.
  const [limit, words] =
    shell === 'electron-double' ? (['16', '16.8 MB'] as const) : ([null, '268 MB'] as const)
  if (limit !== null) {
    await connection.openCurrent()
    await connection.openAdvanced()
    await connection.fillInLimit('total', limit)
    await connection.save()
    await expect(connection.dialog).toBeHidden()
  }
  await test.step('one without an end is shown up to the limit, said to be cut there, and the window stays usable', async () => {
    await page.getByTestId('tab.new').click()
    await query.openEndpoint('odd-endless')
    await query.startSending()
    // While it comes, the form is there to be used.
    await query.openEndpoint('places')
    await expect(query.url).toContainText('places')
    const said = page.getByText(`larger than the limit of ${words}`).first()
    await expect(said).toBeAttached({ timeout: 150_000 })
    await answer.showNotices()
    await expect(said).toBeVisible()
    await expect(answer.status).toHaveText('200 OK')

    await answer.ask('places')
    await expect(answer.rows).toHaveCount(25)
  })

  await test.step('on localhost, where nothing listens, the connection is refused', async () => {
    const gone = await startServer(() => undefined)
    await gone.close()
    const baseUrl = gone.baseUrl.replace('127.0.0.1', 'localhost')
    await connection.add({ name: 'Gone', baseUrl })
    await answer.ask('events')
    await expect(answer.problem).toHaveAttribute('data-kind', 'refused')
  })
})
