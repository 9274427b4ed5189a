import { expect, test } from 'vitest'
import {
  answer,
  missing,
  query,
  requestLog,
  runCommand,
  tabs,
} from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

async function openConcerts() {
  await openApp({ connection: 'core-sample' })
  await query.openEndpoint('veranstaltungen')
  await query.fullText.fill('Konzert')
  await query.send()
  await expect.poll(() => answer.total.texts()).toEqual(['9 items'])
}

test('why an item is not in the answer to a query is told with each condition', async () => {
  await openConcerts()
  await tabs.openFresh.click()
  await query.openEndpoint('veranstaltungen')
  await query.fullText.fill('Markt')

  // From a row: the query that is open beside it is asked about.
  await tabs.all.click()
  await missing.openFromRow()
  await expect.poll(() => at('missing.query').texts()).toEqual([expect.stringContaining('Markt')])
  expect(at('missing.dialog').texts()).toEqual([
    expect.stringContaining('The check sends up to 5 small requests.'),
  ])
  await missing.startButton.click()
  await expect.poll(() => missing.verdict.attributes('data-state')).toEqual(['fails'])
  expect(missing.verdict.texts()).toEqual([expect.stringContaining('“Full text: Markt”')])
  expect(
    ['readable', 'endpoint', 'condition', 'query'].map((kind) =>
      missing.check(kind).attributes('data-result'),
    ),
  ).toEqual([['yes'], ['yes'], ['no', 'yes'], ['no']])
  await at('dialog.close').click()
  await requestLog.open()
  await expect.poll(() => requestLog.ofPurpose('missing').count()).toBe(5)
})

test('an item is found by its name, and chosen', async () => {
  await openConcerts()
  const id = answer.idOf(0) ?? ''
  const [name = ''] = answer.rows.nth(0).find('[role="gridcell"]').texts()
  await runCommand('find a missing item')
  await missing.item.fill(name)
  await missing.startButton.click()
  const hit = at('missing.hit', { id })
  await expect.poll(() => hit.attributes('data-state')).toEqual(['listed'])
  await hit.click()
  await expect
    .poll(() => missing.verdict.texts())
    .toEqual([expect.stringContaining('row 1 of this page')])
  expect(hit.attributes('aria-pressed')).toEqual(['true'])
  expect(missing.item.value()).toBe(name)
})
