import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import type { SendExchange } from '#app/answer/answer-client.ts'
import { useKeptAnswers } from '#app/shown-answer/use-kept-answers.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { answerConnections, viewConnection } from '../../support/page/connections-answer.ts'
import { openPage } from '../../support/page/open-page.ts'

const connection = viewConnection({ id: 'live', baseUrl: 'http://127.0.0.1:4781' })

test('a tab whose response is in no history says that it is no longer saved', async () => {
  const asked: (string | undefined)[] = []
  const send: SendExchange = ({ keptId }, listener) => {
    asked.push(keptId)
    queueMicrotask(() => {
      listener({ kind: 'problem', problem: { kind: 'not-kept' } })
    })
    return {
      cancel: () => undefined,
      close: () => undefined,
      ask: () => new Promise(() => undefined),
    }
  }
  const { opened, close } = openPage(
    () => {
      const tabs = useTabsStore()
      tabs.change({
        connectionId: 'live',
        form: { ...tabs.active.form, endpoint: 'events' },
        answerId: 'lost',
      })
      return {
        tabs,
        answers: useAnswerStore(),
        connections: useConnectionsStore(),
        start: useKeptAnswers,
      }
    },
    {
      send,
      host: (path) =>
        path === '/api/connections'
          ? answerConnections([connection], [])
          : Response.json({}, { status: 404 }),
    },
  )
  await opened.connections.load('live')
  opened.tabs.openFresh()
  opened.start()
  opened.tabs.step(-1)
  await flushPromises()
  expect(asked).toEqual(['lost'])
  expect(opened.answers.shown).toMatchObject({ kind: 'problem', problem: { kind: 'not-kept' } })
  close()
})
