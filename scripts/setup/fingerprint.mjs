/** Detects changed files by their names, sizes and modification times, without reading them. */
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './project.mjs'

/**
 * A hash of the state of files and folders of the project, including whether they exist.
 * @param {readonly string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const line of paths.flatMap(describe)) hash.update(`${line}\n`)
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function describe(path) {
  const stats = statSync(inProject(path), { throwIfNoEntry: false })
  if (!stats) return [`${path} missing`]
  return stats.isDirectory()
    ? readdirSync(inProject(path))
        .sort()
        .flatMap((name) => describe(join(path, name)))
    : [`${path} ${stats.size} ${stats.mtimeMs}`]
}
