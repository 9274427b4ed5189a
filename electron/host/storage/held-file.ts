import { setTimeout as delay } from 'node:timers/promises'
import { readErrorCode } from './write-problem.ts'

/**
 * Whether a file cannot be had for a moment only: on Windows virus scanners and indexers open what was just
 * written, and a removed file stays until the last of them lets go (libuv#4318). Elsewhere it is for good.
 */
export function isHeldForAMoment(
  error: unknown,
  platform: NodeJS.Platform = process.platform,
): boolean {
  return platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(readErrorCode(error) ?? '')
}

const pausesMs = [10, 20, 50, 100, 200, 400, 800]

/** Does it again while the file is held; rejects with what it rejects with at last. */
export async function retryWhileHeld<T>(
  work: () => Promise<T>,
  platform: NodeJS.Platform = process.platform,
): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await work()
    } catch (error) {
      if (!isHeldForAMoment(error, platform)) throw error
      await delay(pause)
    }
  }
  return work()
}
