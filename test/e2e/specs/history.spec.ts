import { readFilesBelow } from '../../support/leak/find-leaks.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { expect, test } from '../support/shells.ts'

const sampleToken = 'sample-token-sees-everything'

test('what was sent is found again, and a click fills in the form without sending', async ({
  explorer: { page, reload },
}) => {
  const query = queryPage(page)
  const results = resultsPage(page)
  const workspace = workspacePage(page)
  await query.addFilter(0, 'category', 'music')
  await workspace.untilRecorded(() => query.send())
  await expect(results.total).toBeVisible()
  await query.openEndpoint('no-such-endpoint')
  await workspace.untilRecorded(() => query.send())
  await expect(results.status).toHaveText('404 Not Found')

  await reload()
  await workspace.open('history')
  await expect(workspace.entries).toHaveCount(2)
  await expect(workspace.entries.first()).toContainText('404')
  await workspace.search('history', 'EVENTS mus')
  await expect(workspace.entries).toHaveCount(1)
  await expect(workspace.count).toHaveText('1 of 2 entries')

  await workspace.entries.first().click()
  await expect(query.url).toHaveText(
    /\/api\/v4\/endpoints\/events\?filter%5Bcategory%5D=music&page%5Bsize%5D=25$/,
  )
  await expect(results.status).toHaveText('200 OK')
})

test('a kept answer is shown again without a request', async ({ explorer: { page, reload } }) => {
  const query = queryPage(page)
  const results = resultsPage(page)
  const workspace = workspacePage(page)
  await workspace.untilRecorded(() => query.send())
  await expect(results.total).toHaveText('240 items')
  const first = await results.idOf(0)
  const { origin } = new URL((await query.url.textContent()) ?? '')

  await reload()
  await workspace.open('history')
  await workspace.showKept(0)
  await expect(results.status).toHaveText('200 OK')
  await expect(results.total).toHaveText('240 items')
  await expect(results.rows.first()).toHaveAttribute('data-id', first)
  const log = await (await fetch(`${origin}/log`)).text()
  expect(log.split('\n').filter((line) => line.includes('/api/'))).toHaveLength(1)
  await expect(workspace.entries).toHaveCount(1)
})

test('the token is in no file of the history', async ({ explorer: { page, dataDir } }) => {
  const query = queryPage(page)
  await query.send()
  await expect(resultsPage(page).total).toBeVisible()
  await workspacePage(page).open('history')
  await expect(workspacePage(page).entries).toHaveCount(1)

  let texts: string[] = []
  // A document that is written anew while it is read is read once more.
  await expect(async () => {
    const files = await readFilesBelow(dataDir)
    texts = files.map(({ content }) =>
      typeof content === 'string' ? content : new TextDecoder().decode(content),
    )
  }).toPass({ timeout: 20_000 })
  expect(texts.filter((text) => text.includes('"events"')).length).toBeGreaterThan(0)
  expect(texts.filter((text) => text.includes(sampleToken))).toEqual([])
})
