import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { defaultSettings } from '#core/settings/default-settings.ts'
import type { ConnectionView } from '#core/connection/connection.ts'
import { readImport } from '#core/import/read-import.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { renderTarget } from '#core/request/request-plan.ts'
import { openHost } from './open-host.ts'

/** Files that the app before this version wrote, with what it sent for them (see the README there). */
const version1 = fileURLToPath(new URL('../../../fixtures/version-1', import.meta.url))
const readJsonFile = async (name: string) =>
  JSON.parse(await readFile(join(version1, name), 'utf8')) as unknown

const omit = (given: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))

const openUpgraded = () =>
  openHost({ fill: (dataDir) => cp(version1, dataDir, { recursive: true }) })

const askConnections = async () => {
  const { ask } = await openUpgraded()
  const { body } = await ask('/api/connections')
  return (body as { connections: ConnectionView[] }).connections
}

interface Sent {
  target: string
  body: string | null
}

function send(form: QueryForm, conventions: Conventions): Sent {
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error(JSON.stringify(planned.error))
  const plan = planned.value
  return { target: renderTarget(plan), body: plan.kind === 'post' ? plan.body : null }
}

const inQuery = {
  includeInPost: 'query',
  fieldsInPost: 'query',
  sortInPost: 'query',
  extraInPost: 'query',
} as const

test('conventions of a preset become what it fills in now, others keep what they do', async () => {
  const connections = await askConnections()
  expect(connections.map(({ name, conventions }) => [name, conventions])).toEqual([
    ['Sample instance', presets.documented],
    ['Documented', presets.documented],
    ['CORE', presets.core],
    ['In the query', { ...presets.documented, ...inQuery }],
    ['Own mixture', { ...presets.core, fields: 'per-relation', refusesDotDot: false }],
  ])
})

test('of the server nothing is known yet, and all else of a connection is as it was', async () => {
  const { connections: before } = (await readJsonFile('connections.json')) as {
    connections: object[]
  }
  const connections = await askConnections()
  const same = (one: object) => omit(one, ['conventions', 'token'])
  expect(connections.map(same)).toEqual(
    before.map((one) => ({
      ...same(one),
      server: 'unknown',
      declinedOffer: false,
      requiredAttributes: [],
      overview: { accepted: [], patterns: [] },
      itemLink: '',
    })),
  )
})

test('a connection of which one convention is broken is set aside alone', async () => {
  const before = (await readJsonFile('connections.json')) as { connections: object[] }
  const broken = {
    id: 'broken',
    name: 'B',
    baseUrl: 'https://b.example',
    conventions: { fields: 1 },
  }
  const { ask } = await openHost({
    fill: (dataDir) =>
      writeFile(
        join(dataDir, 'connections.json'),
        JSON.stringify({ ...before, connections: [...before.connections, broken] }),
      ),
  })
  const { connections } = (await ask('/api/connections')).body as { connections: ConnectionView[] }
  expect(connections.map(({ name }) => name)).toEqual([
    'Sample instance',
    'Documented',
    'CORE',
    'In the query',
    'Own mixture',
  ])
})

test('every connection sends for a saved request what it sent before', async () => {
  const requests = (await readJsonFile('requests.json')) as Record<
    string,
    { get: Sent; post: Sent }
  >
  const { ask } = await openUpgraded()
  const { body } = await ask('/api/saved')
  const form = (body as { requests: { name: string; form: QueryForm }[] }).requests.find(
    ({ name }) => name === 'Concerts',
  )?.form
  if (!form) throw new Error('The saved request is gone')
  const asGet: QueryForm = { ...form, method: 'GET', filters: form.filters.slice(0, 2) }
  const now = (await askConnections()).map(({ name, conventions }) => [
    name,
    { get: send(asGet, conventions), post: send(form, conventions) },
  ])
  expect(Object.fromEntries(now)).toEqual(requests)
})

test('tabs, saved requests, the history and the settings hold what they held', async () => {
  const { ask, dataDir } = await openUpgraded()
  const { tabs, activeId } = (await readJsonFile('open-tabs.json')) as Record<string, unknown>
  const lines = await readFile(join(version1, 'history', 'history-000001.ndjson'), 'utf8')
  const history = lines
    .trimEnd()
    .split('\n')
    .map((line) => ({ ...(JSON.parse(line) as object), hasBody: false }))
  const saved = await Promise.all(
    ['01', '02'].map((end) =>
      readJsonFile(`saved/7a1f6d8e-2f5a-4f43-9a53-0c6a4b0f1c${end}.request.json`),
    ),
  )
  const settings = omit((await readJsonFile('settings.json')) as object, ['format', 'version'])
  expect((await ask('/api/tabs')).body).toEqual({
    windows: [{ windowId: 'window', tabs, activeId }],
  })
  expect((await ask('/api/history?q=&limit=10')).body).toMatchObject({
    entries: history.toReversed(),
  })
  expect((await ask('/api/saved')).body).toEqual({
    requests: expect.arrayContaining(saved.map((one) => (one as { request: unknown }).request)),
    unreadable: [],
    folders: [],
    own: { path: join(dataDir, 'queries'), isUsual: true, problem: null },
  })
  // What came later is as if nobody had chosen it.
  const later = omit(defaultSettings, ['language', 'images', 'theme'])
  expect((await ask('/api/settings')).body).toEqual({ ...settings, ...later })
})

test.each([
  ['documented', presets.documented],
  ['core', presets.core],
  ['in-the-query', { ...presets.documented, ...inQuery }],
  ['own-mixture', { ...presets.core, fields: 'per-relation', refusesDotDot: false }],
])('the file %s.endpoint.json is read, its conventions likewise', async (name, conventions) => {
  const text = await readFile(join(version1, `${name}.endpoint.json`), 'utf8')
  const { body } = await (await openUpgraded()).ask('/api/saved')
  const read = readImport(text, `${name}.endpoint.json`, () => presets.documented)
  expect(read).toMatchObject({
    kind: 'import',
    requests: [
      {
        conventions,
        form: (body as { requests: { name: string; form: QueryForm }[] }).requests.find(
          (one) => one.name === 'Concerts',
        )?.form,
      },
    ],
  })
})

test('what was learned of a server is kept, until the connection gets another address', async () => {
  const { post } = await openHost()
  const draft = { name: 'One', baseUrl: 'https://one.example' }
  const { body } = await post('/api/connections', draft)
  const { id } = body as ConnectionView
  const learned = { server: 'datacycle-core', declinedOffer: true }
  expect((await post(`/api/connections/${id}/server`, learned)).body).toMatchObject(learned)
  const renamed = await post(`/api/connections/${id}`, { ...draft, name: 'Two' })
  expect(renamed.body).toMatchObject({ name: 'Two', ...learned })
  const moved = await post(`/api/connections/${id}`, { ...draft, baseUrl: 'https://two.example' })
  expect(moved.body).toMatchObject({ server: 'unknown', declinedOffer: false })
})
