import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { expect, test } from '../support/shells.ts'

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
