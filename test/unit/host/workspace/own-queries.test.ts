/** The app's own queries in a folder that the user chooses: moved there, found at the next start, never lost. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connection } from '#core/connection/connection.ts'
import { emptyForm } from '#core/query/form.ts'
import { err, ok } from '#core/result.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { createOpenedFolders } from '#host/workspace/opened-folders.ts'
import { createOwnQueries } from '#host/workspace/own-queries.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()
const data = (...path: string[]) => join(folder(), 'data', ...path)
const notes = (...path: string[]) => join(folder(), 'notes', ...path)

const live = connection.parse({ id: 'live', name: 'Live', baseUrl: 'https://live.example' })

/** As at a start of the app. */
function start() {
  const connections = () => Promise.resolve([live])
  const now = () => new Date('2026-08-22T09:15:00Z')
  const folders = createOpenedFolders({
    dataDir: data(),
    own: createOwnQueries({ dataDir: data(), connections, now }),
    connections,
    now,
  })
  onTestFinished(folders.close)
  return folders
}

let position = 0
const query = (name: string, change: Partial<SavedRequest> = {}): SavedRequest => ({
  id: randomUUID(),
  name,
  note: '',
  folder: '',
  position: (position += 1),
  connectionId: 'live',
  baseUrl: 'https://live.example',
  form: { ...emptyForm, endpoint: 'events', q: name },
  ...change,
})

/** Path and text of every file, sorted. */
async function readFiles(root: string): Promise<[string, string][]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  const read = async (path: string): Promise<[string, string]> => [
    path.slice(root.length + 1).replaceAll('\\', '/'),
    await readFile(path, 'utf8'),
  ]
  return Promise.all(paths.toSorted().map(read))
}

const refused = (reason: string) => err({ kind: 'folder', reason })

test('the queries are moved with their IDs, comments and broken files, and the next start finds them', async () => {
  await mkdir(notes())
  const folders = start()
  const wine = query('Wine', { folder: 'Events / June' })
  const beer = query('Beer')
  await folders.saveNew([wine, beer])
  await writeFile(data('queries', 'broken.query.yaml'), 'endpoint: events\nfiltr: 1\n')
  await writeFile(data('queries', 'by hand.query.yaml'), '# mine\nendpoint: events\n')
  const before = await folders.load()
  const files = await readFiles(data('queries'))

  expect(await folders.moveOwn(notes())).toEqual(
    ok({
      path: notes(),
      copied: 4,
      there: 0,
      renamed: 0,
      left: [],
      keptIn: data('queries-before-move'),
    }),
  )
  expect(await readFiles(notes())).toEqual(files)
  expect(await readFiles(data('queries-before-move'))).toEqual(files)
  const own = { path: notes(), isUsual: false, problem: null }
  expect(before.requests.length).toBe(3)
  expect(await folders.load()).toEqual({ ...before, own })
  const restarted = start()
  expect(await restarted.load()).toEqual({ ...before, own })

  const changed = { ...beer, name: 'Ale' }
  expect(await restarted.save(changed, beer)).toEqual(ok(changed))
  expect(await readdir(notes())).toEqual([
    'Ale.query.yaml',
    'Events',
    'broken.query.yaml',
    'by hand.query.yaml',
  ])
  // Others may read it as usual, as in any folder of the user.
  await writeFile(join(folder(), 'usual'), '')
  expect((await stat(notes('Ale.query.yaml'))).mode).toBe(
    (await stat(join(folder(), 'usual'))).mode,
  )
  // The first window follows.
  expect((await folders.load()).requests).toContainEqual(changed)
  expect(await folders.open(notes())).toEqual(refused('own'))
})

