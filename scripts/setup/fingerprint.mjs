/** Detects changed files by their contents. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project.mjs'

/**
 * A hash of files and folders with their paths, including whether they exist; without installed packages.
 * @param {readonly string[]} paths relative to the root
 * @param {string} root the project, unless it is another folder
 */
export function fingerprint(paths, root = projectFolder) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesOf(path, root))) {
    const content = readIfThere(join(root, path))
    hash.update(`${path}\0${content?.length ?? 'missing'}\0`).update(content ?? '')
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @param {string} root
 * @returns {string[]}
 */
const filesOf = (path, root) =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true
    ? readdirSync(join(root, path))
        .filter((name) => name !== 'node_modules')
        .sort()
        .flatMap((name) => filesOf(join(path, name), root))
    : [path]

/** @param {string} file */
const readIfThere = (file) =>
  statSync(file, { throwIfNoEntry: false }) === undefined ? null : readFileSync(file)
