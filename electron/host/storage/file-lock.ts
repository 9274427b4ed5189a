import { link, unlink, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { LockProblem, WriteProblem } from '#core/refusal/save-problem.ts'
import { err, ok, type Result } from '#core/result.ts'
import { isHeldForAMoment, retryWhileHeld } from './held-file.ts'
import { createHolder, isDead, readLock, type LockHolder, type SeenLock } from './lock-holder.ts'
import { createPrivateFolder } from './private-folder.ts'
import { nameTemporary } from './temporary-files.ts'
import { describeWriteError, readErrorCode } from './write-problem.ts'

export interface LockTiming {
  /** How long to wait for the lock. */
  patienceMs: number
  /** A holder that gave no sign of life for so long is taken for dead, whatever its number says. */
  silenceMs: number
}

const usualTiming: LockTiming = { patienceMs: 30_000, silenceMs: 15_000 }
const signOfLifeMs = 1_000

/**
 * Runs `work` while no other process (nor another call in this one) holds the lock file `path`.
 *
 * A lock whose holder has died is taken over at once; one whose process number now belongs to
 * somebody else, or that another computer left behind, after `silenceMs` without a sign of life.
 * What `work` throws is thrown on. Is not re-entrant: `work` must not ask for the same lock.
 */
export async function withFileLock<T>(
  path: string,
  work: () => Promise<T>,
  timing: LockTiming = usualTiming,
): Promise<Result<T, LockProblem>> {
  const me = createHolder()
  const taken = await acquire(path, me, timing)
  if (!taken.ok) return taken
  const signs = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, signOfLifeMs)
  signs.unref()
  try {
    return ok(await work())
  } finally {
    clearInterval(signs)
    await release(path, me)
  }
}

async function acquire(
  path: string,
  me: LockHolder,
  timing: LockTiming,
): Promise<Result<void, LockProblem>> {
  // Written beside the lock and linked to its name: so nobody ever reads a half-written lock.
  const draft = nameTemporary(path)
  try {
    const written = await writeDraft(draft, me)
    return written.ok ? await waitForTurn(path, draft, me, timing) : written
  } catch (error) {
    return err(describeWriteError(error))
  } finally {
    await unlink(draft).catch(() => undefined)
  }
}

/** A folder that is missing is made, so that one that cannot be made is named by what is wrong with it. */
async function writeDraft(draft: string, me: LockHolder): Promise<Result<void, WriteProblem>> {
  const write = () => writeFile(draft, JSON.stringify(me), { flag: 'wx', mode: 0o600 })
  try {
    await write()
  } catch (error) {
    if (readErrorCode(error) !== 'ENOENT') throw error
    const made = await createPrivateFolder(dirname(draft))
    if (!made.ok) return made
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
  while (!(await linkOnce(draft, path, me))) {
    const seen = await readLock(path)
    if (seen === null) continue
    const now = performance.now()
    // Silence is watched, not read from clocks: a computer that slept, or another computer's clock,
    // must not make a living holder look old.
    if (watched.sign !== seen.sign) watched = { sign: seen.sign, since: now }
    if (isDead(seen.holder) || now - watched.since > timing.silenceMs) {
      await removeStale(path, seen, me, timing)
      continue
    }
    if (now - start > timing.patienceMs) return err({ kind: 'busy' })
    await delay(5 + Math.random() * 20)
  }
  return ok(undefined)
}

/** What file systems without hard links answer; EISDIR is FAT on Windows (nodejs/node#65817). */
const noHardLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EISDIR', 'EINVAL']

async function linkOnce(draft: string, path: string, me: LockHolder): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    const code = readErrorCode(error)
    if (code === 'EEXIST') return false
    if (isHeldForAMoment(error)) return await writeOnce(path, me)
    if (code === null || !noHardLinks.includes(code)) throw error
    return await writeOnce(path, me)
  }
}

/** For file systems without hard links (FAT): here an empty lock can be seen for a moment. */
async function writeOnce(path: string, me: LockHolder): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(me), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    const code = readErrorCode(error) ?? ''
    if (code === 'EEXIST' || isHeldForAMoment(error)) return false
    throw error
  }
}

/**
 * Removes a dead holder's lock, once.
 *
 * Two processes may find the same dead lock; if both simply removed "the lock file", the slower one
 * would remove the lock the faster one has taken since. So the right to remove one particular holding
 * is a lock of its own, named by that holding's token: whoever has it looks again and removes the
 * file only if it still is that holding, and then nobody else can have replaced it in between. Should
 * the one with the right die too, the right is taken over in the same manner.
 */
async function removeStale(
  path: string,
  seen: SeenLock,
  me: LockHolder,
  timing: LockTiming,
): Promise<void> {
  const right = `${path}.${seen.holder?.token ?? 'unknown'}.right`
  const taken = await acquire(right, me, timing)
  if (!taken.ok) return
  try {
    const still = await readLock(path)
    if (still?.sign === seen.sign) await retryWhileHeld(() => unlink(path))
  } finally {
    await retryWhileHeld(() => unlink(right))
  }
}

async function release(path: string, me: LockHolder): Promise<void> {
  const seen = await readLock(path).catch(() => null)
  if (seen?.holder?.token === me.token)
    await retryWhileHeld(() => unlink(path)).catch(() => undefined)
}
