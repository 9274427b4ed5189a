import { expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import SortRows from '#app/features/query/SortRows.vue'
import { offeredSortKeys } from '#core/dialect/sort-key.ts'
import { noNames } from '#core/query/known-names.ts'
import { useHintsStore } from '#app/stores/hints-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

test('a new row has neither a mark nor a note until its field was left', async () => {
  const page = openPage(
    () => ({ query: useQueryStore(), hints: useHintsStore() }),
    {},
    ({ query, hints }) =>
      h(SortRows, {
        criteria: query.form.sort,
        notesOf: hints.notesOf,
        names: noNames,
        sortKeys: null,
        'onUpdate:criteria': (sort) => {
          query.changeStored({ sort })
        },
      }),
  )
  const find = (test: string) => document.querySelector<HTMLElement>(`[data-test="${test}"]`)
  const state = () => ({
    isMarked: find('query.sort.0.attribute')?.closest('.text-field')?.matches('.error, .warning'),
    note: find('query.problem')?.textContent.trim() ?? null,
  })
  find('query.sort.add')?.click()
  await until(() => {
    expect(document.activeElement).toBe(find('query.sort.0.attribute'))
  })
  expect(state()).toEqual({ isMarked: false, note: null })
  find('query.sort.0.attribute')?.blur()
  await nextTick()
  expect(state()).toEqual({
    isMarked: false,
    note: 'Choose an attribute. Without an attribute, this sort is left out.',
  })
  page.close()
})

test.each([
  ['proximity.geographic', 'proximity.geographic'],
  ['random', 'random'],
  ['dct:m', 'dct:modified'],
])('Enter makes of the typed %s the key %s', async (typed, key) => {
  const page = openPage(
    () => ({ query: useQueryStore() }),
    {},
    ({ query }) =>
      h(SortRows, {
        criteria: query.form.sort,
        notesOf: () => [],
        names: noNames,
        sortKeys: offeredSortKeys,
        'onUpdate:criteria': (sort) => {
          query.changeStored({ sort })
        },
      }),
  )
  page.opened.query.changeStored({ sort: [{ attribute: '', direction: 'ascending' }] })
  await nextTick()
  const input = document.querySelector<HTMLInputElement>('[data-test="query.sort.0.attribute"]')
  if (!input) throw new Error('There is no field')
  input.value = typed
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await nextTick()
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await nextTick()
  expect(page.opened.query.form.sort).toEqual([{ attribute: key, direction: 'ascending' }])
  page.close()
})
