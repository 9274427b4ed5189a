import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyForm, type ExtraRow } from '#core/query/form.ts'
import { savedRequestRoutes } from '#host/routes/workspace-routes.ts'
import { createOpenedFolders } from '#host/workspace/opened-folders.ts'
import { createOwnQueries } from '#host/workspace/own-queries.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { postOf } from './open-host.ts'
import { savedRequest } from '../../../support/saved-request.ts'

const folder = temporaryFolder()

const request = (name: string, extra: readonly ExtraRow[] = []) =>
  savedRequest(name, { form: { ...emptyForm, endpoint: 'events', extra } })
const row = (name: string): ExtraRow => ({ name, value: { kind: 'text', text: 'x' } })

function open() {
  const connections = () => Promise.resolve([])
  const now = () => new Date('2026-08-22T09:15:00Z')
  const routes = savedRequestRoutes({
    folders: createOpenedFolders({
      dataDir: folder(),
      own: createOwnQueries({ dataDir: folder(), connections, now }),
      connections,
      now,
    }),
  })
  const ask = async (path: string, body?: object) => {
    const answer = await routes.request(path, body && postOf(body))
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  const own = { path: join(folder(), 'queries'), isUsual: true, problem: null }
  return { ask, own }
}

test('from one to a hundred new requests are saved at a time', async () => {
  const { ask } = open()
  const saveMany = (count: number) =>
    ask('/many', { requests: Array.from({ length: count }, (_, at) => request(`r${at}`)) })
  const refused = (code: string) => ({
    status: 400,
    body: { kind: 'invalid-request', detail: `requests: ${code}` },
  })
  expect([await saveMany(0), await saveMany(1), await saveMany(100), await saveMany(101)]).toEqual([
    refused('too_small'),
    { status: 200, body: { saved: 1 } },
    { status: 200, body: { saved: 100 } },
    refused('too_big'),
  ])
})

test('no parameter that holds a token is saved, of one request or of many', async () => {
  const { ask, own } = open()
  const [one, another] = [request('a', [row('token'), row('x')]), request('b', [row('api_key')])]
  const [clean, other] = [
    { ...one, form: { ...one.form, extra: [row('x')] } },
    { ...another, form: { ...another.form, extra: [] } },
  ]
  expect([
    await ask('/', one),
    await ask('/many', { requests: [another] }),
    await ask('/'),
  ]).toEqual([
    { status: 200, body: clean },
    { status: 200, body: { saved: 1 } },
    { status: 200, body: { requests: [clean, other], unreadable: [], folders: [], own } },
  ])
})

test('a request that was changed elsewhere is a conflict, and one that is removed is gone', async () => {
  const { ask, own } = open()
  const one = request('a')
  const renamed = { ...one, name: 'b' }
  expect([
    await ask('/', { ...one, expected: null }),
    await ask('/', { ...renamed, expected: renamed }),
    await ask('/', { ...renamed, expected: one }),
    await ask(`/${one.id}/remove`, {}),
    await ask('/'),
  ]).toEqual([
    { status: 200, body: one },
    { status: 409, body: { kind: 'changed-elsewhere' } },
    { status: 200, body: renamed },
    { status: 200, body: { id: one.id } },
    { status: 200, body: { requests: [], unreadable: [], folders: [], own } },
  ])
})

test('where the folder cannot be written to, the reason is told', async () => {
  await writeFile(join(folder(), 'queries'), 'A file where the folder should be')
  const { ask } = open()
  const one = request('a')
  const refused = { status: 507, body: { kind: 'other', code: 'EEXIST' } }
  expect([await ask('/', one), await ask('/many', { requests: [one] })]).toEqual([refused, refused])
})
