/** Makes sure that out/ contains an up-to-date build. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { keyOf, openCache } from './cache.mjs'
import { fingerprint } from './fingerprint.mjs'
import { packageProgram } from './package-program.mjs'
import { archiveFolder, restoreFolder } from './archive.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run-program.mjs'
import { announce, StepFailure } from './step.mjs'

const sources = [
  'docs/manual',
  'src',
  'electron',
  'resources',
  'scripts/build',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]
const folder = inProject('out')
const stampFile = inProject('out', '.sources')

/**
 * Builds only if a source has changed since the last successful build, and no clone on this computer has built the
 * same sources.
 */
export async function ensureBuild() {
  const current = fingerprint(sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current) return
  const cache = openCache()
  const key = keyOf(current)
  const known = cache.read('build', key)
  if (known !== null) {
    restoreFolder(known, folder)
    return
  }
  announce('Building the app…')
  rmSync(folder, { recursive: true, force: true })
  const code = await runNode(packageProgram('electron-vite'), ['build', '--logLevel', 'warn'], {
    output: 'to-stderr',
  })
  if (code !== 0)
    throw new StepFailure(
      'Building the app',
      'The lines above name the file. If you did not change it, "npm ci" and the same command again help.',
    )
  writeFileSync(stampFile, current)
  cache.write('build', key, archiveFolder(folder))
}
