import { hostname } from 'node:os'
import { join } from 'node:path'
import type { LockProblem } from '#core/refusal/save-problem.ts'
import { err, ok, type Result } from '#core/result.ts'
import { withFileLock } from '#host/storage/file-lock.ts'
import { isDead, readLock } from '#host/storage/lock-holder.ts'

/** The process that writes into a set. */
export interface SetHolder {
  pid: number
  host: string
}

const lockName = 'set.lock'
/** Living holders give a sign each second (file-lock.ts). */
const quietMs = 5_000
const silenceMs = 15_000
/** For one that is just being released. */
const patientMs = 500

/** Who writes into a set now; null for nobody, for this process itself, and for one who died. */
export async function readSetHolder(folder: string): Promise<SetHolder | null> {
  const seen = await readLock(join(folder, lockName)).catch(() => null)
  if (!seen?.holder || isDead(seen.holder) || isQuiet(seen.mtimeMs)) return null
  const { pid, host } = seen.holder
  if (pid === process.pid && host === hostname()) return null
  return { pid, host }
}

export type SetHeld = { kind: 'set-held' } & SetHolder

/**
 * Takes a set, so that no other process writes into it until it is released; or tells who has it. A lock that was left
 * behind is taken over: at once where its process is known to be dead, else when it gave no sign of life for a while.
 */
export async function holdSet(
  folder: string,
): Promise<Result<{ release: () => Promise<void> }, LockProblem | SetHeld>> {
  const path = join(folder, lockName)
  const seen = await readLock(path).catch(() => null)
  // One that seems to be left behind is watched: only its clock says so yet.
  const patienceMs = seen !== null && isQuiet(seen.mtimeMs) ? silenceMs + quietMs : patientMs
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
  const holder = await readSetHolder(folder)
  return err(holder === null ? taken.error : { kind: 'set-held', ...holder })
}

const isQuiet = (mtimeMs: number): boolean => Date.now() - mtimeMs > quietMs
