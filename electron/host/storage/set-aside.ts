import { constants, copyFile, lstat, rename } from 'node:fs/promises'
import { retryWhileBlocked } from './retry-while-blocked.ts'
import { readErrorCode } from './write-problem.ts'

/**
 * Moves an unreadable file out of the way, to `<path>.unreadable-<time>`, and returns the new path.
 *
 * Never replaces a file that was set aside before. Rejects with the system's error if it cannot be moved.
 * Requires the file's lock, because another process may be replacing the same file.
 */
export async function setAside(path: string, now: Date): Promise<string> {
  const target = await findFreeName(path, now)
  await retryWhileBlocked(() => rename(path, target))
  return target
}

/** Like `setAside`, but copies the file, so that the original can be repaired. */
export async function copyAside(path: string, now: Date): Promise<string> {
  const target = await findFreeName(path, now)
  await copyFile(path, target, constants.COPYFILE_EXCL)
  return target
}

async function findFreeName(path: string, now: Date): Promise<string> {
  const base = `${path}.unreadable-${renderFileTime(now)}`
  let target = base
  for (let copy = 2; await exists(target); copy++) target = `${base}-${copy}`
  return target
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return false
    throw error
  }
}

/** A time that is valid in file names on every system: `2026-08-22T09-15-00-000Z`. */
function renderFileTime(time: Date): string {
  return time.toISOString().replaceAll(/[:.]/g, '-')
}
