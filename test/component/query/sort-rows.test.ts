import { expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import SortRows from '#app/features/query/SortRows.vue'
import { offeredSortKeys, sortKeysFrom } from '#core/dialect/sort-key.ts'
import { noNames } from '#core/query/known-names.ts'
import { useHintsStore } from '#app/stores/hints-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { openPage } from '../../support/page/open-page.ts'

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
  await expect
    .poll(() => document.activeElement?.getAttribute('data-test'))
    .toBe('query.sort.0.attribute')
  expect(state()).toEqual({ isMarked: false, note: null })
  find('query.sort.0.attribute')?.blur()
  await nextTick()
  expect(state()).toEqual({
    isMarked: false,
    note: 'Choose an attribute. Without an attribute, this sort is left out.',
  })
  page.close()
})

/** Rows whose keys are chosen from those that a CORE offers. */
const openOffered = () =>
  openPage(
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

test('the longest unchanged first is one click', async () => {
  const page = openOffered()
  const find = (test: string) => document.querySelector<HTMLElement>(`[data-test="${test}"]`)
  find('query.sort.modified')?.click()
  await nextTick()
  expect(page.opened.query.form.sort).toEqual([
    { attribute: 'dct:modified', direction: 'ascending' },
  ])
  expect(find('query.sort.0.direction')?.textContent.trim()).toBe('Oldest first')
  // The name stays in the place of the key, which typing replaces.
  const input = document.querySelector<HTMLInputElement>('[data-test="query.sort.0.attribute"]')
  input?.focus()
  expect(input?.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(
    'dct:modified',
  )
  expect(find('query.sort.modified')).toBeNull()
  page.close()
})

test.each([
  ['proximity.geographic', 'proximity.geographic'],
  ['random', 'random'],
  ['dct:m', 'dct:modified'],
])('Enter makes of the typed %s the key %s', async (typed, key) => {
  const page = openOffered()
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

/** The sort of a form that offers CORE's keys, with the last row's inputs. */
function openSort(attribute: string, point: [number, number] | null = null) {
  const page = openPage(
    () => ({ query: useQueryStore() }),
    {},
    ({ query }) =>
      h(SortRows, {
        criteria: query.form.sort,
        notesOf: () => [],
        names: noNames,
        sortKeys: sortKeysFrom(point),
        'onUpdate:criteria': (sort) => {
          query.changeStored({ sort })
        },
      }),
  )
  page.opened.query.changeStored({ sort: [{ attribute, direction: 'ascending' }] })
  const find = (test: string) => document.querySelector<HTMLInputElement>(`[data-test="${test}"]`)
  async function type(test: string, text: string) {
    const input = find(test)
    if (!input) throw new Error(`There is no ${test}`)
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await nextTick()
  }
  return { page, find, type, key: () => page.opened.query.form.sort[0]?.attribute }
}

test('the distance from a point asks for the point', async () => {
  const { page, find, type, key } = openSort('')
  await nextTick()
  await type('query.sort.0.attribute', 'Distance')
  find('query.sort.0.attribute')?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
  )
  await expect
    .poll(() => document.activeElement?.getAttribute('data-test'))
    .toBe('query.sort.0.point')
  // As typed: the name without a number is that of the first empty input.
  await type('query.sort.0.point', '4')
  for (const text of ['47.797', '47.797,', '47.797, 13.', '47.797, 13.366']) {
    await type('query.sort.0.point.0', text)
    expect(find('query.sort.0.point.0')?.value).toBe(text)
  }
  find('query.sort.0.point.0')?.blur()
  await nextTick()
  expect(key()).toBe('proximity.geographic_with(13.366,47.797)')
  expect(find('query.sort.0.point.pick')).not.toBeNull()
  expect(document.body.textContent).toContain('Distance from a point')
  page.close()
})

test('half a point is kept in its field', async () => {
  const { page, find, type, key } = openSort('proximity.geographic_with(lon,lat)')
  await expect.poll(() => find('query.sort.0.point')?.value).toBe('')
  await type('query.sort.0.point', '13.366')
  expect(key()).toBe('proximity.geographic_with(13.366,lat)')
  expect(find('query.sort.0.point.0')?.value).toBe('13.366')
  page.close()
})

const byName = { attribute: 'name', direction: 'ascending' as const }
const nearest = { attribute: 'proximity.geographic', direction: 'ascending' as const }

test('nearest first is one click beside a filter around a point, in place of the sort before', async () => {
  const { page, find } = openSort('name', [13.366, 47.797])
  await nextTick()
  expect(find('query.sort.modified')).toBeNull()
  find('query.sort.nearest')?.click()
  await nextTick()
  expect(page.opened.query.form.sort).toEqual([nearest])
  expect(find('query.sort.0.direction')?.textContent.trim()).toBe('Nearest first')
  expect(find('query.sort.nearest')).toBeNull()
  page.close()
})

test('what is chosen in a further row goes first, because a CORE sorts by the first only', async () => {
  const { page, find, type } = openSort('name', [13.366, 47.797])
  await nextTick()
  find('query.sort.add')?.click()
  await expect
    .poll(() => document.activeElement?.getAttribute('data-test'))
    .toBe('query.sort.1.attribute')
  await type('query.sort.1.attribute', 'Distance from the point of')
  find('query.sort.1.attribute')?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
  )
  await expect.poll(() => page.opened.query.form.sort).toEqual([nearest, byName])
  await expect
    .poll(() => document.activeElement?.getAttribute('data-test'))
    .toBe('query.sort.0.attribute')
  expect(find('query.sort.announced')?.textContent).toContain('position 1 of 2')
  page.close()
})
