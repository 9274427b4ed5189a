import fc from 'fast-check'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  createJsonDocument,
  type JsonDocumentOptions,
  copyAside,
  setAside,
  createQueue,
} from '#host/storage/json-document.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { isUnix } from '../../../support/unix.ts'
import { rounds } from '../../../support/rounds.ts'

interface Notes {
  [other: string]: unknown
  entries: string[]
}

const folder = temporaryFolder()

function options(name: string): JsonDocumentOptions<Notes> {
  return {
    file: join(folder(), name),
    format: 'notes',
    version: 2,
    schema: z.looseObject({ entries: z.array(z.string()) }),
    migrations: { 1: (old) => ({ entries: [z.object({ only: z.string() }).parse(old).only] }) },
    empty: () => ({ entries: [] }),
    now: () => new Date('2026-08-22T09:15:00Z'),
  }
}

const add =
  (entry: string) =>
  (current: Notes): Notes => ({ ...current, entries: [...current.entries, entry] })

describe('a file that is not there', () => {
  test('is empty', async () => {
    const document = createJsonDocument(options('new.json'))
    expect(await document.load()).toEqual({ kind: 'ready', value: { entries: [] } })
  })

  test('is written, readable for its owner only, by the first change', async () => {
    const own = options('new.json')
    const document = createJsonDocument(own)
    expect(await document.update(add('a'))).toEqual({ ok: true, value: { entries: ['a'] } })
    expect(await readFile(own.file, 'utf8')).toBe(
      '{\n  "format": "notes",\n  "version": 2,\n  "entries": [\n    "a"\n  ]\n}\n',
    )
    if (isUnix) expect((await stat(own.file)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder())).toEqual(['new.json'])
  })

  test('stays away when a change changes nothing', async () => {
    const document = createJsonDocument(options('new.json'))
    await document.update((current) => current)
    expect(await readdir(folder())).toEqual([])
  })
})

describe('a file that is there', () => {
  test('keeps its bytes when a change changes nothing', async () => {
    const own = options('notes.json')
    const text = '{"version":2,"format":"notes","entries":["a"]}'
    await writeFile(own.file, text)
    await createJsonDocument(own).update((current) => ({ ...current, entries: ['a'] }))
    expect(await readFile(own.file, 'utf8')).toBe(text)
  })

  test('keeps members this version does not know', async () => {
    const own = options('notes.json')
    await writeFile(own.file, '{"format":"notes","version":2,"entries":[],"colour":{"deep":[1]}}')
    await createJsonDocument(own).update(add('a'))
    expect(JSON.parse(await readFile(own.file, 'utf8'))).toEqual({
      format: 'notes',
      version: 2,
      entries: ['a'],
      colour: { deep: [1] },
    })
  })

  test('is read with a byte order mark in front', async () => {
    const own = options('notes.json')
    await writeFile(own.file, '\uFEFF{"format":"notes","version":2,"entries":["a"]}')
    expect(await createJsonDocument(own).load()).toEqual({
      kind: 'ready',
      value: { entries: ['a'] },
    })
  })

  test('of an older version is read in its new shape, and written so with the next change', async () => {
    const own = options('notes.json')
    const old = '{"format":"notes","version":1,"only":"a"}'
    await writeFile(own.file, old)
    const document = createJsonDocument(own)
    expect(await document.load()).toEqual({ kind: 'ready', value: { entries: ['a'] } })
    expect(await readFile(own.file, 'utf8')).toBe(old)
    await document.update(add('b'))
    expect(JSON.parse(await readFile(own.file, 'utf8'))).toEqual({
      format: 'notes',
      version: 2,
      entries: ['a', 'b'],
    })
  })

  test('of a newer version is left in place and not changed', async () => {
    const own = options('notes.json')
    const newer = '{"format":"notes","version":3,"pages":[]}'
    await writeFile(own.file, newer)
    const document = createJsonDocument(own)
    expect(await document.load()).toEqual({ kind: 'newer', version: 3, value: { entries: [] } })
    expect(await document.update(add('a'))).toEqual({
      ok: false,
      error: { kind: 'newer', version: 3 },
    })
    expect(await readFile(own.file, 'utf8')).toBe(newer)
  })
})

