import { expect, test } from 'vitest'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { responseEnd, responseHead, sentQuery } from '../../support/page/whole-response.ts'

test.each([
  ['https://api.example', true, ['/api/connections/one/server']],
  ['https://other.example', false, []],
])(
  'an answer of https://api.example tells of a connection that is at %s by then: %s',
  async (baseUrl, isDatacycle, saved) => {
    const asked: string[] = []
    let arrive: () => void = () => undefined
    const page = openPage(
      () => ({
        connections: useConnectionsStore(),
        observed: useObservedInstancesStore(),
        responses: useResponseStore(),
      }),
      {
        host: (path) => {
          if (path === '/api/connections')
            return connectionsResponse([viewConnection({ id: 'one', baseUrl })])
          asked.push(path)
          return Response.json({ kind: 'unknown-connection' }, { status: 404 })
        },
        send: (_, listener) => {
          const context = { isDatacycle: true, language: null }
          arrive = () => {
            listener({ kind: 'head', head: responseHead })
            listener({ kind: 'end', end: { ...responseEnd, context } })
          }
          const ask = () => new Promise<never>(() => undefined)
          return { cancel: () => undefined, close: () => undefined, ask }
        },
      },
    )
    const { connections, observed, responses } = page.opened
    await connections.load(null)
    responses.send(sentQuery('events'))
    arrive()
    expect([
      observed.factsOf('one').isDatacycle,
      asked.filter((path) => path.endsWith('/server')),
    ]).toEqual([isDatacycle, saved])
    page.close()
  },
)
