import { expect, test } from 'vitest'
import { at } from '../../support/page/part.ts'
import { query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'

test.each(['Ort', 'stadt', 'PLZ', 'Adresse', 'town', 'city'])(
  'whoever looks for “%s” among the filters is led to categories and to the full text',
  async (word) => {
    await openApp({ connection: 'core-sample' })
    await query.openEndpoint('veranstaltungen')
    await at('query.filter.add').click()
    await query.filterKey(0).fill(word)
    await expect
      .poll(() => query.suggestions.texts().slice(-2))
      .toEqual([
        expect.stringContaining('Town or region: choose a category…'),
        expect.stringContaining('Town or address: search the full text'),
      ])
  },
)

test('the categories open for the row, and the full text takes the place of the row', async () => {
  await openApp({ connection: 'core-sample' })
  await query.openEndpoint('veranstaltungen')
  await at('query.filter.add').click()
  await query.filterKey(0).fill('Ort')
  await query.suggestions.saying('Town or address').click()
  await expect.poll(() => document.activeElement?.getAttribute('data-test')).toBe('query.q')
  expect(query.filterKey(0).count()).toBe(0)

  await at('query.filter.add').click()
  await query.filterKey(0).fill('Ort')
  await query.suggestions.saying('Town or region').click()
  await at('concepts.dialog').one()
  await expect
    .poll(
      () =>
        document.querySelector('[data-test="concepts.scheme"][aria-selected="true"]')?.textContent,
    )
    .toContain('Regionen')
  expect(query.filterKey(0).value()).toBe('classifications.in.withSubtree')
})