describe('an unreadable file', () => {
  const unreadable = {
    'broken JSON': '{"format":"notes","vers',
    'an empty file': '',
    'another shape': '{"format":"notes","version":2,"entries":"a"}',
    'another format': '{"format":"history","version":2,"entries":[]}',
    'a version without a way up': '{"format":"notes","version":0,"entries":[]}',
    'an older version that does not keep its promise': '{"format":"notes","version":1}',
    'bytes that are not UTF-8': Buffer.from(
      '{"format":"notes","version":2,"entries":["f\u00fcnf"]}',
      'latin1',
    ),
  }

  test.each(Object.entries(unreadable))('with %s is set aside and named', async (_name, bytes) => {
    const own = options('notes.json')
    await writeFile(own.file, bytes)
    const document = createJsonDocument(own)
    const movedTo = `${own.file}.unreadable-2026-08-22T09-15-00-000Z`
    expect(await document.load()).toEqual({ kind: 'set-aside', value: { entries: [] }, movedTo })
    expect(await readFile(movedTo)).toEqual(Buffer.from(bytes))
  })

  test('is still named after later changes', async () => {
    const own = options('notes.json')
    await writeFile(own.file, 'x')
    const document = createJsonDocument(own)
    await document.update(add('a'))
    expect(await document.load()).toMatchObject({ kind: 'set-aside', value: { entries: ['a'] } })
  })

  test('never replaces one that was set aside before', async () => {
    const own = options('notes.json')
    for (const text of ['first', 'second', 'third']) {
      await writeFile(own.file, text)
      await createJsonDocument(own).load()
    }
    const names = (await readdir(folder())).sort()
    expect(await Promise.all(names.map((name) => readFile(join(folder(), name), 'utf8')))).toEqual([
      'first',
      'second',
      'third',
    ])
  })

  test('that is a folder is neither moved nor written over', async () => {
    const document = createJsonDocument({ ...options('notes.json'), file: folder() })
    expect(await document.load()).toMatchObject({ kind: 'unavailable', code: 'folder' })
    expect(await document.update(add('a'))).toMatchObject({ ok: false })
  })
})

test('changes that overlap are all kept', async () => {
  const one = createJsonDocument(options('notes.json'))
  const two = createJsonDocument(options('notes.json'))
  const names = Array.from({ length: 20 }, (_, index) => String(index))
  await Promise.all(names.map((name, index) => (index % 2 ? one : two).update(add(name))))
  const state = await one.load()
  expect(state.value.entries.toSorted()).toEqual(names.toSorted())
})

test('what is read has the changes in it that were begun before, however long they take', async () => {
  const document = createJsonDocument(options('notes.json'))
  const changing = [document.update(add('a')), document.update(add('b'))]
  expect(await document.load()).toEqual({ kind: 'ready', value: { entries: ['a', 'b'] } })
  await Promise.all(changing)
})

test('a change that throws leaves the file alone and the document usable', async () => {
  const document = createJsonDocument(options('notes.json'))
  await document.update(add('a'))
  const broken = document.update(() => {
    throw new Error('a bug')
  })
  await expect(broken).rejects.toThrow('a bug')
  expect(await document.update(add('b'))).toEqual({ ok: true, value: { entries: ['a', 'b'] } })
})

test('what was saved is loaded again, whatever it is', async () => {
  const anyJson = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))
  const document = createJsonDocument({
    ...options('any.json'),
    schema: z.looseObject({ content: z.unknown() }),
    empty: () => ({ content: null }),
  })
  await fc.assert(
    fc.asyncProperty(anyJson, async (content) => {
      await document.update(() => ({ content }))
      expect(await document.load()).toEqual({ kind: 'ready', value: { content } })
    }),
    { numRuns: rounds(100) },
  )
})

describe('a folder', () => {
  test('that went away is made again', async () => {
    const document = createJsonDocument({ ...options(''), file: join(folder(), 'new', 'n.json') })
    expect(await document.update(add('a'))).toEqual({ ok: true, value: { entries: ['a'] } })
    if (isUnix) expect((await stat(join(folder(), 'new'))).mode & 0o777).toBe(0o700)
  })

  test.runIf(process.platform === 'linux')(
    'that nobody may make is named as read-only',
    async () => {
      // Not even root makes a folder in this file system.
      const file = '/sys/endpoint-explorer/notes.json'
      const saved = await createJsonDocument({ ...options(''), file }).update(add('a'))
      expect(saved).toMatchObject({ ok: false, error: { kind: 'read-only' } })
    },
  )
})

