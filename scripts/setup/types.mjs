/** Checks the types, from what TypeScript found out about these files before, in this or another clone. */
import { existsSync } from 'node:fs'
import { archiveFolder, restoreFolder } from './archive.mjs'
import { keyOf, openCache } from './cache.mjs'
import { fingerprint } from './fingerprint.mjs'
import { packageProgram } from './package-program.mjs'
import { inProject } from './project.mjs'
import { runNodeQuietly } from './run-program.mjs'

/** What TypeScript notes: of each file the hash of its text, and what it exports. */
const folder = inProject('.tsbuild')
/** What it does not compare by itself. */
const settings = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json']

/**
 * TypeScript looks into each file that is newer than its notes, and those from the cache are older than any file. So
 * they are used for the files that have not changed, and the others are checked.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function checkTypes() {
  const cache = openCache()
  const key = keyOf(fingerprint(settings))
  const known = existsSync(folder) ? null : cache.read('types', key)
  if (known !== null) restoreFolder(known, folder)
  const checked = await runNodeQuietly(packageProgram('vue-tsc'), ['--build'])
  if (checked.code === 0) cache.write('types', key, archiveFolder(folder))
  return checked
}
