import { expect, test } from 'vitest'
import { unlessHostIsGone } from '#app/client/host-client.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useHistoryStore } from '#app/stores/history-store.ts'
import { useImagesStore } from '#app/stores/images-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'
import { useSettingsStore } from '#app/stores/settings-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useWorkspaceStore } from '#app/stores/workspace-store.ts'
import { emptyForm } from '#core/query/form.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { openPage } from '../../support/page/open-page.ts'

const stores = () => ({
  connections: useConnectionsStore(),
  endpoints: useEndpointsStore(),
  history: useHistoryStore(),
  images: useImagesStore(),
  instance: useInstanceStore(),
  settings: useSettingsStore(),
  tabs: useTabsStore(),
  workspace: useWorkspaceStore(),
})
type Stores = ReturnType<typeof stores>

const request: SavedRequest = {
  id: '6f1f2c1e-0000-4000-8000-000000000001',
  name: 'One',
  note: '',
  folder: '',
  position: 0,
  connectionId: 'one',
  baseUrl: 'https://api.example',
  form: emptyForm,
}
const note = { name: 'events', otherName: '', label: '', kind: 'unknown', remark: '' } as const

test.each<[string, (stores: Stores) => Promise<unknown>]>([
  ['defining filter keys', ({ connections }) => connections.saveFilterDefinitions('one', [])],
  ['noting an endpoint', ({ endpoints }) => endpoints.save(note, null)],
  ['removing an endpoint', ({ endpoints }) => endpoints.remove('events')],
  ['saving a request', ({ workspace }) => workspace.save(request)],
  ['moving a request', ({ workspace }) => workspace.move(request, 'Website', null)],
  ['deleting a request', ({ workspace }) => workspace.remove(request.id)],
  ['limiting what is kept', ({ history }) => history.changeSettings({ bodyBytes: 0 })],
  ['clearing the history', ({ history }) => history.clear()],
  ['changing a setting', ({ settings }) => settings.change({ images: true })],
])('without a host, %s is refused', async (_what, work) => {
  const page = openPage(stores)
  page.opened.connections.currentId = 'one'
  expect(await work(page.opened)).toEqual({ kind: 'host-gone' })
  page.close()
})

test('without a host, a request that is added is none', async () => {
  const page = openPage(stores)
  expect(await page.opened.workspace.add(request)).toEqual({
    ok: false,
    error: { kind: 'host-gone' },
  })
  expect(page.opened.workspace.requests).toEqual([])
  page.close()
})

test('without a host, lists that an instance offers come to an end of asking', async () => {
  const page = openPage(stores)
  const { connections, instance } = page.opened
  await connections.use('one')
  await instance.loadEndpoints()
  await instance.loadSchemes()
  await instance.loadConcepts('tags')
  expect([
    instance.endpointsOffered(),
    instance.schemesOffered(),
    instance.conceptsOffered('tags'),
  ]).toEqual([{ kind: 'host-gone' }, { kind: 'host-gone' }, { kind: 'host-gone' }])
  page.close()
})

test('without a host, what is only loaded stays as it is', async () => {
  const page = openPage(stores)
  const { workspace, history, settings, images, tabs } = page.opened
  const [first] = tabs.tabs
  await Promise.all([
    workspace.load(),
    history.load(),
    history.loadSettings(),
    settings.load(),
    tabs.restore(),
  ])
  expect(await images.load('https://pictures.example/one.png')).toEqual({
    kind: 'none',
    problem: null,
  })
  expect(workspace.requests).toEqual([])
  expect(history.settings).toBeNull()
  expect(tabs.tabs).toEqual([first])
  page.close()
})

test('a request that the host could not delete is still there', async () => {
  const page = openPage(stores, {
    host: (path) =>
      path.endsWith('/remove')
        ? Response.json({ kind: 'read-only', code: 'EROFS' }, { status: 507 })
        : Response.json({ requests: [request] }),
  })
  const { workspace } = page.opened
  await workspace.load()
  expect(await workspace.remove(request.id)).toEqual({ kind: 'read-only', code: 'EROFS' })
  expect(workspace.requests).toEqual([request])
  page.close()
})

test('a bug in the page is not taken for a host that has gone', async () => {
  const bug = new TypeError('undefined is not a function')
  await expect(unlessHostIsGone(null, () => Promise.reject(bug))).rejects.toBe(bug)
})
