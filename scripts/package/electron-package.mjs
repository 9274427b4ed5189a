/** Builds the packages with Electron for the current system. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findNpm } from '../setup/npm-program.mjs'
import { inProject } from '../setup/project.mjs'
import { runProgram } from '../setup/run-program.mjs'
import { announce, StepFailure } from '../setup/step.mjs'
import { describeElectronPackages } from './electron-config.mjs'
import { layOutElectronApp } from './electron-folder.mjs'
import { compareFuses, findPrograms } from './fuses.mjs'
import { readMaintainer } from './maintainer.mjs'

const builderFolder = inProject('scripts', 'package', 'builder')

/**
 * Electron's program must be installed.
 * @param {string} target the folder for the archives; created if missing
 * @returns {Promise<string>} the paths of the archives, one per line
 */
export async function makeElectronPackages(target) {
  const system = process.platform
  if (system !== 'linux' && system !== 'win32' && system !== 'darwin')
    throw new StepFailure('Choosing the packages', `There are none with Electron for ${system}.`)
  const electronDist = inProject('node_modules', 'electron', 'dist')
  await ensureBuilder()
  const app = join(target, 'electron-app')
  await layOutElectronApp(app, system)
  const config = describeElectronPackages({
    app,
    target,
    maintainer: readMaintainer(),
    // A universal app for macOS consists of two builds of Electron, of which only one is installed.
    electronDist: system === 'darwin' ? null : electronDist,
  })
  // electron-builder takes an empty certificate for a file that is not there. A workflow whose secrets are not set
  // has such.
  for (const name of signingVariables)
    if (process.env[name] === '') Reflect.deleteProperty(process.env, name)
  /** @type {{ build: (options: object) => Promise<string[]> }} */
  const { build } = loadBuilder('electron-builder')
  const archives = await build({ projectDir: inProject(), config, publish: 'never' })
  await readFusesBack(target, config.electronFuses)
  return archives.join('\n')
}

const signingVariables = [
  ...['CSC_LINK', 'CSC_KEY_PASSWORD', 'WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD'],
  ...['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
]

/**
 * Fails if a built program has other fuses than the configuration, or if none was built.
 * @param {string} target
 * @param {import('./fuses.mjs').Fuses} wanted
 */
async function readFusesBack(target, wanted) {
  const programs = findPrograms(target)
  const faults = await Promise.all(
    programs.map((program) => compareFuses(program, wanted, loadBuilder('@electron/fuses'))),
  )
  if (programs.length === 0 || faults.flat().length > 0)
    throw new StepFailure(
      'Reading the fuses back',
      faults.flat().join(' ') || `There is no program in ${target}.`,
    )
  announce(`The fuses of ${programs.length} program(s) are as configured.`)
}

/** Installs electron-builder and its 250 packages at the first packaging, from their own lockfile. */
export async function ensureBuilder() {
  if (existsSync(join(builderFolder, 'node_modules', '.package-lock.json'))) return
  announce('Installing electron-builder (half a minute)…')
  const npm = findNpm()
  const options = ['ci', '--prefix', builderFolder, '--ignore-scripts', '--loglevel=error']
  const code = await runProgram(npm.command, [...npm.args, ...options], { output: 'to-stderr' })
  if (code !== 0) throw new StepFailure('Installing electron-builder', 'The lines above say why.')
}

/** Loads a module of the electron-builder installation. @param {string} name */
export const loadBuilder = (name) => createRequire(join(builderFolder, 'package.json'))(name)
