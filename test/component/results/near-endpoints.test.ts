import { expect, test } from 'vitest'
import { h } from 'vue'
import NearEndpoints from '#app/features/endpoints/NearEndpoints.vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { answerConnections, viewConnection } from '../../support/page/connections-answer.ts'
import { openPage } from '../../support/page/open-page.ts'

const view = viewConnection({ id: 'one' })
const noted = { name: 'events', otherName: '', label: 'Concerts', kind: 'search', remark: '' }

const offers = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-test="endpoint.near"]'))

test('an endpoint that nobody knows is asked to be a noted one, and a click puts that into the form', async () => {
  const page = openPage(
    () => ({ connections: useConnectionsStore(), query: useQueryStore() }),
    {
      host: (path) => {
        if (path === '/api/connections') return answerConnections([view])
        return path.startsWith('/api/endpoints/')
          ? Response.json({ endpoints: [{ ...noted, usedAt: '' }] })
          : Response.json(view)
      },
    },
    () => h(NearEndpoints, { endpoint: 'event', connectionId: 'one' }),
  )
  const { connections, query } = page.opened
  await connections.load('one')
  query.change({ endpoint: 'event' })
  await expect
    .poll(() => offers().map(({ textContent, dataset }) => [textContent, dataset.id]))
    .toEqual([['Is “Concerts (events)” the endpoint you meant?', 'events']])
  offers()[0]?.click()
  await expect.poll(() => offers()).toEqual([])
  expect(query.form.endpoint).toBe('events')
  page.close()
})
