import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import type { SaveProblem } from '#core/refusal/save-problem.ts'
import { err, ok, type Result } from '#core/result.ts'
import { saveAtomically } from './atomic-write.ts'
import { createQueue } from './create-queue.ts'
import { readDocument, renderDocument, type DocumentRules } from './document-text.ts'
import { withFileLock } from './file-lock.ts'
import { copyAside, setAside } from './set-aside.ts'
import { describeErrorCode, readErrorCode } from './write-problem.ts'

export interface JsonDocumentOptions<T extends object> {
  /** Absolute path of the file; its folder must exist when something is saved. */
  file: string
  /** Names the kind of document inside the file, so that a misplaced file is not taken for this one. */
  format: string
  version: number
  /**
   * The value without `format` and `version`. Members it does not know survive where the schema is
   * loose (`z.looseObject`); a strict or stripping schema drops them at the next save.
   */
  schema: z.ZodType<T>
  /** `migrations[n]` turns a value of version n into one of version n + 1; one for every older version. */
  migrations: Readonly<Record<number, (old: unknown) => unknown>>
  /** See DocumentRules: one broken entry of such a list is set aside, not the file. */
  lists?: Readonly<Record<string, z.ZodType>>
  /** The value of a file that does not exist. */
  empty: () => T
  now: () => Date
}

export type DocumentState<T> =
  | { kind: 'ready'; value: T }
  /**
   * The file could not be understood and was moved to `movedTo`; `value` is what was saved since, or
   * empty. Said for the whole life of the document object, so that nobody misses it.
   */
  | { kind: 'set-aside'; value: T; movedTo: string }
  /**
   * So many entries could not be understood and were left out; the file as it was is kept at `copiedTo`.
   * Said for the whole life of the document object as well.
   */
  | { kind: 'entries-set-aside'; value: T; count: number; copiedTo: string }
  /** Written by a newer version of the app: left as it is, not to be changed. `value` is empty. */
  | { kind: 'newer'; value: T; version: number }
  /** The file is there and cannot be read now (`code`, such as EACCES): nothing is saved over it. */
  | { kind: 'unavailable'; value: T; code: string }

export interface JsonDocument<T> {
  /** Reads the file, with all changes in it that were begun here before. Never rejects for what is in the file. */
  load(): Promise<DocumentState<T>>
  /**
   * Reads, changes and writes as one step, in this process and across processes; resolves with the
   * new value once it is on the disk. A change that leaves the value as it was writes nothing.
   * Problems leave the file as it was. Rejects only with what `change` throws.
   */
  update(change: (current: T) => T): Promise<Result<T, SaveProblem>>
}

type Aside =
  | { kind: 'set-aside'; movedTo: string }
  | { kind: 'entries-set-aside'; count: number; copiedTo: string }

type ToSetAside<T> =
  { kind: 'unreadable' } | { kind: 'unreadable-entries'; value: T; count: number }

const isToSetAside = <T>(found: DocumentState<T> | ToSetAside<T>): found is ToSetAside<T> =>
  found.kind === 'unreadable' || found.kind === 'unreadable-entries'

/** Keeps one value in one JSON file: `{"format": "...", "version": n, ...value}`, pretty printed. */
export function createJsonDocument<T extends object>(
  options: JsonDocumentOptions<T>,
): JsonDocument<T> {
  const { file, empty } = options
  const rules: DocumentRules<T> = options
  const lock = `${file}.lock`
  let aside: Aside | null = null
  const inTurn = createQueue()

  async function read(): Promise<DocumentState<T> | ToSetAside<T>> {
    let bytes: Uint8Array
    try {
      bytes = await readFile(file)
    } catch (error) {
      const code = readErrorCode(error)
      if (code === null) throw error
      if (code !== 'ENOENT') return { kind: 'unavailable', value: empty(), code }
      return noted(empty())
    }
    const found = readDocument(bytes, rules)
    if (found.kind === 'value' && found.leftOut > 0)
      return { kind: 'unreadable-entries', value: found.value, count: found.leftOut }
    if (found.kind === 'value') return noted(found.value)
    if (found.kind === 'newer') return { ...found, value: empty() }
    return found
  }

  function noted(value: T): DocumentState<T> {
    return aside === null ? { kind: 'ready', value } : { ...aside, value }
  }

  /** Only under the lock: without it, another process's fresh file could be moved away. */
  async function readOrSetAside(): Promise<DocumentState<T>> {
    const found = await read()
    if (!isToSetAside(found)) return found
    try {
      if (found.kind === 'unreadable-entries') return await mend(found)
      aside = { kind: 'set-aside', movedTo: await setAside(file, options.now()) }
    } catch (error) {
      const code = readErrorCode(error)
      if (code === null) throw error
      return { kind: 'unavailable', value: empty(), code }
    }
    return noted(empty())
  }

  async function mend({ value, count }: { value: T; count: number }): Promise<DocumentState<T>> {
    const copiedTo = await copyAside(file, options.now())
    const saved = await saveAtomically(file, renderDocument(value, rules))
    if (!saved.ok) return { kind: 'unavailable', value, code: saved.error.code }
    aside = { kind: 'entries-set-aside', count, copiedTo }
    return noted(value)
  }

  async function change(apply: (current: T) => T): Promise<Result<T, SaveProblem>> {
    const state = await readOrSetAside()
    if (state.kind === 'newer') return err({ kind: 'newer', version: state.version })
    if (state.kind === 'unavailable') return err(describeErrorCode(state.code))
    // Rendered before the change, because a change may work on the value in place.
    const before = renderDocument(state.value, rules)
    const value = apply(state.value)
    const after = renderDocument(value, rules)
    if (after === before) return ok(value)
    const saved = await saveAtomically(file, after)
    return saved.ok ? ok(value) : saved
  }

  return {
    async load() {
      // A disk may take seconds, and a window that is loaded anew would begin with what it had before.
      await inTurn(() => Promise.resolve())
      const found = await read()
      if (!isToSetAside(found)) return found
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
