import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
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
import { readErrorCode } from '#host/storage/write-problem.ts'
import { readNotedList, renderNotedList } from './noted-list.ts'
import type { NotedList } from './run-set.ts'
import { openSetFiles, type SetFiles, type SetFilesUse } from './set-files.ts'
import { holdSet, readSetHolder } from './set-lock.ts'
import { readSummed, renderSummed } from './summed-json.ts'

/** The sets on the disk: a folder each, with what is known of it, the list before and what a rehearsal asked. */
export interface SetFolders {
  /** Of all of them, those that are damaged too. */
  ids(): Promise<string[]>
  create(id: string): Promise<Result<void, HostRefusal>>
  remove(id: string): Promise<void>
  read(id: string): Promise<SetDocument | DamagedSet>
  save(document: SetDocument): Promise<Result<void, WriteProblem>>
  /** null where none is there, which costs no more than the names of what came. */
  readList(id: string): Promise<NotedList | null>
  saveList(id: string, list: NotedList): Promise<Result<void, WriteProblem>>
  /** null where there is none, or one of another version: it is asked for again. */
  readSync(id: string): Promise<SyncDocument | null>
  saveSync(id: string, asked: SyncDocument): Promise<Result<void, WriteProblem>>
  open(id: string, use?: SetFilesUse): Promise<SetFiles>
  hold(id: string): ReturnType<typeof holdSet>
  holder(id: string): ReturnType<typeof readSetHolder>
  /** In bytes. */
  sizeOf(id: string): Promise<number>
}

export function createSetFolders(folder: string): SetFolders {
  /** A UUID and nothing else becomes part of a path; who asks has looked at it before. */
  function folderOf(id: string): string {
    if (!isSetId(id)) throw new TypeError('The name of a set is a UUID')
    return join(folder, id)
  }
  const documentOf = (id: string) => join(folderOf(id), 'set.json')
  const listOf = (id: string) => join(folderOf(id), 'list.json')
  const syncOf = (id: string) => join(folderOf(id), 'sync.json')

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
      const made = await createPrivateFolder(folder)
      if (made.ok) await mkdir(folderOf(id), { mode: 0o700 })
      return made
    },
    remove: (id) => rm(folderOf(id), { recursive: true, force: true }),
    async read(id) {
      const value = await readOrNull(documentOf(id), readSummed)
      const parsed = setDocument.safeParse(value)
      if (parsed.success) return parsed.data
      const isNewer =
        typeof value === 'object' &&
        value !== null &&
        'version' in value &&
        Number(value.version) > setVersion
      return { id, why: isNewer ? 'newer-version' : 'unreadable' }
    },
    save: (document) => saveAtomically(documentOf(document.id), renderSummed(document, 2)),
    readList: (id) => readOrNull(listOf(id), readNotedList),
    saveList: (id, list) => saveAtomically(listOf(id), renderNotedList(list)),
    readSync: (id) =>
      readOrNull(syncOf(id), (text) => syncDocument.safeParse(readSummed(text)).data ?? null),
    saveSync: (id, asked) => saveAtomically(syncOf(id), renderSummed(asked)),
    open: (id, use) => openSetFiles(folderOf(id), use),
    hold: (id) => holdSet(folderOf(id)),
    holder: (id) => readSetHolder(folderOf(id)),
    async sizeOf(id) {
      const names = await readdir(folderOf(id)).catch(() => [])
      const sizes = await Promise.all(
        names.map(async (name) => {
          const { size } = await stat(join(folderOf(id), name)).catch(() => ({ size: 0 }))
          return size
        }),
      )
      return sizes.reduce((sum, size) => sum + size, 0)
    },
  }
}

const isSetId = (name: string): boolean => z.uuid().safeParse(name).success

/** What a file says; null where it is not there, or says nothing that can be read. */
async function readOrNull<T>(path: string, readText: (text: string) => T): Promise<T | null> {
  try {
    return readText(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}
