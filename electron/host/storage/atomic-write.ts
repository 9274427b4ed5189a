import { open, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { WriteProblem } from '#core/refusal/save-problem.ts'
import { err, ok, type Result } from '#core/result.ts'
import { retryWhileBlocked } from './retry-while-blocked.ts'
import { temporaryNameOf } from './temporary-files.ts'
import { describeWriteError, readErrorCode } from './write-problem.ts'

const filesAtOnce = 16

/**
 * Replaces a file so that a crash at any moment leaves the old or the new content, never a mixture.
 *
 * Resolves with `ok` only when the content is on the disk. On a problem the old file is unchanged and the
 * temporary file is removed. The file gets mode 0600. A symbolic link at `path` is replaced, not followed, so
 * that a planted link cannot redirect the write. Does not create the folder and does not lock: of two
 * writers, the later one wins.
 */
export async function saveAtomically(
  path: string,
  content: string | Uint8Array,
): Promise<Result<void, WriteProblem>> {
  try {
    await replaceFile(path, content)
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
): Promise<Result<void, WriteProblem>> {
  const waiting = [...files]
  const problems: unknown[] = []
  async function work() {
    for (let file = waiting.shift(); file && problems.length === 0; file = waiting.shift()) {
      const path = join(folder, file.name)
      await replaceFile(path, file.content).catch((error: unknown) => problems.push(error))
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
async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = temporaryNameOf(path)
  try {
    await writeNewFile(temporary, content)
    await retryWhileBlocked(() => rename(temporary, path))
  } catch (error) {
    await unlink(temporary).catch(() => undefined)
    throw error
  }
}

async function writeNewFile(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
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
