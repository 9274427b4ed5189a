import { expect, test } from 'vitest'
import { answer, query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

test('what a line finds on a page is found in all items by one click', async () => {
  await openApp({ connection: 'core-sample' })
  await query.openEndpoint('bilder')
  await query.send()
  await answer.total.one()
  await at('result.tab.overview').click()
  const line = at('overview.line', { check: 'missing', attribute: 'cc:license' })
  await expect.poll(() => line.attributes('data-of')).toEqual(['25'])
  const [onPage = ''] = line.attributes('data-count')
  await line.at('overview.in-all').click()
  await expect.poll(() => line.attributes('data-of')).toEqual(['110'])
  const [inAll = ''] = line.attributes('data-count')
  expect(Number(inAll)).toBeGreaterThan(Number(onPage))
  await expect.poll(() => at('overview.item').count()).toBeGreaterThan(0)
  expect(line.at('overview.in-all').count()).toBe(0)
})
