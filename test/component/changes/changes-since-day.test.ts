import { expect, test } from 'vitest'
import { answer, query, tabs } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

test('what was changed and what was deleted since a day is asked with three requests', async () => {
  const { sent } = await openApp({ connection: 'core-sample' })
  await query.openEndpoint('alles')
  await at('palette.open').click()
  await at('palette.search').fill('what has changed')
  await at('palette.entry').click()
  await at('changes.since').fill('2026-09-21')
  const before = sent().length
  await at('changes.start').click()
  await expect.poll(() => at('changes.deleted').attributes('data-total')).toEqual(['10'])
  // The two answers come in either order.
  const changed = at('changes.changed')
  await expect
    .poll(() => changed.attributes('data-total'))
    .toEqual([expect.stringMatching(/^\d+$/)])
  const [total] = changed.attributes('data-total')
  const asked = () =>
    sent()
      .slice(before)
      .map((line) => line.replace(/(\?.*)? HTTP.*$/, ''))
      // Whether the token is accepted may be asked beside it.
      .filter((line) => !line.endsWith('/users'))
      .toSorted()
  await expect
    .poll(asked)
    .toEqual([
      'GET /api/v4/endpoints/alles',
      'GET /api/v4/things/deleted',
      'POST /api/v4/endpoints/alles',
    ])
  await at('changes.query').click()
  await expect.poll(() => answer.total.texts()).toEqual([`${total ?? ''} items`])
  expect(tabs.all.count()).toBe(2)
  expect(sent().filter((line) => /fields=(\*|%2A)\S*dct(%3A|:)modified/.test(line))).toHaveLength(1)
})