test('what is in the folder already becomes own, and nothing of it is written over', async () => {
  await mkdir(notes('Events'), { recursive: true })
  const theirs = 'endpoint: places\nq: theirs\n'
  await writeFile(notes('Beer.query.yaml'), theirs)
  await writeFile(notes('Events', 'Other.query.yaml'), theirs)
  await writeFile(notes('README.md'), 'Ours')
  const folders = start()
  const [beer, wine] = [query('Beer'), query('Wine')]
  await folders.saveNew([beer, wine])
  const wineText = await readFile(data('queries', 'Wine.query.yaml'), 'utf8')
  await writeFile(notes('Wine.query.yaml'), wineText)

  expect(await folders.moveOwn(notes())).toMatchObject({
    value: { copied: 1, there: 1, renamed: 1, left: [] },
  })
  const kept = new Map(await readFiles(notes()))
  expect([...kept.keys()]).toEqual([
    'Beer 2.query.yaml',
    'Beer.query.yaml',
    'Events/Other.query.yaml',
    'README.md',
    'Wine.query.yaml',
  ])
  expect([
    kept.get('Beer.query.yaml'),
    kept.get('Events/Other.query.yaml'),
    kept.get('README.md'),
    kept.get('Wine.query.yaml'),
  ]).toEqual([theirs, theirs, 'Ours', wineText])
  const { requests } = await start().load()
  expect(requests.filter(({ id }) => [beer.id, wine.id].includes(id))).toEqual([beer, wine])
  expect(requests.map(({ name, form }) => [name, form.q])).toEqual([
    ['Beer', 'Beer'],
    ['Wine', 'Wine'],
    ['Beer', 'theirs'],
    ['Other', 'theirs'],
  ])
})

test('there and back, and on to a third folder', async () => {
  await mkdir(notes())
  await mkdir(join(folder(), 'third'))
  const folders = start()
  const wine = query('Wine')
  await folders.save(wine)
  await folders.moveOwn(notes())
  const beer = query('Beer')
  await folders.save(beer)
  expect(await folders.moveOwn(null)).toMatchObject({ value: { copied: 2, keptIn: notes() } })
  expect((await start().load()).requests).toEqual([wine, beer])
  expect((await folders.load()).own).toEqual({
    path: data('queries'),
    isUsual: true,
    problem: null,
  })
  expect(await folders.moveOwn(join(folder(), 'third'))).toMatchObject({ value: { copied: 2 } })
  expect((await folders.load()).requests).toEqual([wine, beer])
  expect(await readdir(data())).toEqual(
    expect.arrayContaining(['queries-before-move', 'queries-before-move-2']),
  )
})

test('a folder that is gone is told, not made anew, and is there again when it is', async () => {
  await mkdir(notes())
  const folders = start()
  const wine = query('Wine')
  await folders.save(wine)
  await folders.moveOwn(notes())
  await rename(notes(), join(folder(), 'away'))
  const restarted = start()
  const own = { path: notes(), isUsual: false, problem: 'missing' as const }
  expect(await restarted.load()).toEqual({ requests: [], unreadable: [], folders: [], own })
  expect([
    await restarted.save(query('Beer')),
    await restarted.saveNew([query('Beer')]),
    await restarted.remove(wine.id),
  ]).toEqual([refused('own-away'), refused('own-away'), ok(null)])
  expect((await readdir(folder())).toSorted()).toEqual(['away', 'data'])
  await rename(join(folder(), 'away'), notes())
  expect((await restarted.load()).requests).toEqual([wine])

  // The way back, without it: nothing to copy, and nothing lost.
  await rename(notes(), join(folder(), 'away'))
  expect(await restarted.moveOwn(null)).toMatchObject({ value: { copied: 0 } })
  const beer = query('Beer')
  expect(await restarted.save(beer)).toEqual(ok(beer))
  expect((await start().load()).requests).toEqual([beer])
  expect(await restarted.moveOwn(join(folder(), 'away'))).toMatchObject({ value: { copied: 1 } })
  expect((await start().load()).requests.map(({ form }) => form.q)).toEqual(['Wine', 'Beer'])
})

