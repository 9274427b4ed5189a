import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { createMovingStore, idOf, owner } from '../../servers/core/moving-store.ts'
import { startMovingCore } from '../../servers/core/start-moving-core.ts'
import { answer, query, requestLog } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

const first = (count: number, from = 0) => Array.from({ length: count }, (_, at) => idOf(from + at))

test('what was changed, deleted and left since a set was kept is found to the end', async () => {
  const store = createMovingStore({
    items: 140,
    endpoints: [
      { slug: 'all', kind: 'dynamic' },
      { slug: 'selection', kind: 'static', members: first(120) },
    ],
  })
  const server = await startMovingCore({ store })
  const { baseUrl } = server
  await openApp({ connection: { baseUrl, token: owner.token, conventions: presets.core } })
  await query.openEndpoint('selection')
  await query.send()
  await expect.poll(() => answer.total.texts()).toEqual(['120 items'])
  await at('set.open').click()
  await at('set.start').click()
  await expect.poll(() => at('set.verdict').attributes('data-state')).toEqual(['whole'])
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
  await expect.poll(() => at('changes.changed').attributes('data-total')).toEqual(['79'])
  await expect.poll(() => at('changes.deleted').attributes('data-total')).toEqual(['42'])
  expect(at('changes.alive').texts()).toEqual([
    expect.stringContaining('1 of these items still exists'),
  ])
  await at('changes.rest').click()
  await at('changes.rest').gone()
  await expect
    .poll(() => at('changes.changed').texts())
    .toEqual([expect.stringContaining('Item 000000')])

  await at('changes.leavers.start').click()
  await expect.poll(() => at('changes.leavers').attributes('data-count')).toEqual(['1'])
  expect(at('changes.leaver').attributes('data-id')).toEqual([idOf(2)])
  await at('dialog.close').click()

  // Three, the rest of the names, a list and its deletions.
  expect(server.book.length - sent).toBe(3 + 1 + 2)
  await requestLog.open()
  await expect.poll(() => requestLog.ofPurpose('changes').count()).toBeGreaterThan(0)
})
