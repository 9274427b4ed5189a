import type * as FileSystem from 'node:fs/promises'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { withFileLock } from '#host/storage/file-lock.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()
const lockPath = () => join(folder(), 'a.lock')
const disk = vi.hoisted(() => ({ linkCode: 'EPERM', lockCode: '' }))

// The system's own functions, as a disk without hard links answers: none is at hand where tests run.
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof FileSystem>()
  const failure = (code: string) => Object.assign(new Error(code), { code })
  return {
    ...real,
    link: () => Promise.reject(failure(disk.linkCode)),
    writeFile: (...args: Parameters<typeof real.writeFile>) =>
      disk.lockCode !== '' && typeof args[0] === 'string' && args[0].endsWith('.lock')
        ? Promise.reject(failure(disk.lockCode))
        : real.writeFile(...args),
  }
})

beforeEach(() => {
  Object.assign(disk, { linkCode: 'EPERM', lockCode: '' })
})

const enter = (timing = { patienceMs: 0, silenceMs: 60_000 }) =>
  withFileLock(lockPath(), () => readdir(folder()), timing)
const busy = { ok: false, error: { kind: 'busy' } }

test.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EISDIR', 'EINVAL'])(
  'a disk that refuses links with %s lets one in at a time, and keeps nothing',
  async (linkCode) => {
    disk.linkCode = linkCode
    const outer = await withFileLock(lockPath(), enter)
    expect(outer).toEqual({ ok: true, value: busy })
    expect(await enter()).toMatchObject({ ok: true, value: expect.arrayContaining(['a.lock']) })
    expect(await readdir(folder())).toEqual([])
  },
)

test.skipIf(process.platform === 'win32')('a lock there is private to its user', async () => {
  const held = await withFileLock(lockPath(), async () => (await stat(lockPath())).mode & 0o777)
  expect(held).toEqual({ ok: true, value: 0o600 })
})

test('a holder that died is removed there too', async () => {
  const dead = { pid: 4_194_305, birth: '', host: hostname(), token: 'abcdefabcdef' }
  await writeFile(lockPath(), JSON.stringify(dead))
  expect(await enter({ patienceMs: 60_000, silenceMs: Infinity })).toMatchObject({ ok: true })
  expect(await readdir(folder())).toEqual([])
})

test('any other failure of a link is told', async () => {
  disk.linkCode = 'EIO'
  expect(await enter()).toEqual({ ok: false, error: { kind: 'other', code: 'EIO' } })
})

test('a lock that cannot be written is told, and not waited for', async () => {
  disk.lockCode = 'ENOSPC'
  expect(await enter()).toEqual({ ok: false, error: { kind: 'disk-full', code: 'ENOSPC' } })
  expect(await readdir(folder())).toEqual([])
})