test('a damaged note of the place is told, and no other place is taken for it', async () => {
  await mkdir(notes())
  const folders = start()
  const wine = query('Wine')
  await folders.save(wine)
  await folders.moveOwn(notes())
  await writeFile(data('own-folder.json'), '{"format": "own-fol')
  expect(await start().load()).toEqual({
    requests: [],
    unreadable: [{ kind: 'unavailable', file: 'own-folder.json', detail: '' }],
    folders: [],
    own: { path: '', isUsual: false, problem: 'unknown' },
  })
  expect(await start().save(query('Beer'))).toEqual(refused('own-away'))
  expect(await start().moveOwn(notes())).toMatchObject({ value: { copied: 0, path: notes() } })
  expect((await start().load()).requests).toEqual([wine])
  expect((await readdir(data())).filter((one) => one.includes('.unreadable-'))).toHaveLength(1)

  await writeFile(data('own-folder.json'), '{"format": "own-folder", "version": 9}')
  expect(await start().moveOwn(notes())).toEqual(err({ kind: 'newer', version: 9 }))
})

test('a folder that cannot become the own one is refused, and nothing changes', async () => {
  await mkdir(notes('inner'), { recursive: true })
  await mkdir(join(folder(), 'team'))
  await writeFile(notes('a file'), '')
  const folders = start()
  await folders.save(query('Wine'))
  await folders.open(join(folder(), 'team'))
  expect([
    await folders.moveOwn('notes'),
    await folders.moveOwn(notes('nowhere')),
    await folders.moveOwn(notes('a file')),
    await folders.moveOwn(data('queries')),
    await folders.moveOwn(null),
    await folders.moveOwn(join(folder(), 'team')),
    await folders.moveOwn(data()),
    await folders.moveOwn(folder()),
  ]).toEqual(
    ['not-absolute', 'missing', 'not-a-folder', 'own', 'own', 'open', 'nested', 'nested'].map(
      refused,
    ),
  )
  expect((await folders.load()).own.isUsual).toBe(true)
  await folders.moveOwn(notes())
  expect([await folders.moveOwn(notes('inner')), await folders.moveOwn(notes())]).toEqual([
    refused('nested'),
    refused('own'),
  ])
})

test('where the document there means another server by a name, nothing is moved', async () => {
  await mkdir(notes())
  await mkdir(data('queries'), { recursive: true })
  const document = (address: string) =>
    `version: 1\nconnections:\n  - name: Staging\n    address: ${address}\n`
  await writeFile(data('queries', 'endpoint-explorer.yaml'), document('https://staging.example'))
  await writeFile(data('queries', 'a.query.yaml'), 'connection: Staging\nendpoint: events\n')
  await writeFile(notes('endpoint-explorer.yaml'), document('https://evil.example'))
  const folders = start()
  const before = await folders.load()
  const there = await readFiles(notes())
  expect(await folders.moveOwn(notes())).toEqual(refused('other-servers'))
  expect(await folders.load()).toEqual(before)
  expect(await readFiles(notes())).toEqual(there)
  await rm(notes('endpoint-explorer.yaml'))
  expect(await folders.moveOwn(notes())).toMatchObject({ value: { copied: 1 } })
  expect((await folders.load()).requests).toEqual(before.requests)
})

test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  'a folder that cannot be written to is refused, and the queries stay where they are',
  async () => {
    await mkdir(notes(), { mode: 0o500 })
    const folders = start()
    const wine = query('Wine')
    await folders.save(wine)
    expect(await folders.moveOwn(notes())).toEqual(err({ kind: 'read-only', code: 'EACCES' }))
    expect(await start().load()).toMatchObject({ requests: [wine], own: { isUsual: true } })
  },
)

test.skipIf(process.platform === 'win32')('a link is not copied, and is named', async () => {
  await mkdir(notes())
  const folders = start()
  await folders.save(query('Wine'))
  await symlink('/etc/hostname', data('queries', 'link.query.yaml'))
  expect(await folders.moveOwn(notes())).toMatchObject({
    value: { copied: 1, left: ['link.query.yaml'] },
  })
  expect(await readdir(data('queries-before-move'))).toEqual(['Wine.query.yaml', 'link.query.yaml'])
})

test('a writer that began before the move does not write into the former folder', async () => {
  await mkdir(notes())
  const [folders, other] = [start(), start()]
  const wine = query('Wine')
  await folders.save(wine)
  await other.load()
  const changed = { ...wine, note: 'a' }
  const [, written] = await Promise.all([folders.moveOwn(notes()), other.save(changed, wine)])
  const { requests } = await start().load()
  expect(requests).toEqual(written.ok ? [changed] : [wine])
})
