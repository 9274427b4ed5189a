import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { connection, type Connection } from '#core/connection/connection.ts'
import { err, ok } from '#core/result.ts'
import { emptyForm } from '#core/query/form.ts'
import { createQueryFolder } from '#host/workspace/query-folder.ts'
import { mountSmallDisk } from '../storage/small-disk.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { savedRequest } from '../../../support/saved-request.ts'

const folder = temporaryFolder()
const root = () => join(folder(), 'queries')

const connect = (id: string, name: string, baseUrl: string): Connection =>
  connection.parse({ id, name, baseUrl })
const connections = [
  connect('one', 'Staging', 'https://api.example'),
  connect('two', 'Staging', 'https://api.example'),
  connect('three', 'Live', 'https://live.example'),
]

const open = (maxFiles = 1000, within = folder()) =>
  createQueryFolder({
    root: join(within, 'queries'),
    place: { kind: 'own', isElsewhere: false },
    indexFile: join(within, 'queries.json'),
    connections: () => Promise.resolve(connections),
    maxFiles,
  })

const listFiles = async () =>
  (await readdir(root(), { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root().length + 1))
    .sort()

async function write(path: string, text: string) {
  await mkdir(dirname(join(root(), path)), { recursive: true })
  await writeFile(join(root(), path), text)
}

const read = (path: string) => readFile(join(root(), path), 'utf8')

describe('saved requests', () => {
  test('come back in the order of their folders and places', async () => {
    const store = open()
    const [a, b, c] = [
      savedRequest('late', { position: 2 }),
      savedRequest('early', { position: 1 }),
      savedRequest('inside', { folder: 'Website' }),
    ]
    for (const one of [c, a, b]) expect(await store.save(one)).toEqual(ok(one))
    expect(await store.load()).toEqual({ requests: [b, a, c], unreadable: [] })
    expect(await open().load()).toEqual({ requests: [b, a, c], unreadable: [] })
    expect(await listFiles()).toEqual([
      'Website/inside.query.yaml',
      'early.query.yaml',
      'late.query.yaml',
    ])
    expect(await read('early.query.yaml')).toBe(
      'name: early\nposition: 1\nconnection: Staging\naddress: https://api.example\nendpoint: events\n',
    )
  })

  test('of two connections of one name and address, each keeps its own', async () => {
    const [first, second] = [
      savedRequest('a'),
      savedRequest('b', { connectionId: 'two', position: 1 }),
    ]
    const store = open()
    await store.save(first)
    await store.save(second)
    expect(await open().load()).toEqual({ requests: [first, second], unreadable: [] })
    const changed = { ...first, connectionId: 'two' }
    await store.save(changed)
    expect(await open().load()).toEqual({ requests: [changed, second], unreadable: [] })
  })

  test('one that is not as expected any more is not written over', async () => {
    const [mine, theirs] = [open(), open()]
    const first = savedRequest('first')
    await mine.save(first, null)
    const changed = { ...first, name: 'changed elsewhere' }
    expect(await theirs.save(changed, first)).toEqual(ok(changed))
    const stale = err({ kind: 'changed-elsewhere' })
    expect(await mine.save({ ...first, note: 'mine' }, first)).toEqual(stale)
    expect(await mine.save({ ...first, note: 'mine' }, null)).toEqual(stale)
    expect((await mine.load()).requests).toEqual([changed])
    expect(await mine.save({ ...changed, note: 'mine' }, changed)).toMatchObject({ ok: true })
    expect(await theirs.remove(first.id)).toEqual(stale)
    await theirs.load()
    await theirs.remove(first.id)
    expect(await mine.save(first, { ...changed, note: 'mine' })).toEqual(stale)
    expect((await mine.load()).requests).toEqual([])
  })

  test('renamed, moved and removed, its file is too, and its ID stays', async () => {
    const store = open()
    const first = savedRequest('first', { folder: 'A / B' })
    await store.save(first)
    const moved = { ...first, name: 'renamed', folder: 'C' }
    expect(await store.save(moved, first)).toEqual(ok(moved))
    expect(await open().load()).toEqual({ requests: [moved], unreadable: [] })
    expect(await readdir(root(), { recursive: true })).toEqual(['C', 'C/renamed.query.yaml'])
    expect(await store.remove(first.id)).toEqual(ok(null))
    expect(await store.load()).toEqual({ requests: [], unreadable: [] })
    expect(await readdir(root())).toEqual([])
    // Another window may have removed it before.
    expect(await store.remove(first.id)).toEqual(ok(null))
    expect(await store.save(moved)).toEqual(ok(moved))
    expect(await open().load()).toEqual({ requests: [moved], unreadable: [] })
  })

  test('many new ones come at once, and are files like those that came alone', async () => {
    const store = open()
    const requests = Array.from({ length: 60 }, (_, position) =>
      savedRequest(`request ${position}`, { position }),
    )
    expect(await store.saveNew(requests)).toEqual(ok(null))
    expect(await open().load()).toEqual({ requests, unreadable: [] })
    const written = await read('request 0.query.yaml')
    const [first = savedRequest('')] = requests
    const alone = open()
    await alone.load()
    await alone.remove(first.id)
    await alone.save(first)
    expect(await read('request 0.query.yaml')).toBe(written)
    expect(await listFiles()).toHaveLength(60)
  })

  test('names that are no names of files, or differ by case, become others and are kept', async () => {
    const names = [
      'CON',
      'a/b',
      'a:b',
      'Grüße 😀',
      'case',
      'CASE',
      '..',
      '.hidden',
      '😀'.repeat(100),
    ]
    const folders = ['', 'aux', 'Ö: / x/y', 'website', 'Website']
    const requests = folders.flatMap((name) =>
      names.map((one, position) => savedRequest(one, { folder: name, position })),
    )
    const [first = savedRequest(''), ...others] = requests
    const store = open()
    await store.save(first)
    expect(await store.saveNew(others)).toEqual(ok(null))
    const loaded = await open().load()
    expect(loaded.unreadable).toEqual([])
    expect(new Map(loaded.requests.map((one) => [one.id, one]))).toEqual(
      new Map(requests.map((one) => [one.id, one])),
    )
    const files = await listFiles()
    expect(new Set(files.map((path) => path.toLowerCase())).size).toBe(requests.length)
    expect(
      files.filter((path) => /(?:^|\/)(?:con|aux)(?:\.|\/)|[:?*]|(?:^|\/)\./i.test(path)),
    ).toEqual([])
  })

  test('an id that is none removes no file', async () => {
    await writeFile(join(folder(), 'other.query.yaml'), '')
    await open().remove('../other')
    expect(await readdir(folder())).toContainEqual('other.query.yaml')
  })
})

describe('files from elsewhere', () => {
  const byHand = 'endpoint: events\nq: Wein\nconnection: Live\n'

  test('one by hand is a saved request, and says what it says after a change in the window', async () => {
    await write('Events/by-hand.query.yaml', `# for the cards\n${byHand}`)
    const store = open()
    const { requests } = await store.load()
    const [found = savedRequest('')] = requests
    expect(found).toEqual({
      id: found.id,
      name: 'by-hand',
      note: '',
      folder: 'Events',
      position: Number.MAX_SAFE_INTEGER,
      connectionId: 'three',
      baseUrl: '',
      form: { ...emptyForm, endpoint: 'events', q: 'Wein' },
    })
    const changed = { ...found, note: 'for the cards' }
    expect(await store.save(changed, found)).toEqual(ok(changed))
    expect(await read('Events/by-hand.query.yaml')).toBe(
      'notes: for the cards\nconnection: Live\nendpoint: events\nq: Wein\n',
    )
    expect((await open().load()).requests).toEqual([changed])
  })

  test('one with a body keeps it while its query is not changed', async () => {
    const text =
      'name: a\nposition: 1\nendpoint: events\nmethod: POST\nbody: "{\\"page\\":{\\"size\\":5}}"\n'
    await write('a.query.yaml', text)
    const store = open()
    const [found = savedRequest('')] = (await store.load()).requests
    expect(found.form).toEqual({ ...emptyForm, endpoint: 'events', method: 'POST', pageSize: '5' })
    await store.save({ ...found, position: 2 }, found)
    expect(await read('a.query.yaml')).toBe(text.replace('position: 1', 'position: 2'))
  })

  test('renamed by git, a query keeps its ID; changed, it is read again', async () => {
    const store = open()
    const [one, two] = [savedRequest('one'), savedRequest('two', { position: 1 })]
    await store.saveNew([one, two])
    await store.load()
    await mkdir(join(root(), 'Events'))
    await rename(join(root(), 'one.query.yaml'), join(root(), 'Events', 'other.query.yaml'))
    await write('two.query.yaml', (await read('two.query.yaml')).replace('events', 'places'))
    const found = [
      { ...two, form: { ...emptyForm, endpoint: 'places' } },
      { ...one, folder: 'Events' },
    ]
    expect(await store.load()).toEqual({ requests: found, unreadable: [] })
    expect(await open().load()).toEqual({ requests: found, unreadable: [] })
  })

  test('a checkout of another branch with 200 files and back keeps every query and its ID', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
        cwd: root(),
      })
    const store = open()
    const requests = Array.from({ length: 200 }, (_, position) =>
      savedRequest(`query ${position}`, { position, folder: `F${position % 7}` }),
    )
    await store.saveNew(requests)
    const before = await store.load()
    git('init', '-q', '-b', 'main')
    git('add', '.')
    git('commit', '-qm', 'a')
    git('checkout', '-qb', 'other')
    git('mv', 'F0', 'F9')
    git('rm', '-rqf', 'F1')
    git('commit', '-qm', 'b')
    const other = requests
      .filter((one) => one.folder !== 'F1')
      .map((one) => (one.folder === 'F0' ? { ...one, folder: 'F9' } : one))
    expect(new Set((await store.load()).requests)).toEqual(new Set(other))
    git('checkout', '-q', 'main')
    expect(await store.load()).toEqual(before)
    expect(await open().load()).toEqual(before)
  })

  test('one that cannot be read is named with its reason and line, and never written over', async () => {
    const store = open()
    const good = savedRequest('good')
    const broken = savedRequest('broken')
    await store.save(good)
    await store.save(broken)
    await write('broken.query.yaml', 'endpoint: a\nfiltr: [name]\n')
    const why = {
      kind: 'mistake',
      file: 'broken.query.yaml',
      detail: 'line 2, column 1: filtr: unknown; did you mean "filter"?',
    }
    const found = { requests: [good], unreadable: [why] }
    expect(await store.load()).toEqual(found)
    expect(await store.load()).toEqual(found)
    expect(await open().load()).toEqual(found)
    expect(await store.save(broken, broken)).toEqual(err({ kind: 'changed-elsewhere' }))
    expect(await store.remove(broken.id)).toEqual(err({ kind: 'changed-elsewhere' }))
    expect(await store.save(broken)).toEqual(ok(broken))
    expect(await read('broken.query.yaml')).toBe('endpoint: a\nfiltr: [name]\n')
    expect(await listFiles()).toEqual([
      'broken 2.query.yaml',
      'broken.query.yaml',
      'good.query.yaml',
    ])
  })

  test('a folder that is removed is empty, and is there again with the next query', async () => {
    const store = open()
    const [one, two] = [savedRequest('one'), savedRequest('two')]
    await store.save(one)
    await rm(root(), { recursive: true })
    expect(await store.load()).toEqual({ requests: [], unreadable: [] })
    expect(await store.save(one, one)).toEqual(err({ kind: 'changed-elsewhere' }))
    expect(await store.save(one)).toEqual(ok(one))
    expect(await store.save(two)).toEqual(ok(two))
    expect((await store.load()).requests).toEqual([one, two])
  })

  test.skipIf(process.platform === 'win32')(
    'what is no plain file of a sensible size is named and not read',
    async () => {
      await write('outside.txt', 'endpoint: secret\n')
      await rename(join(root(), 'outside.txt'), join(folder(), 'outside.query.yaml'))
      await write('big.query.yaml', '')
      await truncate(join(root(), 'big.query.yaml'), 1024 ** 3)
      execFileSync('mkfifo', [join(root(), 'pipe.query.yaml')])
      await symlink(join(folder(), 'outside.query.yaml'), join(root(), 'link.query.yaml'))
      await symlink(folder(), join(root(), 'linked'))
      await mkdir(join(root(), 'Version 2.0'))
      await symlink(folder(), join(root(), 'Version 2.0', 'linked'))
      await symlink('/dev/zero', join(root(), 'zero.query.yaml'))
      await mkdir(join(root(), 'folder.query.yaml'))
      await write('latin.query.yaml', '')
      await writeFile(
        join(root(), 'latin.query.yaml'),
        Buffer.from('endpoint: Gr\xfc\xdfe\n', 'latin1'),
      )
      await write('aliases.query.yaml', `endpoint: a\ninclude: &a [b, b]\n${'x'.repeat(10)}`)
      const { requests, unreadable } = await open().load()
      expect(requests).toEqual([])
      expect(Object.fromEntries(unreadable.map(({ file, kind }) => [file, kind]))).toEqual({
        'aliases.query.yaml': 'mistake',
        'Version 2.0/linked': 'link',
        'big.query.yaml': 'too-large',
        'folder.query.yaml': 'not-a-file',
        'latin.query.yaml': 'mistake',
        'link.query.yaml': 'link',
        linked: 'link',
        'pipe.query.yaml': 'not-a-file',
        'zero.query.yaml': 'link',
      })
    },
  )

  test.skipIf(process.platform === 'win32')(
    'nothing is written through a folder that is a link',
    async () => {
      await mkdir(root(), { recursive: true })
      await mkdir(join(folder(), 'elsewhere'))
      await symlink(join(folder(), 'elsewhere'), join(root(), 'Events'))
      const saved = await open().save(savedRequest('one', { folder: 'Events' }))
      expect(saved).toEqual(err({ kind: 'read-only', code: 'EACCES' }))
      const deeper = await open().save(savedRequest('one', { folder: 'Events / New' }))
      expect(deeper).toEqual(err({ kind: 'read-only', code: 'EACCES' }))
      expect(await readdir(join(folder(), 'elsewhere'))).toEqual([])
    },
  )

  test('of too many files, the first are read and the others are named', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await write(`${name}.query.yaml`, 'endpoint: events\n')
    const { requests, unreadable } = await open(2).load()
    expect([requests.map(({ name }) => name), unreadable]).toEqual([
      ['a', 'b'],
      [{ kind: 'too-many', file: 'c.query.yaml', detail: '' }],
    ])
  })
})

