/** Tells whether files have changed, without reading them: by names, sizes and times of change. */
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './project.mjs'

/**
 * One text for the state of the given files and folders of the project; a missing one counts as such.
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
