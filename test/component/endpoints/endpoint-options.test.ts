import { expect, test } from 'vitest'
import { useEndpointOptions } from '#app/features/endpoints/use-endpoint-options.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useSettingsStore } from '#app/stores/settings-store.ts'
import type { ServerKnowledge } from '#core/connection/connection.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const kept = {
  connectionId: 'one',
  name: 'events',
  otherName: 'e1',
  label: '',
  kind: 'unknown',
  remark: '',
  usedAt: '',
}
const offered = {
  kind: 'offered',
  list: [
    { id: 'e1', label: 'Events', kind: 'search', folderPath: [] },
    { id: 'e2', label: 'Picks', kind: 'collection', folderPath: ['Editors'] },
  ],
  hasMore: false,
  languages: ['de', 'en'],
  isDatacycle: true,
}

async function open(server: ServerKnowledge['server'], saved = [kept]) {
  const one = viewConnection({ id: 'one', server })
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      settings: useSettingsStore(),
      observed: useObservedInstancesStore(),
      ...useEndpointOptions(),
    }),
    {
      host(path) {
        if (path === '/api/connections') return connectionsResponse([one])
        if (path === '/api/instance/one/endpoints') return Response.json(offered)
        return Response.json(path === '/api/endpoints/one' ? { endpoints: saved } : one)
      },
    },
  )
  await page.opened.connections.load(null)
  await page.opened.connections.preparing
  const requested = () =>
    page.requested.filter((one) => one === 'GET /api/instance/one/endpoints').length
  return { ...page, ...page.opened, requested }
}

test('a known CORE is asked for its endpoints once, and tells its languages by that', async () => {
  const page = await open('datacycle-core')
  page.requestEndpointList()
  page.requestEndpointList()
  await expect.poll(() => page.observed.current.languages).toEqual(['de', 'en'])
  page.requestEndpointList()
  expect(page.requested()).toBe(1)
  expect(page.knownEndpoints.value).toEqual([
    // The kind is known from the list of the server.
    { value: 'events', label: 'Events', note: 'Dynamic search' },
    { value: 'e2', label: 'Picks', note: 'Static collection · Editors' },
  ])
  page.close()
})

test('an endpoint saved by its slug is not offered again by its UUID', async () => {
  const page = await open('datacycle-core', [{ ...kept, otherName: '', label: 'Events' }])
  page.requestEndpointList()
  await expect
    .poll(() => page.knownEndpoints.value.map(({ value }) => value))
    .toEqual(['events', 'e2'])
  page.close()
})

test('endpoints stand by label, whichever was used last', async () => {
  const tours = { ...kept, name: 'tours', otherName: '', label: 'All tours' }
  for (const saved of [
    [tours, kept],
    [kept, tours],
  ]) {
    const page = await open('unknown', saved)
    await expect
      .poll(() => page.knownEndpoints.value.map(({ value }) => value))
      .toEqual(['tours', 'events'])
    page.close()
  }
})

test('neither another instance is asked, nor a CORE where the settings say no', async () => {
  const other = await open('unknown')
  other.requestEndpointList()
  await expect.poll(() => other.knownEndpoints.value).toEqual([{ value: 'events', note: '' }])
  expect(other.requested()).toBe(0)
  other.close()

  const core = await open('datacycle-core')
  await core.settings.change({ endpointNames: false })
  core.requestEndpointList()
  expect(core.requested()).toBe(0)
  core.close()
})
