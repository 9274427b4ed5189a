/** Builds the npm package of the browser shell. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findNpm } from '../setup/package-program.mjs'
import { inProject } from '../setup/project.mjs'
import { layOutBrowserShell } from './browser-shell-folder.mjs'

/**
 * Packs the built shell, so that nothing needs to be built after installation.
 * @param {string} target the folder for the archive; created if missing
 * @param {string | null} [version] null for the project's
 * @returns {string} the archive
 */
export function makeNpmPackage(target, version = null) {
  const folder = join(target, 'npm')
  rmSync(folder, { recursive: true, force: true })
  layOutBrowserShell(folder, version)
  cpSync(inProject('resources', 'npm', 'README.md'), join(folder, 'README.md'))
  return packFolder(folder, target)
}

/**
 * Packs a package's folder with npm; returns the path of the archive.
 * @param {string} folder
 * @param {string} target
 * @returns {string}
 */
export function packFolder(folder, target) {
  mkdirSync(target, { recursive: true })
  const { command, args } = findNpm()
  const options = ['pack', folder, '--pack-destination', target, '--json', '--ignore-scripts']
  const output = execFileSync(command, [...args, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  /** @type {{ filename: string }[]} */
  const [packed] = JSON.parse(output)
  if (packed === undefined) throw new Error(`npm packed nothing of ${folder}`)
  return join(target, packed.filename.replace('@', '').replace('/', '-'))
}
