import { open, rename, unlink, lstat, readdir, chmod, mkdir } from 'node:fs/promises'
import { dirname, join, basename } from 'node:path'
import type { WriteProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import { describeWriteError, readErrorCode } from './write-problem.ts'
import { setTimeout as delay } from 'node:timers/promises'
import { randomBytes } from 'node:crypto'
import { isRunning } from './running-process.ts'

const filesAtOnce = 16

/** Who may read a file that is written; without any, its owner. */
export interface FileAccess {
  /** As the file before it had it. */
  mode?: number
  /** As usual for the user's files. */
  isShared?: boolean
}

/**
 * Replaces a file so that a crash at any moment leaves the old or the new content, never a mixture.
 *
 * Resolves with `ok` only when the content is on the disk. On a problem the old file is unchanged and the
 * temporary file is removed. The file gets mode 0600, or that of `access`. A symbolic link at `path` is replaced, not followed, so
 * that a planted link cannot redirect the write. Does not create the folder and does not lock: of two
 * writers, the later one wins.
 */
export async function saveAtomically(
  path: string,
  content: string | Uint8Array,
  access: FileAccess = {},
): Promise<Result<void, WriteProblem>> {
  try {
    await replaceFile(path, content, access)
    await syncFolder(dirname(path))
    return ok(undefined)
  } catch (error) {
    return err(describeWriteError(error))
  }
}

/**
 * Like `saveAtomically` for many files of one folder, but much faster because the folder is synced once. On a
 * problem some files may already be saved completely.
 */
export async function saveAllAtomically(
  folder: string,
  files: readonly { name: string; content: string }[],
  access: FileAccess = {},
): Promise<Result<void, WriteProblem>> {
  const waiting = [...files]
  const problems: unknown[] = []
  async function work() {
    for (let file = waiting.shift(); file && problems.length === 0; file = waiting.shift()) {
      const path = join(folder, file.name)
      await replaceFile(path, file.content, access).catch((error: unknown) => problems.push(error))
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, work))
  try {
    await syncFolder(folder)
  } catch (error) {
    problems.push(error)
  }
  const [problem] = problems
  return problem === undefined ? ok(undefined) : err(describeWriteError(problem))
}

/** Replaces the file; removes the temporary file if that fails. */
async function replaceFile(
  path: string,
  content: string | Uint8Array,
  access: FileAccess,
): Promise<void> {
  const temporary = temporaryNameOf(path)
  try {
    await writeNewFile(temporary, content, access)
    await retryWhileBlocked(() => rename(temporary, path))
  } catch (error) {
    await unlink(temporary).catch(() => undefined)
    throw error
  }
}

async function writeNewFile(
  path: string,
  content: string | Uint8Array,
  { mode, isShared = false }: FileAccess,
): Promise<void> {
  const file = await open(path, 'wx', isShared ? 0o666 : 0o600)
  try {
    if (mode !== undefined) await file.chmod(mode)
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the rename durable. Windows cannot open a folder, and some file systems cannot sync one. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } catch (error) {
    if (!['EINVAL', 'ENOTSUP', 'ENOSYS'].includes(readErrorCode(error) ?? '')) throw error
  } finally {
    await handle.close()
  }
}

/**
 * True if a file is only temporarily blocked: on Windows, virus scanners and indexers open new files, and a
 * removed file stays until the last of them closes it (libuv#4318). On other systems these errors are
 * permanent.
 */
export function isTemporarilyBlocked(
  error: unknown,
  platform: NodeJS.Platform = process.platform,
): boolean {
  return platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(readErrorCode(error) ?? '')
}

const pausesMs = [10, 20, 50, 100, 200, 400, 800]

/** Retries while the file is blocked, for about 1.6 s; then rejects with the last error. */
export async function retryWhileBlocked<T>(
  work: () => Promise<T>,
  platform: NodeJS.Platform = process.platform,
): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await work()
    } catch (error) {
      if (!isTemporarilyBlocked(error, platform)) throw error
      await delay(pause)
    }
  }
  return work()
}

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

/**
 * Creates a folder and its parents, accessible only by its owner (0700); also restricts an existing folder.
 */
export async function createPrivateFolder(path: string): Promise<Result<void, WriteProblem>> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await chmod(path, 0o700)
    return ok(undefined)
  } catch (error) {
    return err(describeWriteError(error))
  }
}
