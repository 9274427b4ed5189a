import { expect, test } from 'vitest'
import { at, find } from '../../support/page/part.ts'
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

test('a town’s own name is offered as a full text, and as a category once that was seen', async () => {
  await openApp({ connection: 'core-sample' })
  await query.openEndpoint('orte')
  await at('query.filter.add').click()
  await query.filterKey(0).fill('Seekirchlein')
  await expect.poll(() => query.suggestions.texts()).toHaveLength(1)
  await query.suggestions.saying('Full text: “Seekirchlein”').click()
  await expect.poll(() => query.fullText.value()).toBe('Seekirchlein')
  expect(query.filterKey(0).count()).toBe(0)
  expect(document.activeElement?.getAttribute('data-test')).toBe('query.q')

  await at('query.filter.add').click()
  await query.filterKey(0).fill('town')
  await query.suggestions.saying('Town or region').click()
  // One click on a town is the whole answer.
  await find('[data-test="concepts.concept"]').saying('Seekirchlein').click()
  await expect.poll(() => at('concepts.dialog').count()).toBe(0)
  const chosen = [query.filterKey(0).value(), find('.tag .text').texts()]
  expect(chosen).toEqual(['classifications.in.withSubtree', ['Seekirchlein']])

  await at('query.filter.0.remove').click()
  await at('query.filter.add').click()
  await query.filterKey(0).fill('seekirch')
  await query.suggestions.saying('Category: Seekirchlein').click()
  await expect.poll(() => [query.filterKey(0).value(), find('.tag .text').texts()]).toEqual(chosen)
})

test('what may be the key of a filter is not offered as a full text', async () => {
  await openApp({ connection: 'core-sample' })
  await query.openEndpoint('orte')
  await at('query.filter.add').click()
  await query.filterKey(0).fill('attribute.seekirchlein')
  await expect
    .poll(() => document.body.textContent)
    .toContain('“attribute.seekirchlein” is not known')
  expect(query.suggestions.count()).toBe(0)
})
