import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultLayout } from '#core/content/grid-layout.ts'
import { gridLayoutRoutes } from '#host/routes/workspace-routes.ts'
import { createGridLayoutStore } from '#host/workspace/grid-layout-store.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { postOf } from './open-host.ts'

const folder = temporaryFolder()

function open(file: string) {
  const now = () => new Date('2026-08-22T09:15:00Z')
  const routes = gridLayoutRoutes({ layouts: createGridLayoutStore({ file, now }) })
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await routes.request(path, init)
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  return {
    find: (connectionId: string, endpoint: string) =>
      ask(`/?connectionId=${connectionId}&endpoint=${endpoint}`),
    keep: (connectionId: string, endpoint: string, name: string) =>
      ask('/', postOf({ connectionId, endpoint, layout: layout(name) })),
  }
}

const layout = (hidden: string) => ({ ...defaultLayout, hidden: [hidden] })
const found = (name: string | null) => ({
  status: 200,
  body: { layout: name === null ? null : layout(name) },
})

test('each endpoint of each connection has its own columns', async () => {
  const { find, keep } = open(join(folder(), 'layouts.json'))
  await keep('one', 'events', 'a')
  await keep('one', 'places', 'b')
  await keep('two', 'events', 'c')
  expect(await keep('one', 'events', 'd')).toEqual(found('d'))
  expect([
    await find('one', 'events'),
    await find('one', 'places'),
    await find('two', 'events'),
    await find('two', 'places'),
  ]).toEqual(['d', 'b', 'c', null].map(found))
})

test('of more than 200 the ones that were changed first are dropped', async () => {
  const { find, keep } = open(join(folder(), 'layouts.json'))
  for (let at = 1; at <= 200; at += 1) await keep('one', `e${at}`, 'a')
  expect(await find('one', 'e1')).toEqual(found('a'))
  await keep('one', 'e1', 'b')
  await keep('one', 'e201', 'c')
  expect([
    await find('one', 'e1'),
    await find('one', 'e2'),
    await find('one', 'e3'),
    await find('one', 'e201'),
  ]).toEqual(['b', null, 'a', 'c'].map(found))
})

test('where the disk refuses them, the reason is told', async () => {
  await writeFile(join(folder(), 'not-a-folder'), '')
  const { keep } = open(join(folder(), 'not-a-folder', 'layouts.json'))
  expect(await keep('one', 'events', 'a')).toEqual({
    status: 507,
    body: { kind: 'other', code: 'ENOTDIR' },
  })
})
