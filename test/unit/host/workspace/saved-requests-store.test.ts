import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { err, ok } from '#core/result.ts'
import { emptyForm } from '#core/query/form.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { createSavedRequestsStore } from '#host/workspace/saved-requests-store.ts'
import { temporaryFolder } from '../storage/temporary-folder.ts'

const folder = temporaryFolder()

const request = (name: string, change: Partial<SavedRequest> = {}): SavedRequest => ({
  id: randomUUID(),
  name,
  note: '',
  folder: '',
  position: 0,
  connectionId: 'one',
  baseUrl: 'https://api.example',
  form: { ...emptyForm, endpoint: 'events' },
  ...change,
})

const open = () =>
  createSavedRequestsStore({
    folder: join(folder(), 'saved'),
    now: () => new Date('2026-08-22T09:15:00Z'),
  })

describe('saved requests', () => {
  test('come back in the order of their folders and places', async () => {
    const store = open()
    const [a, b, c] = [
      request('late', { position: 2 }),
      request('early', { position: 1 }),
      request('inside', { folder: 'Website' }),
    ]
    for (const one of [c, a, b]) expect(await store.save(one)).toEqual(ok(one))
    expect(await store.load()).toEqual({ requests: [b, a, c], unreadable: [] })
    expect(await open().load()).toEqual({ requests: [b, a, c], unreadable: [] })
  })

  test('one that is not as expected any more is not written over', async () => {
    const [mine, theirs] = [open(), open()]
    const first = request('first')
    await mine.save(first, null)
    const changed = { ...first, name: 'changed elsewhere' }
    expect(await theirs.save(changed, first)).toEqual(ok(changed))
    const stale = err({ kind: 'changed-elsewhere' })
    expect(await mine.save({ ...first, note: 'mine' }, first)).toEqual(stale)
    expect(await mine.save({ ...first, note: 'mine' }, null)).toEqual(stale)
    expect((await mine.load()).requests).toEqual([changed])
    expect(await mine.save({ ...changed, note: 'mine' }, changed)).toMatchObject({ ok: true })
    await theirs.remove(first.id)
    expect(await mine.save(first, { ...changed, note: 'mine' })).toEqual(stale)
    expect((await mine.load()).requests).toEqual([])
  })

  test('one that is saved again replaces itself, and one that is removed is gone', async () => {
    const store = open()
    const first = request('first')
    await store.save(first)
    await store.load()
    const renamed = { ...first, name: 'renamed' }
    await store.save(renamed)
    expect(await store.load()).toEqual({ requests: [renamed], unreadable: [] })
    expect(await store.remove(first.id)).toEqual(ok(null))
    expect(await store.load()).toEqual({ requests: [], unreadable: [] })
    // Another window may have removed it before.
    expect(await store.remove(first.id)).toEqual(ok(null))
  })

  test('many new ones come at once, and are documents like those that came alone', async () => {
    const store = open()
    const requests = Array.from({ length: 60 }, (_, position) =>
      request(`request ${position}`, { position }),
    )
    expect(await store.saveNew(requests)).toEqual(ok(null))
    expect(await open().load()).toEqual({ requests, unreadable: [] })
    const [first = request('')] = requests
    const file = join(folder(), 'saved', `${first.id}.request.json`)
    const written = await readFile(file, 'utf8')
    const alone = open()
    await alone.remove(first.id)
    await alone.save(first)
    expect(await readFile(file, 'utf8')).toBe(written)
    expect(await readdir(join(folder(), 'saved'))).toHaveLength(60)
  })

  test('a file that cannot be read is set aside, and the others are there', async () => {
    const store = open()
    const [good, broken] = [request('good'), request('broken')]
    await store.save(good)
    await writeFile(join(folder(), 'saved', `${broken.id}.request.json`), '{')
    const file = `${broken.id}.request.json.unreadable-2026-08-22T09-15-00-000Z`
    const found = { requests: [good], unreadable: [{ kind: 'set-aside', file }] }
    expect(await store.load()).toEqual(found)
    expect(await store.load()).toEqual(found)
    expect(await readdir(join(folder(), 'saved'))).toContainEqual(file)
  })

  test('a file from before dates could be relative to the day is read', async () => {
    const store = open()
    const [now, earlier] = [request('now'), request('earlier')]
    await store.save(now)
    const file = join(folder(), 'saved', `${earlier.id}.request.json`)
    await writeFile(file, JSON.stringify({ format: 'saved-request', version: 1, request: earlier }))
    const { requests, unreadable } = await store.load()
    expect([new Set(requests.map(({ name }) => name)), unreadable]).toEqual([
      new Set(['now', 'earlier']),
      [],
    ])
  })

  test('a file of a newer version is named and left as it is', async () => {
    const store = open()
    const [good, later] = [request('good'), request('later')]
    await store.save(good)
    const file = `${later.id}.request.json`
    const text = '{"format":"saved-request","version":4}'
    await writeFile(join(folder(), 'saved', file), text)
    const found = { requests: [good], unreadable: [{ kind: 'newer', file }] }
    expect(await store.load()).toEqual(found)
    expect(await store.load()).toEqual(found)
    expect(await store.save(later)).toEqual(err({ kind: 'newer', version: 4 }))
    expect(await readFile(join(folder(), 'saved', file), 'utf8')).toBe(text)
  })

  test('a file that cannot be removed is told of', async () => {
    const { id } = request('in the way')
    await mkdir(join(folder(), 'saved', `${id}.request.json`), { recursive: true })
    expect(await open().remove(id)).toEqual(err({ kind: 'other', code: 'ERR_FS_EISDIR' }))
  })

  test('an id that is none removes no file', async () => {
    await writeFile(join(folder(), 'other.request.json'), '')
    await open().remove('../other')
    expect(await readdir(folder())).toEqual(['other.request.json'])
  })
})
