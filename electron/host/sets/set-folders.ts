import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { mebibyte } from '#core/exchange/mebibyte.ts'
import type { HostRefusal } from '#core/refusal/host-refusal.ts'
import type { WriteProblem } from '#core/refusal/save-problem.ts'
import type { Result } from '#core/result.ts'
import {
  setDocument,
  setVersion,
  type DamagedSet,
  type SetDocument,
} from '#core/set/set-document.ts'
import { syncDocument, type SyncDocument } from '#core/sync/sync-document.ts'
import { saveAtomically } from '#host/storage/atomic-write.ts'
import { createPrivateFolder } from '#host/storage/private-folder.ts'
import { readRegularFile } from '#host/storage/read-regular-file.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'
import { readPreviousList, renderPreviousList } from './previous-list.ts'
import type { PreviousList } from './run-context.ts'
import { openSetFiles, type SetFiles, type SetFilesUse } from './set-files.ts'
import { lockSet, readSetLockHolder } from './set-lock.ts'
import { readWithChecksum, renderWithChecksum } from './json-with-checksum.ts'

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
  readImportCheck(id: string): Promise<SyncDocument | null>
  saveImportCheck(id: string, syncData: SyncDocument): Promise<Result<void, WriteProblem>>
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
        (text) => syncDocument.safeParse(readWithChecksum(text)).data ?? null,
      ),
    saveImportCheck: (id, syncData) =>
      saveAtomically(importCheckPath(id), renderWithChecksum(syncData)),
    open: (id, use) => openSetFiles(folderPath(id), use),
    lock: (id) => lockSet(folderPath(id)),
    lockHolder: (id) => readSetLockHolder(folderPath(id)),
    async sizeOf(id) {
      const names = await readdir(folderPath(id)).catch(() => [])
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
