import { expect, test } from 'vitest'
import { h, ref } from 'vue'
import ConceptsDialog from '#app/features/concepts/ConceptsDialog.vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useFacetsStore } from '#app/stores/facets-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { presets } from '#core/query/conventions.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const view = viewConnection({ id: 'one', conventions: presets.core, server: 'datacycle-core' })
const schemes = ['Kinds', 'Places', 'Topics'].map((label) => ({ id: label, label }))
const offer = (list: readonly object[]) =>
  Response.json({ kind: 'offered', list, hasMore: false, total: list.length })

/** The dialog of a server whose first classification has no categories. */
async function open({ isForPlace = false } = {}) {
  const requested: string[] = []
  const isOpen = ref(false)
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      facets: useFacetsStore(),
      query: useQueryStore(),
    }),
    {
      host(path, body) {
        if (path === '/api/connections') return connectionsResponse([view])
        if (path.endsWith('/concept-schemes')) return offer(schemes)
        if (!path.endsWith('/facets')) return Response.json(view)
        const scheme = /Kinds|Places|Topics/.exec(JSON.stringify(body))?.[0] ?? ''
        requested.push(scheme)
        const concept = { id: `in ${scheme}`, label: `in ${scheme}`, parentId: null, hits: 3 }
        return offer(scheme === 'Kinds' ? [] : [concept])
      },
    },
    () => (isOpen.value ? h(ConceptsDialog, { rows: [], index: -1, isForPlace }) : null),
  )
  await page.opened.connections.load('one')
  page.opened.query.change({ endpoint: 'events' })
  /** Opens it anew, and gives what it opened on. */
  async function show(): Promise<string | null> {
    isOpen.value = false
    await expect.poll(() => selected()).toBeNull()
    isOpen.value = true
    await expect.poll(() => document.querySelector('.concept-list')).not.toBeNull()
    return selected()
  }
  return { ...page, requested, show }
}

const selected = () =>
  document
    .querySelector('[data-test="concepts.scheme"][aria-selected="true"]')
    ?.textContent.trim() ?? null

test('it opens on the first classification that is not known to be empty, and asks for no more', async () => {
  const page = await open()
  expect(await page.show()).toBe('Kinds')
  expect(document.querySelector('[role="dialog"] h2')?.textContent).toBe('Choose categories')
  expect(await page.show()).toBe('Places')
  expect(await page.show()).toBe('Places')
  expect(page.requested).toEqual(['Kinds', 'Places'])
  page.close()
})

test('where they were counted it opens on the first that has items', async () => {
  const page = await open()
  page.opened.facets.noteSchemes(
    new Map([
      ['Kinds', 0n],
      ['Topics', 7n],
    ]),
  )
  expect(await page.show()).toBe('Topics')
  expect(page.requested).toEqual(['Topics'])
  page.close()
})

test('for a town it opens on the classification of places, also before others that have items', async () => {
  const page = await open({ isForPlace: true })
  expect(await page.show()).toBe('Places')
  expect(page.requested).toEqual(['Places'])
  page.close()
})
