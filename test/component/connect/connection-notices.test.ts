import { afterEach, expect, test } from 'vitest'
import { h } from 'vue'
import ConnectionNotices from '#app/features/connect/ConnectionNotices.vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { answerConnections, viewConnection } from '../../support/page/connections-answer.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

afterEach(() => {
  sessionStorage.clear()
})

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
          ? answerConnections(views)
          : Response.json(views.find(({ id }) => path.includes(`/${id}/`)) ?? views[0]),
    },
    () => h(ConnectionNotices),
  )
  await page.opened.load('one')
  return page
}

test('that tokens are not stored is told once: not for another connection, nor after loading anew', async () => {
  const page = await open()
  await until(() => {
    expect(notices().map(({ dataset }) => dataset.kind)).toEqual(['token-in-memory'])
  })
  notices()[0]?.querySelector('button')?.click()
  await until(() => {
    expect(notices()).toEqual([])
  })
  await page.opened.use('two')
  expect(notices()).toEqual([])
  page.close()

  const again = await open()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(notices()).toEqual([])
  again.close()
})
