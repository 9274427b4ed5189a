import type { SaveProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import { saveAtomically, retryWhileBlocked } from './atomic-write.ts'
import { readDocument, renderDocument, type DocumentRules } from './document-text.ts'
import { withFileLock } from './file-lock.ts'
import { readRegularFile } from './read-regular-file.ts'
import { describeErrorCode, readErrorCode, requireErrorCode } from './write-problem.ts'
import { constants, copyFile, lstat, rename } from 'node:fs/promises'

export interface DocumentPlace {
  /** Absolute path of the file; its folder must exist when something is saved. */
  file: string
  now: () => Date
}

/** Invalid entries of one of the `lists` are set aside, not the whole file. */
export interface JsonDocumentOptions<T extends object> extends DocumentPlace, DocumentRules<T> {
  /** The value of a file that does not exist. */
  empty: () => T
}

export type DocumentState<T> =
  /** Read, or no file exists yet. */
  | { kind: 'ready'; value: T }
  /**
   * The file was unreadable and moved to `movedTo`; `value` is what was saved since, or empty. Reported for
   * the whole life of the document object, so that it is not missed.
   */
  | { kind: 'set-aside'; value: T; movedTo: string }
  /**
   * `count` entries were unreadable and left out; the original file is at `copiedTo`. Also reported for the
   * whole life of the document object.
   */
  | { kind: 'entries-set-aside'; value: T; count: number; copiedTo: string }
  /** Written by a newer version of the app and never changed. `value` is empty. */
  | { kind: 'newer'; value: T; version: number }
  /** The file exists but cannot be read now (`code`, such as EACCES); it is never overwritten. */
  | { kind: 'unavailable'; value: T; code: string }

export interface JsonDocument<T> {
  /** Reads the file after all pending updates of this object. Never rejects because of the file's content. */
  load(): Promise<DocumentState<T>>
  /**
   * Reads, changes and writes atomically, also across processes; resolves with the new value once it is on
   * the disk. An unchanged value is not written. On problems the file stays unchanged. Rejects only with what
   * `change` throws.
   */
  update(change: (current: T) => T): Promise<Result<T, SaveProblem>>
}

type SetAsideState =
  | { kind: 'set-aside'; movedTo: string }
  | { kind: 'entries-set-aside'; count: number; copiedTo: string }

type Unreadable<T> =
  | { kind: 'unreadable' }
  | { kind: 'unreadable-entries'; value: T; count: number }

const isUnreadable = <T>(found: DocumentState<T> | Unreadable<T>): found is Unreadable<T> =>
  found.kind === 'unreadable' || found.kind === 'unreadable-entries'

/** Stores one value in one JSON file: `{"format": "...", "version": n, ...value}`, pretty printed. */
export function createJsonDocument<T extends object>(
  options: JsonDocumentOptions<T>,
): JsonDocument<T> {
  const { file, empty } = options
  const lock = `${file}.lock`
  let aside: SetAsideState | null = null
  const inTurn = createQueue()

  async function read(): Promise<DocumentState<T> | Unreadable<T>> {
    let bytes: Uint8Array
    try {
      bytes = await readRegularFile(file)
    } catch (error) {
      const code = requireErrorCode(error)
      if (code !== 'ENOENT') return { kind: 'unavailable', value: empty(), code }
      return asState(empty())
    }
    const found = readDocument(bytes, options)
    if (found.kind === 'value' && found.leftOut > 0)
      return { kind: 'unreadable-entries', value: found.value, count: found.leftOut }
    if (found.kind === 'value') return asState(found.value)
    if (found.kind === 'newer') return { ...found, value: empty() }
    return found
  }

  function asState(value: T): DocumentState<T> {
    return aside === null ? { kind: 'ready', value } : { ...aside, value }
  }

  /** Requires the lock; otherwise a new file of another process could be moved away. */
  async function readOrSetAside(): Promise<DocumentState<T>> {
    const found = await read()
    if (!isUnreadable(found)) return found
    try {
      if (found.kind === 'unreadable-entries')
        return await dropUnreadableEntries(found.value, found.count)
      aside = { kind: 'set-aside', movedTo: await setAside(file, options.now()) }
    } catch (error) {
      const code = requireErrorCode(error)
      return { kind: 'unavailable', value: empty(), code }
    }
    return asState(empty())
  }

  async function dropUnreadableEntries(value: T, count: number): Promise<DocumentState<T>> {
    const copiedTo = await copyAside(file, options.now())
    const saved = await saveAtomically(file, renderDocument(value, options))
    if (!saved.ok) return { kind: 'unavailable', value, code: saved.error.code }
    aside = { kind: 'entries-set-aside', count, copiedTo }
    return asState(value)
  }

  async function change(apply: (current: T) => T): Promise<Result<T, SaveProblem>> {
    const state = await readOrSetAside()
    if (state.kind === 'newer') return err({ kind: 'newer', version: state.version })
    if (state.kind === 'unavailable') return err(describeErrorCode(state.code))
    // Rendered before the change, because `apply` may modify the value in place.
    const before = renderDocument(state.value, options)
    const value = apply(state.value)
    const after = renderDocument(value, options)
    if (after === before) return ok(value)
    const saved = await saveAtomically(file, after)
    return saved.ok ? ok(value) : saved
  }

  return {
    async load() {
      // Waits for pending writes; otherwise a reloaded window could get the old value.
      await inTurn(() => Promise.resolve())
      const found = await read()
      if (!isUnreadable(found)) return found
      const settled = await withFileLock(lock, readOrSetAside)
      if (settled.ok) return settled.value
      const code = settled.error.kind === 'busy' ? 'EBUSY' : settled.error.code
      return { kind: 'unavailable', value: empty(), code }
    },
    async update(apply) {
      const locked = await inTurn(() => withFileLock(lock, () => change(apply)))
      return locked.ok ? locked.value : locked
    },
  }
}

/**
 * Moves an unreadable file out of the way, to `<path>.unreadable-<time>`, and returns the new path.
 *
 * Never replaces a file that was set aside before. Rejects with the system's error if it cannot be moved.
 * Requires the file's lock, because another process may be replacing the same file.
 */
export async function setAside(path: string, now: Date): Promise<string> {
  const target = await findFreeName(path, now)
  await retryWhileBlocked(() => rename(path, target))
  return target
}

/** Like `setAside`, but copies the file, so that the original can be repaired. */
export async function copyAside(path: string, now: Date): Promise<string> {
  const target = await findFreeName(path, now)
  await copyFile(path, target, constants.COPYFILE_EXCL)
  return target
}

async function findFreeName(path: string, now: Date): Promise<string> {
  const base = `${path}.unreadable-${renderFileTime(now)}`
  let target = base
  for (let copy = 2; await exists(target); copy++) target = `${base}-${copy}`
  return target
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return false
    throw error
  }
}

/** A time that is valid in file names on every system: `2026-08-22T09-15-00-000Z`. */
function renderFileTime(time: Date): string {
  return time.toISOString().replaceAll(/[:.]/g, '-')
}

/** Runs tasks one after another; settles like the task. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** Creates a queue. A failing task rejects only its own promise; the next tasks still run. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
