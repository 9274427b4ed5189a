import { expect, test } from 'vitest'
import { query, runCommand } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

/** Sends the query of the form and fetches all of its items; `states` of all sets then, the newest first. */
async function fetchSet(...states: string[]) {
  await query.send()
  await runCommand('fetch all items')
  await at('set.start').click()
  await expect
    .poll(() => at('set.verdict').attributes('data-state'), { timeout: 20_000 })
    .toEqual(states)
}

test('two sets are compared in the panel of two responses, with the values of an item', async () => {
  await openApp()
  await query.openEndpoint('places')
  await fetchSet('counted')
  await at('dialog.close').click()
  await query.fullText.fill('Markt')
  await fetchSet('one-answer', 'counted')
  await at('sets.compare').click()
  await at('sets.compared').one()
  const [removed = ''] = at('sets.compared').attributes('data-left')
  const [added = ''] = at('sets.compared').attributes('data-came')
  expect([removed, added].map(Number).toSorted((one, other) => one - other)[0]).toBe(0)
  const differing = String(Number(removed) + Number(added))
  expect(find('.set-comparison [role="tab"]').texts()[0]).toBe(`All differences (${differing})`)
  await expect.poll(() => at('compare.entry').count()).toBeGreaterThan(1)
  await at('compare.entry').nth(1).click()
  const ids = at('compare.entry').nth(1).attributes('data-id')
  await expect.poll(() => at('set.item').attributes('data-id')).toEqual(ids)
  await expect.poll(() => at('compare.value').count()).toBeGreaterThan(2)
})

test('a second click starts no second set of the same query', async () => {
  await openApp()
  await query.openEndpoint('places')
  await query.send()
  await runCommand('fetch all items')
  const start = await at('set.start').one()
  start.click()
  start.click()
  await expect
    .poll(() => at('set.verdict').attributes('data-state'), { timeout: 20_000 })
    .toEqual(['counted'])
  expect(at('sets.entry').count()).toBe(1)
})

const startIsOff = () => find('[data-test="set.start"]:disabled').count() === 1

test('what keeps all items from being fetched is said before, and nothing can be started', async () => {
  await openApp()
  await query.openEndpoint('places')
  await query.send()
  await runCommand('fetch all items')
  await at('set.start').one()
  expect(startIsOff()).toBe(false)
  await at('dialog.close').click()
  await query.addExtra(0, 'page[offset]', '3')
  await query.send()
  await runCommand('fetch all items')
  await at('set.start').one()
  expect(at('set.obstacle').texts()).toEqual([
    'Remove page[offset] and page[limit] first. These parameters replace the page number.',
  ])
  expect(startIsOff()).toBe(true)
})
