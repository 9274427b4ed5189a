import { sharePage } from '../pages/share-page.ts'
import { requestLogPage } from '../pages/request-log-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('an import is checked from a kept set with at most five requests, and its choices ask nothing', async ({
  coreExplorer: { page },
}) => {
  const at = (name: string) => page.getByTestId(name)
  const query = queryPage(page)
  await query.openEndpoint('veranstaltungen')
  await query.send()
  await expect(resultsPage(page).rows.first()).toBeVisible()

  // Code of one page says that it is one; the import of all items stands beside it.
  await at('preview.snippets').click()
  await at('snippet.kind.php').click()
  await expect(at('snippet.part')).toHaveText('This request returns page 1 with 25 of 211 items.')
  await at('snippet.import').click()
  await expect(at('snippet.part')).toHaveCount(0)
  await expect(at('snippet.text')).toContainText('function fetchList(int $size): array {')
  await at('dialog.close').click()
  // And among the formats in which the query is given away.
  const handover = sharePage(page)
  await handover.open()
  expect((await handover.saveAtOnce('import-php')).name).toBe('import.php')
  await expect(handover.text).toContainText('function fetchList(int $size): array {')
  await handover.close()

  // Without a set there are counts, and the way to a set.
  await at('tools.open').click()
  await at('sync.open').click()
  await expect(at('sync.price')).toHaveText('Number of requests to “Veranstaltungen”: 3.')
  await at('sync.start').click()
  await expect(at('sync.count')).toHaveCount(3)
  await at('sync.keep').click()

  await at('set.start').click()
  await expect(at('set.verdict')).toHaveAttribute('data-state', 'whole')
  await at('sync.open').click()
  await expect(at('sync.price')).toHaveText('Number of requests: at most 5.')
  await expect(at('sync.verdict')).toHaveCount(0)
  await at('sync.start').click()
  await expect(at('sync.verdict')).toHaveAttribute('data-state', 'right')
  await expect(at('sync.wrong')).toHaveCount(4)
  await at('sync.stamp.touched').click()
  await at('sync.mark.newest').click()
  await at('sync.removal.deleted').click()
  await expect(at('sync.removal.deleted')).toHaveClass(/checked/)
  await expect(at('sync.verdict')).toHaveAttribute('data-state', /right|wrong/)

  await at('sync.code.open').click()
  await at('sync.code.python').click()
  await expect(at('sync.code.text')).toContainText('def fetch_list(size):')
  const download = page.waitForEvent('download')
  await at('sync.code.save').click()
  expect((await download).suggestedFilename()).toBe('import.py')

  await at('dialog.close').click()
  await requestLogPage(page).open()
  // Three counts, and then four: the deletions fit on one page.
  await expect(requestLogPage(page).ofPurpose('sync')).toHaveCount(7)
})
