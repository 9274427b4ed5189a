import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createJsonDocument } from '#host/storage/json-document.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

let disk: SmallDisk | null = null
beforeEach(() => {
  disk = mountSmallDisk()
})
afterEach(() => {
  disk?.remove()
})

const noteIn = (folder: string) =>
  createJsonDocument({
    file: join(folder, 'note.json'),
    format: 'note',
    version: 1,
    schema: z.object({ text: z.string() }),
    migrations: {},
    empty: () => ({ text: '' }),
    now: () => new Date(),
  })

describe('a disk that takes no more', () => {
  test('when full: says so, keeps the old file, leaves nothing half written', async ({ skip }) => {
    if (disk === null) return skip('no right to mount a tmpfs')
    const note = noteIn(disk.folder)
    await note.update(() => ({ text: 'kept' }))
    expect(await note.update(() => ({ text: 'x'.repeat(100_000) }))).toEqual({
      ok: false,
      error: { kind: 'disk-full', code: 'ENOSPC' },
    })
    expect(await note.load()).toEqual({ kind: 'ready', value: { text: 'kept' } })
    expect(await readdir(disk.folder)).toEqual(['note.json'])
  })

  test('when there is no room even for the lock: says so as well', async ({ skip }) => {
    if (disk === null) return skip('no right to mount a tmpfs')
    const note = noteIn(disk.folder)
    await note.update(() => ({ text: 'kept' }))
    await writeFile(join(disk.folder, 'filler'), 'x'.repeat(100_000)).catch(() => undefined)
    expect(await note.update(() => ({ text: 'new' }))).toEqual({
      ok: false,
      error: { kind: 'disk-full', code: 'ENOSPC' },
    })
    expect(await note.load()).toEqual({ kind: 'ready', value: { text: 'kept' } })
  })

  test('when read-only: says so and still reads', async ({ skip }) => {
    if (disk === null) return skip('no right to mount a tmpfs')
    const note = noteIn(disk.folder)
    await note.update(() => ({ text: 'kept' }))
    await disk.makeReadOnly()
    expect(await note.update(() => ({ text: 'new' }))).toEqual({
      ok: false,
      error: { kind: 'read-only', code: 'EROFS' },
    })
    expect(await note.load()).toEqual({ kind: 'ready', value: { text: 'kept' } })
  })

  test('when read-only with an unreadable file: leaves it and saves nothing over it', async ({
    skip,
  }) => {
    if (disk === null) return skip('no right to mount a tmpfs')
    const file = join(disk.folder, 'note.json')
    await writeFile(file, 'not JSON')
    await disk.makeReadOnly()
    expect(await noteIn(disk.folder).load()).toEqual({
      kind: 'unavailable',
      value: { text: '' },
      code: 'EROFS',
    })
    expect(await readFile(file, 'utf8')).toBe('not JSON')
  })
})