test('on a full disk, and on one that is read-only, nothing of what was saved is lost', async ({
  skip,
}) => {
  const disk = mountSmallDisk()
  if (disk === null) return skip('no right to mount a tmpfs')
  try {
    const openThere = () => open(1000, disk.folder)
    const store = openThere()
    const first = savedRequest('first')
    expect(await store.save(first)).toEqual(ok(first))
    const long = { note: 'x'.repeat(19_000) }
    const full = err({ kind: 'disk-full', code: 'ENOSPC' })
    const saved = []
    for (let position = 1; position < 9; position += 1) {
      const one = savedRequest(`query ${position}`, { ...long, position })
      const answer = await store.save(one)
      if (answer.ok) saved.push(one)
      else expect(answer).toEqual(full)
    }
    expect(saved.length).toBeLessThan(8)
    expect(await store.save({ ...first, name: 'renamed', ...long }, first)).toEqual(full)
    const found = { requests: [first, ...saved], unreadable: [] }
    expect(await store.load()).toEqual(found)
    expect(await openThere().load()).toEqual(found)
    await disk.makeReadOnly()
    const readOnly = err({ kind: 'read-only', code: 'EROFS' })
    expect(await store.save({ ...first, note: 'a' }, first)).toEqual(readOnly)
    expect(await store.remove(first.id)).toEqual(readOnly)
    expect(await openThere().load()).toEqual(found)
  } finally {
    disk.remove()
  }
})
