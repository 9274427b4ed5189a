import { mkdir, readdir, realpath, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { nameKeyOf } from '#core/workspace/saved-name.ts'
import { numberPath, planQueryPath, type SavedFile } from '#core/workspace/saved-query.ts'
import type { WriteProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import {
  retryWhileBlocked,
  saveAllAtomically,
  type FileAccess,
} from '#host/storage/atomic-write.ts'
import { describeErrorCode, describeWriteError } from '#host/storage/write-problem.ts'
import type { QueryEntry } from './query-index.ts'

/**
 * Chooses paths that neither a file nor one that was chosen before has, in the spelling of the folders that are
 * there. Each folder is listed once. `taken` are further paths that are not to be used.
 */
export function createPathChooser(root: string, taken: readonly string[] = []) {
  const takenKeys = new Set(taken.map(nameKeyOf))
  const namesByFolder = new Map<string, Promise<ReadonlyMap<string, string>>>()
  const nextNumbers = new Map<string, number>()

  /** The names in a folder by their keys. */
  function namesIn(folder: string): Promise<ReadonlyMap<string, string>> {
    const listed =
      namesByFolder.get(folder) ??
      readdir(join(root, folder))
        .catch(() => [])
        .then((names) => new Map(names.map((name) => [nameKeyOf(name), name])))
    namesByFolder.set(folder, listed)
    return listed
  }

  return async function choosePath(
    request: Pick<SavedRequest, 'name' | 'folder'>,
    { entry, file }: { entry: QueryEntry | null; file: SavedFile | null },
  ): Promise<string> {
    const stays = file?.request.name === request.name && file.request.folder === request.folder
    if (entry !== null && stays) return entry.path
    const parts = planQueryPath(request).split('/')
    const name = parts.pop() ?? ''
    let folder = ''
    for (const part of parts) {
      const spelled = (await namesIn(folder)).get(nameKeyOf(part)) ?? part
      folder = folder === '' ? spelled : `${folder}/${spelled}`
    }
    const inFolder = await namesIn(folder)
    const inside = (one: string) => (folder === '' ? one : `${folder}/${one}`)
    const plainKey = nameKeyOf(inside(name))
    for (let number = nextNumbers.get(plainKey) ?? 1; ; number += 1) {
      const path = inside(number === 1 ? name : numberPath(name, number))
      const key = nameKeyOf(path)
      const isOwn = file !== null && entry !== null && nameKeyOf(entry.path) === key
      const isFree = !inFolder.has(nameKeyOf(fileNameOf(path)))
      if (!takenKeys.has(key) && (isFree || isOwn)) {
        takenKeys.add(key)
        nextNumbers.set(plainKey, number + 1)
        return path
      }
    }
  }
}

/** Where the files of a folder of queries are, and who may read them. Paths are within the folder, with `/`. */
export function createQueryPlaces(root: string, isShared: boolean) {
  const folderMode = isShared ? 0o777 : 0o700

  /** An opened folder is for others, too: its files stay readable to whom they were. */
  async function accessOf(path: string): Promise<FileAccess> {
    if (!isShared) return {}
    const found = await stat(join(root, path)).catch(() => null)
    return found ? { mode: found.mode & 0o777 } : { isShared }
  }

  /** Creates the folders of files; a problem if one is a link that leads out, before anything is created there. */
  async function prepareFolders(paths: readonly string[]): Promise<Result<void, WriteProblem>> {
    try {
      // An opened folder that is gone is not made anew.
      if (!isShared) await mkdir(root, { recursive: true, mode: folderMode })
      const within = await realpath(root)
      for (const folder of new Set(paths.map((path) => dirname(path)))) {
        let there = folder
        let real = await realpath(join(root, there)).catch(() => null)
        while (real === null) {
          there = dirname(there)
          real = await realpath(join(root, there)).catch(() => null)
        }
        // Told like a folder that must not be written to.
        if (real !== within && !real.startsWith(within + sep))
          return err(describeErrorCode('EACCES'))
        await mkdir(join(root, folder), { recursive: true, mode: folderMode })
      }
      return ok(undefined)
    } catch (error) {
      return err(describeWriteError(error))
    }
  }

  /** Takes a file away, and the folders that are empty then: a folder exists while it contains a query. */
  async function takeAway(
    path: string,
    change: (file: string) => Promise<void>,
  ): Promise<Result<void, WriteProblem>> {
    try {
      await retryWhileBlocked(() => change(join(root, path)))
    } catch (error) {
      return err(describeWriteError(error))
    }
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
      try {
        await rmdir(join(root, folder))
      } catch {
        break
      }
    return ok(undefined)
  }

  /** Writes new files of several folders. On a problem some may already be written. */
  async function writeAll(
    files: readonly { path: string; text: string }[],
  ): Promise<Result<void, WriteProblem>> {
    for (const folder of new Set(files.map(({ path }) => dirname(path)))) {
      const inFolder = files.filter(({ path }) => dirname(path) === folder)
      const written = await saveAllAtomically(
        join(root, folder),
        inFolder.map(({ path, text }) => ({ name: fileNameOf(path), content: text })),
        { isShared },
      )
      if (!written.ok) return written
    }
    return ok(undefined)
  }

  return {
    accessOf,
    prepareFolders,
    writeAll,
    rename: (path: string, to: string) => takeAway(path, (file) => rename(file, join(root, to))),
    remove: (path: string) => takeAway(path, (file) => rm(file, { force: true })),
  }
}

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
