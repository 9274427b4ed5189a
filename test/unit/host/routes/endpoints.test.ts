import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { maxNameLength } from '#core/query/form-limits.ts'
import { endpointRoutes } from '#host/routes/endpoint-routes.ts'
import { createEndpointsStore } from '#host/workspace/saved-endpoints-store.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { postOf } from './open-host.ts'

const folder = temporaryFolder()
const now = () => new Date('2026-08-22T09:15:00Z')

function open(file: string) {
  const routes = endpointRoutes({ endpoints: createEndpointsStore({ file, now }) })
  return async (path: string, body: object) => {
    const answer = await routes.request(path, postOf(body))
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
}

const events = { name: 'events', otherName: '', label: 'Events', kind: 'search', remark: '' }
const changes = [
  ['/one', events],
  ['/one/use', { name: 'events' }],
  ['/one/remove', { name: 'events' }],
] as const

test('every change answers with the endpoints of the connection', async () => {
  const post = open(join(folder(), 'endpoints.json'))
  const kept = { ...events, connectionId: 'one', usedAt: '' }
  const used = { ...kept, usedAt: now().toISOString() }
  const answers = []
  for (const [path, body] of changes) answers.push(await post(path, body))
  expect(answers).toEqual(
    [[kept], [used], []].map((endpoints) => ({ status: 200, body: { endpoints } })),
  )
})

test('a name has from one to as many characters as a request sends', async () => {
  const post = open(join(folder(), 'endpoints.json'))
  const use = async (length: number) =>
    (await post('/one/use', { name: 'e'.repeat(length) })).status
  expect([
    await use(0),
    await use(1),
    await use(maxNameLength),
    await use(maxNameLength + 1),
  ]).toEqual([400, 200, 200, 400])
})

test.each(changes)(
  'where the disk refuses what %s changes, the reason is told',
  async (path, body) => {
    await writeFile(join(folder(), 'not-a-folder'), '')
    const post = open(join(folder(), 'not-a-folder', 'endpoints.json'))
    expect(await post(path, body)).toEqual({
      status: 507,
      body: { kind: 'other', code: 'ENOTDIR' },
    })
  },
)
