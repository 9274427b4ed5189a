import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import { useAccessStore } from '#app/features/access/access-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const uuid = '0d4b7a4e-6b53-4c7e-9d53-0f6c0a1b2c3d'

test('an endpoint that only another connection knows is said to be known there', async () => {
  const { opened, close } = openPage(
    () => ({ connections: useConnectionsStore(), endpoints: useEndpointsStore() }),
    {
      host: (path) => {
        if (path === '/api/connections')
          return connectionsResponse([viewConnection({ id: 'one' }), viewConnection({ id: 'two' })])
        const endpoints = path.endsWith('/one')
          ? [{ name: uuid, otherName: 'places', label: 'Places', kind: 'unknown', usedAt: null }]
          : []
        return Response.json({ endpoints })
      },
    },
  )
  await opened.connections.load(null)
  opened.endpoints.ensureLoaded(['one', 'two'])
  await nextTick()
  const { endpoints } = opened
  await expect.poll(() => endpoints.onlyKnownOn('two', uuid)).toBe('one')
  expect([
    endpoints.onlyKnownOn('two', 'places'),
    endpoints.onlyKnownOn('one', uuid),
    endpoints.onlyKnownOn('two', 'events'),
    endpoints.onlyKnownOn('two', ''),
    endpoints.onlyKnownOn(null, uuid),
  ]).toEqual(['one', null, null, null, null])
  close()
})

test('an endpoint that the access overview was answered at is known there', async () => {
  const { opened, close } = openPage(
    () => ({
      connections: useConnectionsStore(),
      endpoints: useEndpointsStore(),
      access: useAccessStore(),
    }),
    {
      host: (path) => {
        if (path === '/api/connections')
          return connectionsResponse([
            viewConnection({ id: 'one' }),
            viewConnection({ id: 'two', baseUrl: 'https://two.example' }),
          ])
        const endpoints = path.endsWith('/one')
          ? [{ name: uuid, otherName: 'places', label: 'Places', kind: 'unknown', usedAt: null }]
          : []
        return Response.json({ endpoints })
      },
      serve: () => ({
        status: 200,
        body: JSON.stringify({ '@graph': [{ '@id': 'a' }], meta: { total: 1 } }),
      }),
    },
  )
  const { connections, endpoints, access } = opened
  await connections.load(null)
  endpoints.ensureLoaded(['one', 'two'])
  await expect.poll(() => endpoints.onlyKnownOn('two', 'places')).toBe('one')
  access.start({
    connectionId: 'one',
    endpoints: [{ name: uuid, label: 'Places', kind: 'unknown' }],
    connections: [{ id: 'two', name: 'Two', isDatacycle: false, hasToken: true }],
    wantsNewestDate: false,
  })
  await expect.poll(() => access.matrix?.progress).toBe('done')
  expect(endpoints.onlyKnownOn('two', 'places')).toBeNull()
  close()
})
