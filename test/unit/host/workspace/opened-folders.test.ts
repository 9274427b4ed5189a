import { randomUUID } from 'node:crypto'
import {
  chmod,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { connection } from '#core/connection/connection.ts'
import { emptyForm } from '#core/query/form.ts'
import { err, ok } from '#core/result.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { createOpenedFolders } from '#host/workspace/opened-folders.ts'
import { createOwnQueries } from '#host/workspace/own-queries.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()
const team = (...path: string[]) => join(folder(), 'team', ...path)

const own = connection.parse({ id: 'own', name: 'Live', baseUrl: 'https://staging.example' })

function start() {
  const dataDir = join(folder(), 'data')
  const connections = () => Promise.resolve([own])
  const now = () => new Date('2026-08-22T09:15:00Z')
  const folders = createOpenedFolders({
    dataDir,
    own: createOwnQueries({ dataDir, connections, now }),
    connections,
    now,
  })
  onTestFinished(folders.close)
  return folders
}

async function fillTeam() {
  await mkdir(team('Events'), { recursive: true })
  await writeFile(
    team('endpoint-explorer.yaml'),
    'version: 1\nname: Event cards\nconnections:\n  - name: Staging\n    address: https://staging.example\n  - name: Live\n    address: https://live.example\n',
  )
  await writeFile(
    team('Events', 'wine.query.yaml'),
    'connection: Staging\nendpoint: events\nq: Wein\n',
  )
}

const request = (change: Partial<SavedRequest> = {}): SavedRequest => ({
  id: randomUUID(),
  name: 'own',
  note: '',
  folder: '',
  position: 0,
  connectionId: 'own',
  baseUrl: 'https://staging.example',
  form: { ...emptyForm, endpoint: 'events' },
  ...change,
})

test('an opened folder stands beside the own queries, is written in place, and is open after a restart', async () => {
  await fillTeam()
  await chmod(team('Events', 'wine.query.yaml'), 0o640)
  const folders = start()
  const mine = request()
  await folders.save(mine)
  const opened = await folders.open(team())
  if (!opened.ok) throw new Error(opened.error.kind)
  const root = opened.value.id
  const loaded = await folders.load()
  const wine = loaded.requests.find(({ name }) => name === 'wine') ?? mine
  expect(loaded).toEqual({
    requests: [
      mine,
      {
        id: wine.id,
        root,
        name: 'wine',
        note: '',
        folder: 'Events',
        position: Number.MAX_SAFE_INTEGER,
        connectionId: '',
        baseUrl: 'https://staging.example',
        form: { ...emptyForm, endpoint: 'events', q: 'Wein' },
      },
    ],
    unreadable: [],
    own: { path: join(folder(), 'data', 'queries'), isUsual: true, problem: null },
    folders: [
      {
        id: root,
        path: team(),
        name: 'Event cards',
        isOpen: true,
        links: [],
        connections: [
          expect.objectContaining({ name: 'Staging', baseUrl: 'https://staging.example' }),
          expect.objectContaining({ name: 'Live', baseUrl: 'https://live.example' }),
        ],
      },
    ],
  })
  const changed = { ...wine, name: 'Beer', form: { ...wine.form, q: 'Bier' } }
  expect(await folders.save(changed, wine)).toEqual(ok(changed))
  expect(await readdir(team('Events'))).toEqual(['Beer.query.yaml'])
  expect(await readFile(team('Events', 'Beer.query.yaml'), 'utf8')).toBe(
    'connection: Staging\nendpoint: events\nq: Bier\n',
  )
  if (process.platform !== 'win32')
    expect((await stat(team('Events', 'Beer.query.yaml'))).mode & 0o777).toBe(0o640)
  expect((await start().load()).requests).toEqual([mine, changed])
  await folders.closeFolder(root)
  expect(await folders.load()).toMatchObject({
    requests: [mine],
    folders: [{ id: root, isOpen: false }],
  })
  expect(await folders.open(team())).toMatchObject({ value: { id: root } })
  expect((await folders.load()).requests).toEqual([mine, changed])
})

test('a folder gets an own connection only by choice, for that address, and asks again for another', async () => {
  await fillTeam()
  await writeFile(team('live.query.yaml'), 'connection: Live\nendpoint: events\n')
  const folders = start()
  const opened = await folders.open(team())
  if (!opened.ok) throw new Error(opened.error.kind)
  const { id } = opened.value
  const loaded = async () =>
    (await folders.load()).requests.map(({ name, connectionId, baseUrl }) => [
      name,
      connectionId,
      baseUrl,
    ])
  // Neither a connection of the same name nor one of the same address.
  expect(await loaded()).toEqual([
    ['live', '', 'https://live.example'],
    ['wine', '', 'https://staging.example'],
  ])
  await folders.link(id, { address: 'https://staging.example', connectionId: 'own' })
  // Not the address of that connection.
  await folders.link(id, { address: 'https://live.example', connectionId: 'own' })
  expect(await loaded()).toEqual([
    ['live', '', 'https://live.example'],
    ['wine', 'own', 'https://staging.example'],
  ])
  const [, wine = request()] = (await folders.load()).requests
  const changed = { ...wine, note: 'a' }
  expect(await folders.save(changed, wine)).toEqual(ok(changed))
  const document = await readFile(team('endpoint-explorer.yaml'), 'utf8')
  await writeFile(
    team('endpoint-explorer.yaml'),
    document.replace('https://staging.example', 'https://evil.example'),
  )
  expect(await loaded()).toEqual([
    ['live', '', 'https://live.example'],
    ['wine', '', 'https://evil.example'],
  ])
})

test('a change by another program is noticed within a second', async () => {
  await fillTeam()
  const folders = start()
  await folders.open(team())
  await folders.load()
  const settle = async () => {
    let version = folders.version()
    for (let quiet = 0; quiet < 5; quiet += 1) {
      await delay(50)
      if (folders.version() !== version) quiet = 0
      version = folders.version()
      await folders.load()
    }
    return version
  }
  const noticed = async (change: () => Promise<unknown>) => {
    const before = await settle()
    await change()
    await expect.poll(() => folders.version(), { timeout: 1000, interval: 20 }).not.toBe(before)
    return (await folders.load()).requests.map(({ folder: place, name }) => `${place}/${name}`)
  }
  const text = 'endpoint: events\n'
  expect(await noticed(() => writeFile(team('Events', 'new.query.yaml'), text))).toContain(
    'Events/new',
  )
  expect(await noticed(() => mkdir(team('Places')))).not.toContain('Places/a')
  expect(await noticed(() => writeFile(team('Places', 'a.query.yaml'), text))).toContain('Places/a')
  expect(
    await noticed(() => rename(team('Places', 'a.query.yaml'), team('Places', 'b.query.yaml'))),
  ).toContain('Places/b')
  expect(await noticed(() => rm(team('Places'), { recursive: true }))).not.toContain('Places/b')
})

test('a folder that is removed while it is open is told, not made anew, and is there again when it is', async () => {
  await fillTeam()
  const folders = start()
  await folders.open(team())
  const { requests } = await folders.load()
  const [wine = request()] = requests
  await rename(team(), join(folder(), 'away'))
  expect((await folders.load()).requests).toEqual([])
  expect(await folders.save(wine, wine)).toEqual(err({ kind: 'changed-elsewhere' }))
  expect(await folders.save(wine)).toEqual(err({ kind: 'other', code: 'ENOENT' }))
  expect(await readdir(folder())).not.toContain('team')
  await rename(join(folder(), 'away'), team())
  expect((await folders.load()).requests).toEqual(requests)
})

test('what is no folder is not opened, and says why', async () => {
  await fillTeam()
  const folders = start()
  await folders.save(request())
  const refused = (reason: string) => err({ kind: 'folder', reason })
  expect([
    await folders.open('team'),
    await folders.open(team('nowhere')),
    await folders.open(team('endpoint-explorer.yaml')),
    await folders.open(join(folder(), 'data', 'queries')),
  ]).toEqual([refused('not-absolute'), refused('missing'), refused('not-a-folder'), refused('own')])
})

test.skipIf(process.platform === 'win32')(
  'a hostile folder takes no second, and each of its traps is told',
  async () => {
    await mkdir(team('many'), { recursive: true })
    await symlink('/dev/zero', team('endpoint-explorer.yaml'))
    await symlink('/', team('root'))
    await writeFile(team('aliases.query.yaml'), `endpoint: a\ninclude: &a ${'['.repeat(5000)}`)
    await writeFile(team('token.query.yaml'), 'endpoint: a\ntoken: secret-1\n')
    await writeFile(team('up.query.yaml'), 'name: ../../up\nfolder: ../..\nendpoint: events\n')
    const folders = start()
    await folders.open(team())
    const started = performance.now()
    const { requests, unreadable } = await folders.load()
    expect(performance.now() - started).toBeLessThan(1000)
    expect(Object.fromEntries(unreadable.map(({ file, kind }) => [file, kind]))).toEqual({
      'aliases.query.yaml': 'mistake',
      'endpoint-explorer.yaml': 'link',
      root: 'link',
      'token.query.yaml': 'mistake',
    })
    expect(JSON.stringify(unreadable)).not.toContain('secret-1')
    const [up = request()] = requests
    expect([up.name, up.folder]).toEqual(['../../up', ''])
    await folders.save({ ...up, note: 'a', name: '../up' }, up)
    expect(await readdir(folder())).toEqual(['data', 'team'])
  },
)
