import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { useOpenQuery } from '#app/response/use-open-query.ts'
import { useFacetsStore } from '#app/stores/facets-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { emptyForm } from '#core/query/form.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const view = (id: string) => viewConnection({ id, name: `Name of ${id}` })
const live = view('live')
const trial = view('trial')
const form = { ...emptyForm, endpoint: 'events' }
const tab = (id: string, connectionId: string) => ({
  id,
  connectionId,
  form,
  rawBody: null,
  savedId: null,
})
const saved: SavedRequest = {
  id: '6f1f2c1e-0000-4000-8000-000000000001',
  name: 'One',
  note: '',
  folder: '',
  position: 0,
  connectionId: 'removed',
  baseUrl: 'https://removed.example',
  form,
}

/** A page as it is opened with these connections, and with these tabs from the last time. */
async function open(
  connections: readonly (typeof live)[],
  kept: { tabs: readonly ReturnType<typeof tab>[]; activeId: string | null } = {
    tabs: [],
    activeId: null,
  },
) {
  const page = openPage(
    () => ({
      tabs: useTabsStore(),
      connections: useConnectionsStore(),
      query: useQueryStore(),
      instance: useInstanceStore(),
      facets: useFacetsStore(),
      ...useOpenQuery(),
    }),
    {
      host: (path) => {
        if (path === '/api/connections') return connectionsResponse(connections, ['trial'])
        if (path === '/api/tabs') return Response.json({ windows: [{ windowId: 'gone', ...kept }] })
        const named = connections.find(({ id }) => path.includes(`/${id}/`))
        return Response.json(path.endsWith('/remove') ? { id: named?.id } : named)
      },
    },
  )
  await page.opened.tabs.restore()
  await page.opened.connections.load(page.opened.tabs.active.connectionId)
  await page.opened.connections.preparing
  await flushPromises()
  /** Where each tab goes, and where Send would. */
  const where = () => ({
    tabs: page.opened.tabs.tabs.map(({ connectionId }) => connectionId),
    sendsTo: page.opened.query.request?.url.split('/api/')[0] ?? null,
  })
  return { ...page, ...page.opened, where }
}

test('removing a connection sends its tabs nowhere, until a person says where', async () => {
  const page = await open([live, trial], {
    tabs: [tab('a', 'live'), tab('b', 'trial'), tab('c', 'live')],
    activeId: 'a',
  })
  expect(page.where()).toEqual({ tabs: ['live', 'trial', 'live'], sendsTo: 'https://live.example' })
  await page.connections.remove('live')
  await flushPromises()
  expect(page.where()).toEqual({ tabs: ['live', 'trial', 'live'], sendsTo: null })
  expect(page.tabs.isOrphaned).toBe(true)
  page.tabs.activate('b')
  await flushPromises()
  expect(page.where()).toEqual({
    tabs: ['live', 'trial', 'live'],
    sendsTo: 'https://trial.example',
  })
  page.tabs.activate('c')
  await flushPromises()
  expect(page.where()).toEqual({ tabs: ['live', 'trial', 'live'], sendsTo: null })
  await page.connections.use('trial')
  await flushPromises()
  expect(page.where()).toEqual({
    tabs: ['live', 'trial', 'trial'],
    sendsTo: 'https://trial.example',
  })
  page.close()
})

test('a tab of a connection that is gone at the start goes nowhere', async () => {
  const page = await open([live, trial], { tabs: [tab('a', 'removed')], activeId: 'a' })
  expect(page.where()).toEqual({ tabs: ['removed'], sendsTo: null })
  page.tabs.openFresh()
  await flushPromises()
  expect(page.tabs.active.connectionId).toBe('live')
  page.close()
})

test('a saved request of a connection that is gone goes nowhere', async () => {
  const page = await open([live, trial])
  page.openSaved(saved)
  await flushPromises()
  expect(page.where()).toEqual({ tabs: ['removed'], sendsTo: null })
  page.close()
})

test('a saved request goes to another connection to the very same address', async () => {
  const page = await open([live, trial])
  page.openSaved({ ...saved, baseUrl: 'https://live.example/' })
  await flushPromises()
  expect(page.where()).toEqual({ tabs: ['live'], sendsTo: 'https://live.example' })
  page.close()
})

test('an answer of a connection that is gone gives its query back for no other one', async () => {
  const page = await open([live, trial], { tabs: [tab('a', 'trial')], activeId: 'a' })
  page.tabs.openInPlace({ connectionId: 'removed', form, rawBody: null })
  await flushPromises()
  expect(page.where()).toEqual({ tabs: ['removed'], sendsTo: null })
  page.close()
})

test('without a connection, no list of a server is asked for, and it is said why', async () => {
  const page = await open([live], { tabs: [tab('one', 'removed')], activeId: 'one' })
  const { instance, facets } = page
  await Promise.all([
    instance.loadEndpoints(),
    instance.loadSchemes(),
    instance.loadConcepts('scheme'),
    facets.load('scheme'),
    facets.locate(),
  ])
  const removed = {
    kind: 'no-answer',
    problem: { kind: 'unknown-connection', connectionId: '' },
  }
  expect([
    instance.endpointsOffered(),
    instance.schemesOffered(),
    instance.conceptsOffered('scheme'),
    facets.facetsOf('scheme'),
  ]).toEqual([removed, removed, removed, removed])
})
