/** Checks of several requests that a person stops while the server says nothing. */
import { expect, test } from 'vitest'
import { h, type Component } from 'vue'
import { useAccessStore } from '#app/features/access/access-store.ts'
import AccessDialog from '#app/features/access/AccessDialog.vue'
import ApiCheckDialog from '#app/features/api-check/ApiCheckDialog.vue'
import { useApiCheckStore } from '#app/stores/api-check-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { at } from '../../support/page/part.ts'

const uuid = '5b7c1f0e-2f35-4d7a-9a53-3a2f6d1f4c11'
const saved = { name: 'events', label: 'Events', remark: '', otherName: uuid, kind: 'unknown' }

/** So many requests are answered, and the others wait. */
async function openCheck(dialog: Component, answered = 0) {
  let sent = 0
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      query: useQueryStore(),
      apiCheck: useApiCheckStore(),
      access: useAccessStore(),
      endpoints: useEndpointsStore(),
    }),
    {
      host: (path) => {
        if (path === '/api/connections') return connectionsResponse([viewConnection({ id: 'one' })])
        return Response.json(path.startsWith('/api/endpoints') ? { endpoints: [saved] } : {})
      },
      serve: () => {
        sent += 1
        const body = JSON.stringify({ '@graph': [{ '@id': 'a', modified: '2026-01-01' }] })
        return sent > answered ? null : { status: 200, body }
      },
    },
    // What is chosen at first follows from the connection.
    ({ connections }) => (connections.current === null ? null : h(dialog)),
  )
  await page.opened.connections.load(null)
  page.opened.query.change({ endpoint: 'events' })
  return { ...page, sent: () => sent }
}

test('the API check that is stopped sends no more, and says how many it sent', async () => {
  const page = await openCheck(ApiCheckDialog)
  await at('conformance.start').click()
  await expect.poll(page.sent).toBe(1)
  await at('conformance.stop').click()
  await expect
    .poll(() => at('conformance.dialog').texts()[0] ?? '')
    .toContain('The check was stopped, so there is no result. Requests sent: 1.')
  expect(page.sent()).toBe(1)
  page.close()
})

test('the check of what a token can read that is stopped sends no more', async () => {
  const page = await openCheck(AccessDialog)
  await at('access.start').click()
  await expect.poll(page.sent).toBeGreaterThan(0)
  const before = page.sent()
  await at('access.stop').click()
  await expect.poll(() => at('access.progress', { state: 'stopped' }).count()).toBe(1)
  expect(page.sent()).toBe(before)
  page.close()
})

test('the check of what a token can read ends where an endpoint is opened', async () => {
  const page = await openCheck(AccessDialog, 1)
  await at('access.start').click()
  await expect.poll(page.sent).toBeGreaterThan(1)
  await at('access.use').click()
  expect(page.opened.access.matrix?.progress).toBe('stopped')
  page.close()
})

test.each([
  ['events', uuid],
  [uuid, 'events'],
  [uuid.toUpperCase(), 'events'],
])(
  'the API check of %s tries its other name as well, whichever was typed',
  async (typed, other) => {
    const page = await openCheck(ApiCheckDialog)
    await expect.poll(() => page.opened.endpoints.endpoints.length).toBe(1)
    page.opened.query.change({ endpoint: typed })
    await at('conformance.start').click()
    await expect.poll(page.sent).toBe(1)
    expect(page.opened.apiCheck.run?.subject).toMatchObject({ endpoint: typed, otherName: other })
    page.close()
  },
)
