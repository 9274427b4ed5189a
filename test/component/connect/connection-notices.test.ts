import { expect, test } from 'vitest'
import { h } from 'vue'
import ConnectionNotices from '#app/features/connect/ConnectionNotices.vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const inMemory = { kind: 'memory', reason: 'no-keyring', nextStart: 'no-token' } as const
const views = ['one', 'two'].map((id) => ({ ...viewConnection({ id }), token: inMemory }))

const notices = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-test="connection.notice"]'))

async function open() {
  const page = openPage(
    useConnectionsStore,
    {
      host: (path) =>
        path === '/api/connections'
          ? connectionsResponse(views)
          : Response.json(views.find(({ id }) => path.includes(`/${id}/`)) ?? views[0]),
    },
    () => h(ConnectionNotices),
  )
  await page.opened.load('one')
  return page
}

test('no notice covers or moves the page because a token is not stored', async () => {
  const page = await open()
  await page.opened.use('two')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(notices()).toEqual([])
  page.close()
})
