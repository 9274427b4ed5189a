import { hostname } from 'node:os'
import { join } from 'node:path'
import type { LockProblem } from '#core/refusal/save-problem.ts'
import { err, ok, type Result } from '#core/result.ts'
import { withFileLock } from '#host/storage/file-lock.ts'
import { isDead, readLock } from '#host/storage/lock-holder.ts'

/** The process that writes into a set. */
export interface SetLockHolder {
  pid: number
  host: string
}

const lockName = 'set.lock'
/** Living holders touch the lock every second (file-lock.ts). */
const suspiciousAfterMs = 5_000
const silenceMs = 15_000
/** Long enough for a lock that is just being released. */
const releaseTimeoutMs = 500

/** The other process that is writing to a set; null if there is none or it is dead. */
export async function readSetLockHolder(folder: string): Promise<SetLockHolder | null> {
  const seen = await readLock(join(folder, lockName)).catch(() => null)
  if (!seen?.holder || isDead(seen.holder) || looksStale(seen.mtimeMs)) return null
  const { pid, host } = seen.holder
  if (pid === process.pid && host === hostname()) return null
  return { pid, host }
}

export type SetLocked = { kind: 'set-held' } & SetLockHolder

/**
 * Locks a set until `release`, or returns its current holder. A stale lock is taken over at once if its
 * process is known to be dead, otherwise after a time without a sign of life.
 */
export async function lockSet(
  folder: string,
): Promise<Result<{ release: () => Promise<void> }, LockProblem | SetLocked>> {
  const path = join(folder, lockName)
  const seen = await readLock(path).catch(() => null)
  // A lock that looks stale is watched for longer, because its modification time alone is not reliable.
  const patienceMs =
    seen !== null && looksStale(seen.mtimeMs) ? silenceMs + suspiciousAfterMs : releaseTimeoutMs
  const taken = await new Promise<Result<{ release: () => Promise<void> }, LockProblem>>(
    (resolve, reject) => {
      const holding = withFileLock(path, () => new Promise<void>(hold), { patienceMs, silenceMs })
      function hold(end: () => void) {
        resolve(
          ok({
            async release() {
              end()
              await holding
            },
          }),
        )
      }
      holding.then((outcome) => {
        if (!outcome.ok) resolve(outcome)
      }, reject)
    },
  )
  if (taken.ok || taken.error.kind !== 'busy') return taken
  const holder = await readSetLockHolder(folder)
  return err(holder === null ? taken.error : { kind: 'set-held', ...holder })
}

const looksStale = (mtimeMs: number): boolean => Date.now() - mtimeMs > suspiciousAfterMs
