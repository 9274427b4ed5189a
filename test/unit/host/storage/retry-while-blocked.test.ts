import { expect, test } from 'vitest'
import { isTemporarilyBlocked, retryWhileBlocked } from '#host/storage/atomic-write.ts'

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
