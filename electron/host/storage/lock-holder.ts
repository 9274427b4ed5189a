import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { z } from 'zod'
import { readJsonText } from './read-json-text.ts'
import { isTemporarilyBlocked } from './retry-while-blocked.ts'
import { isRunning, readBirth } from './running-process.ts'
import { readErrorCode } from './write-problem.ts'

/** The content of a lock file. `token` is new each time the lock is taken; `birth` see `readBirth`. */
export type LockHolder = z.infer<typeof holderSchema>

const holderSchema = z.object({
  pid: z.number().int().positive(),
  birth: z.string(),
  host: z.string(),
  token: z.string().regex(/^[0-9a-f]{12}$/),
})

/** State of a lock file at one moment. */
export interface SeenLock {
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
