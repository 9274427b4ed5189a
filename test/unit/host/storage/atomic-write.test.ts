import { chmod, mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  saveAtomically,
  sweepTemporaryFiles,
  isTemporarilyBlocked,
  retryWhileBlocked,
} from '#host/storage/atomic-write.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { isUnix } from '../../../support/unix.ts'

const folder = temporaryFolder()
const noProcess = 4_194_305 // One above the highest process number Linux can give.

test('replaces the content and narrows the mode', async () => {
  const path = join(folder(), 'a.json')
  await writeFile(path, 'old')
  await chmod(path, 0o644)
  expect(await saveAtomically(path, Buffer.from('new'))).toEqual({ ok: true, value: undefined })
  expect(await readFile(path, 'utf8')).toBe('new')
  if (isUnix) expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder())).toEqual(['a.json'])
})

test.runIf(isUnix)('replaces a planted link instead of writing through it', async () => {
  const path = join(folder(), 'a.json')
  const elsewhere = join(folder(), 'elsewhere')
  await writeFile(elsewhere, 'untouched')
  await symlink(elsewhere, path)
  await saveAtomically(path, 'new')
  expect(await readFile(elsewhere, 'utf8')).toBe('untouched')
  expect(await readFile(path, 'utf8')).toBe('new')
})

test('says the code and leaves no temporary file when the place cannot be written', async () => {
  const path = join(folder(), 'a.json')
  await mkdir(path)
  expect(await saveAtomically(path, 'new')).toEqual({
    ok: false,
    error: { kind: 'other', code: 'EISDIR' },
  })
  expect(await readdir(folder())).toEqual(['a.json'])
})

test('sweeps what dead or stuck writers left, and nothing else', async () => {
  const keep = ['a.json', 'b.tmp', '.a.json.tmp', `.a.json.${process.pid}.0123456789ab.tmp`]
  const left = [
    `.a.json.${noProcess}.0123456789ab.tmp`,
    `.a.json.${process.pid}.ba9876543210.tmp`,
    'a.json.lock.0123456789ab.right',
  ]
  for (const name of [...keep, ...left]) await writeFile(join(folder(), name), '')
  const longAgo = new Date(Date.now() - 3_600_000)
  for (const name of left.slice(1)) await utimes(join(folder(), name), longAgo, longAgo)
  await sweepTemporaryFiles(folder())
  expect((await readdir(folder())).sort()).toEqual(keep.sort())
})

const failure = (code: string) => Object.assign(new Error(code), { code })

/** Fails as often as it is told, as Windows does while a scanner has the file open. */
function heldFor(times: number, code: string) {
  let tries = 0
  const work = () => {
    tries += 1
    return tries <= times ? Promise.reject(failure(code)) : Promise.resolve('done')
  }
  return { work, tries: () => tries }
}

test.each(['EPERM', 'EBUSY', 'EACCES'])(
  'on Windows a file that answers %s is tried again',
  async (code) => {
    const file = heldFor(3, code)
    expect(await retryWhileBlocked(file.work, 'win32')).toBe('done')
    expect(file.tries()).toBe(4)
  },
)

test('elsewhere the first failure counts', async () => {
  const file = heldFor(1, 'EPERM')
  await expect(retryWhileBlocked(file.work, 'linux')).rejects.toThrow('EPERM')
  expect(file.tries()).toBe(1)
})

test('a file that stays held is given up, with what the system said', async () => {
  const file = heldFor(Infinity, 'EBUSY')
  await expect(retryWhileBlocked(file.work, 'win32')).rejects.toThrow('EBUSY')
})

test('a full disk is not waited for', () => {
  expect(isTemporarilyBlocked(failure('ENOSPC'), 'win32')).toBe(false)
})
