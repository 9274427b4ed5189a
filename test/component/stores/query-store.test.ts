import { afterEach, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { answerConnections, viewConnection } from '../../support/page/connections-answer.ts'
import { openPage } from '../../support/page/open-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const sample = viewConnection({ id: 'one', startEndpoint: 'events' })

/** A page with one connection, which has an endpoint to begin with. */
async function open() {
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      query: useQueryStore(),
      tabs: useTabsStore(),
    }),
    {
      host: (path) =>
        path === '/api/connections' ? answerConnections([sample]) : Response.json(sample),
    },
  )
  await page.opened.connections.load(null)
  await nextTick()
  return { ...page, ...page.opened }
}

test('a tab begins with the endpoint that the instance has something to show for', async () => {
  const page = await open()
  expect(page.query.form.endpoint).toBe('events')
  page.tabs.openFresh()
  await nextTick()
  expect(page.query.form.endpoint).toBe('events')
  page.close()
})

test('an endpoint that somebody empties stays empty', async () => {
  const page = await open()
  page.query.change({ endpoint: '' })
  await nextTick()
  expect(page.query.form.endpoint).toBe('')
  page.close()
})
