import { createMovingStore, idOf } from '../../servers/core/moving-store.ts'
import { owner } from '../../servers/core/owner.ts'
import { startMovingCore } from '../../servers/core/start-moving-core.ts'
import { connectionPage } from '../pages/connection-page.ts'
import { requestLogPage } from '../pages/request-log-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

const first = (count: number, from = 0) => Array.from({ length: count }, (_, at) => idOf(from + at))

test('what was changed, deleted and left since a set was kept is found to the end', async ({
  explorer: { page },
}) => {
  const at = (name: string) => page.getByTestId(name)
  const store = createMovingStore({
    items: 140,
    endpoints: [
      { slug: 'all', kind: 'dynamic' },
      { slug: 'selection', kind: 'static', members: first(120) },
    ],
  })
  const server = await startMovingCore({ store })
  const { baseUrl } = server
  const connection = connectionPage(page)
  await connection.openNew()
  await connection.fillIn({ name: 'Moving', baseUrl, token: owner.token })
  await at('connection.preset').click()
  await page.locator('.n-base-select-option', { hasText: 'dataCycle CORE' }).click()
  await connection.save()
  await expect(connection.dialog).toBeHidden()
  await queryPage(page).openEndpoint('selection')
  await queryPage(page).send()
  await expect(resultsPage(page).total).toHaveText('120 items')
  await at('set.open').click()
  await at('set.start').click()
  await expect(at('set.verdict')).toHaveAttribute('data-state', 'whole')
  await at('dialog.close').click()

  const sent = server.book.length
  store.setClock(Date.now())
  store.remove(...first(40, 60))
  store.translate(idOf(1), 'en', 'English')
  store.deleteTranslation(idOf(1), 'en')
  // Alive, and not in this endpoint.
  store.translate(idOf(130), 'en', 'English')
  store.deleteTranslation(idOf(130), 'en')
  store.leave('selection', idOf(2))

  await at('tools.open').click()
  await at('tools.changes').click()
  await at('changes.since').fill('2020-01-01')
  await at('changes.start').click()
  await expect(at('changes.changed')).toHaveAttribute('data-total', '79')
  await expect(at('changes.deleted')).toHaveAttribute('data-total', '42')
  await expect(at('changes.alive')).toContainText('1 of these items still exists')
  await at('changes.rest').click()
  await expect(at('changes.rest')).toHaveCount(0)
  await expect(at('changes.changed').getByText('Item 000000')).toHaveCount(1)

  await at('changes.check').click()
  await expect(at('changes.checked')).toHaveText([
    '1 item still exists: only a translation was deleted.',
    '19 items are deleted.',
    '21 items were not checked.',
  ])

  await at('changes.leavers.start').click()
  await expect(at('changes.leavers')).toHaveAttribute('data-count', '1')
  await expect(at('changes.leaver')).toHaveAttribute('data-id', idOf(2))
  await at('changes.leavers.check').click()
  await expect(at('changes.leavers.checked')).toHaveText([
    '1 item still exists, but not in this endpoint.',
  ])
  await at('dialog.close').click()

  // Three, the rest of the names, twenty and one by their IDs, a list and its deletions.
  expect(server.book.length - sent).toBe(3 + 1 + 20 + 1 + 2)
  await requestLogPage(page).open()
  await expect(requestLogPage(page).ofPurpose('changes').first()).toBeVisible()
  await server.close()
})
