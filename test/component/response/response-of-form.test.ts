import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { useResponseOfForm } from '#app/response/use-own-response.ts'
import { useSend } from '#app/response/use-send.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { wholeResponse } from '../../support/page/whole-response.ts'

test.each([
  ['its filters', { q: 'lake' }, {}],
  ['the address of its connection', {}, { baseUrl: 'https://moved.example' }],
])('a response is no longer that of the form once %s changed', async (_, form, moved) => {
  const connection = viewConnection({ id: 'live' })
  const { opened, close } = openPage(
    () => ({
      connections: useConnectionsStore(),
      query: useQueryStore(),
      own: useResponseOfForm(),
      ...useSend(),
    }),
    {
      host: (path) =>
        path === '/api/connections' ? connectionsResponse([connection]) : Response.json(connection),
      send: (_request, listener) => {
        queueMicrotask(() => {
          for (const event of wholeResponse) listener(event)
        })
        return {
          cancel: () => undefined,
          close: () => undefined,
          ask: () => new Promise(() => undefined),
        }
      },
    },
  )
  const { connections, query, own, send } = opened
  await connections.load('live')
  await flushPromises()
  query.change({ endpoint: 'events' })
  send()
  await expect.poll(() => own.value).not.toBeNull()
  query.change(form)
  connections.connections = [{ ...connection, ...moved }]
  expect(own.value).toBeNull()
  close()
})
