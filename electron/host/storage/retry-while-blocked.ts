import { setTimeout as delay } from 'node:timers/promises'
import { readErrorCode } from './write-problem.ts'

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