describe('a list with an entry that cannot be read', () => {
  const lists = { entries: z.string() }
  const broken = '{"format":"notes","version":2,"entries":["a",7,"b",null]}'

  test('keeps the other entries; the file as it was stands beside it, and it is said', async () => {
    const own = { ...options('notes.json'), lists }
    await writeFile(own.file, broken)
    const document = createJsonDocument(own)
    const copiedTo = `${own.file}.unreadable-2026-08-22T09-15-00-000Z`
    const told = { kind: 'entries-set-aside', value: { entries: ['a', 'b'] }, count: 2, copiedTo }
    expect(await document.load()).toEqual(told)
    expect(await readFile(copiedTo, 'utf8')).toBe(broken)
    expect(await document.load()).toEqual(told)
    expect(await createJsonDocument(own).load()).toEqual({
      kind: 'ready',
      value: { entries: ['a', 'b'] },
    })
  })

  test('is mended by the first change as well', async () => {
    const own = { ...options('notes.json'), lists }
    await writeFile(own.file, broken)
    expect(await createJsonDocument(own).update(add('c'))).toEqual({
      ok: true,
      value: { entries: ['a', 'b', 'c'] },
    })
    expect((await readdir(folder())).length).toBe(2)
  })

  test('that is no list at all is no such document', async () => {
    const own = { ...options('notes.json'), lists }
    await writeFile(own.file, '{"format":"notes","version":2,"entries":"a"}')
    expect((await createJsonDocument(own).load()).kind).toBe('set-aside')
  })
})

const now = new Date('2026-08-22T09:15:00.007Z')
const aside = 'a.json.unreadable-2026-08-22T09-15-00-007Z'

async function contents(): Promise<Record<string, string>> {
  const names = (await readdir(folder())).toSorted()
  const read = names.map(async (name): Promise<[string, string]> => [
    name,
    await readFile(join(folder(), name), 'utf8'),
  ])
  return Object.fromEntries(await Promise.all(read))
}

test('files that are set aside at one time are numbered from the second one on, and none is replaced', async () => {
  const path = join(folder(), 'a.json')
  const moved: string[] = []
  for (const text of ['one', 'two', 'three']) {
    await writeFile(path, text)
    moved.push(await setAside(path, now))
  }
  expect(moved).toEqual([aside, `${aside}-2`, `${aside}-3`].map((name) => join(folder(), name)))
  expect(await contents()).toEqual({
    [aside]: 'one',
    [`${aside}-2`]: 'two',
    [`${aside}-3`]: 'three',
  })
})

test('a file that is copied aside stays where it is', async () => {
  const path = join(folder(), 'a.json')
  await writeFile(path, 'one')
  expect(await copyAside(path, now)).toBe(join(folder(), aside))
  await writeFile(path, 'two')
  expect(await copyAside(path, now)).toBe(join(folder(), `${aside}-2`))
  expect(await contents()).toEqual({ 'a.json': 'two', [aside]: 'one', [`${aside}-2`]: 'two' })
})

test('a file that is not there cannot be set aside', async () => {
  const path = join(folder(), 'a.json')
  await expect(setAside(path, now)).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(stat(join(folder(), aside))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a name that cannot be looked at is no free one', async () => {
  await writeFile(join(folder(), 'file'), '')
  const path = join(folder(), 'file', 'a.json')
  await expect(copyAside(path, now)).rejects.toMatchObject({ code: 'ENOTDIR', syscall: 'lstat' })
})

test('work begins when what came before has ended, in the order it was asked for', async () => {
  const queue = createQueue()
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await Promise.resolve()
    seen.push(`${name} ends`)
    return name
  }
  expect(await Promise.all([queue(work('one')), queue(work('two')), queue(work('three'))])).toEqual(
    ['one', 'two', 'three'],
  )
  expect(seen).toEqual([
    'one begins',
    'one ends',
    'two begins',
    'two ends',
    'three begins',
    'three ends',
  ])
})

test('work that fails is told to whoever asked for it, and what waits behind it goes on', async () => {
  const queue = createQueue()
  const settled = await Promise.allSettled([
    queue(() => Promise.reject(new Error('lost'))),
    queue(() => {
      throw new Error('at once')
    }),
    queue(() => Promise.resolve('next')),
  ])
  expect(settled).toEqual([
    { status: 'rejected', reason: new Error('lost') },
    { status: 'rejected', reason: new Error('at once') },
    { status: 'fulfilled', value: 'next' },
  ])
  expect(await queue(() => Promise.resolve('later'))).toBe('later')
})

test('queues do not wait for one another', async () => {
  const stuck = createQueue()
  void stuck(() => new Promise(() => undefined))
  expect(await createQueue()(() => Promise.resolve('done'))).toBe('done')
})
