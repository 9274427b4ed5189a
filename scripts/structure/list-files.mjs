/** The files of the project that git does not ignore, by the folders in .gitignore. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/**
 * Paths relative to the project, with slashes.
 * @param {string} project
 */
export function listFiles(project) {
  const folders = readFileSync(join(project, '.gitignore'), 'utf8').match(/^.+(?=\/$)/gm) ?? []
  // As git reads it: with a slash before it, a folder at the top alone.
  const ignored = new Set(['.git', ...folders.filter((folder) => !folder.startsWith('/'))])
  const ignoredAtTop = new Set(folders.map((folder) => folder.replace(/^\//, '')))
  /** @type {(folder: string) => string[]} */
  const listFolder = (folder) =>
    readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory())
        return ignored.has(entry.name) || ignoredAtTop.has(path) ? [] : listFolder(path)
      return entry.isFile() ? [path] : []
    })
  return listFolder('')
}
