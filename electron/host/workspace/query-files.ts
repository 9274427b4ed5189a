import type { Dirent } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isQueryFile } from '#core/folder/query-file.ts'
import { mebibyte } from '#core/exchange/limits.ts'
import type { UnreadableRequest } from '#core/workspace/saved-request.ts'
import { sweepTemporaryFiles } from '#host/storage/atomic-write.ts'
import { NotRead, readRegularFile } from '#host/storage/read-regular-file.ts'
import { readErrorCode, requireErrorCode } from '#host/storage/write-problem.ts'

/** The query files of a folder, and what in it is not read. */
export interface ListedFiles {
  /** Paths in the folder with `/`, each with a text that every change of the file changes. */
  files: Map<string, string>
  /** The folders in it that were looked at, itself ('') included. */
  folders: string[]
  unread: UnreadableRequest[]
}

/** More would take seconds to look at. */
const maxEntries = 50_000
const maxFileBytes = 4 * mebibyte
const filesAtOnce = 50

/**
 * Lists the query files of a folder in any depth, without hidden files and folders. Links are named, not followed.
 * Of more than `maxFiles`, the first are listed.
 */
export async function listQueryFiles(root: string, maxFiles: number): Promise<ListedFiles> {
  const unread: UnreadableRequest[] = []
  const paths: string[] = []
  const waiting = ['']
  const folders: string[] = []
  let entriesLeft = maxEntries
  const name = (kind: UnreadableRequest['kind'], file: string) => {
    unread.push({ kind, file, detail: '' })
  }
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    folders.push(folder)
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(
      (error: unknown) => {
        // A folder that is not there yet has no queries.
        if (folder !== '' || readErrorCode(error) !== 'ENOENT') name('unavailable', folder)
        return []
      },
    )
    if (entries.some((entry) => entry.name.startsWith('.') && entry.name.endsWith('.tmp')))
      await sweepTemporaryFiles(join(root, folder))
    for (const entry of entries.toSorted(byName)) {
      if (entry.name.startsWith('.')) continue
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      entriesLeft -= 1
      if (entriesLeft < 0 || paths.length >= maxFiles) {
        name('too-many', path)
        return { files: await describeFiles(root, paths), folders, unread }
      }
      if (entry.isSymbolicLink()) {
        if (isQueryFile(path) || !entry.name.includes('.')) name('link', path)
      } else if (isQueryFile(path)) {
        if (entry.isFile()) paths.push(path)
        else name('not-a-file', path)
      } else if (entry.isDirectory()) waiting.push(path)
    }
  }
  return { files: await describeFiles(root, paths), folders, unread }
}

const byName = (one: Dirent, other: Dirent) => (one.name < other.name ? -1 : 1)

async function describeFiles(root: string, paths: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (let at = 0; at < paths.length; at += filesAtOnce) {
    const some = paths.slice(at, at + filesAtOnce)
    const states = await Promise.all(some.map((path) => describeFile(join(root, path))))
    for (const [index, path] of some.entries()) {
      const state = states[index] ?? null
      if (state !== null) files.set(path, state)
    }
  }
  return files
}

/** A text that every change of the file changes; null if there is none. */
export async function describeFile(file: string): Promise<string | null> {
  const found = await lstat(file).catch(() => null)
  if (found === null) return null
  return [found.size, found.mtimeMs, found.ctimeMs, found.ino, found.mode].join(' ')
}

/** The text of a file, or why it is not read; null if there is none. */
export async function readText(
  root: string,
  path: string,
): Promise<{ text: string } | UnreadableRequest | null> {
  const unread = (kind: UnreadableRequest['kind'], detail = '') => ({ kind, file: path, detail })
  try {
    const file = join(root, path)
    if ((await lstat(file)).isSymbolicLink()) return unread('link')
    const bytes = await readRegularFile(file, maxFileBytes)
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch (error) {
    if (error instanceof NotRead)
      return unread(error.code === 'too-large' ? 'too-large' : 'not-a-file')
    if (error instanceof TypeError) return unread('mistake', 'expected text in UTF-8')
    const code = requireErrorCode(error)
    return code === 'ENOENT' ? null : unread('unavailable')
  }
}
