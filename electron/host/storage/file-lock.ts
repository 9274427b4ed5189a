import { link, unlink, utimes, writeFile, readFile, stat, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { LockProblem, WriteProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import {
  isTemporarilyBlocked,
  retryWhileBlocked,
  temporaryNameOf,
  createPrivateFolder,
} from './atomic-write.ts'
import { describeWriteError, readErrorCode } from './write-problem.ts'
import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { z } from 'zod'
import { readJsonText } from './read-regular-file.ts'
import { isRunning, readBirth } from './running-process.ts'

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

/** The content of a lock file. `token` is new each time the lock is taken; `birth` see `readBirth`. */
type LockHolder = z.infer<typeof holderSchema>

const holderSchema = z.object({
  pid: z.number().int().positive(),
  birth: z.string(),
  host: z.string(),
  token: z.string().regex(/^[0-9a-f]{12}$/),
})

/** State of a lock file at one moment. */
interface SeenLock {
  /** Null if the file is unreadable (written by another program, or just being written). */
  holder: LockHolder | null
  /** Changes with every sign of life of the holder and with every new holder. */
  sign: string
  /** Time of the last sign of life, by the clock of the file system; 0 if it could not be read. */
  mtimeMs: number
}

export function createHolder(): LockHolder {
  return {
    pid: process.pid,
    birth: readBirth(process.pid),
    host: hostname(),
    token: randomBytes(6).toString('hex'),
  }
}

/** Null if there is no lock file. Rejects if it cannot be read. */
export async function readLock(path: string): Promise<SeenLock | null> {
  try {
    const text = await readFile(path, 'utf8')
    const { ino, mtimeMs } = await stat(path)
    const parsed = holderSchema.safeParse(readJsonText(text))
    const holder = parsed.success ? parsed.data : null
    return { holder, sign: `${holder?.token ?? ''} ${ino} ${mtimeMs}`, mtimeMs }
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return null
    // Being removed or read by a scanner: the lock exists, but its holder is unknown.
    if (isTemporarilyBlocked(error)) return { holder: null, sign: 'held', mtimeMs: 0 }
    throw error
  }
}

/** True only if it is certain; processes of other computers cannot be checked. */
export function isDead(holder: LockHolder | null): boolean {
  if (holder?.host !== hostname()) return false
  if (!isRunning(holder.pid)) return true
  return holder.birth !== '' && readBirth(holder.pid) !== holder.birth
}

const lockFile = /[.-]lock$/

/**
 * Removes the lock files that killed processes left in a folder, because some are never used again. Never
 * fails and never touches the lock of a process that may be alive.
 */
export async function sweepLocks(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => lockFile.test(one))) {
    const path = join(folder, name)
    const seen = await readLock(path).catch(() => null)
    // Taking it over and releasing it is the only way to remove it without a race.
    if (seen !== null && isDead(seen.holder)) await withFileLock(path, () => Promise.resolve())
  }
}
