import { expect, test } from 'vitest'
import { answer, paste, query, requestLog } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'
import { shareCoreSample } from '../../support/shared-samples.ts'

async function askPlaces(settings: { linkedNames: boolean }) {
  await openApp({ connection: 'core-sample', settings })
  const { baseUrl } = await shareCoreSample()
  await paste.read(
    `${baseUrl}/api/v4/endpoints/orte?fields=name,image,dc:classification&page[size]=10`,
  )
  await paste.apply()
  await query.send()
  await answer.rows.nth(1).one()
}

const names = find('[data-test="result.row"] [data-column="1"] .text')
const chips = find('[data-test="result.row"] .chip')

test('pictures and categories that came by ID only are named by one request, where that is switched on', async () => {
  await askPlaces({ linkedNames: true })
  await expect.poll(() => names.count()).toBeGreaterThan(0)
  await expect
    .poll(() => find('[data-test="result.row"]').texts().join())
    .toContain('Baden & Wasser')
  // Of a picture there is more to load than its name, but nothing of a category.
  await expect.poll(() => at('result.not-loaded').attributes('data-names')).toEqual(['image'])
  await requestLog.open()
  await expect.poll(() => requestLog.ofPurpose('linked-names').count()).toBe(1)
})

test('no name is asked for where that is off', async () => {
  await askPlaces({ linkedNames: false })
  await expect.poll(() => chips.count()).toBeGreaterThan(0)
  expect(at('result.not-loaded').attributes('data-names')).toEqual(['image dc:classification'])
  await requestLog.open()
  await expect.poll(() => requestLog.ofPurpose('send').count()).toBe(1)
  expect(requestLog.ofPurpose('linked-names').count()).toBe(0)
})
