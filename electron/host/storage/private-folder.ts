import { chmod, mkdir } from 'node:fs/promises'
import type { WriteProblem } from '#core/refusal/save-problem.ts'
import { err, ok, type Result } from '#core/result.ts'
import { describeWriteError } from './write-problem.ts'

/** Creates a folder, parents included, that only its owner can enter (0700); narrows one that exists. */
export async function createPrivateFolder(path: string): Promise<Result<void, WriteProblem>> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await chmod(path, 0o700)
    return ok(undefined)
  } catch (error) {
    return err(describeWriteError(error))
  }
}
