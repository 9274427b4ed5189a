import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { answerConnections, viewConnection } from '../../support/page/connections-answer.ts'
import { openPage } from '../../support/page/open-page.ts'

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

test('code gets the dates that count from today; a body typed by hand and fixed days have none', async () => {
  const page = await open()
  const { query } = page
  const value = { kind: 'relative', amount: -30, unit: 'day' } as const
  const datesOf = () => query.request?.relative?.dates
  query.write({ method: 'POST', filters: [{ key: 'from', value }] })
  expect(datesOf()).toMatchObject([{ amount: -30, unit: 'day' }])
  expect(query.request?.relative?.body).not.toBe(query.request?.body)
  query.rawBody = '{"filter":{"from":"2026-03-01"}}'
  expect([query.request?.body, datesOf()]).toEqual([query.rawBody, undefined])
  query.rawBody = null
  query.write({ filters: [{ key: 'from', value: { kind: 'text', text: '2026-03-01' } }] })
  expect(datesOf()).toBeUndefined()
  page.close()
})
