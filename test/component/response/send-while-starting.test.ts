import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import type { ResponseEvent, SendExchange } from '#app/client/response-client.ts'
import { useSend } from '#app/response/use-send.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const usual = viewConnection({ id: 'core-sample', baseUrl: 'http://127.0.0.1:4781' })
const started = { ...usual, baseUrl: 'http://127.0.0.1:50123' }

/** A page whose sample is being started while its query is sent; `start` lets the sample listen. */
async function sendWhileStarting() {
  const heard: ((event: ResponseEvent) => void)[] = []
  const send: SendExchange = (_, listener) => {
    heard.push(listener)
    return {
      cancel: () => undefined,
      close: () => undefined,
      ask: () => new Promise(() => undefined),
    }
  }
  let start: (answer?: Response) => void = () => undefined
  const page = openPage(
    () => ({
      ...useSend(),
      answers: useResponseStore(),
      connections: useConnectionsStore(),
      query: useQueryStore(),
      tabs: useTabsStore(),
    }),
    {
      send,
      host: (path) => {
        if (path === '/api/connections') return connectionsResponse([usual], [])
        if (!path.endsWith('/use')) return Response.json({ windows: [] })
        return new Promise((resolve) => {
          start = (answer = Response.json(started)) => {
            resolve(answer)
          }
        })
      },
    },
  )
  const { connections, query, tabs, send: press } = page.opened
  await tabs.restore()
  void connections.load(null)
  await flushPromises()
  query.change({ endpoint: 'events' })
  press()
  await expect.poll(() => page.requested).toContain('POST /api/connections/core-sample/use')
  return {
    ...page,
    heard,
    start: (answer?: Response) => {
      start(answer)
    },
  }
}

test('a query sent while a sample is being started is sent once it listens, to the address it has then', async () => {
  const { opened, heard, start, close } = await sendWhileStarting()
  const { answers, connections } = opened
  expect([connections.currentId, answers.underWay]).toEqual(['core-sample', null])
  start()
  await flushPromises()
  expect(heard).toHaveLength(1)
  heard[0]?.({ kind: 'problem', problem: { kind: 'cancelled' } })
  expect(answers.lastResult).toMatchObject({ sent: { baseUrl: 'http://127.0.0.1:50123' } })
  close()
})

test('with another query in front by then, nothing is sent', async () => {
  const { opened, heard, start, close } = await sendWhileStarting()
  opened.tabs.openFresh()
  start()
  await flushPromises()
  expect(heard).toEqual([])
  close()
})

test('a Send does not wait for ever where the host failed to prepare its connection', async () => {
  const { opened, heard, start, close } = await sendWhileStarting()
  const { answers, connections, send } = opened
  start()
  await flushPromises()
  const selected = expect(connections.use('core-sample')).rejects.toThrow(SyntaxError)
  send()
  expect([answers.isWaiting, heard.length]).toEqual([true, 1])
  start(new Response('no JSON'))
  await selected
  await flushPromises()
  expect([answers.isWaiting, connections.preparing, heard.length]).toEqual([false, null, 2])
  close()
})
