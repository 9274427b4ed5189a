import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import { historyRoutes } from '#host/routes/exchange-routes.ts'
import { createHistoryBodies } from '#host/workspace/history-bodies.ts'
import { createHistoryLog } from '#host/workspace/history-log.ts'
import { createHistorySettingsStore } from '#host/workspace/settings-store.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { postOf } from './open-host.ts'

const folder = temporaryFolder()
const record = {
  id: randomUUID(),
  connectionId: 'one',
  connectionName: 'Live',
  baseUrl: 'https://api.example',
  form: { ...emptyForm, endpoint: 'events' },
  result: {
    kind: 'answer',
    status: 200,
    total: '12',
    durationMs: 80,
    sizeBytes: 4,
    isComplete: true,
  },
}
const now = () => new Date('2026-08-22T09:15:00Z')

function open(limitBytes: () => Promise<number>) {
  const bodies = createHistoryBodies({ folder: join(folder(), 'answers'), limitBytes })
  const routes = historyRoutes({
    historyLog: createHistoryLog(join(folder(), 'history')),
    bodies,
    settings: createHistorySettingsStore({ file: join(folder(), 'history.json'), now }),
    now,
  })
  return { bodies, routes }
}

test('an answer that has ended counts as kept while its copy is still on its way to the disk', async () => {
  let freeDisk: (limit: number) => void = () => undefined
  const disk = new Promise<number>((resolve) => {
    freeDisk = resolve
  })
  const { bodies, routes } = open(() => disk)
  await new Response(
    bodies.keep(record.id, new Blob(['{"head":1}\nbody']).stream()) as BodyInit,
  ).text()
  await routes.request('/', postOf(record))

  const listed = routes.request('/?q=&limit=10')
  freeDisk(1000)
  expect(await (await listed).json()).toEqual({
    entries: [{ ...record, at: now().toISOString(), hasBody: true }],
    matches: 1,
    total: 1,
    damaged: 0,
  })
})

test('an entry is given whole by its ID, and null for an ID that nothing has', async () => {
  const { routes } = open(() => Promise.resolve(1000))
  await routes.request('/', postOf(record))
  const entryOf = async (id: string): Promise<unknown> =>
    (await routes.request(`/entry/${id}`)).json()
  expect([await entryOf(record.id), await entryOf(randomUUID())]).toEqual([
    { entry: { ...record, at: now().toISOString(), hasBody: false } },
    { entry: null },
  ])
})

test('a search that is too long is cut, and finds what its beginning finds', async () => {
  const { routes } = open(() => Promise.resolve(1000))
  const found = await routes.request(`/?q=${'x'.repeat(1_500)}&limit=10`)
  expect([found.status, await found.json()]).toEqual([
    200,
    { entries: [], matches: 0, total: 0, damaged: 0 },
  ])
})
