import { link, unlink, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { LockProblem, WriteProblem } from '#core/refusal/save-problem.ts'
import { err, ok, type Result } from '#core/result.ts'
import { isTemporarilyBlocked, retryWhileBlocked } from './retry-while-blocked.ts'
import { createHolder, isDead, readLock, type LockHolder, type SeenLock } from './lock-holder.ts'
import { createPrivateFolder } from './private-folder.ts'
import { temporaryNameOf } from './temporary-files.ts'
import { describeWriteError, readErrorCode } from './write-problem.ts'

export interface LockTiming {
  /** How long to wait for the lock. */
  patienceMs: number
  /** A holder without a sign of life for this long is considered dead, even if its PID exists. */
  silenceMs: number
}

const defaultTiming: LockTiming = { patienceMs: 30_000, silenceMs: 15_000 }
const heartbeatMs = 1_000

/**
 * Runs `work` while no other process (nor another call in this one) holds the lock file `path`.
 *
 * The lock of a dead holder is taken over at once; if its PID was reused or it runs on another computer,
 * after `silenceMs` without a sign of life. Rejects with what `work` throws. Not re-entrant: `work` must not
 * take the same lock.
 */
export async function withFileLock<T>(
  path: string,
  work: () => Promise<T>,
  timing: LockTiming = defaultTiming,
): Promise<Result<T, LockProblem>> {
  const me = createHolder()
  const taken = await acquire(path, me, timing)
  if (!taken.ok) return taken
  const heartbeat = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, heartbeatMs)
  heartbeat.unref()
  try {
    return ok(await work())
  } finally {
    clearInterval(heartbeat)
    await release(path, me)
  }
}

async function acquire(
  path: string,
  me: LockHolder,
  timing: LockTiming,
): Promise<Result<void, LockProblem>> {
  // Written beside the lock and linked to its name, so that a half-written lock is never read.
  const draft = temporaryNameOf(path)
  try {
    const written = await writeDraft(draft, me)
    return written.ok ? await waitForTurn(path, draft, me, timing) : written
  } catch (error) {
    return err(describeWriteError(error))
  } finally {
    await unlink(draft).catch(() => undefined)
  }
}

/** Creates a missing folder, so that the error says why it cannot be created. */
async function writeDraft(draft: string, me: LockHolder): Promise<Result<void, WriteProblem>> {
  const write = () => writeFile(draft, JSON.stringify(me), { flag: 'wx', mode: 0o600 })
  try {
    await write()
  } catch (error) {
    if (readErrorCode(error) !== 'ENOENT') throw error
    const created = await createPrivateFolder(dirname(draft))
    if (!created.ok) return created
    await write()
  }
  return ok(undefined)
}

async function waitForTurn(
  path: string,
  draft: string,
  me: LockHolder,
  timing: LockTiming,
): Promise<Result<void, LockProblem>> {
  const start = performance.now()
  let watched = { sign: '', since: start }
  while (!(await tryLink(draft, path, me))) {
    const seen = await readLock(path)
    if (seen === null) continue
    const now = performance.now()
    // Silence is measured here instead of comparing clocks: sleep or another computer's clock must not make a
    // living holder look dead.
    if (watched.sign !== seen.sign) watched = { sign: seen.sign, since: now }
    if (isDead(seen.holder) || now - watched.since > timing.silenceMs) {
      await removeStale(path, seen, me, timing)
      continue
    }
    if (now - start > timing.patienceMs) return err({ kind: 'busy' })
    // Random, so that waiting processes do not poll in step.
    await delay(5 + Math.random() * 20)
  }
  return ok(undefined)
}

/** Error codes of file systems without hard links; EISDIR is FAT on Windows (nodejs/node#65817). */
const noHardLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EISDIR', 'EINVAL']

async function tryLink(draft: string, path: string, me: LockHolder): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    const code = readErrorCode(error)
    if (code === 'EEXIST') return false
    if (isTemporarilyBlocked(error) || noHardLinks.includes(code ?? ''))
      return await tryWrite(path, me)
    throw error
  }
}

/** For file systems without hard links (FAT), where an empty lock is visible for a moment. */
async function tryWrite(path: string, me: LockHolder): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(me), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    const code = readErrorCode(error) ?? ''
    if (code === 'EEXIST' || isTemporarilyBlocked(error)) return false
    throw error
  }
}

/**
 * Removes a dead holder's lock, once.
 *
 * Two processes may find the same dead lock; if both simply removed the file, the slower one would remove the
 * new lock of the faster one. So removing a particular lock requires a second lock, named by the token of the
 * first: its holder reads the first lock again and removes it only if it is unchanged, which nobody else can
 * do at the same time. If this holder dies too, the second lock is taken over in the same way.
 */
async function removeStale(
  path: string,
  seen: SeenLock,
  me: LockHolder,
  timing: LockTiming,
): Promise<void> {
  const removalLock = `${path}.${seen.holder?.token ?? 'unknown'}.right`
  const taken = await acquire(removalLock, me, timing)
  if (!taken.ok) return
  try {
    const current = await readLock(path)
    if (current?.sign === seen.sign) await retryWhileBlocked(() => unlink(path))
  } finally {
    await retryWhileBlocked(() => unlink(removalLock))
  }
}

async function release(path: string, me: LockHolder): Promise<void> {
  const seen = await readLock(path).catch(() => null)
  if (seen?.holder?.token === me.token)
    await retryWhileBlocked(() => unlink(path)).catch(() => undefined)
}
