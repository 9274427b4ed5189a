import { expect, test } from 'vitest'
import { answer, query } from '../../support/page/app-verbs.ts'
import { openApp, requestShown } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

test('the selected item is shown as it came', async () => {
  await openApp()
  await query.send()
  await answer.expectItems(25)
  await expect.poll(() => answer.idOf(2)).toMatch(/./)
  const id = answer.idOf(2)
  await answer.select(2)
  await answer.showItem('json')
  await expect
    .poll(() => answer.itemJson.texts())
    .toEqual([expect.stringContaining(`"@id": "${id ?? ''}"`)])
  // A price that JSON.parse would turn into 28.
  expect(answer.itemJson.texts()).toEqual([expect.stringMatching(/"price": \d+\.\d0/)])
})

test('several values of a filter mean any of them', async () => {
  await openApp({ settings: requestShown })
  const total = () => answer.total.texts().map((words) => parseInt(words))
  const ask = async (body: string) => {
    await expect.poll(() => query.body.texts()).toEqual([body])
    await query.send()
    await expect.poll(total).toEqual([expect.any(Number)])
    return total()[0] ?? 0
  }
  await query.chooseMethod('post')
  await query.addFilter(0, 'category', 'music')
  const one = await ask('{"filter":{"category":"music"},"page":{"size":25}}')
  await at('query.filter.0.value').fill('market')
  await at('query.filter.0.value').press('Enter')
  const any = await ask('{"filter":{"category":["music","market"]},"page":{"size":25}}')
  expect(any).toBeGreaterThan(one)
})

test('zero items are explained, and an unknown endpoint is an answer', async () => {
  await openApp()
  await answer.ask('empty-collection')
  await expect
    .poll(() => answer.empty.texts())
    .toEqual([expect.stringContaining('Is “empty-collection” the right endpoint')])
  await answer.ask('no-such-endpoint')
  await expect.poll(() => answer.status.texts()).toEqual(['404 Not Found'])
})

test('a slow answer can be cancelled at once', async () => {
  await openApp()
  await query.openEndpoint('odd-silent')
  await query.startSending()
  await query.cancelButton.click()
  await expect.poll(() => answer.problem.attributes('data-kind')).toEqual(['cancelled'])
  expect(find('[data-test="query.send"]:not(:disabled)').count()).toBe(1)
})

test('a refusal leads to the field it names', async () => {
  await openApp()
  await query.showMore()
  await query.pageNumber.fill('5')
  await answer.ask('odd-error-shapes')
  await expect
    .poll(() => answer.serverWords.texts())
    .toEqual([expect.stringContaining('must be an integer')])
  await at('result.go-to-field').click()
  await expect.poll(() => document.activeElement).toBe(await query.pageSize.one())
})

test('columns are hidden, and stay so after a reload', async () => {
  const app = await openApp()
  const start = find('[role="columnheader"][data-key="startDate"]')
  await answer.ask('events')
  await start.one()
  const countKept = () => app.requested.filter((one) => one === 'POST /api/grid-layouts').length
  const before = countKept()
  await at('result.columns').click()
  await find('[role="checkbox"]')
    .saying(/^Start$/)
    .click()
  await start.gone()
  await expect.poll(countKept).toBeGreaterThan(before)

  await app.reload()
  await answer.ask('events')
  await answer.expectItems(25)
  await find('[role="columnheader"][data-key="endDate"]').one()
  await expect.poll(() => start.count()).toBe(0)
})

test('“Send and export” exports what it sent, and nothing that is sent after a refusal', async () => {
  await openApp()
  await query.openEndpoint('events')
  await at('start.export').click()
  await at('export.start').one()
  await find('[role="dialog"] [aria-label="Close"]').click()
  await at('tab.new').click()
  await query.openEndpoint('none')
  await at('start.export').click()
  await answer.ask('events')
  await answer.rows.one()
  expect(at('export.start').count()).toBe(0)
})
