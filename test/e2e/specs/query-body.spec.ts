import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { tabsPage } from '../pages/tabs-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { expect, test } from '../support/shells.ts'

test('a body is typed by hand, sent as it is, and left with what the form can say', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const results = resultsPage(page)

  await test.step('a body typed by hand goes out as typed, and its pages are turned', async () => {
    await query.chooseMethod('post')
    await query.addFilter(0, 'category', 'outdoors')
    await query.editBody()
    const body = '{"page": {"size": 5}, "filter": {"category": ["music"]}, "x-unknown": 1.0}'
    await query.typeBody(body)
    await expect(query.body).toHaveText(body)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(results.rows).toHaveCount(5)
    await results.pager('next').click()
    await expect(results.position).toContainText('Page 2 of')

    await query.leaveBody()
    await expect(query.filterKey(0)).toHaveValue('category')
    await expect(query.pageSize).toHaveValue('5')
    await expect(page.getByTestId('query.extra.0.name')).toHaveValue('x-unknown')
  })
  await page.getByTestId('tab.new').click()

  await test.step('a body that is no JSON is not sent, and the place of the fault is named', async () => {
    await query.chooseMethod('post')
    await query.editBody()
    await query.typeBody('{"page": }')
    await expect(query.problem('body-invalid')).toContainText('line 1, column 10')
    await expect(query.sendButton).toBeDisabled()
  })
  await page.getByTestId('tab.new').click()

  await test.step('what the form cannot say is named before the body is left', async () => {
    await query.chooseMethod('post')
    await query.editBody()
    await query.typeBody('{"filter": "all", "page": {"size": 5}}')
    await query.leaveBody()
    await expect(page.getByTestId('left-out').getByRole('listitem')).toHaveText([/"filter": "all"/])
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(query.body).toHaveText('{"filter": "all", "page": {"size": 5}}')

    await query.chooseMethod('get')
    await page.getByRole('button', { name: 'Leave these parts out' }).click()
    await expect(query.url).toHaveText(/\/events\?page%5Bsize%5D=5$/)
  })
  await page.getByTestId('tab.new').click()

  await test.step('what the form writes in another way is named before the body is left', async () => {
    await query.chooseMethod('post')
    await query.editBody()
    await query.typeBody('{"include": ["image", "poi"], "page": {"size": 5}}')
    await query.leaveBody()
    await expect(page.getByTestId('rewritten').getByRole('listitem')).toHaveText([
      '"include": ["image","poi"]becomes"image,poi"',
    ])
    await expect(page.getByTestId('left-out')).toHaveCount(0)
    await page.getByRole('button', { name: 'Change these parts' }).click()
    await expect(page.getByTestId('query.raw.body')).toHaveCount(0)
    await expect(query.body).toHaveText(/"include": ?"image,poi"/)
  })
})

test('of a body that is no object nothing is told that the form would have asked for', async ({
  coreExplorer: { page },
}) => {
  const query = queryPage(page)
  const workspace = workspacePage(page)
  await query.openEndpoint('veranstaltungen')
  await query.fullText.fill('Konzert')
  await query.addSort(0, 'startDate', 'ascending')
  await query.chooseMethod('post')
  await expect(page.getByTestId('query.hint')).not.toHaveCount(0)
  await query.editBody()
  await query.typeBody('"hi"')
  await expect(query.problem('body-not-object')).toBeVisible()
  await workspace.untilRecorded(() => query.send())
  await expect(resultsPage(page).status).toBeVisible()
  await expect(page.getByTestId('query.hint')).toHaveCount(0)
  await expect(page.getByTestId('verdict')).toHaveCount(0)
  await workspace.open('history')
  await expect(workspace.entries).not.toContainText(/Konzert|startDate/)
})

test('a body typed by hand is saved as far as a request can say it', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const workspace = workspacePage(page)
  const lost = page.locator('.message', { hasText: 'is not saved word for word' })
  await query.chooseMethod('post')
  await query.editBody()
  await query.typeBody('{"filter":{"category":["music"]},"page":{"size":5}}')
  await workspace.save('Music')
  await expect(lost).toHaveCount(0)
  await query.typeBody('{"filter":"all","page":{"size":7}}')
  await page.getByTestId('request.save').click()
  await expect(lost).toHaveCount(1)

  await tabsPage(page).openFresh.click()
  await tabsPage(page).close('Music')
  await workspace.open('saved')
  await workspace.saved.click()
  await expect(query.body).toHaveText('{"page":{"size":7}}')
})

test('a body being typed is left for another tab without anything going wrong', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const tabs = tabsPage(page)
  await tabs.openFresh.click()
  await query.openEndpoint('events')
  await query.chooseMethod('post')
  await query.editBody()
  const body = '{"page":{"size":3}}'
  await query.typeBody(body.slice(0, -1))
  // By a key, as a person does: what is inserted wakes less of the editor.
  await page.keyboard.press('}')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(resultsPage(page).rows).toHaveCount(3)
  await tabs.all.first().click()
  await expect(query.fullText).toBeVisible()
  await expect(page.getByTestId('defect.notice')).toHaveCount(0)
  await tabs.all.last().click()
  await expect(query.body).toHaveText(body)
})
