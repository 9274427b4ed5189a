import { expect, test } from 'vitest'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

test('an address of an item fills the form with its endpoint, and opens the item', async () => {
  const { sample, sent } = await openApp({ connection: 'core-sample' })
  const id = '0cb0b4c3-0d6c-4b7c-9df0-0b8bb6b0a1f0'
  await at('query.paste').click()
  await at('paste.text').fill(`${sample.baseUrl}/api/v4/endpoints/orte/${id}`)
  await at('paste.open-item').click()
  await expect.poll(() => at('item.by-id').count()).toBe(1)
  await expect
    .poll(() => sent().filter((line) => line.includes(id)))
    .toEqual([expect.stringContaining(`/api/v4/endpoints/orte/${id}`)])
  expect(at('paste.text').count()).toBe(0)
})
