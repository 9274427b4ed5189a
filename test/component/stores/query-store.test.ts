import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import type { ConnectionView } from '#core/connection/connection.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const sample = viewConnection({ id: 'one', startEndpoint: 'events' })
const core = viewConnection({ id: 'two', startEndpoint: 'veranstaltungen' })
const own = viewConnection({ id: 'three' })
const all = [sample, core, own]

/** A page with connections of which the one in use, and another one, have an endpoint to begin with. */
async function open() {
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      query: useQueryStore(),
      tabs: useTabsStore(),
    }),
    {
      host: (path) =>
        path === '/api/connections'
          ? connectionsResponse(all)
          : Response.json(all.find(({ id }) => path.includes(`/${id}/`)) ?? sample),
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

test('another connection begins with its own endpoint, or none, where nothing was written', async () => {
  const page = await open()
  const endpoints: string[] = []
  for (const id of ['two', 'three', 'one']) {
    await page.connections.use(id)
    await nextTick()
    endpoints.push(page.query.form.endpoint)
  }
  expect(endpoints).toEqual(['veranstaltungen', '', 'events'])
  // What was written for one instance stays with its tab, and goes along where somebody moves it.
  await page.connections.use('three')
  await nextTick()
  page.query.change({ endpoint: 'events' })
  const written = page.tabs.active.id
  page.tabs.openFresh()
  await page.connections.use('one')
  await nextTick()
  page.tabs.activate(written)
  await expect.poll(() => page.connections.currentId).toBe('three')
  await nextTick()
  expect(page.query.form.endpoint).toBe('events')
  await page.connections.use('one')
  await nextTick()
  page.query.change({ q: 'castle' })
  await page.connections.use('two')
  await nextTick()
  expect(page.query.form).toMatchObject({ endpoint: 'events', q: 'castle' })
  page.close()
})

test('code gets the dates that count from today; a body typed by hand and fixed days have none', async () => {
  const page = await open()
  const { query } = page
  const value = { kind: 'relative', amount: -30, unit: 'day' } as const
  const datesOf = () => query.request?.relative?.dates
  query.changeStored({ method: 'POST', filters: [{ key: 'from', value }] })
  expect(datesOf()).toMatchObject([{ amount: -30, unit: 'day' }])
  expect(query.request?.relative?.body).not.toBe(query.request?.body)
  query.rawBody = '{"filter":{"from":"2026-03-01"}}'
  expect([query.request?.body, datesOf()]).toEqual([query.rawBody, undefined])
  query.rawBody = null
  query.changeStored({ filters: [{ key: 'from', value: { kind: 'text', text: '2026-03-01' } }] })
  expect(datesOf()).toBeUndefined()
  page.close()
})

test('while a sample server starts, its address is not shown, because it may still change', async () => {
  const views = ['4781', '5599'].map((port): ConnectionView => ({
    ...viewConnection({ id: 'one', baseUrl: `http://127.0.0.1:${port}`, builtIn: 'sample' }),
    token: { kind: 'sample', isRunning: port === '5599' },
  }))
  let start: () => void = () => undefined
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  const page = openPage(() => ({ connections: useConnectionsStore(), query: useQueryStore() }), {
    host: (path) =>
      path === '/api/connections'
        ? connectionsResponse(views.slice(0, 1))
        : started.then(() => Response.json(views[1])),
  })
  const { connections, query } = page.opened
  const loading = connections.load(null)
  query.change({ endpoint: 'events' })
  await expect.poll(() => connections.current).not.toBeNull()
  expect([query.request, query.isAddressPending]).toEqual([null, true])
  start()
  await loading
  await connections.preparing
  expect(query.request?.url).toContain('http://127.0.0.1:5599/api/v4/endpoints/events')
  page.close()
})
