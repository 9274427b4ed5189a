import { expect, test } from 'vitest'
import { h } from 'vue'
import FieldNotes from '#app/features/query/FieldNotes.vue'
import { useQueryStore } from '#app/stores/query-store.ts'
import type { StoredValue } from '#core/query/form.ts'
import { openPage } from '../../support/page/open-page.ts'

test('a click swaps the dates of a range that ends before it begins', async () => {
  const page = openPage(useQueryStore, {}, (query) =>
    h(FieldNotes, {
      notes: query.problems,
    }),
  )
  const query = page.opened
  const range = (min: StoredValue, max: StoredValue) => [
    { key: 'schedule.in.min', value: min },
    { key: 'schedule.in.max', value: max },
  ]
  const tomorrow: StoredValue = { kind: 'relative', amount: 1, unit: 'day' }
  const past: StoredValue = { kind: 'text', text: '2020-01-01' }
  query.changeStored({ filters: range(tomorrow, past) })
  const button = () => document.querySelector<HTMLElement>('[data-test="query.fix"]')
  await expect.poll(() => button()?.textContent.trim()).toBe('Swap the dates')
  button()?.click()
  await expect.poll(() => button()).toBeNull()
  expect(query.storedForm.filters).toEqual(range(past, tomorrow))
  page.close()
})
