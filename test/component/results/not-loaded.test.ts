import { expect, test } from 'vitest'
import { answer, paste, query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'
import { shareCoreSample } from '../../support/shared-samples.ts'

test('what is not loaded is said once above the rows, which have only the number, and is loaded by a click', async () => {
  await openApp({ connection: 'core-sample' })
  const { baseUrl } = await shareCoreSample()
  await paste.read(`${baseUrl}/api/v4/endpoints/orte?fields=name,image&page[size]=10`)
  await paste.apply()
  await query.send()
  await answer.rows.nth(1).one()
  await expect.poll(() => at('result.not-loaded').attributes('data-names')).toEqual(['image'])
  const chips = find('[data-test="result.row"] .chip')
  await expect.poll(() => chips.count()).toBeGreaterThan(0)
  expect(chips.texts().filter((text) => !/^×\d+$/.test(text))).toEqual([])
  await at('result.not-loaded.include').click()
  await expect.poll(() => at('result.not-loaded').count()).toBe(0)
})
