import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { mebibyte } from '#core/exchange/limits.ts'
import type { HostRefusal, WriteProblem, LockProblem } from '#core/refusal/host-refusal.ts'
import { type Result, err, ok } from '#core/result.ts'
import {
  setDocument,
  setVersion,
  type DamagedSet,
  type SetDocument,
} from '#core/set/set-document.ts'
import {
  importCheckDocument,
  type ImportCheckDocument,
} from '#core/import-check/import-check-document.ts'
import {
  saveAtomically,
  sweepTemporaryFiles,
  createPrivateFolder,
} from '#host/storage/atomic-write.ts'
import { readRegularFile } from '#host/storage/read-regular-file.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'
import type { PreviousList } from './run-context.ts'
import { openSetFiles, type SetFiles, type SetFilesUse } from './set-files.ts'
import { readWithChecksum, renderWithChecksum } from '#host/storage/document-text.ts'
import { hostname } from 'node:os'
import { withFileLock, isDead, readLock } from '#host/storage/file-lock.ts'

/**
 * The saved sets, one folder each: set.json (document), list.json (IDs of the previous run) and sync.json
 * (last import check).
 */
export interface SetFolders {
  /** IDs of all sets, including damaged ones. */
  ids(): Promise<string[]>
  create(id: string): Promise<Result<void, HostRefusal>>
  remove(id: string): Promise<void>
  read(id: string): Promise<SetDocument | DamagedSet>
  save(document: SetDocument): Promise<Result<void, WriteProblem>>
  /** null if no list was saved; the next run then cannot name the items that were added. */
  readList(id: string): Promise<PreviousList | null>
  saveList(id: string, list: PreviousList): Promise<Result<void, WriteProblem>>
  /** null if there is none or it has another version; the import check is then run again. */
  readImportCheck(id: string): Promise<ImportCheckDocument | null>
  saveImportCheck(
    id: string,
    importCheckData: ImportCheckDocument,
  ): Promise<Result<void, WriteProblem>>
  open(id: string, use?: SetFilesUse): Promise<SetFiles>
  lock(id: string): ReturnType<typeof lockSet>
  lockHolder(id: string): ReturnType<typeof readSetLockHolder>
  /** In bytes. */
  sizeOf(id: string): Promise<number>
}

export function createSetFolders(folder: string): SetFolders {
  /** Only a UUID may become part of a path. Callers validate the ID first; this is a second guard. */
  function folderPath(id: string): string {
    if (!isSetId(id)) throw new TypeError('The name of a set is a UUID')
    return join(folder, id)
  }
  const documentPath = (id: string) => join(folderPath(id), 'set.json')
  const listPath = (id: string) => join(folderPath(id), 'list.json')
  const importCheckPath = (id: string) => join(folderPath(id), 'sync.json')

  return {
    async ids() {
      try {
        const entries = await readdir(folder, { withFileTypes: true })
        return entries
          .filter((entry) => entry.isDirectory() && isSetId(entry.name))
          .map(({ name }) => name)
      } catch (error) {
        if (readErrorCode(error) === 'ENOENT') return []
        throw error
      }
    },
    async create(id) {
      const created = await createPrivateFolder(folder)
      if (created.ok) await mkdir(folderPath(id), { mode: 0o700 })
      return created
    },
    remove: (id) => rm(folderPath(id), { recursive: true, force: true }),
    async read(id) {
      const value = await readOrNull(documentPath(id), readWithChecksum)
      const parsed = setDocument.safeParse(value)
      if (parsed.success) return parsed.data
      const isNewer =
        typeof value === 'object' &&
        value !== null &&
        'version' in value &&
        Number(value.version) > setVersion
      return { id, why: isNewer ? 'newer-version' : 'unreadable' }
    },
    save: (document) => saveAtomically(documentPath(document.id), renderWithChecksum(document, 2)),
    readList: (id) => readOrNull(listPath(id), readPreviousList),
    saveList: (id, list) => saveAtomically(listPath(id), renderPreviousList(list)),
    readImportCheck: (id) =>
      readOrNull(
        importCheckPath(id),
        (text) => importCheckDocument.safeParse(readWithChecksum(text)).data ?? null,
      ),
    saveImportCheck: (id, importCheckData) =>
      saveAtomically(importCheckPath(id), renderWithChecksum(importCheckData)),
    open: (id, use) => openSetFiles(folderPath(id), use),
    lock: (id) => lockSet(folderPath(id)),
    lockHolder: (id) => readSetLockHolder(folderPath(id)),
    async sizeOf(id) {
      const names = await readdir(folderPath(id)).catch(() => [])
      // What a writer that was killed left is of no use, and as large as the list of a set.
      if (names.some((name) => name.endsWith('.tmp'))) await sweepTemporaryFiles(folderPath(id))
      const sizes = await Promise.all(
        names.map(async (name) => {
          const { size } = await stat(join(folderPath(id), name)).catch(() => ({ size: 0 }))
          return size
        }),
      )
      return sizes.reduce((sum, size) => sum + size, 0)
    },
  }
}

const isSetId = (name: string): boolean => z.uuid().safeParse(name).success

/** A list of IDs grows with the set. */
const maxDocumentBytes = 512 * mebibyte

/** The parsed content of a file; null if it is missing or cannot be parsed. */
async function readOrNull<T>(path: string, readText: (text: string) => T): Promise<T | null> {
  try {
    return readText((await readRegularFile(path, maxDocumentBytes)).toString('utf8'))
  } catch {
    return null
  }
}

const ids = z.array(z.string())

const listFile = z.object({
  ids,
  /** ID, `dct:modified` and `dc:touched` of each item that was to be fetched after this list. */
  awaited: z.array(z.tuple([z.string(), z.string(), z.string()])),
  /** The `differences` of the `PreviousList`, under the name that this file format has for them. */
  told: z.object({ came: ids, went: ids, changed: ids }),
})

/** The text of `list.json`. */
const renderPreviousList = ({ ids: listed, awaited, differences }: PreviousList): string =>
  renderWithChecksum({
    ids: [...listed],
    awaited: Array.from(awaited, ([id, { modified, touched }]) => [id, modified, touched]),
    told: differences,
  })

/** null if the text has another format. */
function readPreviousList(text: string): PreviousList | null {
  const read = listFile.safeParse(readWithChecksum(text))
  if (!read.success) return null
  const { ids: listed, awaited, told } = read.data
  return {
    differences: told,
    ids: new Set(listed),
    awaited: new Map(awaited.map(([id, modified, touched]) => [id, { modified, touched }])),
  }
}

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
async function readSetLockHolder(folder: string): Promise<SetLockHolder | null> {
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
async function lockSet(
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
