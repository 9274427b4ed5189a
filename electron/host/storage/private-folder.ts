import { chmod, mkdir } from 'node:fs/promises'
import type { WriteProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import { describeWriteError } from './write-problem.ts'

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
