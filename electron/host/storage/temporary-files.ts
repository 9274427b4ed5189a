import { randomBytes } from 'node:crypto'
import { lstat, readdir, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './running-process.ts'

const temporary = /^\..+\.(\d+)\.[0-9a-f]{12}\.tmp$/
/** A lock for removing a dead lock (see file-lock), held for microseconds unless its process died. */
const removalLock = /\.(?:[0-9a-f]{12}|unknown)\.right$/
const abandonedAfterMs = 60_000

/** A unique path beside `path` that contains the PID. */
export function temporaryNameOf(path: string): string {
  const random = randomBytes(6).toString('hex')
  return join(dirname(path), `.${basename(path)}.${process.pid}.${random}.tmp`)
}

/**
 * Removes temporary files that killed writers left in a folder: those whose process has ended or that are
 * older than a minute. Never fails.
 */
export async function sweepTemporaryFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    if (await isLeftOver(folder, name)) await unlink(join(folder, name)).catch(() => undefined)
  }
}

async function isLeftOver(folder: string, name: string): Promise<boolean> {
  const pid = temporary.exec(name)?.[1]
  if (pid === undefined && !removalLock.test(name)) return false
  if (pid !== undefined && !isRunning(Number(pid))) return true
  const found = await lstat(join(folder, name)).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > abandonedAfterMs
}
