import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import type { AnswerEvent, SendExchange } from '#app/answer/answer-client.ts'
import { useSend } from '#app/shown-answer/use-send.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { answerConnections, viewConnection } from '../../support/page/connections-answer.ts'
import { openPage } from '../../support/page/open-page.ts'

const usual = viewConnection({ id: 'core-sample', baseUrl: 'http://127.0.0.1:4781' })
const started = { ...usual, baseUrl: 'http://127.0.0.1:50123' }

test('a query sent while a sample is being started is sent once it listens, to the address it has then', async () => {
  let hear: (event: AnswerEvent) => void = () => undefined
  const send: SendExchange = (_, listener) => {
    hear = listener
    return {
      cancel: () => undefined,
      close: () => undefined,
      ask: () => new Promise(() => undefined),
    }
  }
  let start: () => void = () => undefined
  const page = openPage(
    () => ({
      ...useSend(),
      answers: useAnswerStore(),
      connections: useConnectionsStore(),
      query: useQueryStore(),
      tabs: useTabsStore(),
    }),
    {
      send,
      host: (path) => {
        if (path === '/api/connections') return answerConnections([usual], [])
        if (!path.endsWith('/use')) return Response.json({ windows: [] })
        return new Promise((resolve) => {
          start = () => {
            resolve(Response.json(started))
          }
        })
      },
    },
  )
  const { answers, connections, query, tabs, send: press } = page.opened
  await tabs.restore()
  void connections.load(null)
  await flushPromises()
  query.change({ endpoint: 'events' })

  press()
  await flushPromises()
  expect([connections.currentId, answers.underWay]).toEqual(['core-sample', null])
  start()
  await flushPromises()
  hear({ kind: 'problem', problem: { kind: 'cancelled' } })
  expect(answers.ended).toMatchObject({ sent: { baseUrl: 'http://127.0.0.1:50123' } })
  page.close()
})
