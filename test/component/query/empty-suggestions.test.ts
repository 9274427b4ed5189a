import { expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import QueryForm from '#app/features/query/QueryForm.vue'
import { useQueryStore } from '#app/stores/query-store.ts'
import { presets } from '#core/query/conventions.ts'
import { noNames, type KnownNames } from '#core/query/known-names.ts'
import { openPage } from '../../support/page/open-page.ts'

function open(names: KnownNames, unseenRelations: readonly string[] = []) {
  const page = openPage(
    () => ({ query: useQueryStore() }),
    {},
    ({ query }) =>
      h(QueryForm, {
        form: query.storedForm,
        conventions: presets.documented,
        definitions: [],
        names,
        unseenRelations,
        notesOf: () => [],
        isDatacycle: false,
        hasLanguages: false,
        languages: null,
        onChange: query.changeStored,
      }),
  )
  const at = (name: string) => document.querySelector<HTMLElement>(`[data-test="${name}"]`)
  return {
    close: page.close,
    press: async (name: string) => {
      at(name)?.focus()
      at(name)?.click()
      await nextTick()
      await nextTick()
    },
    leave: async (name: string) => {
      at(name)?.blur()
      await nextTick()
    },
    offered: () =>
      Array.from(document.querySelectorAll('.suggestion, .suggestion-list.none'), (one) =>
        one.textContent.trim(),
      ),
  }
}

test('where nothing came yet, a list says when there will be something in it', async () => {
  const page = open(noNames)
  await page.press('query.include')
  expect(page.offered()).toEqual(['Linked items appear here once a response contains items.'])
  await page.leave('query.include')
  expect(page.offered()).toEqual([])
  await page.press('query.sort.add')
  expect(page.offered()).toEqual(['Attributes are listed here after a response with items.'])
  page.close()
})

test('items without linked items are not taken for items that did not come', async () => {
  const page = open({ relations: [], attributes: [{ relation: '', names: ['headline'] }] })
  await page.press('query.include')
  expect(page.offered()).toEqual([
    'No response so far has linked items. You can type the name of a relation.',
  ])
  await page.leave('query.include')
  // As with a filter, a new sort lists what there is.
  await page.press('query.sort.add')
  expect(page.offered()).toEqual(['headline'])
  page.close()
})

test('relations that no response has shown so far say so', async () => {
  const page = open({ relations: ['image'], attributes: [] }, ['location', 'image.author'])
  await page.press('query.include')
  expect(page.offered()).toEqual(['image', 'locationnot in any response so far'])
  page.close()
})

test('before the first response, relations are usual names, which the list says once', async () => {
  const page = open({ relations: [], attributes: [] }, ['image', 'location'])
  await page.press('query.include')
  expect(page.offered()).toEqual(['image', 'location'])
  const group = document.querySelector('[role="listbox"] > [role="group"]')
  const heading = document.getElementById(group?.getAttribute('aria-labelledby') ?? '')
  expect(heading?.textContent).toBe('Usual names')
  expect(group?.querySelectorAll('[role="option"]').length).toBeGreaterThan(0)
  page.close()
})
