/** Makes sure that node_modules matches package-lock.json. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findNpm } from './package-program.mjs'
import { inProject } from './project.mjs'
import { runProgram } from './run-program.mjs'
import { announce, StepFailure } from './step.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */

const minNodeVersion = '20.19.0'

/** Records for which system node_modules was installed, because two systems may share the folder. */
const systemFile = inProject('node_modules', '.system')
const system = `${process.platform} ${process.arch}`

/** Installs only if a package is missing or has another version; the check takes a few milliseconds. */
export async function ensureDependencies() {
  requireNode()
  if (areDependenciesInstalled()) return
  announce('Installing dependencies (half a minute, longer on a slow network)…')
  const npm = findNpm()
  const code = await runProgram(
    npm.command,
    [...npm.args, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { output: 'to-stderr' },
  )
  if (code !== 0)
    throw new StepFailure(
      'Installing dependencies',
      'The lines above say why. Behind a proxy npm needs its address (npm config set proxy), then run the command again.',
    )
  writeFileSync(systemFile, system)
}

function requireNode() {
  if (process.versions.node.localeCompare(minNodeVersion, 'en', { numeric: true }) >= 0) return
  throw new StepFailure(
    'Looking at Node.js',
    `It is version ${process.versions.node}; version ${minNodeVersion} or newer is needed (https://nodejs.org).`,
  )
}

/** Compares the lockfile with the list that npm writes at the end of each installation. */
function areDependenciesInstalled() {
  const installedFile = inProject('node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  // The file is missing if npm was run by hand, which installs for this system.
  if (existsSync(systemFile) && readFileSync(systemFile, 'utf8') !== system) return false
  const installed = readPackages(installedFile)
  return Object.entries(readPackages(inProject('package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' ||
      // The lockfile also contains packages for other systems.
      wanted.optional === true ||
      (installed[path]?.version === wanted.version &&
        installed[path]?.integrity === wanted.integrity),
  )
}

/**
 * @param {string} lockfile
 * @returns {Record<string, LockedPackage>}
 */
const readPackages = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages
