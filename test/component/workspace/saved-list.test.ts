import { expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import SavedList from '#app/features/workspace/SavedList.vue'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { emptyForm } from '#core/query/form.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { openPage } from '../../support/page/open-page.ts'

const saved = (id: string, position: number): SavedRequest => ({
  id,
  name: id,
  note: '',
  folder: '',
  position,
  connectionId: '',
  baseUrl: '',
  form: { ...emptyForm, endpoint: 'events' },
})

test('a query moves where it is dropped, and not once its drag was given up', async () => {
  const drops: unknown[] = []
  const { close } = openPage(useTabsStore, {}, () =>
    h(SavedList, {
      requests: [saved('a', 0), saved('b', 1), saved('c', 2)],
      roots: [],
      openedId: null,
      isChanged: false,
      onDrop: (request: SavedRequest, folder: string, before: SavedRequest | null) =>
        drops.push([request.id, folder, before?.id]),
    }),
  )
  await nextTick()
  const fire = (type: string, id: string) =>
    document
      .querySelector(`[data-id="${id}"]`)
      ?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))

  fire('dragstart', 'c')
  fire('dragover', 'a')
  fire('dragend', 'c')
  // A file from elsewhere.
  fire('dragover', 'b')
  fire('drop', 'b')
  expect(drops).toEqual([])

  fire('dragstart', 'c')
  fire('dragover', 'a')
  fire('drop', 'a')
  fire('dragend', 'c')
  expect(drops).toEqual([['c', '', 'a']])
  close()
})
