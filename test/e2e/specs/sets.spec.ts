import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { requestLogPage } from '../pages/request-log-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('sets by pages are counted, compared and removed, and lead to their export', async ({
  explorer: { page },
}) => {
  const at = (name: string) => page.getByTestId(name)
  const query = queryPage(page)

  await test.step('fetching all items and exporting them lead to each other', async () => {
    await queryPage(page).send()
    await expect(resultsPage(page).rows.first()).toBeVisible()
    await at('set.open').click()
    await at('set.export').click()
    await expect(at('set.start')).toHaveCount(0)
    await expect(at('export.scope.all')).toBeVisible()
    await at('export.sets').click()
    await expect(at('export.start')).toHaveCount(0)
    await expect(at('set.start')).toBeVisible()
  })
  await page.keyboard.press('Escape')

  await test.step('by pages as many as the server counts is all that is said, and a set is removed', async () => {
    await query.openEndpoint('places')
    await query.send()
    await expect(resultsPage(page).rows.first()).toBeVisible()
    await at('tools.open').click()
    await at('sets.open').click()
    await expect(at('set.way.pages')).toHaveClass(/checked/)
    await at('set.start').click()
    await expect(at('set.verdict')).toHaveAttribute('data-state', 'counted')
    await expect(at('set.verdict')).toContainText(
      'Items received, each counted once: 126. The server counts the same number.',
    )

    await at('set.start').click()
    await expect(at('sets.entry')).toHaveCount(2)
    await expect(at('set.verdict').first()).toHaveAttribute('data-state', 'counted')
    await at('sets.compare').click()
    await expect(at('sets.compared')).toHaveText('No differences. Unchanged items: 126.')

    await at('sets.remove').first().click()
    await at('confirm.do').click()
    await expect(at('sets.entry')).toHaveCount(1)
    await at('sets.remove').click()
    await at('confirm.do').click()
    await expect(at('sets.entry')).toHaveCount(0)
  })
})

test('the whole set of an endpoint is fetched by IDs, said to be whole, and shown without a request', async ({
  coreExplorer: { page },
}) => {
  const at = (name: string) => page.getByTestId(name)
  const query = queryPage(page)
  await query.openEndpoint('veranstaltungen')
  await query.send()
  await expect(resultsPage(page).rows.first()).toBeVisible()

  await at('set.open').click()
  await expect(at('set.way.ids')).toHaveClass(/checked/)
  await expect(at('set.price')).toContainText('Number of requests: about 8, at most 40.')
  await at('set.start').click()
  await expect(at('set.verdict')).toHaveAttribute('data-state', 'whole')
  await expect(at('set.verdict')).toHaveAttribute('data-items', '211')
  await expect(at('set.verdict')).toHaveText(
    /^Complete for this query and this token, as of .*\. Items: 211\.$/,
  )

  const download = page.waitForEvent('download')
  await at('set.report').click()
  await at('set.report.md').click()
  expect((await download).suggestedFilename()).toBe('veranstaltungen.md')

  await at('dialog.close').click()
  await at('answer.raw').click()
  await at('set.open').click()
  await at('set.show').click()
  await expect(resultsPage(page).total).toHaveText('211 items')
  await expect(resultsPage(page).rows.first()).toBeVisible()
  await expect(at('answer.set').locator('span').first()).toHaveText(
    /Complete set from .+, saved on this computer\.$/,
  )
  await expect(at('answer.set.back')).toBeVisible()
  // No server sent a status for it, and no page of one says anything of its page size.
  await expect(at('result.status')).toHaveCount(0)
  await expect(at('verdict')).toHaveCount(0)
  await requestLogPage(page).open()
  await expect(requestLogPage(page).ofPurpose('set').first()).toBeVisible()
  const ofSets = await requestLogPage(page).ofPurpose('set').count()
  expect(ofSets).toBeGreaterThan(3)
  // The query itself is all that was sent besides: showing the set asks for nothing.
  await expect(requestLogPage(page).ofPurpose('send')).toHaveCount(1)
})

test('of a set whose document is damaged the items are saved, and it is removed', async ({
  explorer: { page },
  dataDir,
}) => {
  const at = (name: string) => page.getByTestId(name)
  await queryPage(page).openEndpoint('places')
  await queryPage(page).send()
  await at('set.open').click()
  await at('set.way.pages').click()
  await at('set.start').click()
  await expect(at('set.verdict')).toHaveAttribute('data-state', 'counted')
  await at('dialog.close').click()
  const [id = ''] = await readdir(join(dataDir, 'sets'))
  await writeFile(join(dataDir, 'sets', id, 'set.json'), '{"version":')

  await at('set.open').click()
  await expect(at('sets.damaged')).toContainText(id)
  await expect(at('sets.entry')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await at('sets.damaged.save').click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\n')
  expect(
    new Set(lines.map((line) => z.object({ '@id': z.string() }).parse(JSON.parse(line))['@id']))
      .size,
  ).toBe(126)
  await at('sets.damaged').getByTestId('sets.remove').click()
  await at('confirm.do').click()
  await expect(at('sets.damaged')).toHaveCount(0)
  expect(await readdir(join(dataDir, 'sets'))).toEqual([])
})

test('what pages cannot prove is one click away from a list of IDs', async ({
  coreExplorer: { page },
}) => {
  const at = (name: string) => page.getByTestId(name)
  await queryPage(page).openEndpoint('veranstaltungen')
  await queryPage(page).send()
  await at('set.open').click()
  await at('set.way.pages').click()
  await at('set.start').click()
  await expect(at('set.verdict')).toHaveAttribute('data-state', 'counted')
  await expect(at('set.repair')).toContainText('requests: up to 40')
  await at('set.repair').click()
  await expect(at('sets.entry')).toHaveCount(2)
  await expect(at('set.verdict').first()).toHaveAttribute('data-state', 'whole')
})
