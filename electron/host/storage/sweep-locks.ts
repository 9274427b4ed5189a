import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { withFileLock } from './file-lock.ts'
import { isDead, readLock } from './lock-holder.ts'

const lockFile = /[.-]lock$/

/**
 * Removes the lock files that killed processes left in a folder, because some are never used again. Never
 * fails and never touches the lock of a process that may be alive.
 */
export async function sweepLocks(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => lockFile.test(one))) {
    const path = join(folder, name)
    const seen = await readLock(path).catch(() => null)
    // Taking it over and releasing it is the only way to remove it without a race.
    if (seen !== null && isDead(seen.holder)) await withFileLock(path, () => Promise.resolve())
  }
}
