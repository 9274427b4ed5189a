import { expect, test } from 'vitest'
import { usePurposeWords } from '#app/features/request-log/use-request-log.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useConditionWords } from '#app/words/use-condition-words.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const pois = 'c10fd731-4e9b-4d8b-9b9a-2f9a3f6f0c11'
const unnamed = 'd10fd731-4e9b-4d8b-9b9a-2f9a3f6f0c22'
const baseUrl = 'https://api.example'
const views = [
  viewConnection({ id: 'one', baseUrl }),
  viewConnection({ id: 'other-token', baseUrl }),
  viewConnection({ id: 'elsewhere', baseUrl: 'https://other.example' }),
]
const kept = {
  connectionId: 'one',
  name: 'pois',
  otherName: pois,
  label: 'All POIs',
  kind: 'unknown',
  remark: '',
  usedAt: '',
}

/** A page of three connections, of one of which an endpoint is kept. */
async function open() {
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      endpoints: useEndpointsStore(),
      purposes: usePurposeWords(),
      conditions: useConditionWords(),
    }),
    {
      host(path) {
        if (path === '/api/connections') return connectionsResponse(views)
        const [, id = ''] = /^\/api\/endpoints\/([\w-]+)$/.exec(path) ?? []
        if (id !== '') return Response.json({ endpoints: id === 'one' ? [kept] : [] })
        return Response.json(views.find((view) => path.includes(`/${view.id}`)) ?? views[0])
      },
    },
  )
  await page.opened.connections.load('one')
  await expect.poll(() => page.opened.endpoints.endpoints).toHaveLength(1)
  return { ...page, ...page.opened }
}

test('an endpoint goes by the name that people gave it, whichever token asks', async () => {
  const { endpoints, close } = await open()
  const called = (['one', 'other-token', 'elsewhere', null] as const).map((id) =>
    [pois, 'pois', unnamed].map((name) => endpoints.displayNameOf(id, name)),
  )
  expect(called).toEqual([
    ['All POIs', 'All POIs', unnamed],
    ['All POIs', 'All POIs', unnamed],
    [pois, 'pois', unnamed],
    [pois, 'pois', unnamed],
  ])
  close()
})

test('it does so in the request log and as the value of a filter', async () => {
  const { purposes, conditions, close } = await open()
  expect([
    purposes({ kind: 'access', endpoint: pois }, 'other-token'),
    conditions.nameOfValue('filterId.in', pois),
  ]).toEqual(['Access to All POIs', 'All POIs'])
  close()
})

test('what is kept of other connections is loaded where they are told of, once', async () => {
  const { endpoints, requested, close } = await open()
  endpoints.ensureLoaded(['one', 'elsewhere', 'elsewhere'])
  endpoints.ensureLoaded(['elsewhere'])
  const loaded = () => requested.filter((path) => path === 'GET /api/endpoints/elsewhere').length
  await expect.poll(() => loaded()).toBe(1)
  expect(requested.filter((path) => path === 'GET /api/endpoints/one')).toHaveLength(1)
  close()
})
