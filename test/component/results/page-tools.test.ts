import { afterEach, expect, test } from 'vitest'
import { h } from 'vue'
import PageTools from '#app/features/results/PageTools.vue'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useDialogStore } from '#app/stores/commands-store.ts'
import { openWithResponse } from '../../support/page/open-with-response.ts'

let close: () => void = () => undefined
afterEach(() => {
  close()
})

/** The tools above the rows of one page, with words in the filter. */
async function open(meta: object, filter: string, rowCount = 1) {
  const done: string[] = []
  const page = await openWithResponse({
    query: { endpoint: 'events' },
    serve: () => ({
      status: 200,
      body: JSON.stringify({
        '@graph': [1, 2].map((id) => ({ '@id': String(id), '@type': ['Event'] })),
        meta,
      }),
    }),
    show: () =>
      h(PageTools, {
        filter,
        only: null,
        sort: null,
        rowCount,
        itemCount: useResponseStore().response?.progress.items ?? 0,
        isOrdering: false,
        onSearch: () => done.push('search'),
      }),
  })
  ;({ close } = page)
  const filterField = document.querySelector<HTMLInputElement>('[data-test="result.page-filter"]')
  return {
    done,
    use: page.use,
    placeholder: filterField?.placeholder,
    ways: () => Array.from(document.querySelectorAll<HTMLElement>('.others button')),
  }
}

const firstOfMany = { total: 240, pages: 120 }

test('where there are other pages, the filter says that it is for the rows of this one', async () => {
  const { placeholder, ways } = await open(firstOfMany, '')
  expect([placeholder, ways()]).toEqual(['Filter the 2 rows on this page', []])
})

test('with words in the filter, a click starts a full-text search of all pages', async () => {
  const { done, ways } = await open(firstOfMany, 'jazz')
  expect(ways().map(({ textContent }) => textContent.trim())).toEqual([
    'Full-text search on the server',
  ])
  ways()[0]?.click()
  expect(done).toEqual(['search'])
})

test('on the only page there is, nothing else is led to', async () => {
  const { placeholder, ways } = await open({ total: 2, pages: 1 }, 'jazz')
  expect([placeholder, ways()]).toEqual(['Filter the rows', []])
})

test('an item that is not among the rows is searched, with the words of the filter', async () => {
  const { use } = await open(firstOfMany, ' jazz ')
  const button = document.querySelector<HTMLElement>('[data-test="result.missing"]')
  expect(button?.textContent.trim()).toBe('Look for one item…')
  button?.click()
  expect(use(useDialogStore).opened).toEqual({ kind: 'missing', item: 'jazz', tabId: '' })
})

test('with a filter that all rows match, the count still says how many of them', async () => {
  await open(firstOfMany, 'jazz', 2)
  expect(document.querySelector('[role="status"]')?.textContent.trim()).toBe(
    '2 of 2 rows on this page',
  )
})
