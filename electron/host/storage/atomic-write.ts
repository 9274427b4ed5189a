import { open, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { WriteProblem } from '#core/refusal/save-problem.ts'
import { err, ok, type Result } from '#core/result.ts'
import { retryWhileHeld } from './held-file.ts'
import { nameTemporary } from './temporary-files.ts'
import { describeWriteError, readErrorCode } from './write-problem.ts'

/**
 * Replaces a file so that a crash at any moment leaves the old or the new content, never a mixture.
 *
 * Resolves with `ok` only when the content is on the disk. On a problem the old file is as it was and
 * the temporary file is gone. The file gets mode 0600. A symbolic link at `path` is replaced, not
 * followed: a planted link must not make the app write elsewhere. Does not create the folder and
 * does not lock: two writers are both safe, the later one wins.
 */
export async function saveAtomically(
  path: string,
  content: string | Uint8Array,
): Promise<Result<void, WriteProblem>> {
  const temporary = nameTemporary(path)
  try {
    await writeNewFile(temporary, content)
    await retryWhileHeld(() => rename(temporary, path))
    await syncFolder(dirname(path))
    return ok(undefined)
  } catch (error) {
    await unlink(temporary).catch(() => undefined)
    return err(describeWriteError(error))
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

/** Makes the rename itself durable. Windows cannot open a folder, some file systems cannot sync one. */
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
