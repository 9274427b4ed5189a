import { expect, test } from 'vitest'
import { usePageStore } from '#app/stores/page-store.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { openPage } from '../../support/page/open-page.ts'
import { responseHead, sentQuery } from '../../support/page/whole-response.ts'

test.each([
  ['of the request', null, 50],
  ['that came before', 10, 20],
])('rows are numbered by the page size %s while they arrive', async (_, seenSize, before) => {
  const { opened, close } = openPage(
    () => ({ responses: useResponseStore(), pages: usePageStore() }),
    {
      send: (_request, listener) => {
        queueMicrotask(() => {
          listener({ kind: 'head', head: responseHead })
          listener({ kind: 'progress', progress: { bytes: 2, items: 1, shape: 'envelope' } })
        })
        return {
          cancel: () => undefined,
          close: () => undefined,
          ask: () => new Promise(() => undefined),
        }
      },
    },
  )
  const sent = sentQuery('events')
  const query = [
    { name: 'page[size]', members: ['25'] },
    { name: 'page[number]', members: ['3'] },
  ]
  const plan = { kind: 'get', endpoint: 'events', query } as const
  opened.responses.send({ ...sent, plan, query: { ...sent.query, plan }, seenSize })
  await expect.poll(() => opened.responses.response).not.toBeNull()
  expect(opened.pages.itemsBefore).toBe(before)
  close()
})
