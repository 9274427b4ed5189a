import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createMovingStore, idOf, owner } from '../../servers/core/moving-store.ts'
import { startMovingCore, type MovingCoreOptions } from '../../servers/core/start-moving-core.ts'
import { runCommand } from './run-program.ts'
import { makeFolder } from '../../support/temporary-folder.ts'

const hour = 3_600_000

let folder = ''
beforeEach(async () => {
  folder = await makeFolder()
})

/** A server with fifty of sixty items in a collection, and a file with the request for them. */
async function openServer(options: Omit<MovingCoreOptions, 'store'> = {}) {
  const store = createMovingStore({
    items: Array.from({ length: 60 }, (_, at) => ({
      id: idOf(at),
      modified: Date.parse('2021-05-05T10:00:00+02:00') + at * hour,
    })),
    endpoints: [
      { slug: 'list', kind: 'static', members: Array.from({ length: 50 }, (_, at) => idOf(at)) },
    ],
  })
  store.setClock(Date.now() - hour)
  const core = await startMovingCore({ store, ...options })
  await writeFile(join(folder, 'list.txt'), `${core.baseUrl}/api/v4/endpoints/list\n`)
  const server = (token = owner.token) => ({
    args: ['--base-url', core.baseUrl, '--token-env', 'API_TOKEN'],
    options: { cwd: folder, environment: { API_TOKEN: token } },
  })
  return {
    core,
    store,
    walk(...more: string[]) {
      const { args, options: own } = server()
      return runCommand(
        ['walk', 'list.txt', ...args, '--server-type', 'core', '--out', 'items.ndjson', ...more],
        own,
      )
    },
    sync(more: readonly string[] = [], token?: string) {
      const { args, options: own } = server(token)
      return runCommand(['sync', 'items.ndjson', ...args, ...more], own)
    },
  }
}

test('what an import has wrong today is told with its cause, from five requests at most', async () => {
  const { core, store, walk, sync } = await openServer()
  expect(await walk()).toMatchObject({ code: 0, error: '' })
  expect(await sync()).toMatchObject({
    code: 0,
    error: '',
    out: 'Nothing wrong: 0 missed, 0 stale, 0 kept, 0 removed.\n',
  })
  store.setClock(Date.now())
  store.enter('list', idOf(55))
  store.remove(...Array.from({ length: 30 }, (_, at) => idOf(at)))
  const before = core.book.length
  const ended = await sync(['--html', 'report.html', '--json', 'report.json'])
  expect(core.book.length - before).toBeLessThanOrEqual(5)
  expect(ended).toMatchObject({ code: 1, error: '' })
  expect(ended.out).toContain('1 missed, 0 stale, 30 kept, 0 removed.')
  expect(ended.out).toContain(`added by hand, or its validity period began.\n    ${idOf(55)}\n`)
  const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as object
  expect(report).toMatchObject({
    version: 1,
    outcome: 'loud',
    loop: { stamp: 'modified', mark: 'start', removal: 'none' },
    held: 50,
    now: 21,
    wrong: { missed: { count: 1 }, kept: { count: 30 } },
  })
  expect(await sync(['--removal', 'list'])).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^1 missed, 0 stale, 0 kept/),
  })
  for (const name of await readdir(folder))
    expect(await readFile(join(folder, name), 'utf8')).not.toContain(owner.token)
})

test('a set of another token or address is wrong use, and nothing is sent', async () => {
  const { core, walk, sync } = await openServer()
  await walk()
  const before = core.book.length
  expect(await sync([], 'another')).toMatchObject({ code: 3, out: '' })
  const elsewhere = ['sync', 'items.ndjson', '--base-url', 'http://127.0.0.1:9']
  expect(await runCommand(elsewhere, { cwd: folder })).toMatchObject({ code: 3, out: '' })
  expect(core.book.length).toBe(before)
})

test('a list that is refused is not judged, and so is a filter that fails', async () => {
  let failing = Infinity
  const { core, walk, sync } = await openServer({
    fault: (number) => (number === failing ? { status: 500 } : null),
  })
  await walk()
  failing = core.book.length + 1
  const failed = await sync()
  expect(failed).toMatchObject({ code: 2, out: '' })
  expect(failed.error).toBe('No result. The server answered with status 500.\n')
  failing = core.book.length + 2
  expect(await sync()).toMatchObject({ code: 2, error: '' })
})

test('what is no kept set is wrong use, and one by pages is not judged', async () => {
  const { core, walk, sync } = await openServer()
  expect(await sync()).toMatchObject({ code: 3 })
  const pages = [
    'walk',
    'list.txt',
    '--base-url',
    core.baseUrl,
    '--token-env',
    'T',
    '--out',
    'items.ndjson',
  ]
  expect(await runCommand(pages, { cwd: folder, environment: { T: owner.token } })).toMatchObject({
    code: 0,
  })
  expect(await sync()).toMatchObject({ code: 2, out: '' })
  await walk()
  const kept = join(folder, 'items.ndjson.set.json')
  const text = await readFile(kept, 'utf8')
  await writeFile(kept, text.replace(idOf(3), idOf(4)))
  expect(await sync()).toMatchObject({ code: 3, out: '' })
  expect(await sync(['--stamp', 'never'])).toMatchObject({ code: 3 })
})

test('what drifted since a kept walk is a fault, by the percent that a person sets', async () => {
  const { core, store, walk } = await openServer()
  expect(await walk()).toMatchObject({ code: 0 })
  await writeFile(
    join(folder, 'before.ndjson'),
    (await readFile(join(folder, 'items.ndjson'), 'utf8'))
      .split('\n')
      .map((line) => line.replace(/^\{/, '{"telephone":"+43",'))
      .map((line) => (line.startsWith('{') ? line : ''))
      .join('\n'),
  )
  await writeFile(
    join(folder, 'before.ndjson.set.json'),
    await readFile(join(folder, 'items.ndjson.set.json'), 'utf8'),
  )
  store.setClock(Date.now())
  store.remove(idOf(0), idOf(1))
  const drifted = await walk('--baseline', 'before.ndjson', '--json', 'report.json')
  expect(drifted).toMatchObject({ code: 1, error: '' })
  expect(drifted.out).toMatch(/\n {4}\S+: telephone is missing in 100 % \(was 0\)\.\n/)
  expect(drifted.out).not.toContain('The server counts')
  const strict = await walk('--baseline', 'before.ndjson', '--drift', '1')
  expect(strict.out).toContain('The server counts 48 items (was 50).')
  expect(await walk('--baseline', 'items.ndjson', '--drift', '0')).toMatchObject({ code: 0 })
  await writeFile(join(folder, 'list.txt'), `${core.baseUrl}/api/v4/endpoints/list?filter[q]=x\n`)
  expect(await walk('--baseline', 'before.ndjson')).toMatchObject({
    code: 3,
    error: 'before.ndjson was saved for another query.\n',
  })
  expect(await walk('--baseline', 'none.ndjson')).toMatchObject({ code: 3 })
})
